/**
 * The words of the page, in English, by the ids of the facts that they tell. A
 * second language is a second file of this shape. A value in a sentence stands
 * between ‹ and ›; views show it as code.
 */
import { quoted } from "../views/characters.js";
import { or, short, v } from "./en/values.js";
import * as rfc3986 from "./en/rfc3986.js";

export { short };

/** @typedef {import("../engine.js").Problem} Problem */
/** @typedef {import("./en/values.js").Args} Args */

/** What a step tells of itself: the answer to its question, what registers hold, and how much went. */
/** @typedef {{ answer?: boolean, value: (register: string) => string | null, took: number }} Told */

/**
 * The words of an edition: why a target is what it is, what a step says by the id of
 * its line, what was decided where the document leaves something open, and what has
 * to be said of its examples.
 * @typedef {{
 *   why: Record<string, (args: Args) => string>,
 *   steps: Record<string, (told: Told) => string>,
 *   decisions: Record<string, string>,
 *   remarks: Record<string, string>,
 * }} EditionWords
 */

/** The words of the editions that are known: see know(). @type {Record<string, EditionWords>} */
export const editions = { rfc3986 };

/** Those of the others, which are fetched when they are needed first. @type {Record<string, () => Promise<EditionWords>>} */
const others = {
  "url-1993": () => import("./en/url-1993.js"), rfc1738: () => import("./en/rfc1738.js"),
  "url-syntax-05": () => import("./en/url-syntax-05.js"), "rfc2396bis-01": () => import("./en/rfc2396bis-01.js"),
};

/** Makes the words of an edition known. Where they cannot be had, it has nothing to say. @param {string} edition */
export async function know(edition) {
  editions[edition] ??= await others[edition]().catch(() => ({ why: {}, steps: {}, decisions: {}, remarks: {} }));
}

/** What the editions are called where there is little room. @type {Record<string, string>} */
export const names = {
  "url-1993": "URL draft", rfc1738: "RFC 1738", "url-syntax-05": "url-syntax-05", "rfc2396bis-01": "rfc2396bis-01", rfc3986: "RFC 3986",
};

/** @param {number} here @param {number} there */
export const parting = (here, there) => `Where ${here} and ${there} part`;
/** @param {number} step @param {number} total @param {number} year */
export const openStep = (step, total, year) => `Open step ${step} of ${total} in ${year}`;

/** What to do with excess “..”. */
export const excess = { keep: "keep", remove: "remove", refuse: "refuse" };

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

/** A line that sets one register needs no sentence of its own. @param {string} register @param {string | null} value */
export const sets = (register, value) => `${register} becomes ${or(value)}.`;

export const phases = { split: "Split", transform: "Transform", merge: "Merge", dots: "Remove dot segments", recompose: "Recompose" };

/** What a terminal of a grammar is called in a sentence, whatever the edition. @type {Record<string, string>} */
const terminals = {
  ALPHA: "a letter", alpha: "a letter", DIGIT: "a digit", digit: "a digit", HEXDIG: "a hexadecimal digit", hex: "a hexadecimal digit",
  lowalpha: "a small letter", upalpha: "a capital letter", hialpha: "a capital letter", alphanum: "a letter or digit", alphadigit: "a letter or digit",
  "pct-encoded": "a percent-encoding such as ‹%20›", escaped: "a percent-encoding such as ‹%20›", escape: "a percent-encoding such as ‹%20›",
  "end of text": "the end",
};

/** Those whose names other editions have for other characters. @type {Record<string, string>} */
const terminalsOf3986 = {
  unreserved: "a letter, digit, ‹-›, ‹.›, ‹_› or ‹~›", "sub-delims": "one of ‹!$&'()*+,;=›",
  pchar: "a letter, digit, percent-encoding or one of ‹-._~!$&'()*+,;=:@›",
};

/** As many characters are named one by one; more are named together. */
const fewCharacters = 3;

