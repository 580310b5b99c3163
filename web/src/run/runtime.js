/**
 * What the runtime's own URL, that of a browser or of Node, makes of a base and a reference, held
 * against the run of the URL Standard: field by field, and for each one that differs the state of
 * the run that set it. So no second model of browsers is needed. It is part of the engine.
 */

/** @import { Edition, Engine, Explanation, Runtime } from "./engine.js" */
/** @typedef {{ base: string, reference: string, set: import("./engine.js").Options["set"] }} Asked set: the property that the reference is assigned to */

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

/** An empty base is none. @param {string} base @param {string} reference */
const parse = (base, reference) => (base === "" ? new URL(reference) : new URL(reference, base));

/** The URL with a property that is assigned to. @param {string} base @param {string} value @param {string} name */
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

/** What it answers, "" if it refuses. @param {string} base @param {string} reference */
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
 * The run is asked for only where the two differ: of long texts it takes twice as long as the answers of all editions.
 * @param {Pick<Engine, "answers" | "explain">} engine @param {Edition} living the edition that is followed by browsers
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

/** The fields that are not those of the standard. @param {Explanation} run @param {Edition} living @param {URL} url */
function apart(run, living, url) {
  return fields.flatMap(([part, field, written]) => {
    const span = run.result?.parts.find(({ name }) => name === part)?.span;
    const there = span ? written(/** @type {string} */ (run.target).slice(...span)) : "";
    const here = url[field];
    return here === there ? [] : [{ field, here, there, state: setBy(run, living, `url.${part}`) }];
  });
}

/** The group of lines that set a register last, "" if none did after the base was parsed. @param {Explanation} run @param {Edition} living @param {string} name */
function setBy({ run }, { listing: { registers } }, name) {
  const register = registers.findIndex((one) => one.name === name);
  const by = run.steps.findLast(({ edits }) => edits.some(([one]) => one === register));
  const group = by?.group?.name ?? "";
  return group === "base" ? "" : group; // what the base had was emptied there, and stayed so
}

/** How the standard ends without an answer. @param {Explanation} run @returns {Runtime["ended"]} */
function ending({ problems }) {
  const end = problems.find(({ fatal }) => fatal);
  return { problem: end?.id ?? "", state: end?.rule ?? "" };
}
