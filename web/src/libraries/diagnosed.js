/**
 * Compares a library's answers with one document: the number that differ, the number that are missing, and the known
 * mistakes that explain them.
 */
import { canonical } from "../run/lines.js";
import { start, write } from "../run/link.js";
import { inParts } from "../run/parts.js";
import { agrees, answeredCases } from "./recorded.js";

/** @import { Expectation, KnownChange, Listing } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Answer, Document, Recorded } from "./recorded.js" */

/**
 * A mistake that a library makes, or up to three that no case tells apart. listing: the spec's; obeyed: the number of
 * cases, among those in which it matters, that show it; all: their indexes, the shortest first, which is at.
 * @typedef {{ changes: KnownChange[], listing: Listing, obeyed: number, matters: number, at: number, all: number[] }} Followed
 */
/** The indexes of cases in which a library differs from a document: it gives another text, refuses wrongly, or gives nothing. @typedef {{ differing: number[], refused: number[], unanswered: number[] }} Missed */
/**
 * others: the number of differing answers that none of these mistakes explains; unexplained: the number that no known
 * mistake explains.
 * @typedef {Missed & { followed: Followed[], others: number, unexplained: number }} Diagnosed
 */

/** @param {Answer[]} answers @param {Document} document @returns {Missed} */
export function missed(answers, document) {
  const at = answers.flatMap((answer, i) => (agrees(answer, document, i) ? [] : [i]));
  return {
    differing: at.filter((i) => typeof answers[i] === "string"),
    refused: at.filter((i) => answers[i] !== null && typeof answers[i] === "object"),
    unanswered: at.filter((i) => answers[i] === null),
  };
}

/**
 * Finds the mistakes in answers. It is fast if the cases were resolved by all changes before.
 * @param {Engine} engine @param {Recorded["cases"]} cases @param {Answer[]} answers @param {Document} document
 * @returns {Diagnosed}
 */
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
    all: obeyed,
  }));
  const given = new Set(diagnosis.followed.flatMap(({ cases }) => cases));
  return { ...found, followed, others: diagnosis.differing - given.size, unexplained: diagnosis.unexplained };
}

/**
 * A mistake with the indexes of the calls that make it.
 * @typedef {Pick<Followed, "changes" | "listing"> & { calls: number[] }} Seen
 */

/** The mistakes of some calls, the most frequent first. @param {Diagnosed[]} found by call @returns {Seen[]} */
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

/** Answers explained per task. One takes up to 50 ms. */
const explainedAtOnce = 2;

/**
 * The explanations of the answers to some cases, by their indexes; null for unknown ones.
 * @param {Engine} engine @param {Recorded["cases"]} cases @param {Answer[]} answers @param {Document} document
 * @param {number[]} some the indexes
 * @param {(share: number) => void} [told] called with the finished share; it may throw to stop
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

/**
 * The link to a case with some of the spec's lines changed.
 * @param {[base: string, reference: string]} texts @param {Document} document
 * @param {import("../run/engine.js").Misreading["lines"]} lines
 */
export const linkWith = ([base, reference], { edition, options }, lines) =>
  write({ ...start, base, reference, edition, options, lines: canonical(lines) ?? undefined });

/** The link to a case with a library's answer, at the step that loses it, if that is known. @param {[base: string, reference: string]} texts @param {Answer} answer @param {Document} document @param {Expectation | null} [known] its explanation */
export function linkTo([base, reference], answer, { edition, options }, known) {
  const state = { ...start, base, reference, edition, options };
  if (typeof answer !== "string") return write(state);
  const step = known?.lost?.step ?? known?.misreading?.step ?? null;
  return write({ ...state, step, expected: answer, answered: true });
}
