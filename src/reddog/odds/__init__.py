"""Exact odds, from what one seat may know and nothing else.

`unseen` says which card may come next, `exact` what that makes of a bet. Both read a `View`; every figure is a
whole number of cases out of a whole number of cases.
"""
