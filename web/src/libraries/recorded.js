/**
 * What was recorded of libraries (libraries.json), and which document each of them follows: the
 * one that has its answer in most of the recorded cases. Nothing is guessed of other cases.
 */

/** @typedef {import("../run/tolerant.js").Engine} Engine */
/** What a call gave: a text; null for nothing; or what it threw. @typedef {string | null | { error: string }} Answer */
/** answers: to the cases in their order; a call that was not asked the last of them has fewer. @typedef {{ language: string, library: string, version: string, call: string, date: string, answers: Answer[] }} Call */
/** @typedef {{ cases: [base: string, reference: string][], calls: Call[] }} Recorded */
/** An edition with its options as they are, and its target in each case. @typedef {{ edition: string, options: Record<string, string>, targets: (string | null)[] }} Document */
/** The document that a call follows, with the cases, by index, in which it answers otherwise. @typedef {{ document: Document, exceptions: number[] }} Following */

/** Cases that are asked at a time, so that the page answers in between. */
const atOnce = 100;

/** The cases as a diagnosis takes them: an error is no answer. @param {Recorded["cases"]} cases @param {Answer[]} answers @returns {[base: string, reference: string, answer: string | null][]} */
export const answeredCases = (cases, answers) =>
  answers.map((answer, i) => [...cases[i], typeof answer === "string" ? answer : null]);

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

/** What the editions have in the cases of what was recorded, and which of these their documents print. @type {WeakMap<Recorded, Promise<{ documents: Document[], printed: Map<string, number[]> }>>} */
const comparing = new WeakMap();

/** The same, computed once. @param {Engine} engine @param {Recorded} all */
export function compared(engine, all) {
  const printed = () => new Map(engine.editions().map(({ id }) => [id, printedIn(engine, all, id)]));
  const found =
    comparing.get(all) ?? documentsOf(engine, all.cases).then((documents) => ({ documents, printed: printed() }));
  comparing.set(all, found);
  return found;
}

/**
 * What every edition has as the targets of the cases, with its own options, and with each other
 * value of one of them where that makes a difference.
 * @param {Engine} engine @param {Recorded["cases"]} cases
 * @param {Record<string, string>} [given] options that all editions have which declare them
 * @param {(share: number) => void} [told] how much of it is done
 * @returns {Promise<Document[]>}
 */
export async function documentsOf(engine, cases, given = {}, told = () => {}) {
  /** @type {Document[]} */
  const documents = [];
  const editions = engine.editions();
  for (const [at, { id: edition, options }] of editions.entries()) {
    const set = Object.fromEntries(options.flatMap(({ name }) => (name in given ? [[name, given[name]]] : [])));
    const others = options
      .filter(({ alone, name }) => !alone && !(name in given))
      .flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...set, [name]: value })));
    const all = [set, ...others];
    /** @type {Document | null} */
    let first = null;
    for (const [i, options] of all.entries()) {
      const done = (/** @type {number} */ share) => told((at + (i + share) / all.length) / editions.length);
      const targets = await targetsOf(engine, cases, { edition, ...options }, done);
      const document = { edition, options, targets };
      if (!first || targets.some((target, i) => target !== first?.targets[i])) documents.push(document);
      first ??= document;
    }
  }
  return documents;
}

/** What an edition has as targets. @param {Engine} engine @param {Recorded["cases"]} cases @param {Record<string, string>} of it and its options @param {(share: number) => void} done */
async function targetsOf(engine, cases, of, done) {
  /** @type {(string | null)[]} */
  const targets = [];
  for (const [i, [base, reference]] of cases.entries()) {
    if (i % atOnce === 0) {
      done(i / cases.length);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const answer = engine.explain({ .../** @type {any} */ (of), base, reference, limit: 0 });
    if ("error" in answer) throw new Error(answer.error.message);
    targets.push(answer.target);
  }
  return targets;
}

/** Which of the cases an edition's document prints with its target, by index. @param {Engine} engine @param {Recorded} all @param {string} edition */
export function printedIn(engine, all, edition) {
  const examples = engine.examples({ edition });
  const printed = Array.isArray(examples) ? examples.filter(({ kind }) => kind === "resolve") : [];
  const found = printed.map(({ base = "", input }) => indexOf(all, base, input)).filter((at) => at >= 0);
  return [...new Set(found)];
}

/** Whether a call was asked a case. @param {Call} call @param {number} at index of the case */
export const isRecorded = ({ answers }, at) => at >= 0 && at < answers.length;

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
