/**
 * What an element asks for whose view has texts of its own, and the key of it among baked
 * data: data in a component, a host, running text, two texts that are compared,
 * what a base comes from.
 */
import { mostPieces } from "../cases/runningtext.js";
import { any, oneOf, readFields, step } from "../run/fields.js";
import { chosen, start } from "../run/link.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Option } from "../run/engine.js" */
/** @import { Note } from "../run/fields.js" */

/** A charset of "" is the edition's own. @typedef {{ view: "encoding" | "host" | "extract", text: string, component: string, charset: string, edition: string }} DataAsked */
/** The options are those that are not at their first value. @typedef {{ view: "compare", a: string, b: string, base: string, edition: string, options: Record<string, string>, side: "a" | "b" }} CompareAsked */
/** As the attributes have them. @typedef {{ view: "layers", embedded: string, enclosing: string, retrieval: string, fallback: string, edition: string }} LayersAsked */
/** @typedef {DataAsked | CompareAsked | LayersAsked} OwnAsked */

/** The value of an attribute, null where it is not there. @typedef {(name: string) => string | null} Attribute */
/** @template Asked @typedef {{ asked: Asked, step: number | null, notes: Note[] }} Read */

/** What is shown where the attributes name no text, by the attributes. @type {Record<string, string>} */
export const usual = {
  reference: "example://a/b/c/%7Bfoo%7D",
  other: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
  embedded: "../figures/",
  retrieval: "http://www.example.com/docs/guide",
  data: "Laguna Beach",
  host: "[2001:db8::7]",
  text: 'See "http://www.w3.org/Addressing/", or <ftp://foo.example.\ncom/rfc/>.',
};

/** The attributes of an element, read as the fields of a link. @template {import("../run/fields.js").Schema} S @param {S} schema @param {Attribute} attribute */
function readAttributes(schema, attribute) {
  const values = Object.keys(schema).map((name) => /** @type {[string, string | null]} */ ([name, attribute(name)]));
  const fields = /** @type {[string, string][]} */ (values.filter(([, value]) => value !== null));
  return readFields(schema, { fields, notes: [], kept: null });
}

/** What data can be encoded in. */
export const charsets = ["utf-8", "iso-8859-1", "ebcdic"];

const encodingFields = {
  data: any(usual.data),
  component: any(""),
  charset: oneOf(["", ...charsets]),
  edition: any(start.edition),
  step: step(),
};

/** @param {Attribute} attribute @returns {Read<DataAsked>} */
function encodingAsked(attribute) {
  const { values, notes } = readAttributes(encodingFields, attribute);
  const { data: text, component, charset, edition } = values;
  const asked = { view: /** @type {const} */ ("encoding"), text, component, charset };
  return { asked: { ...asked, edition: edition || start.edition }, step: values.step, notes };
}

/** A text that has no run. @param {"host" | "extract"} view @param {"host" | "text"} name of its attribute @returns {(attribute: Attribute) => Read<DataAsked>} */
const withoutRun = (view, name) => (attribute) => ({
  asked: {
    view,
    text: attribute(name) ?? usual[name],
    component: "",
    charset: "",
    edition: attribute("edition") || start.edition,
  },
  step: null,
  notes: [],
});

/** @param {Attribute} attribute @param {{ id: string, options: Option[] }[]} editions @returns {Read<CompareAsked>} */
function compareAsked(attribute, editions) {
  const edition = attribute("edition") || start.edition;
  const given = attribute("reference") !== null || attribute("other") !== null;
  const options = editions.find(({ id }) => id === edition)?.options ?? [];
  const { values, notes } = readAttributes({ step: step() }, attribute);
  /** @type {CompareAsked} */
  const asked = {
    view: "compare",
    a: attribute("reference") ?? (given ? "" : usual.reference),
    b: attribute("other") ?? (given ? "" : usual.other),
    base: attribute("base") ?? "",
    edition,
    options: chosen(Object.fromEntries(options.map(({ name }) => [name, attribute(name)])), options),
    side: attribute("side") === "b" ? "b" : "a",
  };
  return { asked, step: values.step, notes };
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

/**
 * A view that has texts of its own.
 * @typedef {object} OwnTexts
 * @property {string[]} attributes those of an element that only this view reads, that with its text first
 * @property {(words: import("../words/words.js").Words, of: Record<string, any>) => string} label what an element with these attributes shows, in a sentence
 * @property {(attribute: Attribute, editions: { id: string, options: Option[] }[]) => Read<OwnAsked>} read
 * @property {(engine: Engine, asked: any) => any} [ask] what the engine is asked about texts that have no run; the answer may be a failure
 */

/** By the view. @type {Record<string, OwnTexts>} */
export const ownTexts = {
  compare: {
    attributes: ["other"],
    label: (words, { reference: a, other: b }) => words.say("compare:element:compare", { a, b }),
    read: compareAsked,
  },
  layers: {
    attributes: ["embedded", "enclosing", "retrieval", "default"],
    label: (words) => words.say("documents:parts:base"),
    read: layersAsked,
    ask: (engine, asked) => engine.documentBase(layersRequest(asked), { edition: asked.edition }),
  },
  encoding: {
    attributes: ["data", "component", "charset"],
    label: (words, { data: text }) => words.say("encoding:element:data", { text }),
    read: encodingAsked,
  },
  host: {
    attributes: ["host"],
    label: (words, { host: text }) => words.say("encoding:element:host", { text }),
    read: withoutRun("host", "host"),
    ask: (engine, { text, edition }) => engine.host(text, { edition }),
  },
  extract: {
    attributes: ["text"],
    label: (words, { text }) => words.say("extract:fallback", { text }),
    read: withoutRun("extract", "text"),
    ask: (engine, { text, edition }) => engine.extract(text, { edition, limit: mostPieces }),
  },
};

/** @param {string} view */
export const hasOwnTexts = (view) => Object.hasOwn(ownTexts, view);

/** The attributes that only these views read. */
export const ownAttributes = Object.values(ownTexts).flatMap(({ attributes }) => attributes);

/** The key among baked data: which run is played is not in it. @param {OwnAsked} asked */
export const ownKeyOf = (asked) =>
  JSON.stringify(Object.entries(asked).flatMap(([name, value]) => (name === "side" ? [] : [value])));
