// A card is the number 4 * rank + suit: ranks from 0 (two) to 12 (ace), suits clubs, diamonds, hearts, spades.

import { t } from "../../text/labels.js";

const INDICES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const GLYPHS = ["♣", "♦", "♥", "♠"];
const LETTERS = "cdhs";
const PACK = 52;

/** @param {number} card */
export const rankOf = (card) => card >> 2;

/** @param {number} card */
export const suitOf = (card) => card & 3;

/** The suit's letter, which style sheets know it by. @param {number} suit */
export const letterOf = (suit) => LETTERS[suit];

/** @param {number} suit */
export const glyphOf = (suit) => GLYPHS[suit];

/** What is printed in the corner. @param {number} card */
export const indexOf = (card) => INDICES[rankOf(card)];

/** "Q♥" @param {number} card */
export const shortOf = (card) => indexOf(card) + glyphOf(suitOf(card));

/** "queen of hearts" @param {number} card */
export const nameOf = (card) =>
  t("card.name", { rank: t(`card.rank.${rankOf(card)}`), suit: t(`card.suit.${suitOf(card)}`) });

/** Whether a set of cards, as a number with a bit for each, holds one. @param {number} set @param {number} card */
export const holds = (set, card) => Math.floor(set / 2 ** card) % 2 === 1;

/** The cards of a set, the lowest first. @param {number} set @returns {number[]} */
export const cardsIn = (set) => [...Array(PACK).keys()].filter((card) => holds(set, card));

/** Hands are held by suit, spades first, and in a suit from the ace down. @param {readonly number[]} cards */
export const inOrder = (cards) =>
  [...cards].sort((one, other) => suitOf(other) - suitOf(one) || rankOf(other) - rankOf(one));
