/**
 * The neighbours: what the browser's own URL and Go's net/url make of a base and a reference, and
 * why, where they differ: the one from the URL Standard, field by field (the engine's runtime), the
 * other from RFC 3986.
 *
 * A reason of net/url's is a deviation that is carried out: web/src/neighbours/neturl.js tells its
 * way as RFC 3986's with deviations that can be left out one by one. Reasons are given only if RFC
 * 3986's way with all deviations and its way with exactly these ones give its answer, character
 * for character; and then as few of them as do. Otherwise nothing is known but that the two differ.
 */
import { netURL } from "./neturl.js";
import { start } from "../run/link.js";

/** @import { Engine } from "../run/tolerant.js" */

/** The id of a sentence and what to put into it. @typedef {{ id: string, args: Record<string, string> }} Reason */

/**
 * Asked where a neighbour's way departs from RFC 3986's in what it does to this text:
 * whether it shall.
 * @typedef {(id: string, args: Record<string, string>) => boolean} Deviates
 */

/** @typedef {(base: string, reference: string, deviates: Deviates) => string | null} Way */

/**
 * @typedef {object} Neighbour
 * @property {"url" | "net/url"} id
 * @property {string | null} answer null: it refuses, or it could not be asked
 * @property {string | null} error why it refuses, in its own words
 * @property {"base" | "reference" | null} on the text that it refuses
 * @property {boolean} same whether it answers as the document does that it is compared with; it does, too, where neither has an answer
 * @property {Reason[]} reasons why not; none if that is not known
 * @property {true} [silent] it cannot be asked this, as it has no setters
 */

/** Reasons are not looked for in longer texts, base and reference taken together. */
export const longestReasoned = 2000;

/** In longer texts, nobody looks for who leaves the site. */
const longestLeaving = 20_000;

/** Sets of reasons that are tried at most before a set is made smaller one by one. */
const mostTries = 64;

/**
 * @param {Engine} engine
 * @param {{ base: string, reference: string, target?: string | null, set?: string | null }} request the target by RFC 3986, strict; asked for if it is left out; set: the property of the base that the reference is assigned to
 * @returns {Neighbour[]}
 */
export function neighbours(engine, request) {
  const base = String(request.base).toWellFormed();
  const reference = String(request.reference).toWellFormed();
  const short = base.length + reference.length <= longestReasoned;
  const set = /** @type {import("../run/engine.js").Options["set"]} */ (request.set ?? "none");
  if (set !== "none")
    return [
      runtime(engine, { base, reference, set }, short),
      { id: "net/url", answer: null, error: null, on: null, same: false, reasons: [], silent: true },
    ];

  const go = askNetURL(engine, base, reference);
  const target =
    request.target === undefined
      ? engine.explain({ base, reference, edition: start.edition, strict: true, limit: 0 }).target
      : request.target;
  const asStandard = go.answer === target;
  return [
    runtime(engine, { base, reference }, short),
    { ...go, same: asStandard, reasons: asStandard || !short ? [] : reasonsOf(go, base, reference, target) },
  ];
}

/** Who goes to another host with a reference that looks like one of the base's own; null where nobody does. @param {Engine} engine @param {{ base: string, reference: string, set?: string | null }} request */
export function leaving(engine, { base, reference, set }) {
  if ((set ?? "none") !== "none" || base.length + reference.length > longestLeaving) return null;
  const leaves = engine.leaves({ base, reference });
  return leaves && "error" in leaves ? null : leaves;
}

/** What the browser answers, or Node. @param {Engine} engine @param {Parameters<Engine["runtime"]>[0]} request @param {boolean} short @returns {Neighbour} */
function runtime(engine, request, short) {
  const told = engine.runtime(request);
  if ("error" in told)
    return { id: "url", answer: null, error: told.error.message, on: null, same: false, reasons: [] };
  const { target: answer, refused, same } = told;
  const reasons = same || !short ? [] : reasonsApart(told);
  return { id: "url", answer, error: refused?.message ?? null, on: refused?.on ?? null, same, reasons };
}

/** Where its answer is not that of the standard. @param {import("../run/engine.js").Runtime} told @returns {Reason[]} */
function reasonsApart({ target, standard, fields, ended }) {
  if (ended) return [{ id: "takes", args: ended }];
  const there = standard ?? "";
  if (target === null) return [{ id: "refuses", args: { there } }];
  return fields.length ? fields.map(reason) : [{ id: "written", args: { there } }];
}

/** @param {import("../run/engine.js").RuntimeField} apart @returns {Reason} */
function reason({ field, here, there, state }) {
  const id = here === "" ? "lacks" : there === "" ? "has" : "field";
  return { id: state ? id : `${id}-unset`, args: { field, here, there, state } };
}

/** @typedef {Pick<Neighbour, "id" | "answer" | "error" | "on">} Told */

/** @param {Engine} engine @param {string} base @param {string} reference @returns {Told} */
function askNetURL(engine, base, reference) {
  const told = engine.neighbour({ base, reference });
  if ("error" in told) return { id: "net/url", answer: null, error: told.error.message, on: null };
  return { id: "net/url", answer: told.target, error: told.refused?.message ?? null, on: told.refused?.on ?? null };
}

/**
 * @param {Told} told @param {string} base @param {string} reference @param {string | null} target
 * @returns {Reason[]}
 */
function reasonsOf({ answer }, base, reference, target) {
  return answer === null ? [] : reasons(netURL, { base, reference, target, answer }); // net/url's error says it
}

/**
 * The fewest deviations that lead from RFC 3986's answer to a neighbour's.
 * @param {Way} way
 * @param {{ base: string, reference: string, target: string | null, answer: string }} pair
 * @returns {Reason[]} none where they are not known
 */
function reasons(way, { base, reference, target, answer }) {
  /** @type {Map<string, Record<string, string>>} */
  const found = new Map();
  const taking = (/** @type {(id: string) => boolean} */ allowed) => {
    found.clear();
    return way(base, reference, (id, args) => {
      if (!allowed(id)) return false;
      if (!found.has(id)) found.set(id, args);
      return true;
    });
  };
  if (taking(() => false) !== target || taking(() => true) !== answer) return [];
  const set = fewest([...found.keys()], (ids) => taking((id) => ids.includes(id)) === answer);
  taking((id) => set.includes(id));
  return [...found].map(([id, args]) => ({ id, args }));
}

/**
 * The smallest subset that is enough; where there are too many subsets, one of which
 * nothing can be left out. All of them are known to be enough.
 * @param {string[]} ids @param {(ids: string[]) => boolean} enough
 */
function fewest(ids, enough) {
  let tries = 0;
  for (let size = 1; size < ids.length; size++) {
    for (const subset of subsets(ids, size)) {
      if (enough(subset)) return subset;
      if (++tries === mostTries) return lean(ids, enough);
    }
  }
  return ids;
}

/**
 * @param {string[]} ids @param {number} size @param {number} [from]
 * @returns {Generator<string[]>}
 */
function* subsets(ids, size, from = 0) {
  if (size === 0) yield [];
  else
    for (let i = from; i <= ids.length - size; i++)
      for (const rest of subsets(ids, size - 1, i + 1)) yield [ids[i], ...rest];
}

/** @param {string[]} ids @param {(ids: string[]) => boolean} enough */
function lean(ids, enough) {
  for (let i = 0; i < ids.length;) {
    const without = ids.toSpliced(i, 1);
    if (enough(without)) [ids, i] = [without, 0];
    else i++;
  }
  return ids;
}
