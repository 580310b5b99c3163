/**
 * The recorded answers of libraries (libraries.json), and the document that each library follows: the one that agrees
 * in most of the recorded cases. Other cases aren't guessed.
 */

import { inParts } from "../run/parts.js";

/** @import { Engine } from "../run/tolerant.js" */
/**
 * A call's answer: a text, null for nothing, or the error it threw.
 * @typedef {string | null | { error: string }} Answer
 */
/**
 * answers: in the order of the cases. A call that wasn't run for the last cases has fewer.
 * @typedef {{ language: string, library: string, version: string, call: string, date: string, answers: Answer[] }} Call
 */
/** @typedef {{ cases: [base: string, reference: string][], calls: Call[] }} Recorded */
/**
 * A spec with its options, and its target in each case. due: whether a call must give it. A call may refuse if there is
 * no target, and if RFC 3986's grammar doesn't allow the texts, unless the document is the URL Standard, which defines
 * such texts.
 * @typedef {{ edition: string, options: Record<string, string>, targets: (string | null)[], due: boolean[] }} Document
 */
/** The document that a call follows, with the indexes of cases in which it differs. @typedef {{ document: Document, exceptions: number[] }} Following */

/** Cases per batch. */
const atOnce = 25;

/** Cases per batch that are resolved by all specs. */
const targetsAtOnce = 10;

/**
 * The cases in the form for a diagnosis: an error counts as no answer.
 * @param {Recorded["cases"]} cases @param {Answer[]} answers
 * @returns {[base: string, reference: string, answer: string | null][]}
 */
export const answeredCases = (cases, answers) =>
  answers.map((answer, i) => [...cases[i], typeof answer === "string" ? answer : null]);

/** @type {Promise<Recorded> | undefined} */
let fetching;

/** Fetches the recorded answers once. After a failure, the next call tries again. @returns {Promise<Recorded>} */
export function recorded() {
  fetching ??= fetch(new URL("../libraries.json", import.meta.url))
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
    .catch((error) => {
      fetching = undefined;
      throw error;
    });
  return fetching;
}

/** The specs' targets in the recorded cases, and which of these their documents print. @type {WeakMap<Recorded, Promise<{ documents: Document[], printed: Map<string, number[]> }>>} */
const comparing = new WeakMap();

/** Compares the recorded answers with the specs, once. @param {Engine} engine @param {Recorded} all */
export function compared(engine, all) {
  const printed = () => new Map(engine.editions().map(({ id }) => [id, printedIn(engine, all, id)]));
  const found =
    comparing.get(all) ?? documentsOf(engine, all.cases).then((documents) => ({ documents, printed: printed() }));
  comparing.set(all, found);
  return found;
}

/**
 * Each spec's targets in the cases, with its default options, and with each other value of one option that makes a
 * difference.
 * @param {Engine} engine @param {Recorded["cases"]} cases
 * @param {Record<string, string>} [given] applied to all specs that declare them
 * @param {(share: number) => void} [told] called with the finished share
 * @returns {Promise<Document[]>}
 */
export async function documentsOf(engine, cases, given = {}, told = () => {}) {
  const editions = engine.editions();
  /** @type {Document[]} */
  const all = editions.flatMap(({ id: edition, options: own }) => {
    const set = Object.fromEntries(own.flatMap(({ name }) => (name in given ? [[name, given[name]]] : [])));
    const others = own
      .filter(({ alone, name }) => !alone && !(name in given))
      .flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...set, [name]: value })));
    return [set, ...others].map((options) => ({ edition, options, targets: [], due: [] }));
  });
  const living = new Set(editions.flatMap(({ id, living }) => (living === undefined ? [] : [id])));
  await inParts(
    cases,
    targetsAtOnce,
    (some) => {
      const valid = some.map(([base, reference]) => isValid(engine, base, reference));
      for (const { edition, options, targets, due } of all) {
        const found = targetsOf(engine, edition, options, some);
        targets.push(...found);
        due.push(...found.map((target, i) => target !== null && (valid[i] || living.has(edition))));
      }
    },
    told,
  );
  const first = (/** @type {string} */ edition) => /** @type {Document} */ (all.find((one) => one.edition === edition));
  return all.filter(
    (one) => one === first(one.edition) || one.targets.some((target, i) => target !== first(one.edition).targets[i]),
  );
}

/**
 * Runs each case, in batches, so that a page stays responsive.
 * @template Found @param {Recorded["cases"]} cases @param {(base: string, reference: string) => Found} ask
 * @param {(share: number) => void} [done] called with the finished share
 */
export async function eachCase(cases, ask, done) {
  /** @type {Found[]} */
  const found = [];
  await inParts(cases, atOnce, (some) => found.push(...some.map(([base, reference]) => ask(base, reference))), done);
  return found;
}

/** The targets of some cases by a spec. @param {Engine} engine @param {string} edition @param {Record<string, string>} options @param {Recorded["cases"]} cases */
function targetsOf(engine, edition, options, cases) {
  const targets = engine.targets(/** @type {any} */ ({ edition, ...options }), cases);
  if ("error" in targets) throw new Error(targets.error.message);
  return targets;
}

/** Tests base and reference against RFC 3986's grammar. The base may have a fragment, which resolving ignores. @param {Engine} engine @param {string} base @param {string} reference */
function isValid(engine, base, reference) {
  const edition = "rfc3986";
  const found = [
    engine.validate(base.replace(/#.*/s, ""), { edition, production: "absolute-URI" }),
    engine.validate(reference, { edition }),
  ];
  return found.every((one) => "valid" in one && one.valid);
}

/** The indexes of the cases that a spec's document prints with the target. @param {Engine} engine @param {Recorded} all @param {string} edition */
export function printedIn(engine, all, edition) {
  const examples = engine.examples({ edition });
  const printed = Array.isArray(examples) ? examples.filter(({ kind }) => kind === "resolve") : [];
  const found = printed.map(({ base = "", input }) => indexOf(all, base, input)).filter((at) => at >= 0);
  return [...new Set(found)];
}

/** True if a call was run for a case. @param {Call} call @param {number} at index of the case */
export const isRecorded = ({ answers }, at) => at >= 0 && at < answers.length;

/** Tests if the answer to a case, by index, is a document's: its target, or none if that isn't due. @param {Answer} answer @param {Document} document @param {number} i */
export const agrees = (answer, { targets, due }, i) => (typeof answer === "string" ? answer === targets[i] : !due[i]);

/**
 * The document that a call follows most closely. Among equals, it is the one with the fewest options set, then the
 * latest.
 * @param {Pick<Call, "answers">} call @param {Document[]} documents @returns {Following | null}
 */
export function followed(call, documents) {
  /** @type {Following | null} */
  let best = null;
  for (const document of documents) {
    const exceptions = call.answers.flatMap((answer, i) => (agrees(answer, document, i) ? [] : [i]));
    const closer = best ? best.exceptions.length - exceptions.length : 1;
    if (!best || closer > 0 || (closer === 0 && setIn(document) <= setIn(best.document)))
      best = { document, exceptions };
  }
  return best;
}

/** @param {Document} document */
const setIn = ({ options }) => Object.keys(options).length;

/** The index of a case among the recorded ones, or -1. @param {Recorded} all @param {string} base @param {string} reference */
export const indexOf = ({ cases }, base, reference) => cases.findIndex(([b, r]) => b === base && r === reference);
