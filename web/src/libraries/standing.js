/**
 * The answers of the calls shown beside the years: npm libraries and Go run live, for others the recorded answer is
 * used, if these texts were recorded.
 */
import { keyOf, rowOf, targetOf } from "./groups.js";
import { Live } from "./live.js";
import { key as ofGo, neturl } from "./neturl.js";
import { indexOf, isRecorded, recorded } from "./recorded.js";

/** @import { Engine } from "../run/tolerant.js" */
/** target: undefined if nothing is known for these texts. @typedef {{ key: string, name: string, target: string | null | undefined }} Standing */

/** The workers live as long as the page. @type {Map<string, Live>} */
const live = new Map();

/** A call's answer; null if there is no call with this key. @param {string} key @param {Engine | null} engine @param {string} base @param {string} reference @returns {Promise<Standing | null>} */
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
  if (!all) return { key, name: key, target: undefined }; // without the recorded data, the key can't be checked
  const call = all.calls.find((found) => keyOf(found) === key);
  if (!call) return null;
  const at = indexOf(all, base, reference);
  return { key, name: call.library, target: isRecorded(call, at) ? targetOf(rowOf(call, at)) : undefined };
}
