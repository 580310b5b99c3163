/**
 * What the browser's own URL, or that of Node, makes of a base and a reference, held against the
 * run of the URL Standard: field by field, and for each one that differs the state of the run
 * that set it. So no second model of browsers is needed.
 */

import { living } from "../texts/naming.js";

/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../run/engine.js").Explanation} Explanation */
/** @typedef {import("./neighbours.js").Reason} Reason */
/** @typedef {import("./neighbours.js").Told} Told */

/** URL's fields, by the parts of the standard's record, and the sign that they have besides. */
const fields = /** @type {const} */ ([
  ["scheme", "protocol", (/** @type {string} */ text) => `${text}:`],
  ["username", "username", String],
  ["password", "password", String],
  ["host", "hostname", String],
  ["port", "port", String],
  ["path", "pathname", String],
  ["query", "search", (/** @type {string} */ text) => text && `?${text}`],
  ["fragment", "hash", (/** @type {string} */ text) => text && `#${text}`],
]);

/** An empty base is none. @param {string} reference @param {string} base */
const parse = (reference, base) => (base === "" ? new URL(reference) : new URL(reference, base));

/** @param {string} base @param {string} reference @returns {Told} */
export function askURL(base, reference) {
  try {
    return { id: "url", answer: parse(reference, base).href, error: null, on: null };
  } catch (error) {
    const on = base === "" || URL.canParse(base) ? "reference" : "base";
    return { id: "url", answer: null, error: /** @type {Error} */ (error).message, on };
  }
}

/**
 * Where its answer is not that of the standard.
 * @param {Engine} engine @param {string} base @param {string} reference @param {string | null} answer
 * @returns {Reason[]}
 */
export function apart(engine, base, reference, answer) {
  const run = engine.explain({ base, reference, edition: living });
  if ("error" in run || run.target === answer) return [];
  if (run.target === null) return [takes(run)];
  if (answer === null) return [{ id: "refuses", args: { there: run.target } }];
  const url = parse(reference, base);
  const found = fields.flatMap(([part, field, written]) => {
    const span = run.result?.parts.find(({ name }) => name === part)?.span;
    const there = span ? written(/** @type {string} */ (run.target).slice(...span)) : "";
    const here = url[field];
    return here === there ? [] : [reason(field, here, there, setBy(engine, run, `url.${part}`))];
  });
  return found.length ? found : [{ id: "written", args: { there: run.target } }];
}

/** @param {string} field @param {string} here @param {string} there @param {string} state */
function reason(field, here, there, state) {
  const id = here === "" ? "lacks" : there === "" ? "has" : "field";
  return { id: state ? id : `${id}-unset`, args: { field, here, there, state } };
}

/** The group of lines that set a register last, "" if none did after the base was parsed. @param {Engine} engine @param {Explanation} run @param {string} name */
function setBy(engine, run, name) {
  const { registers } = listingOf(engine);
  const register = registers.findIndex((one) => one.name === name);
  const by = run.run.steps.findLast(({ edits }) => edits.some(([one]) => one === register));
  const group = by?.group?.name ?? "";
  return group === "base" ? "" : group; // what the base had was emptied there, and stayed so
}

/** @param {Engine} engine */
function listingOf(engine) {
  const edition = engine.editions().find(({ id }) => id === living);
  if (!edition) throw new Error(`there is no edition ${living}`);
  return edition.listing;
}

/** What it reads and the standard does not. @param {Explanation} run @returns {Reason} */
function takes({ problems }) {
  const end = problems.find(({ fatal }) => fatal);
  return { id: "takes", args: { problem: end?.id ?? "", state: end?.rule ?? "" } };
}
