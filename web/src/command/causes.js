/**
 * The cases in which a library differs from a document, grouped by explanation: a mistake that it makes often, a
 * misreading or a change that explains a single answer, or unknown.
 */
import { linkTo, linkWith } from "../libraries/diagnosed.js";
import { followedTexts, reasonText } from "../texts/expected.js";
import { plain } from "./sentences.js";

/** @import { Expectation } from "../run/engine.js" */
/** @import { Held } from "./conformance.js" */

/** The explanation of an answer; null without one. @typedef {Expectation | null} Known */

/**
 * A cause with its cases, by index, the shortest first. text: the cause in a sentence; ids: its misreadings; example:
 * the shortest case outside the baseline or, if all are in it, the shortest case; link: to that case; run: a link to
 * the same with the changed lines, "" without any.
 * @typedef {{ kind: "followed" | NonNullable<Expectation["explainedBy"]> | "unexplained" | "refused" | "unanswered", text: string, ids: string[], cases: number[], example: number | undefined, link: string, run: string }} Cause
 */

/** The most differing answers to explain one by one. Each takes up to 50 ms. */
const most = 1_000;

/** Adds the causes. @param {Omit<Held, "explained" | "causes">} held @returns {Held} */
export function grouped(held) {
  const { words, engine, cases, answers, document, found, known, page } = held;
  const explained = explainer(held);
  const editions = engine.editions();
  const inOrder = (/** @type {number[]} */ all) =>
    [...all].sort((a, b) => cases[a].join("").length - cases[b].join("").length || a - b);
  const cause = (
    /** @type {Omit<Cause, "cases" | "example" | "link" | "run" | "ids"> & { ids?: string[] }} */ of,
    /** @type {number[]} */ all,
    /** @type {import("../run/engine.js").Misreading["lines"] | undefined} */ lines = undefined,
  ) => {
    const first = all.find((i) => !known.has(i)) ?? all.at(0);
    const link = first === undefined ? "" : page + linkTo(cases[first], answers[first], document, explained(first));
    const run = lines && first !== undefined ? page + linkWith(cases[first], document, lines) : "";
    return { ids: [], ...of, cases: all, example: first, link, run };
  };
  /** @type {Cause[]} */
  const causes = [];
  const left = new Set(found.differing);
  for (const one of found.followed) {
    const all = one.all.filter((i) => left.delete(i));
    const text = plain(followedTexts(words, one, cases).said);
    causes.push(cause({ kind: "followed", text, ids: one.changes.map(({ id }) => id) }, all, one.changes[0].lines));
  }
  /** @type {Map<string, { kind: Cause["kind"], ids: string[], all: number[], lines?: import("../run/engine.js").Misreading["lines"] }>} */
  const others = new Map();
  for (const i of left) {
    const known = explained(i);
    const kind = known?.explainedBy ?? "unexplained";
    const text = known?.explainedBy
      ? plain(reasonText(words, editions, known))
      : words.say("command:conformance:unexplained");
    const misreading = kind === "misreading" ? known?.misreading : null;
    const group = others.get(text) ?? {
      kind,
      ids: misreading ? [misreading.id] : [],
      all: [],
      lines: misreading?.lines,
    };
    group.all.push(i);
    others.set(text, group);
  }
  const sorted = [...others].sort(([, a], [, b]) => b.all.length - a.all.length);
  for (const [text, { kind, ids, all, lines }] of sorted) causes.push(cause({ kind, text, ids }, inOrder(all), lines));
  for (const kind of /** @type {const} */ (["refused", "unanswered"]))
    if (found[kind].length)
      causes.push(cause({ kind, text: words.say(`command:conformance:${kind}`) }, inOrder(found[kind])));
  // Explaining answers one by one finds more causes than the diagnosis of all together, so count again.
  const single = causes.filter(({ kind }) => !["followed", "refused", "unanswered"].includes(kind));
  const count = (/** @type {Cause[]} */ some) => some.reduce((sum, one) => sum + one.cases.length, 0);
  const unexplained = count(single.filter(({ kind }) => kind === "unexplained"));
  return { ...held, explained, causes, found: { ...found, others: count(single), unexplained } };
}

/** Makes the function that explains an answer. Equal questions reach the engine once. @param {Omit<Held, "explained" | "causes">} held @returns {(i: number) => Known} */
function explainer({ engine, cases, answers, document: { edition, options } }) {
  /** @type {Map<string, Known>} */
  const asked = new Map();
  return (i) => {
    const [[base, reference], answer] = [cases[i], answers[i]];
    if (typeof answer !== "string") return null;
    const key = JSON.stringify([base, reference, answer]);
    if (!asked.has(key) && asked.size < most) {
      const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
      const known = engine.expectation(request, answer);
      asked.set(key, "error" in known ? null : known);
    }
    return asked.get(key) ?? null;
  };
}
