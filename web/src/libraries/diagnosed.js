/**
 * A library's answers held against one document: how many differ, how many are missing, and which known mistakes give
 * them.
 */
import { canonical } from "../run/lines.js";
import { start, write } from "../run/link.js";
import { inParts } from "../run/parts.js";
import { agrees, answeredCases } from "./recorded.js";

/** @import { Expectation, KnownChange, Listing } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Answer, Document, Recorded } from "./recorded.js" */

/**
 * A mistake that a library makes, or up to three that no case tells apart. listing: of the spec; obeyed: in how many of the
 * cases in which it matters; at: the shortest of those, by index.
 * @typedef {{ changes: KnownChange[], listing: Listing, obeyed: number, matters: number, at: number }} Followed
 */
/** Cases, by index, in which a library does not follow a document: it gives another text, refuses what it should not, or gives nothing. @typedef {{ differing: number[], refused: number[], unanswered: number[] }} Missed */
/** others: how many of the differing answers none of these mistakes gives; unexplained: how many no known one does. @typedef {Missed & { followed: Followed[], others: number, unexplained: number }} Diagnosed */

/** @param {Answer[]} answers @param {Document} document @returns {Missed} */
export function missed(answers, document) {
  const at = answers.flatMap((answer, i) => (agrees(answer, document, i) ? [] : [i]));
  return {
    differing: at.filter((i) => typeof answers[i] === "string"),
    refused: at.filter((i) => answers[i] !== null && typeof answers[i] === "object"),
    unanswered: at.filter((i) => answers[i] === null),
  };
}

/** The mistakes in answers, at once if the cases were resolved by all changes before. @param {Engine} engine @param {Recorded["cases"]} cases @param {Answer[]} answers @param {Document} document @returns {Diagnosed} */
export function diagnosed(engine, cases, answers, document) {
  const { edition, options } = document;
  const found = missed(answers, document);
  const request = /** @type {import("../run/engine.js").Request} */ ({ edition, ...options });
  const diagnosis = engine.diagnose(request, answeredCases(cases, answers));
  const { listing } = engine.editions().find(({ id }) => id === edition) ?? {};
  if ("error" in diagnosis || !listing)
    return { ...found, followed: [], others: found.differing.length, unexplained: found.differing.length };
  const followed = diagnosis.followed.map(({ misreadings, matters, cases: obeyed }) => ({
    changes: misreadings,
    listing,
    obeyed: obeyed.length,
    matters,
    at: obeyed[0],
  }));
  const given = new Set(diagnosis.followed.flatMap(({ cases }) => cases));
  return { ...found, followed, others: diagnosis.differing - given.size, unexplained: diagnosis.unexplained };
}

/** A mistake with the calls, by index, that make it. @typedef {Pick<Followed, "changes" | "listing"> & { calls: number[] }} Seen */

/** The mistakes of some calls, those first that most of them make. @param {Diagnosed[]} found by call @returns {Seen[]} */
export function seenIn(found) {
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  for (const [i, one] of found.entries())
    for (const { changes, listing } of one.followed) {
      const key = changes.map(({ id }) => id).join("\n");
      const calls = seen.get(key)?.calls ?? [];
      seen.set(key, { changes, listing, calls: [...calls, i] });
    }
  return [...seen.values()].sort((a, b) => b.calls.length - a.calls.length);
}

/** Answers that are explained in a task: one takes up to 50 ms. */
const explainedAtOnce = 2;

/**
 * What explains the answers to some of the cases, by their indexes; null if nothing is known.
 * @param {Engine} engine @param {Recorded["cases"]} cases @param {Answer[]} answers @param {Document} document
 * @param {number[]} some the indexes @param {(share: number) => void} [told] how much of it is done; it may throw to leave out the rest
 */
export async function explanationsOf(engine, cases, answers, { edition, options }, some, told) {
  /** @type {Map<number, Expectation | null>} */
  const found = new Map();
  const explain = (/** @type {number} */ i) => {
    const [[base, reference], answer] = [cases[i], answers[i]];
    if (typeof answer !== "string") return;
    const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
    const known = engine.expectation(request, answer);
    found.set(i, "error" in known ? null : known);
  };
  await inParts(some, explainedAtOnce, (part) => part.forEach(explain), told);
  return found;
}

/** The link to a case with some lines of the spec changed. @param {[base: string, reference: string]} texts @param {Document} document @param {import("../run/engine.js").Misreading["lines"]} lines */
export const linkWith = ([base, reference], { edition, options }, lines) =>
  write({ ...start, base, reference, edition, options, lines: canonical(lines) ?? undefined });

/** The link to a case with a library's answer, at the step that loses it, if that is known. @param {[base: string, reference: string]} texts @param {Answer} answer @param {Document} document @param {Expectation | null} [known] what explains it */
export function linkTo([base, reference], answer, { edition, options }, known) {
  const state = { ...start, base, reference, edition, options };
  if (typeof answer !== "string") return write(state);
  const step = known?.lost?.step ?? known?.misreading?.step ?? null;
  return write({ ...state, step, expected: answer, answered: true });
}
