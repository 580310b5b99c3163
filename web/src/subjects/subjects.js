/**
 * The subjects that an element can show alone, with texts of their own rather than a base and a reference, by the name
 * of the view.
 */
import { compare } from "./compare.js";
import { extract, layers } from "./documents.js";
import { encoding, host } from "./encoding.js";
import { attributesOf } from "./subject.js";

/** @type {Record<string, import("./subject.js").Subject>} */
export const subjects = { compare, layers, encoding, host, extract };

/** The attributes of their fields. */
export const attributes = [...new Set(Object.values(subjects).flatMap(attributesOf))];

/** @param {string} view */
export const hasSubject = (view) => Object.hasOwn(subjects, view);
