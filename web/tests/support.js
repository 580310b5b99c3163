/**
 * Shared helpers of the page's tests: the built engine, pseudo-random cases that are the same on every run, difficult
 * texts, and links to the page.
 */
import { access, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chosen, start, write } from "../src/run/link.js";
import { tolerant } from "../src/run/tolerant.js";
import { withoutMarks } from "../src/texts/marks.js";
import { Words } from "../src/words/words.js";

/** @import { Engine } from "../src/run/tolerant.js" */
/** @import { Example, Explanation, Request } from "../src/run/engine.js" */
/** @typedef {{ base: string, reference: string }} Pair */

/** The directory of the project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * The shipped engine, not its source.
 * @returns {Promise<typeof import("../src/run/engine.js")>}
 */
export async function engineModule() {
  const file = join(root, "dist", "uriscope.js");
  await access(file).catch(() => {
    throw new Error("there is no dist/uriscope.js: run “go run . -write dist” first");
  });
  return import(pathToFileURL(file).href);
}

/** The engine with calls that throw. */
export const loadThrowing = async () => (await engineModule()).load();

/** The engine as the page asks it. @returns {Promise<Engine>} */
export const loadEngine = async () => tolerant(await loadThrowing());

/**
 * All parts of the page's words. A missing message is an error.
 * @param {(what: string) => void} [missing]
 */
export async function loadWords(
  missing = (what) => {
    throw new Error(`no words for ${what}`);
  },
) {
  const words = new Words({ language: "en", missing });
  const files = await readdir(new URL("../src/words/en/", import.meta.url));
  await words.need(...files.filter((file) => file.endsWith(".js")).map((file) => file.replace(".js", "")));
  return words;
}

/** A property of each of a list's elements. @template T @template {keyof T} K @param {readonly T[]} list @param {K} name */
export const each = (list, name) => list.map((one) => one[name]);

/** Says messages as displayed in a page, without marks. @param {Words} words */
export const plainly =
  (words) =>
  (/** @type {string} */ id, /** @type {import("../src/words/words.js").Args} */ args = {}) =>
    withoutMarks(words.say(id, args));

/** The names of the rooms, except those that are pages of their own; the default room comes first. */
export async function roomNames() {
  await import("./markup.js"); // it defines globals that views need
  const { rooms } = await import("../src/rooms/rooms.js");
  return rooms.filter(({ page }) => !page).map(({ name }) => name);
}

/**
 * An explanation that must not be a failure.
 * @param {Engine} engine @param {Request} request @returns {Explanation}
 */
export function explained(engine, request) {
  const answer = engine.explain(request);
  if ("error" in answer) throw new Error(`${answer.error.message}: ${link(request)}`);
  return answer;
}

/**
 * The engine's explanation of the expected target in an exercise.
 * @param {Engine} engine @param {{ base: string, reference: string, edition?: string, predict: string }} exercise
 */
export function expectationOf(engine, { base, reference, edition = "rfc3986", predict }) {
  const answer = engine.expectation({ base, reference, edition }, predict.slice("expectation:".length));
  if ("error" in answer) throw new Error(`${answer.error.message}: ${link({ base, reference, edition })}`);
  return answer;
}

/**
 * The examples of a document, or of all of them.
 * @param {Engine} engine @param {string} [edition] @returns {Example[]}
 */
export function examplesOf(engine, edition = "") {
  const examples = engine.examples({ edition });
  if (!Array.isArray(examples)) throw new Error(examples.error.message);
  if (!examples.length) throw new Error(`there are no examples of ${edition}`);
  return examples;
}

/** A spec by its id. @param {Engine} engine @param {string} [id] */
export function editionOf(engine, id = "rfc3986") {
  const edition = engine.editions().find((e) => e.id === id);
  if (!edition) throw new Error(`there is no edition ${id}`);
  return edition;
}

