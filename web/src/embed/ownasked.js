/**
 * What an element asks for whose view has texts of its own, and the key of it among baked
 * data: data in a component, a host, running text, two texts that are compared,
 * what a base comes from.
 */
import { chosen, start, stepOf } from "../run/link.js";

/** @typedef {import("../run/engine.js").Option} Option */
/** @typedef {import("../run/link.js").Note} Note */

/** A charset of "" is the edition's own. @typedef {{ view: "encoding" | "host" | "extract", text: string, component: string, charset: string, edition: string }} DataAsked */
/** The options are those that are not at their first value. @typedef {{ view: "compare", a: string, b: string, base: string, edition: string, options: Record<string, string>, side: "a" | "b" }} CompareAsked */
/** As the attributes have them. @typedef {{ view: "layers", embedded: string, enclosing: string, retrieval: string, fallback: string, edition: string }} LayersAsked */
/** @typedef {DataAsked | CompareAsked | LayersAsked} OwnAsked */

/** The value of an attribute, null where it is not there. @typedef {(name: string) => string | null} Attribute */
/** @template Asked @typedef {{ asked: Asked, step: number | null, notes: Note[] }} Read */

/** What is shown where the attributes name no text. */
const usual = {
  embedded: "../figures/",
  retrieval: "http://www.example.com/docs/guide",
  encoding: "Laguna Beach",
  host: "[2001:db8::7]",
  extract: 'See "http://www.w3.org/Addressing/", or <ftp://foo.example.\ncom/rfc/>.',
  a: "example://a/b/c/%7Bfoo%7D",
  b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
};

/** @template Asked @param {Attribute} attribute @param {Asked} asked @returns {Read<Asked>} */
function withStep(attribute, asked) {
  const step = attribute("step");
  const at = stepOf(step ?? "");
  return {
    asked,
    step: at,
    notes: step === null || at !== null ? [] : [{ id: "link-step", args: { value: step }, count: 1 }],
  };
}

/** @param {Attribute} attribute @returns {Read<DataAsked>} */
export const encodingAsked = (attribute) =>
  withStep(attribute, {
    view: "encoding",
    text: attribute("data") ?? usual.encoding,
    component: attribute("component") ?? "",
    charset: attribute("charset") ?? "",
    edition: attribute("edition") || start.edition,
  });

/** A host has no run. @param {Attribute} attribute @returns {Read<DataAsked>} */
export const hostAsked = (attribute) => ({
  asked: {
    view: "host",
    text: attribute("host") ?? usual.host,
    component: "",
    charset: "",
    edition: attribute("edition") || start.edition,
  },
  step: null,
  notes: [],
});

/** Nor has a text. @param {Attribute} attribute @returns {Read<DataAsked>} */
export const extractAsked = (attribute) => ({
  asked: {
    view: "extract",
    text: attribute("text") ?? usual.extract,
    component: "",
    charset: "",
    edition: attribute("edition") || start.edition,
  },
  step: null,
  notes: [],
});

/** @param {Attribute} attribute @param {{ id: string, options: Option[] }[]} editions @returns {Read<CompareAsked>} */
export function compareAsked(attribute, editions) {
  const edition = attribute("edition") || start.edition;
  const given = attribute("reference") !== null || attribute("other") !== null;
  const options = editions.find(({ id }) => id === edition)?.options ?? [];
  return withStep(attribute, {
    view: "compare",
    a: attribute("reference") ?? (given ? "" : usual.a),
    b: attribute("other") ?? (given ? "" : usual.b),
    base: attribute("base") ?? "",
    edition,
    options: chosen(Object.fromEntries(options.map(({ name }) => [name, attribute(name)])), options),
    side: attribute("side") === "b" ? "b" : "a",
  });
}

/** @param {Attribute} attribute @returns {Read<LayersAsked>} */
export function layersAsked(attribute) {
  const [embedded, enclosing, retrieval, fallback] = ["embedded", "enclosing", "retrieval", "default"].map(attribute);
  const given = [embedded, enclosing, retrieval, fallback].some((text) => text !== null);
  return {
    asked: {
      view: "layers",
      embedded: embedded ?? (given ? "" : usual.embedded),
      enclosing: enclosing ?? "",
      retrieval: retrieval ?? (given ? "" : usual.retrieval),
      fallback: fallback ?? "",
      edition: attribute("edition") || start.edition,
    },
    step: null,
    notes: [],
  };
}

/**
 * What the engine is asked. Several URIs have spaces between them. Enclosing entities have "|"
 * between them, from the inside out, and each has "base=…" and "location=…", or one of the two.
 * @param {LayersAsked} asked @returns {import("../run/engine.js").DocumentRequest}
 */
export function layersRequest({ embedded, enclosing, retrieval, fallback }) {
  const apart = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean);
  const field = (/** @type {string} */ entity, /** @type {string} */ name) =>
    apart(entity)
      .filter((one) => one.startsWith(`${name}=`))
      .map((one) => one.slice(name.length + 1));
  return {
    embedded: apart(embedded),
    retrieval: apart(retrieval),
    default: apart(fallback),
    enclosing: enclosing.trim()
      ? enclosing
          .split("|")
          .map((entity) => ({ contentBase: field(entity, "base"), contentLocation: field(entity, "location") }))
      : [],
  };
}

/** By the view. @type {Record<string, (attribute: Attribute, editions: { id: string, options: Option[] }[]) => Read<OwnAsked>>} */
export const ownAsked = {
  encoding: encodingAsked,
  host: hostAsked,
  extract: extractAsked,
  compare: compareAsked,
  layers: layersAsked,
};

/** The key among baked data: which run is played is not in it. @param {OwnAsked} asked */
export const ownKeyOf = (asked) =>
  JSON.stringify(Object.entries(asked).flatMap(([name, value]) => (name === "side" ? [] : [value])));
