/**
 * The questions above the texts of the Resolve room, each with the texts that answer it. The catalogue has them under
 * the same names: page:ways.
 */
import { opening, start } from "../run/link.js";

/** set: the property of the base that the reference is assigned to, in the spec that has setters. @typedef {{ name: string, base: string, reference: string, edition?: string, set?: string }} Chip */

/** @type {Chip[]} */
export const chips = [
  { name: "vanished", base: opening.base, reference: opening.reference },
  { name: "above", base: start.base, reference: start.reference },
  { name: "host", base: "https://shop.example/app/index.html", reference: "//good.example@evil.example:8443/../pay" },
];