/** @param {Problem} problem @param {string} text */
export function problem({ at, rule, section, expected }, text) {
  const found = at < text.length ? String.fromCodePoint(/** @type {number} */ (text.codePointAt(at))) : "";
  const what = found ? `${capital(quoted(found))} does not fit at character ${[...text.slice(0, at)].length + 1}` : "It ends too early";
  return `${what}: expected ${list(named(expected, section))}. The rule is ‹${rule}›, ${section}.`;
}

/** @param {string[]} expected @param {string} section */
function named(expected, section) {
  const own = section.startsWith("RFC 3986,") ? terminalsOf3986 : {};
  /** @type {string[]} */
  const characters = [];
  const names = expected.flatMap((terminal) => {
    const name = own[terminal] ?? terminals[terminal];
    if (name) return [name];
    const text = terminal.replace(/^"(.*)"$/, "$1");
    if (text === terminal || text.length > 1) return [`‹${text}›`];
    characters.push(text);
    return [];
  });
  const more = characters.length > fewCharacters ? [`one of ‹${characters.join("")}›`] : characters.map((character) => `‹${character}›`);
  return [...new Set([...names, ...more])];
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string[]} names */
function list(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** Where each edition says that a base has a scheme. @type {Record<string, string>} */
const baseSections = {
  "url-1993": "URL draft 1993, Full form", rfc1738: "RFC 1738, section 2.1", "url-syntax-05": "draft-fielding-url-syntax-05, section 5.2",
  "rfc2396bis-01": "draft-fielding-uri-rfc2396bis-01, section 5.2", rfc3986: "RFC 3986, section 5.2.1",
};

/** A base that is not absolute has its own sentence. @param {string} edition */
export const baseNeedsScheme = (edition) => `A base needs a scheme, such as ‹http:›. ${baseSections[edition]}.`;

/** What could not be read of a link. @type {Record<string, (args: Args) => string>} */
export const notes = {
  "link-encoding": ({ name }) => `The link's ${v(name)} has a ‹%› that is no percent-encoding; it was taken as it stands.`,
  "link-step": ({ value }) => `The link's step, ${v(value)}, is not a number; the end of the run is shown.`,
  "link-value": ({ name, value }) => `The link's ${v(name)} is ${v(value)}, which this page does not know.`,
  "link-field": ({ name }) => `The link has a part ${v(name)} that this page does not know.`,
  "link-edition": ({ value }) => `The link asks for the edition ${v(value)}, which is not here; RFC 3986 is shown.`,
  "too-long": ({ most }) => `Texts of more than ${most} characters are kept out of the link.`,
};

export const ui = {
  characters: "Characters", grammar: "Grammar", rooms: "Rooms", resolve: "Resolve", board: "Board",
  base: "Base URI", reference: "Reference", target: "Target URI", step: "Step",
  fromBase: "from the base", fromReference: "from the reference", fromAlgorithm: "from the algorithm",
  absent: "absent", empty: "empty",
  sameDocument: "same document", invalid: "of an invalid reference", invalidBase: "with an invalid base",
  noTarget: "none",
  resolution: "Resolution", dots: "Dot segments", anatomy: "Anatomy", groups: "Groups of the regular expression",
  rule: "Rule", happened: "What happened", yes: "yes", no: "no", undefined: "undefined",
  before: "Before the first step", first: "To the start", back: "One step back", play: "Play", pause: "Pause", next: "One step forward", last: "To the end",
  edition: "Edition", chosen: "chosen, answers", same: "the same", differs: "differs",
  unreasoned: "The texts are too long to look for the reason.",
  showParting: "Where they part", hideParting: "Close the comparison",
  currentDocument: "(current document)", noRelativeForm: "no relative form",
  strict: "strict", validating: "validating", excess: "excess ‹..›", examples: "Examples", share: "Share link", copied: "Copied", copy: "Copy as text", theme: "Theme", auto: "auto", light: "light", dark: "dark",
  encode: "Percent-encode it", dotSlash: "Put ./ before it", addScheme: "Put http:// before it",
  noDots: "No path comes here: it is taken as it is.", noDotRules: "This edition has no rule for dot segments.",
  remarks: "Remarks", notCopied: "Could not copy", notFetched: "This part of the page could not be fetched. Load the page again to try once more.", loading: "Starting the engine …", retry: "Try again",
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
