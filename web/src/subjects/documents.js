/**
 * Subjects about documents: the base of their references, and URIs in running text.
 */
import { mostPieces } from "../cases/runningtext.js";
import { text } from "../run/fields.js";

const ofLayers = {
  embedded: text("../figures/"),
  enclosing: text(),
  retrieval: text("http://www.example.com/docs/guide"),
  default: text(),
};

/**
 * The layer that the base comes from, by what was found in each.
 * @satisfies {import("./subject.js").Subject<typeof ofLayers>}
 */
export const layers = {
  id: "layers",
  room: "documents",
  words: ["documents", "problem"],
  fields: ofLayers,
  texts: Object.keys(ofLayers),
  label: (words) => words.say("documents:parts:base"),
  ask: (engine, asked) => engine.documentBase(layersRequest(asked), { edition: asked.edition }),
  key: ({ embedded, enclosing, retrieval, default: last, edition }) => [embedded, enclosing, retrieval, last, edition],
  link: ({ retrieval, default: last }) => ({ part: "base", retrieval: retrieval || null, default: last || null }), // a link doesn't carry a document's content
};

/**
 * The engine's request. URIs are separated by spaces. Enclosing entities are separated by "|", from the inside out, and
 * each has "base=…", "location=…", or both.
 * @param {import("../run/fields.js").Values<typeof ofLayers>} asked
 * @returns {import("../run/engine.js").DocumentRequest}
 */
export function layersRequest({ embedded, enclosing, retrieval, default: last }) {
  const apart = (/** @type {string} */ all) => all.split(/\s+/).filter(Boolean);
  const field = (/** @type {string} */ entity, /** @type {string} */ name) =>
    apart(entity)
      .filter((one) => one.startsWith(`${name}=`))
      .map((one) => one.slice(name.length + 1));
  return {
    embedded: apart(embedded),
    retrieval: apart(retrieval),
    default: apart(last),
    enclosing: enclosing.trim()
      ? enclosing
          .split("|")
          .map((entity) => ({ contentBase: field(entity, "base"), contentLocation: field(entity, "location") }))
      : [],
  };
}

const ofText = { text: text('See "http://www.w3.org/Addressing/", or <ftp://foo.example.\ncom/rfc/>.') };

/** URIs in running text. @satisfies {import("./subject.js").Subject<typeof ofText>} */
export const extract = {
  id: "extract",
  room: "documents",
  words: ["extract", "problem"],
  fields: ofText,
  texts: ["text"],
  label: (words, { text }) => words.say("extract:fallback", { text }),
  ask: (engine, { text, edition }) => engine.extract(text, { edition, limit: mostPieces }),
  key: ({ text, edition }) => [text, "", "", edition],
  link: () => ({ part: "text" }), // a link doesn't carry a text
};
