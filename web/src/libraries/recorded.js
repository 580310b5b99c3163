/**
 * What was recorded of libraries (libraries.json), and which document each of them follows: the
 * one that has its answer in most of the recorded cases. Nothing is guessed of other cases.
 */

import { inParts } from "../run/parts.js";

/** @import { Engine } from "../run/tolerant.js" */
/** What a call gave: a text; null for nothing; or what it threw. @typedef {string | null | { error: string }} Answer */
/** answers: to the cases in their order; a call that was not asked the last of them has fewer. @typedef {{ language: string, library: string, version: string, call: string, date: string, answers: Answer[] }} Call */
/** @typedef {{ cases: [base: string, reference: string][], calls: Call[] }} Recorded */
/**
 * An edition with its options as they are, and its target in each case. due: whether a call must give it. A call may refuse
 * where there is no target, and where RFC 3986's grammar does not allow the texts, unless the document is the URL Standard,
 * which says what to do with such texts.
 * @typedef {{ edition: string, options: Record<string, string>, targets: (string | null)[], due: boolean[] }} Document
 */
/** The document that a call follows, with the cases, by index, in which it answers otherwise. @typedef {{ document: Document, exceptions: number[] }} Following */

/** Cases that are asked at a time. */
const atOnce = 25;

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
  const editions = engine.editions();
  const others = new Map(editions.flatMap(({ options }) => options.map((option) => [option.name, option])));
  const sets = [...others.values()]
    .filter(({ alone, name }) => !alone && !(name in given))
    .flatMap(({ name, values }) => values.slice(1).map((value) => ({ name, value })));
  /** The options of each further round: no edition has two of them. @type {Record<string, string>[]} */
  const rounds = [];
  for (const { name, value } of sets) {
    const having = editions.filter(({ options }) => options.some((option) => option.name === name));
    const free = rounds.find((round) => !having.some(({ options }) => options.some((option) => option.name in round)));
    if (free) free[name] = value;
    else rounds.push({ [name]: value });
  }
  const share = { done: 0 };
  /** @template Found @param {(base: string, reference: string) => Found} ask */
  const each = (ask) =>
    eachCase(cases, ask, (of) => told((share.done + of) / (2 + rounds.length))).finally(() => share.done++);
  const valid = await each((base, reference) => isValid(engine, base, reference));
  /** By round, and by case, what each edition has. @type {Map<string, string | null>[][]} */
  const all = [];
  for (const set of [{}, ...rounds])
    all.push(await each((base, reference) => targetsOf(engine, { ...given, ...set, base, reference })));
  return editions.flatMap(({ id: edition, living, options: own }) => {
    const names = own.map(({ name }) => String(name));
    const of = (/** @type {number} */ round, /** @type {Record<string, string>} */ options) => {
      const targets = all[round].map((found) => found.get(edition) ?? null);
      return {
        edition,
        options,
        targets,
        due: targets.map((one, i) => one !== null && (valid[i] || living !== undefined)),
      };
    };
    const set = Object.fromEntries(own.flatMap(({ name }) => (name in given ? [[name, given[name]]] : [])));
    const first = of(0, set);
    const others = sets.flatMap(({ name, value }) =>
      names.includes(name)
        ? [of(1 + rounds.findIndex((round) => round[name] === value), { ...set, [name]: value })]
        : [],
    );
    return [first, ...others.filter(({ targets }) => targets.some((target, i) => target !== first.targets[i]))];
  });
}

/** Asks each case, some at a time, so that a page answers in between. @template Found @param {Recorded["cases"]} cases @param {(base: string, reference: string) => Found} ask @param {(share: number) => void} [done] how much is done */
export async function eachCase(cases, ask, done) {
  /** @type {Found[]} */
  const found = [];
  await inParts(cases, atOnce, (some) => found.push(...some.map(([base, reference]) => ask(base, reference))), done);
  return found;
}

/** The targets of a case by edition: one call for all of them takes as long as explaining the run of one. @param {Engine} engine @param {Record<string, string>} of the texts and the options */
function targetsOf(engine, of) {
  const answers = engine.answers({ .../** @type {any} */ (of), reasons: false });
  if ("error" in answers) throw new Error(answers.error.message);
  return new Map(answers.map(({ edition, target }) => [edition, target]));
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

/** Which of the cases an edition's document prints with its target, by index. @param {Engine} engine @param {Recorded} all @param {string} edition */
export function printedIn(engine, all, edition) {
  const examples = engine.examples({ edition });
  const printed = Array.isArray(examples) ? examples.filter(({ kind }) => kind === "resolve") : [];
  const found = printed.map(({ base = "", input }) => indexOf(all, base, input)).filter((at) => at >= 0);
  return [...new Set(found)];
}

/** Whether a call was asked a case. @param {Call} call @param {number} at index of the case */
export const isRecorded = ({ answers }, at) => at >= 0 && at < answers.length;

/** Tests whether the answer to a case, by index, is a document's: its target, or none if that is not due. @param {Answer} answer @param {Document} document @param {number} i */
export const agrees = (answer, { targets, due }, i) => (typeof answer === "string" ? answer === targets[i] : !due[i]);

/**
 * The document that a call follows most closely; of several that are equally close the one with
 * the fewest options set, then the latest.
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

/** The index of a case among those that were recorded; -1 if it is none. @param {Recorded} all @param {string} base @param {string} reference */
export const indexOf = ({ cases }, base, reference) => cases.findIndex(([b, r]) => b === base && r === reference);
