/**
 * What the runs of RFC 3986 say.
 */
import { levels, or, v } from "./values.js";
import { recompose } from "./recompose.js";

/** @typedef {import("../en.js").Told} Told */
/** @typedef {import("./values.js").Args} Args */

/** Why the target is what it is. @type {Record<string, (args: Args) => string>} */
export const why = {
  "own-scheme": ({ scheme }) => `The reference brings its own scheme, ${v(scheme)}: it is a URI already, and nothing of the base is used.`,
  "no-base-scheme": () => "A base needs a scheme, such as ‹http:›, before its first ‹/›, ‹?› or ‹#›. What the algorithm would do without one is shown below.",
  "own-authority": ({ authority, scheme }) => `‹//› begins an authority: ${v(authority)} replaces everything of the base but its scheme, ${v(scheme)}.`,
  "query-only": ({ query, path }) => `The path stays ${v(path)}; only the query becomes ${v(query)}.`,
  "fragment-only": ({ fragment }) => `All of the base stays, its query too; the fragment ${v(fragment)} is added.`,
  empty: () => "An empty reference is the base itself, without its fragment.",
  "absolute-path": ({ path, old }) => `‹/› at the beginning: ${v(path)} replaces the whole path of the base, ${v(old)}.`,
  "root-added": ({ path }) => `The base has an authority and no path, so ${v(path)} gets a ‹/› before it.`,
  climbs: ({ path, directory, levels: n, rest }) =>
    `${v(path)} climbs ${levels(n)} from ${v(directory)}${rest ? `, then goes to ${v(rest)}` : ""}.`,
  "climbs-out": ({ path, directory, levels: n, depth }) =>
    `${v(path)} climbs ${levels(n)} from ${v(directory)}, which has ${depth === "0" ? "none" : levels(depth).replace(/ levels?$/, "")}: the root stays the root.`,
  stays: ({ path, directory }) => `${v(path)} is the directory that the base is in: ${v(directory)}.`,
  "no-directory": ({ path, old }) => `There is no ‹/› in the path of the base, so ${v(path)} replaces all of it: ${v(old)}.`,
  appends: ({ path, directory }) => `The base path ends in ‹/›, so ${v(path)} goes below ${v(directory)}.`,
  "replaces-last": ({ path, last }) => `${v(path)} replaces ${v(last)}: the base path ends in ${v(last)}, not in ${v(`${last}/`)}.`,
};

/** What a step says, by the id of its line. @type {Record<string, (told: Told) => string>} */
export const steps = {
  "split-base": () => "The base is split into its components.",
  "split-r": () => "The reference is split into its components.",
  "non-strict": ({ answer }) => (answer ? "Not strict, and the schemes are the same." : "The scheme of the reference, if any, counts."),
  "forget-scheme": () => "The reference's scheme is ignored.",
  "has-scheme": ({ answer, value }) => (answer ? `The reference has a scheme: ${or(value("R.scheme"))}.` : "The reference has no scheme."),
  "has-authority": ({ answer, value }) => (answer ? `The reference has an authority: ${or(value("R.authority"))}.` : "The reference has no authority."),
  "empty-path": ({ answer }) => (answer ? "The reference's path is empty." : "The reference has a path."),
  "has-query": ({ answer }) => (answer ? "The reference has a query." : "The reference has no query."),
  "absolute-path": ({ answer }) => (answer ? "Its path begins at the root." : "Its path is relative."),
  merge: () => "The two paths are merged.",
  "no-base-path": ({ answer }) => (answer ? "The base has an authority and an empty path." : "The base has a path, or no authority."),
  root: () => "The reference's path gets a ‹/› before it.",
  "replace-last": () => "What follows the last ‹/› of the base path makes room for the reference's path.",
  1: () => "The path becomes the input.",
  "2A": () => "A ‹../› or ‹./› at the very beginning goes.",
  "2B": () => "‹/.› goes: it means “here”.",
  "2C": ({ took }) => (took ? "‹/..› goes, and takes the last output segment with it." : "‹/..› goes. Nothing is left to take: the root stays the root."),
  "2D": () => "A path of dots alone goes.",
  "2E": () => "The first segment moves to the output.",
  3: () => "The input is empty: the output is the path.",
  ...recompose,
};

/** What was decided where the document leaves something open, by the id of a line or the name of a rule. @type {Record<string, string>} */
export const decisions = {};

/** What has to be said of examples. @type {Record<string, string>} */
export const remarks = {
  "by-scheme": "That the case of a host in a mail address does not matter is known to the scheme alone: ‹mailto› has no authority, and to the generic syntax this is a path.",
};
