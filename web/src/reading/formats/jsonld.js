/**
 * Finds the references of JSON-LD 1.1: `@id`, `@type`, `@context`, and the values that the context makes references.
 * Each is relative to `@base`. Compact IRIs are recognized and skipped. A remote context isn't fetched, so its
 * definitions are unknown.
 */
import { Found, looksLikeReference } from "./found.js";
import { member, treeOf } from "./jsontree.js";

/** @import { At, Read } from "./found.js" */
/** @import { Members, Text, Value } from "./jsontree.js" */

/**
 * The definitions of a context.
 * @typedef {object} Context
 * @property {number | null} base
 * @property {boolean} vocab true if type names belong to its vocabulary
 * @property {boolean} remote true if some of its definitions are in another file
 * @property {Map<string, { iri: string, reference: boolean }>} terms
 */

/** Keywords whose values count as values of the enclosing property. */
const containers = new Set(["@list", "@set", "@graph", "@included", "@nest", "@reverse"]);

/** @param {string} text @returns {Read} */
export function readJSONLD(text) {
  const found = new Found(text, "jsonld");
  inJSONLD(found, text, (offset) => offset, null, true);
  return found.done();
}

/**
 * Finds the references of JSON-LD within another text.
 * @param {Found} found @param {string} text @param {At} at @param {number | null} base the document's base
 * @param {boolean} [whole] true if this is the whole document, so that its base is the document's own
 */
export function inJSONLD(found, text, at, base, whole = false) {
  const { root, fault } = treeOf(text);
  if (fault !== null) found.skip("JSON", text.slice(fault, fault + 40), at(fault), at(fault), "not-json");
  /** @type {{ value: Value, context: Context, key: string, property: string }[]} */
  const todo = root
    ? [{ value: root, context: { base, vocab: false, remote: false, terms: new Map() }, key: "", property: "" }]
    : [];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { value, key, property } = next;
    let { context } = next;
    if (value.type === "array") for (const item of value.items.toReversed()) todo.push({ ...next, value: item });
    else if (value.type === "string") one(found, value, at, context, key, property);
    if (value.type !== "object") continue;
    const own = member(value, "@context");
    if (own) context = contextOf(found, own, at, context, base, whole && value === root);
    for (const { key: name, value: inner } of value.members.toReversed()) {
      const meant = context.terms.get(name.value)?.iri ?? name.value;
      if (meant === "@context") continue;
      const keyword = meant.startsWith("@") ? meant : "";
      const passing = keyword !== "" && containers.has(keyword);
      todo.push({ value: inner, context, key: passing ? "" : keyword, property: passing ? property : name.value });
    }
  }
}

/** @param {Found} found @param {Value} value @param {At} at @param {Context} outer @param {number | null} document its base @param {boolean} own whether it is the document's own base */
function contextOf(found, value, at, outer, document, own) {
  let context = { ...outer, terms: new Map(outer.terms) };
  for (const one of value.type === "array" ? value.items : [value]) {
    if (one.type === "string") {
      found.reference("@context", one.value, at(one.start), at(one.end), document);
      context.remote = true;
    } else if (one.type === "other") context = { base: document, vocab: false, remote: false, terms: new Map() };
    else if (one.type === "object") defined(found, one, at, context, own);
  }
  return context;
}

/** @param {Found} found @param {Members} object @param {At} at @param {Context} context @param {boolean} own */
function defined(found, object, at, context, own) {
  for (const { key, value } of object.members) {
    const name = key.value;
    if (name === "@base") {
      const { start, end } = value.type === "string" ? value : { start: key.end, end: key.end };
      context.base = found.base(
        "@base",
        value.type === "string" ? value.value : null,
        at(start),
        at(end),
        context.base,
      );
      if (own && value.type === "string" && !found.embedded.length) found.embedded.push(context.base);
    } else if (name === "@vocab") context.vocab = value.type === "string";
    else if (name === "@import" && value.type === "string") {
      found.reference("@import", value.value, at(value.start), at(value.end), null);
      context.remote = true;
    } else if (value.type === "string") context.terms.set(name, { iri: value.value, reference: false });
    else if (value.type === "object") {
      const [id, type] = ["@id", "@type"].map((one) => member(value, one));
      const reference = type?.type === "string" && type.value === "@id";
      context.terms.set(name, { iri: id?.type === "string" ? id.value : name, reference });
    }
  }
}

/** @param {Found} found @param {Text} text @param {At} at @param {Context} context @param {string} keyword @param {string} property */
function one(found, { value, start, end }, at, context, keyword, property) {
  const [from, to] = [at(start), at(end)];
  const term = context.terms.get(property);
  if (keyword === "@id" || (!keyword && term?.reference)) return identified();
  if (keyword === "@type") return typed();
  if (keyword === "@value" || keyword === "@language" || keyword === "@index") return;
  if (looksLikeReference(value))
    found.skip(property || "[…]", value, from, to, context.remote && !term ? "remote-context" : "key");

  function identified() {
    const compact = compactIRI();
    if (compact) return compact();
    found.reference(property, value, from, to, context.base);
  }

  function typed() {
    const compact = compactIRI();
    if (compact) return compact();
    if (value.startsWith("@")) return;
    if (context.terms.has(value) || ((context.vocab || context.remote) && !/[:/#?]/.test(value)))
      return found.skip(property, value, from, to, "term");
    if (context.vocab && !/^[a-z][a-z0-9+.-]*:/i.test(value)) return found.skip(property, value, from, to, "term");
    found.reference(property, value, from, to, context.base);
  }

  /** A function that notes a compact IRI or a blank node; null for any other text. */
  function compactIRI() {
    const [, prefix, suffix] = /^([^:/?#]*):(.*)$/s.exec(value) ?? [];
    if (prefix === "_") return () => found.skip(property, value, from, to, "blank-node");
    if (prefix === undefined || suffix.startsWith("//")) return null;
    const iri = context.terms.get(prefix)?.iri;
    if (iri !== undefined) return () => found.skip(property, value, from, to, "compact", { iri: iri + suffix });
    return context.remote && !registered.test(prefix)
      ? () => found.skip(property, value, from, to, "perhaps-compact")
      : null;
  }
}

/** Schemes without "//" that aren't taken for a prefix from a remote context. */
const registered =
  /^(?:urn|mailto|tel|data|doi|did|tag|info|news|geo|cid|mid|ni|acct|about|blob|javascript|magnet|sms)$/i;
