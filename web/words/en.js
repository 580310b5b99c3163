/**
 * The words of the page, in English, by the ids of the facts that they tell. A
 * second language is a second file of this shape. A value in a sentence stands
 * between ‹ and ›; views show it as code.
 */
import { quoted } from "../views/characters.js";

/** @typedef {import("../engine.js").Problem} Problem */
/** @typedef {Record<string, string>} Args */

/** Marks a value of a sentence, and shortens it in its middle. @param {string} value */
const v = (value) => (value === "" ? "nothing" : `‹${short(value)}›`);

/** @param {string} text */
export function short(text, most = 48) {
  if (text.length <= most) return text;
  const half = Math.floor((most - 1) / 2);
  return `${text.slice(0, half)}…${text.slice(-half)}`.toWellFormed();
}

/** @param {string} n @param {string} one */
const levels = (n, one = "level") => (n === "1" ? `one ${one}` : `${({ 2: "two", 3: "three", 4: "four", 5: "five" })[n] ?? n} ${one}s`);

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

/** What deserves a remark; text is what stands at its place. @type {Record<string, (text: string) => string>} */
export const findings = {
  userinfo: (text) => `${v(text)}, before the ‹@›, is user information, not the host. It may be there to be mistaken for one.`,
  password: (text) => `${v(text)} after the colon would be a password in clear text. That form is deprecated.`,
  "ipv4-look-like": (text) => `${v(text)} looks like an IPv4 address but is a registered name here: only four decimal numbers from 0 to 255 are an address. Other software may read it as one.`,
  "encoded-dots": (text) => `${v(text)} is no dot segment: a percent-encoded dot is not removed. A normalizer that decodes it first would remove it.`,
  "base-fragment": (text) => `${v(text)} is set aside: a fragment is no part of a base.`,
  suffix: (text) => `${v(text)} looks like a host, but without ‹//› before it it is a path.`,
  "same-scheme": (text) => `${v(text)} is the base's scheme. Strictly, this is a URI of its own; older software ignores such a scheme and reads the rest as relative. Switch “strict” to see both.`,
  reread: (text) => `${v(text)} is the path, by the letter of the algorithm; but whoever reads the target again splits it differently.`,
};

/** What a step says, by the id of its line. */
/** @typedef {{ answer?: boolean, value: (register: string) => string | null, took: number }} Told */
/** @param {string | null} value */
const or = (value) => (value === null ? "undefined" : v(value));

/** @type {Record<string, (told: Told) => string>} */
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
  result: () => "The components are put together.",
  "if-scheme": ({ answer }) => (answer ? "There is a scheme." : "There is no scheme."),
  "if-authority": ({ answer }) => (answer ? "There is an authority." : "There is no authority."),
  "if-query": ({ answer }) => (answer ? "There is a query." : "There is no query."),
  "if-fragment": ({ answer }) => (answer ? "There is a fragment." : "There is no fragment."),
};

/** A line that sets one register needs no sentence of its own. @param {string} register @param {string | null} value */
export const sets = (register, value) => `${register} becomes ${or(value)}.`;

export const phases = { split: "Split", transform: "Transform", merge: "Merge", dots: "Remove dot segments", recompose: "Recompose" };

/** What a terminal of the grammar is called in a sentence. @type {Record<string, string>} */
const terminals = {
  ALPHA: "a letter", DIGIT: "a digit", HEXDIG: "a hexadecimal digit", unreserved: "a letter, digit, ‹-›, ‹.›, ‹_› or ‹~›",
  "pct-encoded": "a percent-encoding such as ‹%20›", "sub-delims": "one of ‹!$&'()*+,;=›",
  pchar: "a letter, digit, percent-encoding or one of ‹-._~!$&'()*+,;=:@›",
  "end of text": "the end",
};

/** @param {Problem} problem @param {string} text */
export function problem({ at, rule, section, expected }, text) {
  const found = at < text.length ? String.fromCodePoint(/** @type {number} */ (text.codePointAt(at))) : "";
  const names = expected.map((terminal) => terminals[terminal] ?? `‹${terminal.replace(/^"(.*)"$/, "$1")}›`);
  const what = found ? `${capital(quoted(found))} does not fit at character ${[...text.slice(0, at)].length + 1}` : "It ends too early";
  return `${what}: expected ${list(names)}. The rule is ‹${rule}›, ${section}.`;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string[]} names */
function list(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** A base that is not absolute has its own sentence. */
export const baseNeedsScheme = "A base needs a scheme, such as ‹http:›. RFC 3986, section 5.2.1.";

/** What could not be read of a link. @type {Record<string, (args: Args) => string>} */
export const notes = {
  "link-encoding": ({ name }) => `The link's ${v(name)} has a ‹%› that is no percent-encoding; it was taken as it stands.`,
  "link-step": ({ value }) => `The link's step, ${v(value)}, is not a number; the end of the run is shown.`,
  "link-field": ({ name }) => `The link has a part ${v(name)} that this page does not know.`,
  "link-edition": ({ value }) => `The link asks for the edition ${v(value)}, which is not here; RFC 3986 is shown.`,
  "too-long": ({ most }) => `Texts of more than ${most} characters are kept out of the link.`,
};

export const ui = {
  base: "Base URI", reference: "Reference", target: "Target URI", step: "Step",
  fromBase: "from the base", fromReference: "from the reference", fromAlgorithm: "from the algorithm",
  absent: "absent", empty: "empty",
  sameDocument: "same document", invalid: "of an invalid reference", invalidBase: "with an invalid base",
  noTarget: "none",
  resolution: "Resolution", dots: "Dot segments", anatomy: "Anatomy", groups: "Groups of the regular expression",
  rule: "Rule", happened: "What happened", yes: "yes", no: "no", undefined: "undefined",
  before: "Before the first step", first: "To the start", back: "One step back", play: "Play", pause: "Pause", next: "One step forward", last: "To the end",
  strict: "strict", examples: "Examples", share: "Share link", copied: "Copied", copy: "Copy as text", theme: "Theme", auto: "auto", light: "light", dark: "dark",
  encode: "Percent-encode it", dotSlash: "Put ./ before it", addScheme: "Put http:// before it",
  noDots: "No path went through the buffers: the path of the base was taken as it is.",
  remarks: "Remarks", notCopied: "Could not copy", loading: "Starting the engine …", retry: "Try again",
};

/** Where the engine cannot be had. @param {string} reason */
export const failed = (reason) =>
  `The engine, a WebAssembly program, could not be started, so the page shows the case that was drawn when it was built. (${reason})`;

/** @param {number} step @param {number} total */
export const stepOf = (step, total) => `Step ${step} of ${total}.`;
/** @param {number} count */
export const moreSteps = (count) => `${count.toLocaleString("en")} more`;
/** @param {number} length */
export const undrawn = (length) => `${length.toLocaleString("en")} characters: too many to draw each. The figure below shows where the components begin and end.`;
/** @param {number} recorded @param {number} total */
export const unrecorded = (recorded, total) =>
  `The run took ${total.toLocaleString("en")} steps; the first ${recorded.toLocaleString("en")} are shown. The target is whole.`;
