/**
 * The words of the two views that hold a text against an edition's grammar: the
 * ribbon of its characters and the tree of its rules.
 */
import { v } from "./values.js";

/** @param {number} n */
const number = (n) => n.toLocaleString("en");

// The ribbon.
export const characters = "Characters";
export const characterClass = "Class";
export const noClass = "in no class of this edition";
export const notAllowed = "not allowed as it is";
/** @param {string} title */
export const classesOf = (title) => `Classes of characters: ${title}`;
/** @param {number} length */
export const uncounted = (length) => `${number(length)} characters: too many to mark each. They are counted below.`;

// The tree.
export const hint = "Point at a character and its rules light up, point at a rule and its characters do. With the keyboard, use the arrow keys.";
/** @param {string} title */
export const textLabel = (title) => `${title}, character by character`;
/** @param {string} title */
export const treeLabel = (title) => `Rules of the ${title}`;
/** @param {string} production */
export const matches = (production) => `matches ‹${production}›`;
/** @param {string} production */
export const matchesNot = (production) => `does not match ‹${production}›`;
/** @param {string} document */
export const noGrammar = (document) => `${document} gives no grammar for it.`;
/** @param {string} rest */
export const apart = (rest) => `${v(rest)} is no part of what has to match.`;
/** @param {number} length */
export const undrawn = (length) => `${number(length)} characters: too many to draw each. The rules below say what they stand for.`;
/** @param {number} length */
export const tooLong = (length) => `${number(length)} characters: their tree has several rules for each.`;
export const anyway = "Derive them all the same";
/** @param {number} rules */
export const within = (rules) => `${rules === 1 ? "1 more rule" : `${number(rules)} more rules`} within …`;
/** @param {number} rows */
export const rowsBefore = (rows) => `Show ${number(rows)} before`;
/** @param {number} rows @param {number} of */
export const rowsAfter = (rows, of) => `Show ${number(rows)} more, of ${number(of)}`;
/** @param {string} rule @param {number} times */
export const itself = (rule, times) => `${v(rule)} names itself here, ${number(times)} times over: these are drawn as one.`;
/** @param {number} at @param {string} shown @param {string[]} rules from the outside in */
export const under = (at, shown, rules) => `Character ${number(at)}, ${shown}: ${rules.map((rule) => `‹${rule}›`).join(" › ")}`;
/** @param {string} text */
export const standsFor = (text) => `stands for ${v(text)}`;
export const decided = "decided here";
export const notLoaded = "This part of the page could not be fetched.";
