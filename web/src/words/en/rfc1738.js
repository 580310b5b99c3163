/**
 * What the runs of RFC 1738 say.
 */
import { v } from "./values.js";

/** @typedef {import("../en.js").Told} Told */
/** @typedef {import("./values.js").Args} Args */

/** Why the result is what it is. @type {Record<string, (args: Args) => string>} */
export const why = {
  absolute: ({ scheme }) => `The reference begins with a scheme, ${v(scheme)}: it is a URL, and needs no base.`,
  "no-relative-form": () => "A URL begins with a scheme. This document mentions relative links but does not describe them, so there is no result.",
};

/** What a step says, by the id of its line. @type {Record<string, (told: Told) => string>} */
export const steps = {
  "split-base": () => "The base is split at its first colon, if a scheme is before it.",
  "split-fragment": () => "A ‹#› and what follows it are no part of a URL.",
  "has-scheme": ({ answer }) => (answer ? "There is a scheme before a colon." : "There is no scheme before a colon."),
  "split-url": () => "The scheme is what is before the colon; the rest is specific to it.",
  absolute: () => "The reference is whole, and taken as it stands.",
  "no-relative-form": () => "What is not a URL is not described here.",
};

/** What was decided where the document leaves something open, by the id of a line or the name of a rule. @type {Record<string, string>} */
export const decisions = {
  absolute: "An identifier after ‹#› is no part of the URL, and the document does not say what becomes of it. It stays where it is.",
  "no-relative-form": "The document describes neither relative links nor how to tell one. Whatever has no scheme is called one here, and held against the rule for a URL, which it does not match.",
  gopherurl: "Printed with a slash that has no quotation marks; it is read as ‹\"/\"›. A selector may itself have ‹%09› in it, so a search can also be read as part of it. Here the selector is as long as it can be.",
};

/** What has to be said of an example, by its id. @type {Record<string, string>} */
export const remarks = {};
