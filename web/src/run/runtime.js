/**
 * Compares the runtime's own URL, a browser's or Node's, with the run of the URL Standard: field by field, and for each
 * difference the state of the run that set the field. That avoids a second model of browsers. It is part of the engine.
 */

/** @import { Edition, Engine, Explanation, Runtime } from "./engine.js" */
/** @typedef {{ base: string, reference: string, set: import("./engine.js").Options["set"] }} Asked set: the property that the reference is assigned to */

/** URL's fields, by the parts of the standard's record, each with the delimiter that the field includes. */
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

/** An empty base means no base. @param {string} base @param {string} reference */
const parse = (base, reference) => (base === "" ? new URL(reference) : new URL(reference, base));

/** The URL after assigning to one of its properties. @param {string} base @param {string} value @param {string} name */
function assigned(base, value, name) {
  const url = new URL(base);
  Object.assign(url, { [name]: value });
  return url;
}

/** @param {Asked} request @returns {{ url: URL | null, refused: Runtime["refused"] }} */
function asked({ base, reference, set }) {
  try {
    return { url: set === "none" ? parse(base, reference) : assigned(base, reference, set), refused: null };
  } catch (error) {
    const on = (base === "" && set === "none") || takes(base) ? "reference" : "base";
    return { url: null, refused: { on, message: /** @type {Error} */ (error).message } };
  }
}

/** The runtime's target, "" if it refuses. @param {string} base @param {string} reference */
export const runtimeTarget = (base, reference) => asked({ base, reference, set: "none" }).url?.href ?? "";

/** @param {string} text */
function takes(text) {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/**
 * The run is requested only if the two differ: for long texts it takes twice as long as the answers of all specs.
 * @param {Pick<Engine, "answers" | "explain">} engine @param {Edition} living the spec that browsers follow
 * @param {Asked} texts
 * @returns {Runtime}
 */
export function held(engine, living, texts) {
  const request = { ...texts, edition: living.id };
  const answers = engine.answers({ ...request, reasons: false });
  const standard = answers.find(({ edition }) => edition === living.id)?.target ?? null;
  const { url, refused } = asked(texts);
  const target = url?.href ?? null;
  const told = { target, refused, standard, same: target === standard, fields: [], ended: null };
  if (told.same || (!url && standard !== null)) return told;
  const run = engine.explain({ ...request, ...(standard === null && { limit: 0 }) });
  return standard === null
    ? { ...told, ended: ending(run) }
    : { ...told, fields: apart(run, living, /** @type {URL} */ (url)) };
}

/** The fields that differ from the standard's. @param {Explanation} run @param {Edition} living @param {URL} url */
function apart(run, living, url) {
  return fields.flatMap(([part, field, written]) => {
    const span = run.result?.parts.find(({ name }) => name === part)?.span;
    const there = span ? written(/** @type {string} */ (run.target).slice(...span)) : "";
    const here = url[field];
    return here === there ? [] : [{ field, here, there, state: setBy(run, living, `url.${part}`) }];
  });
}

/**
 * The group of lines that set a register last; "" if it wasn't set after the base was parsed.
 * @param {Explanation} run @param {Edition} living @param {string} name
 */
function setBy({ run }, { listing: { registers } }, name) {
  const register = registers.findIndex((one) => one.name === name);
  const by = run.steps.findLast(({ edits }) => edits.some(([one]) => one === register));
  const group = by?.group?.name ?? "";
  return group === "base" ? "" : group; // the group emptied the base's value, and it stayed empty
}

/** The error and the state in which the standard's run fails. @param {Explanation} run @returns {Runtime["ended"]} */
function ending({ problems }) {
  const end = problems.find(({ fatal }) => fatal);
  return { problem: end?.id ?? "", state: end?.rule ?? "" };
}
