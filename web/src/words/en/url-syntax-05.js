/**
 * What the runs of draft-fielding-url-syntax-05 say.
 */
import { levels, or, v } from "./values.js";
import { recompose } from "./recompose.js";

/** @typedef {import("../en.js").Told} Told */
/** @typedef {import("./values.js").Args} Args */

/** Why the target is what it is. @type {Record<string, (args: Args) => string>} */
export const why = {
  "own-scheme": ({ scheme }) => `The reference brings its own scheme, ${v(scheme)}: it is an absolute URL as it stands, dot segments and all.`,
  "no-base-scheme": () => "A base needs a scheme, such as ‹http:›, before its first ‹/›, ‹?› or ‹#›. What the algorithm would do without one is shown below.",
  "own-site": ({ site, scheme }) => `‹//› begins a site: ${v(site)} replaces everything of the base but its scheme, ${v(scheme)}. The path after it stays as it is.`,
  "current-document": () => "An empty reference is the start of the current document, whatever the base. It is no URL.",
  "current-fragment": ({ fragment }) => `A fragment alone, ${v(fragment)}, is a place in the current document, whatever the base. It is no URL.`,
  "query-only": ({ query, last, directory }) =>
    `An empty path is relative like any other: ${last ? `${v(last)} goes, and ` : ""}${v(`?${query}`)} comes ${directory ? `after ${v(directory)}` : "right after the site or the scheme"}.`,
  "query-dots": ({ query, left }) => `The query ${v(query)} went through the buffer behind the path, and its dot segments were taken for those of a path: ${v(left)} is left.`,
  "dots-before-query": ({ path, query }) => `The dots at the end of ${v(path)} stay: in the buffer the query ${v(query)} follows them, and only ‹/› ends a segment there.`,
  "absolute-path": ({ path, old }) => `‹/› at the beginning: ${v(path)} replaces the whole path of the base, ${v(old)}.`,
  "absolute-path-dots": ({ path, old }) => `‹/› at the beginning: ${v(path)} replaces the whole path of the base, ${v(old)}. Its dot segments stay: only a relative path goes through the buffer.`,
  "no-root": ({ path, site }) => `The base has no path, so nothing comes before ${v(path)}: it stands right after the site, ${v(site)}. Nobody puts a ‹/› between them here.`,
  "excess-kept": ({ path, directory }) => `${v(path)} from ${v(directory)} leaves a ‹..› with nothing before it to take: it stays in the path.`,
  climbs: ({ path, directory, levels: n, rest }) =>
    `${v(path)} climbs ${levels(n)} from ${v(directory)}${rest ? `, then goes to ${v(rest)}` : ""}.`,
  "climbs-out": ({ path, directory, levels: n }) => `${v(path)} climbs ${levels(n)} from ${v(directory)}, which has not so many: what is too much stays.`,
  stays: ({ path, directory }) => `${v(path)} is the directory that the base is in: ${v(directory)}.`,
  "no-directory": ({ path, old }) => `There is no ‹/› in the path of the base, so ${v(path)} replaces all of it: ${v(old)}.`,
  appends: ({ path, directory }) => `The base path ends in ‹/›, so ${v(path)} goes below ${v(directory)}.`,
  "replaces-last": ({ path, last }) => `${v(path)} replaces ${v(last)}: the base path ends in ${v(last)}, not in ${v(`${last}/`)}.`,
};

/** What a step says, by the id of its line. @type {Record<string, (told: Told) => string>} */
export const steps = {
  "parse-base": () => "The base is split into its components; its query is not used.",
  1: () => "The reference is split into its components.",
  2: ({ answer }) => (answer ? "Nothing, or a fragment alone: the reference is to the current document." : "There is more than a fragment."),
  "current-document": () => "The answer is the current document: no URL comes of it.",
  3: ({ answer, value }) => (answer ? `The reference has a scheme: ${or(value("scheme"))}.` : "The reference has no scheme."),
  "absolute-url": () => "The reference is the answer, as it stands.",
  4: ({ answer, value }) => (answer ? `The reference has a site: ${or(value("site"))}.` : "The reference has no site."),
  5: ({ answer }) => (answer ? "Its path begins at the root: no dot segment is removed from it." : "Its path is relative: it is merged in the buffer."),
  "6a": () => "The base path without its last segment is the beginning.",
  "6b": () => "The reference's path follows.",
  "6c": ({ answer }) => (answer ? "Its query follows in the same buffer." : "There is no query to follow."),
  "6d": ({ answer }) => (answer ? "A ‹./› goes: it means “here”." : "No ‹./› is left."),
  "6e": ({ answer }) => (answer ? "A ‹.› at the end goes." : "There is no ‹.› at the end."),
  "6f": ({ answer }) => (answer ? "The leftmost segment that ‹/../› follows goes, together with it." : "No ‹/../› has a segment left to take."),
  "6g": ({ answer }) => (answer ? "The last segment goes, and the ‹/..› behind it." : "There is no ‹/..› at the end that has a segment to take."),
  "6h": ({ answer }) => (answer ? "What follows the first ‹?› is the query." : "There is no ‹?›: the query is undefined."),
  "6i": () => "What comes before it is the path.",
  ...recompose,
  "if-site": ({ answer }) => (answer ? "There is a site." : "There is no site."),
};

/** What was decided where the document leaves something open, by the id of a line or the name of a rule. @type {Record<string, string>} */
export const decisions = {
  "6d": "The document does not say what ends a segment where the buffer holds a query too. Its examples ‹g?y/./x› and ‹g?y/../x› do: only ‹/› does, so ‹.?y› is no dot segment.",
  "6f": "The document does not say whether a segment may be empty here. The nothing before a ‹/› that begins the buffer is none, as its example ‹../../../g› shows; nothing between two ‹/› is one.",
  "6g": "As in 6f, the nothing before a ‹/› that begins the buffer is no segment, and nothing between two ‹/› is one.",
};

/** What has to be said of an example, by its remark. @type {Record<string, string>} */
export const remarks = {
  stripped: "The document prints this as what some parsers wrongly do. By its own steps an absolute URL stays as it is.",
};
