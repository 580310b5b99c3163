/**
 * What the runs of the URL draft of July 1993 say.
 */
import { levels, v } from "./values.js";
import { recompose } from "./recompose.js";

/** @typedef {import("../en.js").Told} Told */
/** @typedef {import("./values.js").Args} Args */

/** Why the result is what it is. @type {Record<string, (args: Args) => string>} */
export const why = {
  "full-form": ({ scheme }) => `A colon comes before any slash, with ${v(scheme)} before it: the reference is in full form, and taken as it stands.`,
  "no-base-scheme": () => "The context needs a locator in full form, with a scheme such as ‹http:› at its beginning. What the rules would do without one is shown below.",
  "own-host-part": ({ hostPart, scheme }) => `‹//› begins a host part: ${v(hostPart)} and all the rest replace everything of the context but its scheme, ${v(scheme)}.`,
  "absolute-path": ({ path, old }) => `‹/› at the beginning: ${v(path)}, as it stands, replaces the whole path of the context, ${v(old)}.`,
  empty: ({ directory, last }) => `Nothing is put in the place of ${v(last)}: by the letter, an empty reference gives ${v(directory)}.`,
  "fragmentid-only": ({ directory, last }) => `The fragmentid is no part of the partial URL, so nothing is put in the place of ${v(last)}: by the letter, that gives ${v(directory)}.`,
  "no-slash": ({ path, hostPart }) => `The path of the context is empty and has no slash, so by the letter ${v(path)} follows the host part, ${v(hostPart)}, directly.`,
  "no-directory": ({ path, old }) => `There is no ‹/› in the path of the context, so ${v(path)} replaces all of it: ${v(old)}.`,
  "search-only": ({ search, last, directory }) => `${v(search)} is put in the place of ${v(last)}, the last part of the path, after ${v(directory)}.`,
  climbs: ({ path, directory, levels: n, rest }) =>
    `${v(path)} climbs ${levels(n)} from ${v(directory)}${rest ? `, then goes to ${v(rest)}` : ""}.`,
  "climbs-out": ({ path, directory, levels: n, depth }) =>
    `${v(path)} climbs ${levels(n)} from ${v(directory)}, which has ${depth === "0" ? "none" : levels(depth).replace(/ levels?$/, "")}: a ‹..› with no element before it stays.`,
  stays: ({ path, directory }) => `${v(path)} is the directory of the context, ${v(directory)}; a ‹/.› goes with its slash.`,
  appends: ({ path, directory }) => `The path of the context ends in ‹/›, so ${v(path)} is put after ${v(directory)}.`,
  "replaces-last": ({ path, last }) => `${v(path)} replaces ${v(last)}, which follows the rightmost slash of the context's path.`,
};

/** What a step says, by the id of its line. @type {Record<string, (told: Told) => string>} */
export const steps = {
  "split-context": () => "The context locator is split into its parts.",
  "split-fragmentid": () => "The fragmentid is set aside: it follows the URL.",
  "full-form": ({ answer }) => (answer ? "The reference is in full form." : "No colon comes before the first slash: the reference is in partial form."),
  whole: () => "The whole locator is given.",
  "double-slash": ({ answer }) => (answer ? "The reference brings its own host part." : "The host part is omitted: it is that of the context."),
  rest: () => "All the rest is the path, and its search.",
  "leading-slash": ({ answer }) => (answer ? "The path is absolute." : "The path is relative."),
  "absolute-path": () => "The path is that of the reference, as it stands.",
  "relative-path": () => "The path is interpreted relative to the path of the context.",
  "remove-last": () => "What follows the rightmost slash of the context's path is removed.",
  append: () => "The partial URL is appended in its place.",
  remove: () => "Every ‹/xxx/..› and ‹/.› in the path goes, the leftmost first.",
  "/xxx/..": ({ answer }) => (answer ? "‹..› goes, with the element before it." : "No ‹..› with an element before it is left."),
  "/.": ({ answer }) => (answer ? "‹/.› goes: it means “here”." : "No ‹/.› is left."),
  ...recompose,
  "if-host-part": ({ answer }) => (answer ? "There is a host part." : "There is no host part."),
  "if-fragmentid": ({ answer }) => (answer ? "There is a fragmentid." : "There is no fragmentid."),
};

/** What was decided where the document leaves something open, by the id of a line or the name of a rule. @type {Record<string, string>} */
export const decisions = {
  "split-context": "The rules speak of the path of the context locator. Its search and its fragmentid are taken to be no part of that.",
  "split-fragmentid": "The rules do not mention the fragmentid. It follows the URL and is no part of it, so it is set aside and put back at the end.",
  "full-form": "The document has the colon before any slash. Here it also comes before any ‹?› or ‹#›, and the scheme before it begins with a letter, as in the BNF.",
  "own-host-part": "The prose ends this part at the next slash; in the BNF a ‹?› can follow it directly. Either ends it here.",
  "absolute-path": "The rules do not say whether ‹/xxx/..› and ‹/.› are removed from an absolute path. “The result” is taken to be that of the rule before, so it stays as it stands.",
  "remove-last": "A path without a slash has no part before it that stays: an empty path stays empty. An empty reference and a bare fragmentid are not spoken of; by the letter they give the directory.",
  append: "The partial URL is taken with its search. So the search goes through the removal that follows; the fragmentid does not.",
  remove: "“Recursively” is read as: the leftmost of all occurrences goes, until there is none.",
  "/xxx/..": "As the later documents say, xxx is neither ‹.› nor ‹..›. It may be empty between two slashes. An element with no slash before it is not removed, and a ‹..› with nothing to remove stays.",
  scheme: "A colon is also a character of ialpha, so a text with two colons can be read in two ways. Here the scheme of the tree is as long as it can be; the split ends it at the first colon.",
  group: "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as it can be.",
  hostname: "A dot is also a character of ialpha, so a name can be read in many ways. Here each ialpha is as long as it can be.",
  prosperolink: "A path may itself have ‹%00› in it, so a version and attributes can also be read as path. The reading shown is the first in the order of the BNF.",
  xpalphas: "Printed as ‹xpalpha [ xpalpha ]›. With that no element of a path could have more than two characters, so it is read as ‹xpalpha [ xpalphas ]›.",
  extra: "The prose says that spaces are not legal; the BNF has the word ‹space› here. The BNF is followed.",
  variant: "Printed with a gap and two vertical lines too many, which are left out.",
  void: "Printed with nothing after its name: it is read as the empty text.",
};

/** What has to be said of an example, by its id. @type {Record<string, string>} */
export const remarks = {};
