/**
 * What was recorded of libraries (libraries.json), and which document each of them follows: the
 * one that has its answer in most of the recorded cases. Nothing is guessed of other cases.
 */

/** @typedef {import("../run/engine.js").Engine} Engine */
/** What a call gave: a text; null for nothing; or what it threw. @typedef {string | null | { error: string }} Answer */
/** @typedef {{ language: string, library: string, version: string, call: string, date: string, answers: Answer[] }} Call */
/** @typedef {{ cases: [base: string, reference: string][], calls: Call[] }} Recorded */
/** An edition with its options as they are, and its target in each case. @typedef {{ edition: string, options: Record<string, string>, targets: (string | null)[] }} Document */
/** The document that a call follows, with the cases, by index, in which it answers otherwise. @typedef {{ document: Document, exceptions: number[] }} Following */

/** Cases that are asked at a time, so that the page answers in between. */
const atOnce = 100;

/** @type {Promise<Recorded> | undefined} */
let fetching;

/** Fetches what was recorded, once; after a failure, whoever asks next tries again. @returns {Promise<Recorded>} */
export function recorded() {
  fetching ??= fetch(new URL("../libraries.json", import.meta.url))
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
    .catch((error) => {
      fetching = undefined;
      throw error;
    });
  return fetching;
}

/**
 * What every edition has as the targets of the cases, with its own options, and with each other
 * value of one of them where that makes a difference.
 * @param {Engine} engine @param {Recorded["cases"]} cases @returns {Promise<Document[]>}
 */
export async function documentsOf(engine, cases) {
  /** @type {Document[]} */
  const documents = [];
  for (const { id, options } of engine.editions()) {
    const sets = [{}, ...options.flatMap(({ name, values }) => values.slice(1).map((value) => ({ [name]: value })))];
    const of = sets.map((set) => ({ edition: id, options: set, targets: /** @type {(string | null)[]} */ ([]) }));
    for (let i = 0; i < cases.length; i++) {
      if (i % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
      for (const document of of) document.targets.push(targetOf(engine, cases[i], document));
    }
    const [own, ...others] = of;
    documents.push(own, ...others.filter(({ targets }) => targets.some((target, i) => target !== own.targets[i])));
  }
  return documents;
}

/** @param {Engine} engine @param {[string, string]} texts @param {{ edition: string, options: Record<string, string> }} document */
function targetOf(engine, [base, reference], { edition, options }) {
  const answer = engine.explain({ .../** @type {any} */ (options), base, reference, edition, limit: 0 });
  return "error" in answer ? null : answer.target;
}

/** Whether a call's answer is a document's target: where that has none, the call must give none. @param {Answer} answer @param {string | null} target */
export const agrees = (answer, target) => (typeof answer === "string" ? answer === target : target === null);

/**
 * The document that a call follows most closely; of several that are equally close the one with
 * the fewest options set, then the latest.
 * @param {Call} call @param {Document[]} documents @returns {Following | null}
 */
export function followed(call, documents) {
  /** @type {Following | null} */
  let best = null;
  for (const document of documents) {
    const exceptions = call.answers.flatMap((answer, i) => (agrees(answer, document.targets[i]) ? [] : [i]));
    const closer = best ? best.exceptions.length - exceptions.length : 1;
    if (!best || closer > 0 || (closer === 0 && setIn(document) <= setIn(best.document)))
      best = { document, exceptions };
  }
  return best;
}

/** @param {Document} document */
const setIn = ({ options }) => Object.keys(options).length;

/** The index of a case among those that were recorded; -1 if it is none. @param {Recorded} all @param {string} base @param {string} reference */
export const indexOf = ({ cases }, base, reference) => cases.findIndex(([b, r]) => b === base && r === reference);

/** The table libraries × documents: how many answers each call shares with each. @param {Recorded} all @param {Document[]} documents */
export const tableOf = ({ calls }, documents) =>
  calls.map((call) => ({
    call,
    shared: documents.map(({ targets }) => call.answers.filter((answer, i) => agrees(answer, targets[i])).length),
  }));