/** The examples of section 5.4, both modes. @param {Engine} engine @returns {(Example & Pair)[]} */
export function examplesOf54(engine) {
  return examplesOf(engine)
    .filter(({ kind, section }) => kind === "resolve" && section.startsWith("RFC 3986, section 5.4"))
    .map((example) => ({ ...example, base: example.base ?? "", reference: example.input }));
}

/**
 * The options of all specs, written down independently: the engine's declarations are compared with them.
 * @type {import("../src/run/engine.js").Option[]}
 */
export const options = [
  { name: "slashes", values: ["rule", "example"] },
  { name: "validating", values: ["yes", "no"] },
  { name: "excess", values: ["keep", "remove", "refuse"] },
  { name: "ipv6", values: ["no", "yes"] },
  { name: "strict", values: ["yes", "no"] },
  {
    name: "set",
    values: "none href protocol username password host hostname port pathname search hash".split(" "),
    alone: true,
  },
];

/** The values of an option. @type {readonly import("../src/run/engine.js").Options["excess"][]} */
export const excesses = ["keep", "remove", "refuse"];

/** The link that opens the page on a case. @param {Partial<Omit<Request, "limit"> & { step: number | null }>} request */
export function link({
  base = start.base,
  reference = start.reference,
  edition = start.edition,
  step = null,
  ...rest
}) {
  return write({ base, reference, edition, options: chosen(rest, options), step });
}

/** Numbers in [0, 1), the same on every run: mulberry32. @param {number} seed */
export function random(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts that have caused errors before. */
export const hard = [
  "",
  ..."# ? / // /// //?# . .. ./.. g#s/../x a: : % %zz %00 %E4%BE a%2Fb&c=d".split(" "),
  ...["#=&+ %20", "base=http://x&reference=y", "a b", " a ", "\0", "a\0b", "a\tb", "\u200b", "x\u200by", "\u00ad"],
  ..."\u202Ex שלום/../עולם 例え 例え/../テスト \u{1F600} a/\u{1F600}/../b".split(" "),
  ...["\u{1F468}\u200d\u{1F469}\u200d\u{1F467}", "e\u0301", "\ufeff", "\ufffd"],
  ...["../".repeat(50) + "g", "a/".repeat(50) + "../".repeat(60)],
  ..."http:g g:h //u:p@h:80/..//../x [::1] //[v1.x]/a \\ `{|}^<>\" ' (a) a&step=3 &strict=no".split(" "),
];

/** The pieces we build random texts from. */
const pieces = [
  ..."a b g / / .. . ../ ./ // ? # : ; = & + @ % %zz %2e %41".split(" "),
  ...[" ", "\0", "\t"],
  ...'[ ] 例 え é \u{1F600} \u200b ש http: http://a x.y 80 -_~ \\ " < |'.split(" "),
];

/**
 * Pairs of texts, the same on every run; some bases are sensible.
 * @param {number} count @param {number} seed @param {string[]} [more] further pieces
 * @returns {Pair[]}
 */
export function pairs(count, seed, more = []) {
  const next = random(seed);
  const from = [...pieces, ...more];
  const text = () => {
    let made = "";
    for (let i = Math.floor(next() * 12); i > 0; i--) made += from[Math.floor(next() * from.length)];
    return made;
  };
  return Array.from({ length: count }, () => {
    const base = next() < 0.6 ? `http://a/b/c/${text()}` : text();
    return { base, reference: next() < 0.15 ? hard[Math.floor(next() * hard.length)] : text() };
  });
}

/** Every hard text as a base and as a reference. @returns {Pair[]} */
export const hardPairs = () =>
  hard.flatMap((text, i) => [
    { base: "http://a/b/c/d;p?q", reference: text },
    { base: text, reference: hard[(i * 7 + 3) % hard.length] },
  ]);

/**
 * Runs something in a directory that is deleted afterwards.
 * @template T @param {(directory: string) => Promise<T>} use
 */
export async function inTemporary(use) {
  const directory = await mkdtemp(join(tmpdir(), "uriscope-"));
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The windows in which texts must be complete, from a small phone to a large screen. @type {[width: number, height: number][]} */
export const windows = [
  [320, 640],
  [390, 740],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
];
