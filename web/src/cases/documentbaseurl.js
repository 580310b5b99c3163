/**
 * The document base URL in browsers (HTML Standard, sections 2.4.3 and 4.2.3). The URL Standard leaves it to HTML, and
 * defines only the parser that it uses. The answer has the form of the engine's answers for the other specs.
 */
import { living } from "../texts/naming.js";

/** @import { BaseLayer, DocumentBase, DocumentRequest, FoundBase } from "../run/engine.js" */
/** @import { Engine, Failure } from "../run/tolerant.js" */

/**
 * The states of a base, including two that the engine doesn't have: "failure" (the parser fails) and "scheme" (HTML
 * doesn't allow a base with this scheme).
 * @typedef {FoundBase["state"] | "failure" | "scheme"} State
 */

/** Sections of the HTML Standard, by the answer's part. @type {Record<"base" | "element" | "form", string>} */
const sections = {
  base: "HTML Standard, section 2.4.3, document base URL",
  element: "HTML Standard, section 4.2.3, set the frozen base URL",
  form: "HTML Standard, section 4.10.22.3, form submission algorithm",
};

/** The maximum number of bases that are tried in one place. */
const most = 20;

/** @param {unknown} of @returns {string[]} */
const all = (of) => /** @type {string[]} */ ([of ?? []].flat());

/**
 * @param {Pick<Engine, "explain">} engine @param {DocumentRequest} request
 * @param {boolean} hasElements whether what is embedded are base elements, and nothing that browsers ignore
 * @returns {DocumentBase}
 */
export function documentBaseURL(engine, request, hasElements) {
  const parse = (/** @type {string} */ base, /** @type {string} */ reference) => {
    const answer = engine.explain({ base, reference, edition: living, limit: 0 });
    return "error" in answer ? null : answer.target;
  };
  const retrieval = layer(
    "retrieval",
    sections.base,
    all(request.retrieval).slice(-most),
    (text) => parse("", text),
    -1,
  );
  const fallback = layer("default", sections.base, all(request.default).slice(0, most), (text) => parse("", text), 0);
  const own = retrieval.base ?? fallback.base;
  const embedded = layer(
    "embedded",
    sections.element,
    all(request.embedded).slice(0, most),
    (text) => parse(own ?? "", text),
    0,
  );
  for (const found of embedded.found) {
    if (!hasElements) Object.assign(found, { state: "not-known", base: null });
    if (found.base !== null && /^(?:data|javascript):/.test(found.base))
      Object.assign(found, { state: "scheme", base: null });
    if (found.base !== null && parse("", found.text) === null) found.against = retrieval.base === null ? 3 : 2;
  }
  embedded.base = embedded.found[0]?.base ?? null;
  embedded.more = Math.max(0, all(request.embedded).length - most);
  const { enclosing = [] } = request;
  const outer = (enclosing.length ? enclosing : [null]).map((entity, i) => ({
    ...layer(
      "enclosing",
      null,
      entity ? [...all(entity.contentBase), ...all(entity.contentLocation)] : [],
      () => null,
      0,
    ),
    entity: entity ? i : null,
  }));
  for (const { found } of outer)
    for (const one of found) Object.assign(one, { from: "content-location", state: "not-known" });
  const layers = [embedded, ...outer, retrieval, fallback];
  for (const found of embedded.found) if (found.against !== null) found.against += outer.length - 1;
  const wins = layers.findIndex(({ base }) => base !== null);
  const { base = null, layer: name = null } = layers[wins] ?? {};
  return {
    edition: living,
    section: sections.base,
    layers,
    wins: wins < 0 ? null : wins,
    base,
    why: name === null ? "none" : /** @type {DocumentBase["why"]} */ (name),
    omitted: 0,
    fields: null,
    hierarchy: null,
    requests: ["form action", "button formaction", "input formaction"].map((place) => ({
      place,
      section: sections.form,
      base: false,
      target: own,
    })),
  };
}

/**
 * @param {BaseLayer["layer"]} name @param {string | null} section @param {string[]} texts
 * @param {(text: string) => string | null} parsed @param {number} counts index of the one that counts, from the end where negative
 * @returns {BaseLayer}
 */
function layer(name, section, texts, parsed, counts) {
  const chosen = texts.at(counts) === undefined ? -1 : (counts + texts.length) % texts.length;
  const found = texts.map((text, i) => {
    const base = i === chosen ? parsed(text) : null;
    const state = /** @type {FoundBase["state"]} */ (i === chosen ? (base === null ? "failure" : "used") : "another");
    const from = /** @type {FoundBase["from"]} */ (name);
    return { from, text, folded: false, state, against: null, cut: false, flat: false, base, errors: [] };
  });
  return { layer: name, section, entity: null, found, more: 0, base: found[chosen]?.base ?? null };
}
