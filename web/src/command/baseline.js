/**
 * A file of deviations that a project accepts: check --conformance doesn't count them.
 */
import { access, writeFile } from "node:fs/promises";
import { reasonOf } from "../bake/errno.js";
import { nameOf, textOf } from "./input.js";
import { stop } from "./stopped.js";

/** @import { Answer, Document, Recorded } from "../libraries/recorded.js" */

/** A case with its accepted answer; error: with any message. @typedef {{ base: string, reference: string, answer: string | null | { error: string } }} Deviation */
/** @typedef {{ edition: string, options: Record<string, string>, deviations: Deviation[] }} Baseline */

/** The key of a deviation. Error messages may differ. @param {string} base @param {string} reference @param {Answer} answer */
const keyOf = (base, reference, answer) =>
  JSON.stringify([base, reference, typeof answer === "object" && answer !== null ? true : answer]);

/** @param {any} one @returns {one is Deviation} */
const isDeviation = (one) =>
  typeof one?.base === "string" &&
  typeof one.reference === "string" &&
  (one.answer === null || typeof one.answer === "string" || typeof one.answer?.error === "string");

/**
 * The baseline to replace; null if there is no such file yet.
 * @param {string} file @returns {Promise<Baseline | null>}
 */
export async function replacedBaseline(file) {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? readBaseline(file, "foreign") : null;
}

/**
 * @param {string} file @param {"none" | "foreign"} [id] of the message for a file that isn't a baseline @returns {Promise<Baseline>}
 */
export async function readBaseline(file, id = "none") {
  const text = await textOf(file);
  try {
    const { edition, options = {}, deviations } = JSON.parse(text);
    if (typeof edition === "string" && Array.isArray(deviations) && deviations.every(isDeviation))
      return { edition, options, deviations };
  } catch {
    stop("command:not-json", { file: nameOf(file) });
  }
  return stop(`command:baseline:${id}`, { file: nameOf(file) });
}

/**
 * Compares deviations with a baseline. Returns the known ones, by the index of their case; the baseline's entries that
 * no longer occur; and the entries whose cases weren't answered. If the answers aren't partial, the latter count as
 * gone, too.
 * @param {Baseline | null} baseline @param {Recorded["cases"]} cases @param {Answer[]} answers @param {number[]} exceptions @param {boolean} partial
 */
export function knownIn(baseline, cases, answers, exceptions, partial) {
  const left = new Map(baseline?.deviations.map((one) => [keyOf(one.base, one.reference, one.answer), one]));
  const all = new Set(left.keys());
  const known = exceptions.filter((i) => {
    const key = keyOf(...cases[i], answers[i]);
    left.delete(key);
    return all.has(key);
  });
  const asked = new Set(cases.map((texts) => JSON.stringify(texts)));
  const isUnasked = (/** @type {Deviation} */ { base, reference }) =>
    partial && !asked.has(JSON.stringify([base, reference]));
  const rest = [...left.values()];
  return {
    known: new Set(known),
    gone: rest.filter((one) => !isUnasked(one)),
    unasked: rest.filter(isUnasked),
  };
}

/** @param {string} file @param {Document} document @param {Deviation[]} deviations */
export async function writeBaseline(file, { edition, options }, deviations) {
  const rows = deviations.map((one) => `    ${JSON.stringify(one)}`).join(",\n");
  const text = `{\n  "edition": ${JSON.stringify(edition)},\n  "options": ${JSON.stringify(options)},\n  "deviations": [${rows ? `\n${rows}\n  ` : ""}]\n}\n`;
  await writeFile(file, text).catch((error) =>
    stop("command:not-written", { file: nameOf(file), reason: reasonOf(error) }),
  );
}
