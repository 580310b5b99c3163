/**
 * The score of a list of cases: the known changes of a spec's lines that the cases detect, those that no case can
 * detect, and a few additional cases that would.
 */
import { resolveByAll } from "../run/parts.js";
import { sharp } from "./sharp.js";

/** @typedef {[base: string, reference: string]} Case */
/** @import { KnownChange, ScoredChange } from "../run/engine.js" */
/** @typedef {{ noticed: number, of: number }} Share */
/** @typedef {Partial<import("../run/engine.js").Options> & { edition: string }} Request */

/**
 * @typedef {object} Score
 * @property {Share} lines changes of the spec's lines
 * @property {Share} beside mistakes of programs outside the spec's lines
 * @property {string[]} untested ids of lines without a detected change
 * @property {KnownChange[]} unnoticed
 * @property {Case[]} additions
 * @property {number} left number of changes that the additions don't detect either
 */

/**
 * The score of some cases; null if the spec's listing doesn't run.
 * @param {import("../run/tolerant.js").Engine} engine @param {Request} request the spec and its options
 * @param {Case[]} cases
 * @param {(share: number) => void} [told] called with the finished share; it may throw to stop
 * @returns {Promise<Score | null>}
 */
export async function scoreOf(engine, request, cases, told) {
  const pool = [...sharp, ...printed(engine, request.edition)];
  const known = engine.score(request, []);
  const { listing } = engine.editions().find(({ id }) => id === request.edition) ?? {};
  if ("error" in known || !known.some(isOfOneLine) || !listing) return null;
  await resolveByAll(engine, request, [...cases, ...pool], told);
  const [own, scored] = [engine.score(request, cases), engine.score(request, pool)];
  if ("error" in own || "error" in scored) return null;
  const noticed = new Set(own.filter(({ cases }) => cases.length).map(({ id }) => id));
  const isNoticed = (/** @type {KnownChange} */ { id }) => noticed.has(id);
  const share = (/** @type {KnownChange[]} */ all) => ({ noticed: all.filter(isNoticed).length, of: all.length });
  const order = listing.lines.map(({ id }) => id);
  const unnoticed = scored
    .filter((change) => !isNoticed(change))
    .sort((a, b) => order.indexOf(a.line) - order.indexOf(b.line));
  const chosen = fewest(unnoticed);
  const single = scored.filter(isOfOneLine);
  const tested = new Set(single.filter(isNoticed).map(({ line }) => line));
  return {
    lines: share(scored.filter(({ beside }) => !beside)),
    beside: share(scored.filter(({ beside }) => beside)),
    untested: [...new Set(single.map(({ line }) => line))].filter((line) => !tested.has(line)),
    unnoticed: unnoticed.map(({ cases: _, ...change }) => change),
    additions: chosen.map((at) => pool[at]),
    left: unnoticed.filter(({ cases }) => !cases.some((at) => chosen.includes(at))).length,
  };
}

/** True if a rule makes a change, which then affects a single line. @param {KnownChange} change */
const isOfOneLine = ({ kind }) => kind !== "misreading";

/**
 * Reads cases from a text: lines of base and reference with a tab between them, ignoring further columns; or a list of
 * such rows, or of objects, as JSON, by itself or as a member of an object, as in the suites of several projects.
 * @param {string} text @returns {Case[] | { line: number }} the number of the first row, from 1, that isn't one
 */
export function casesIn(text) {
  const rows = /^\s*[[{]/.test(text) ? fromJSON(text) : fromLines(text);
  if (!rows) return { line: 1 };
  /** @type {Case[]} */
  const cases = [];
  for (const { row, line } of rows) {
    const [base, reference] = Array.isArray(row) ? row : fieldsOf(Object(row));
    if (typeof base !== "string" || typeof reference !== "string") return { line };
    cases.push([base, reference]);
  }
  return cases;
}

/**
 * The texts of a case that is an object. Some suites have other names for a reference.
 * @param {Record<string, unknown>} fields
 */
const fieldsOf = ({ base, reference, ref, relative, input }) => [base ?? "", reference ?? ref ?? relative ?? input];

/** @param {string} text */
function fromJSON(text) {
  try {
    const data = JSON.parse(text);
    const all = /** @type {unknown[]} */ (Array.isArray(data) ? data : Object.values(data).find(Array.isArray));
    const rows = all.filter((row) => typeof row !== "string"); // wpt has comments
    return rows.map((row, i) => ({ row, line: i + 1 }));
  } catch {
    return null;
  }
}

/** @param {string} text */
const fromLines = (text) =>
  text
    .split(/\r?\n/)
    .flatMap((line, i) => (line === "" || line.startsWith("#") ? [] : [{ row: line.split("\t"), line: i + 1 }]));

/** The targets of some cases. @param {import("../run/tolerant.js").Engine} engine @param {Request} request @param {Case[]} cases @returns {[base: string, reference: string, target: string][]} "" without a target */
export const withTargets = (engine, request, cases) =>
  cases.map(([base, reference]) => [
    base,
    reference,
    engine.explain({ ...request, base, reference, limit: 0 }).target ?? "",
  ]);

/** The examples of a spec. @param {import("../run/tolerant.js").Engine} engine @param {string} edition @returns {Case[]} */
export function printed(engine, edition) {
  const examples = engine.examples({ edition });
  if ("error" in examples) return [];
  return examples.flatMap(({ kind, base = "", input }) => (kind === "resolve" ? [[base, input]] : []));
}

/**
 * Chooses few cases that detect all of some changes: always the one that detects most of the rest. An exact search
 * finds no fewer for any of 13 public suites; for no cases at all, it finds 33 instead of 35.
 * @param {ScoredChange[]} changes
 */
function fewest(changes) {
  const chosen = [];
  for (let left = changes; ;) {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const { cases } of left) for (const at of cases) counts.set(at, (counts.get(at) ?? 0) + 1);
    const [best] = [...counts].sort(([at, count], [other, most]) => most - count || at - other)[0] ?? [];
    if (best === undefined) return chosen.sort((a, b) => a - b);
    chosen.push(best);
    left = left.filter(({ cases }) => !cases.includes(best));
  }
}
