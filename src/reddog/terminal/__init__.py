"""Play in a terminal: the commands of `reddog`, and the line mode in which a person sits at a table with bots.

Plain lines, top to bottom, so that it works over ssh, in a pipe and with a screen reader. Every sentence comes from
`reddog.speech`; the terminal only chooses what is said when.
"""
