/**
 * What the runs of draft-fielding-uri-rfc2396bis-01 say.
 */
import { levels, or, v } from "./values.js";
import { recompose } from "./recompose.js";

/** @typedef {import("../en.js").Told} Told */
/** @typedef {import("./values.js").Args} Args */

/** Why the target is what it is. @type {Record<string, (args: Args) => string>} */
export const why = {
  "own-scheme": ({ scheme }) => `The reference brings its own scheme, ${v(scheme)}: it is a URI already, and stays as it is, dot segments and all.`,
  "no-base-scheme": () => "A base needs a scheme, such as ‹http:›, before its first ‹/›, ‹?› or ‹#›. What the algorithm would do without one is shown below.",
  "own-authority": ({ authority, scheme }) => `‹//› begins an authority: ${v(authority)} replaces everything of the base but its scheme, ${v(scheme)}. The path after it stays as it is.`,
  "current-document": () => "An empty reference is the current document, whatever the base. It is no URI.",
  "current-fragment": ({ fragment }) => `A fragment alone, ${v(fragment)}, is a place in the current document, whatever the base. It is no URI.`,
  "query-only": ({ query, path }) => `The path stays ${v(path)}; only the query becomes ${v(query)}.`,
  "absolute-path": ({ path, old }) => `‹/› at the beginning: ${v(path)} replaces the whole path of the base, ${v(old)}.`,
  "absolute-path-dots": ({ path, old }) => `‹/› at the beginning: ${v(path)} replaces the whole path of the base, ${v(old)}. Its dot segments stay: only a relative path is merged, and so rid of them.`,
  "root-added": ({ path }) => `The base has no path, so ${v(path)} gets a ‹/› before it.`,
  "excess-kept": ({ path, directory }) => `${v(path)} from ${v(directory)} leaves a ‹..› at the beginning. That is an error; here it is kept in the path.`,
  "excess-removed": ({ path, directory }) => `${v(path)} from ${v(directory)} leaves a ‹..› at the beginning. That is an error; here it is removed.`,
  "excess-refused": ({ path, directory }) => `${v(path)} from ${v(directory)} leaves a ‹..› at the beginning. That is an error; here such a reference is not followed, and there is no target.`,
  climbs: ({ path, directory, levels: n, rest }) =>
    `${v(path)} climbs ${levels(n)} from ${v(directory)}${rest ? `, then goes to ${v(rest)}` : ""}.`,
  "climbs-out": ({ path, directory, levels: n }) => `${v(path)} climbs ${levels(n)} from ${v(directory)}, which has not so many.`,
  stays: ({ path, directory }) => `${v(path)} is the directory that the base is in: ${v(directory)}.`,
  "no-directory": ({ path, old }) => `There is no ‹/› in the path of the base, so ${v(path)} replaces all of it: ${v(old)}.`,
  appends: ({ path, directory }) => `The base path ends in ‹/›, so ${v(path)} goes below ${v(directory)}.`,
  "replaces-last": ({ path, last }) => `${v(path)} replaces ${v(last)}: the base path ends in ${v(last)}, not in ${v(`${last}/`)}.`,
};

/** What a step says, by the id of its line. @type {Record<string, (told: Told) => string>} */
export const steps = {
  "split-base": () => "The base is split into its components; its query is not used.",
  "split-r": () => "The reference is split into its components.",
  "not-validating": ({ answer }) => (answer ? "Not validating, and the schemes are the same." : "The scheme of the reference, if any, counts."),
  "forget-scheme": () => "The reference's scheme is ignored.",
  "has-scheme": ({ answer, value }) => (answer ? `The reference has a scheme: ${or(value("R.scheme"))}.` : "The reference has no scheme."),
  "has-authority": ({ answer, value }) => (answer ? `The reference has an authority: ${or(value("R.authority"))}.` : "The reference has no authority."),
  "empty-path": ({ answer }) => (answer ? "The reference's path is empty." : "The reference has a path."),
  "has-query": ({ answer }) => (answer ? "The reference has a query." : "The reference has no query."),
  "current-document": () => "The answer is the current document: no URI comes of it.",
  "absolute-path": ({ answer }) => (answer ? "Its path begins at the root: no dot segment is removed from it." : "Its path is relative."),
  merge: () => "The two paths are merged in the buffer.",
  return: () => "All components of the target are known.",
  1: () => "The base path without its last segment is the beginning.",
  "1a": ({ answer }) => (answer ? "The base path is empty: the buffer gets a ‹/›." : "The base has a path."),
  2: () => "The reference's path follows.",
  3: ({ answer }) => (answer ? "A ‹./› goes: it means “here”." : "No ‹./› is left."),
  4: ({ answer }) => (answer ? "A ‹.› at the end goes." : "There is no ‹.› at the end."),
  5: ({ answer }) => (answer ? "The leftmost segment that ‹/../› follows goes, together with it." : "No ‹/../› has a segment left to take."),
  6: ({ answer }) => (answer ? "The last segment goes, and the ‹/..› behind it." : "There is no ‹/..› at the end that has a segment to take."),
  7: ({ answer }) => (answer ? "The buffer begins with ‹..›: the reference is in error." : "No ‹..› is at the beginning."),
  "7a": () => "It is kept, as part of the target.",
  "7b": ({ answer }) => (answer ? "A ‹..› at the beginning goes." : "No ‹..› is at the beginning any more."),
  "7c": () => "The reference is not followed: there is no target.",
  8: () => "The buffer is the path.",
  ...recompose,
};

/** What was decided where the document leaves something open, by the id of a line or the name of a rule. @type {Record<string, string>} */
export const decisions = {
  "not-validating": "The document compares the schemes with ‹==› and does not say how. Here they have to be the same, letter by letter: ‹HTTP› is not ‹http›.",
  5: "The document does not say whether a segment may be empty here. The nothing before a ‹/› that begins the buffer is none, as its example ‹../../../g› shows; nothing between two ‹/› is one.",
  6: "As in step 5, the nothing before a ‹/› that begins the buffer is no segment, and nothing between two ‹/› is one.",
  7: "The document leaves three ways: to keep the ‹..›, to remove it, or not to follow the reference. Keeping is what its examples show, and what is done unless you choose otherwise. A ‹/› before the ‹..› makes no difference.",
  domainlabel: "The document writes ‹|› here, which its notation does not have. It is read as ‹/›.",
  toplabel: "The document writes ‹|› here, which its notation does not have. It is read as ‹/›.",
};

/** What has to be said of an example, by its remark. @type {Record<string, string>} */
export const remarks = {};
