/**
 * What the calls answer that somebody has chosen to stand beside the years: those of npm are asked,
 * of the others it is what was recorded, if these texts were.
 */
import { rowOf, targetOf } from "./groups.js";
import { Live } from "./live.js";
import { chosen } from "./mine.js";
import { indexOf, recorded } from "./recorded.js";

/** target: undefined where nothing is known for these texts. @typedef {{ key: string, name: string, target: string | null | undefined }} Standing */

/** The workers stay for as long as the page does. @type {Map<string, Live>} */
const live = new Map();

/** @param {string} base @param {string} reference @returns {Promise<Standing[]>} */
export const standing = (base, reference) => Promise.all(chosen().map((key) => one(key, base, reference)));

/** @param {string} key @param {string} base @param {string} reference @returns {Promise<Standing>} */
async function one(key, base, reference) {
  const about = LIBRARIES.find(({ name }) => key === `JavaScript ${name}`);
  if (about) {
    const library = live.get(key) ?? new Live(about);
    live.set(key, library);
    const said = await library.ask(base, reference);
    return { key, name: about.name, target: "unfetched" in said ? undefined : "answer" in said ? said.answer : null };
  }
  const all = await recorded().catch(() => null);
  const at = all ? indexOf(all, base, reference) : -1;
  const row = at < 0 ? undefined : all?.calls.map((call) => rowOf(call, at)).find((found) => found.key === key);
  return { key, name: row?.library ?? nameIn(all, key), target: row ? targetOf(row) : undefined };
}

/** The name of a library whose answer was not recorded. @param {import("./recorded.js").Recorded | null} all @param {string} key */
const nameIn = (all, key) =>
  all?.calls.find(({ language, library, call }) => key === `${language} ${library} ${call}`)?.library ?? key;
