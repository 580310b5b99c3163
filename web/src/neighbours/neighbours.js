/**
 * The neighbours: how the browser's own URL and Go's net/url resolve a reference, and why they differ: the browser from
 * the URL Standard, field by field (the engine's runtime), and net/url from RFC 3986.
 *
 * Reasons for net/url are deviations that are executed: web/src/neighbours/neturl.js implements it as RFC 3986 with
 * deviations that can be switched off one by one. A set of deviations is a reason only if RFC 3986 with all deviations,
 * and with just that set, gives net/url's answer, character for character; and then the smallest such set. Otherwise
 * only the difference is known.
 */
import { netURL } from "./neturl.js";
import { start } from "../run/link.js";

/** @import { Engine } from "../run/tolerant.js" */

/** The id of a sentence and its arguments. @typedef {{ id: string, args: Record<string, string> }} Reason */

/**
 * Called where a neighbour departs from RFC 3986 on this text; returns whether it should.
 * @typedef {(id: string, args: Record<string, string>) => boolean} Deviates
 */

/** @typedef {(base: string, reference: string, deviates: Deviates) => string | null} Way */

/**
 * @typedef {object} Neighbour
 * @property {"url" | "net/url"} id
 * @property {string | null} answer null if it refuses, or couldn't be run
 * @property {string | null} error why it refuses, in its own words
 * @property {"base" | "reference" | null} on the text that it refuses
 * @property {boolean} same true if its answer equals the compared spec's answer, or neither has one
 * @property {Reason[]} reasons reasons for the difference; empty if unknown
 * @property {true} [silent] it can't do this, because it has no setters
 */

/** Reasons aren't looked for if base and reference are longer together. */
export const longestReasoned = 2000;

/** Above this length, departures from the site aren't looked for. */
const longestLeaving = 20_000;

/** The most subsets to try before reducing a set one by one. */
const mostTries = 64;

/**
 * @param {Engine} engine
 * @param {{ base: string, reference: string, target?: string | null, set?: string | null }} request
 *   the target under RFC 3986, strict; computed if it is left out; set: the property of the base that the reference is
 *   assigned to
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

/** from: the scheme of a base with which it leaves, if it doesn't with its own. @typedef {import("../run/engine.js").Leaves & { from?: string }} Leaving */

/** The parsers that go to another host with a reference that looks local, or null if none does. @param {Engine} engine @param {{ base: string, reference: string, set?: string | null }} request @returns {Leaving | null} */
export function leaving(engine, { base, reference, set }) {
  if ((set ?? "none") !== "none" || base.length + reference.length > longestLeaving) return null;
  const leaves = engine.leaves({ base, reference });
  return (leaves && !("error" in leaves) ? leaves : null) ?? fromElsewhere(engine, base, reference);
}

/**
 * A reference that repeats the base's scheme without "//" is relative in the URL Standard. With a base of another scheme,
 * the text after the scheme is a host.
 * @param {Engine} engine @param {string} base @param {string} reference @returns {Leaving | null}
 */
function fromElsewhere(engine, base, reference) {
  const [, scheme = ""] = /^(https?|wss?|ftp):(?!\/\/)/i.exec(reference) ?? [];
  if (!scheme || base.slice(0, scheme.length + 3).toLowerCase() !== `${scheme.toLowerCase()}://`) return null;
  const from = scheme.toLowerCase() === "http" ? "https" : "http";
  const edition = "url-standard";
  const answer = engine.explain({ base: from + base.slice(scheme.length), reference, edition, limit: 0 });
  const target = "error" in answer ? null : answer.target;
  if (!target || !URL.canParse(target) || !URL.canParse(base)) return null;
  const { host } = new URL(target);
  return host === new URL(base).host ? null : { host, by: [{ who: edition, target }], from };
}

/**
 * The answer of the browser, or of Node.
 * @param {Engine} engine @param {Parameters<Engine["runtime"]>[0]} request @param {boolean} short @returns {Neighbour}
 */
function runtime(engine, request, short) {
  const told = engine.runtime(request);
  if ("error" in told)
    return { id: "url", answer: null, error: told.error.message, on: null, same: false, reasons: [] };
  const { target: answer, refused, same } = told;
  const reasons = same || !short ? [] : reasonsApart(told);
  return { id: "url", answer, error: refused?.message ?? null, on: refused?.on ?? null, same, reasons };
}

/**
 * The differences between its answer and the URL Standard's.
 * @param {import("../run/engine.js").Runtime} told @returns {Reason[]}
 */
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
  return answer === null ? [] : reasons(netURL, { base, reference, target, answer }); // net/url's error is the reason
}

/**
 * The smallest set of deviations that leads from RFC 3986's answer to a neighbour's.
 * @param {Way} way
 * @param {{ base: string, reference: string, target: string | null, answer: string }} pair
 * @returns {Reason[]} empty if they aren't known
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
 * The smallest subset that is enough or, if there are too many subsets, one that can't be reduced. The whole set is
 * known to be enough.
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
