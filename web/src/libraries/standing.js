/**
 * What the calls answer that stand beside the years: those of npm and Go's are asked, of the others
 * it is what was recorded, if these texts were.
 */
import { keyOf, rowOf, targetOf } from "./groups.js";
import { Live } from "./live.js";
import { key as ofGo, neturl } from "./neturl.js";
import { indexOf, isRecorded, recorded } from "./recorded.js";

/** @import { Engine } from "../run/tolerant.js" */
/** target: undefined where nothing is known for these texts. @typedef {{ key: string, name: string, target: string | null | undefined }} Standing */

/** The workers stay for as long as the page does. @type {Map<string, Live>} */
const live = new Map();

/** What a call answers; null where there is none of this key. @param {string} key @param {Engine | null} engine @param {string} base @param {string} reference @returns {Promise<Standing | null>} */
export async function standing(key, engine, base, reference) {
  const about = LIBRARIES.find(({ name }) => key === `JavaScript ${name}`);
  if (about) {
    const library = live.get(key) ?? new Live(about);
    live.set(key, library);
    const said = await library.ask(base, reference);
    return { key, name: about.name, target: "unfetched" in said ? undefined : "answer" in said ? said.answer : null };
  }
  if (key === ofGo && engine) {
    const row = neturl(engine, base, reference);
    return { key, name: row.library, target: targetOf(row) };
  }
  const all = await recorded().catch(() => null);
  if (!all) return { key, name: key, target: undefined }; // nobody can tell whether there is such a call
  const call = all.calls.find((found) => keyOf(found) === key);
  if (!call) return null;
  const at = indexOf(all, base, reference);
  return { key, name: call.library, target: isRecorded(call, at) ? targetOf(rowOf(call, at)) : undefined };
}
