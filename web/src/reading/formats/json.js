/**
 * Finds the references of JSON: $ref and related keys. Each is relative to the `$id` of the schemas around it, as JSON
 * Schema defines it (2020-12, section 8.2; an earlier draft if $schema names one).
 */
import { Found, looksLikeReference } from "./found.js";
import { pointedTo } from "./jsonpointer.js";
import { member, treeOf } from "./jsontree.js";

/** @import { Read } from "./found.js" */
/** @import { Members, Text, Value } from "./jsontree.js" */

/**
 * A schema with its own identifier, or the whole text. anchors: offsets by name.
 * @typedef {{ root: Value, anchors: Map<string, number> }} Resource
 */

/** Keys whose strings are references. */
const references = new Set(["$ref", "$dynamicRef", "$recursiveRef", "$schema", "operationRef", "externalValue"]);
/** Reference keys whose fragments lead to a value. */
const pointing = new Set(["$ref", "$dynamicRef", "$recursiveRef", "operationRef", "mapping"]);
/** Keys of OpenAPI whose strings are references. */
const ofAPI = new Set([
  ...[
    "url",
    "authorizationUrl",
    "tokenUrl",
    "refreshUrl",
    "termsOfService",
    "openIdConnectUrl",
    "deviceAuthorizationUrl",
  ],
]);
/** Keys whose values are data, even if they look like a schema. */
const instances = new Set(["enum", "const", "default", "examples", "example"]);
/** Keys whose values are schemas by name. Such a name isn't a keyword, even if it is spelled like one. */
const named = new Set([
  ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies", "schemas"],
]);

/** @param {string} text @returns {Read} */
export function readJSON(text) {
  const found = new Found(text, "json");
  const { root, fault } = treeOf(text);
  const schema = root?.type === "object" ? member(root, "$schema") : undefined;
  const draft = Number(/json-schema\.org\/draft-0(\d)\//.exec(schema?.type === "string" ? schema.value : "")?.[1] ?? 9);
  const api = root?.type === "object" && !!(member(root, "openapi") ?? member(root, "swagger"));
  /** Resources by the index of their base. @type {Map<number | null, Resource>} */
  const resources = new Map(root ? [[null, { root, anchors: new Map() }]] : []);
  /** @type {{ value: Value, base: number | null, as: "schema" | "names" | "data", key: string }[]} */
  const todo = root ? [{ value: root, base: null, as: "schema", key: "" }] : [];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { value, as, key } = next;
    let { base } = next;
    if (value.type === "array") for (const item of value.items.toReversed()) todo.push({ value: item, base, as, key });
    else if (value.type === "string") other(found, value, key, as);
    if (value.type !== "object") continue;
    if (as === "schema") base = based(found, resources, value, base, draft, value === root);
    for (const { key: own, value: inner } of value.members.toReversed()) {
      const name = own.value;
      if (as === "schema" && inner.type === "string")
        ofSchema(found, name, inner, base, { draft, api, value, resources });
      else if (as === "schema" && name === "mapping" && key === "discriminator") mapped(found, inner, base);
      else
        todo.push({
          value: inner,
          base,
          as:
            as === "data" || (as === "schema" && instances.has(name))
              ? "data"
              : as === "schema" && named.has(name)
                ? "names"
                : "schema",
          key: name,
        });
    }
  }
  if (fault !== null) found.skip("JSON", text.slice(fault, fault + 40), fault, fault, "not-json");
  return {
    ...found.done(),
    points: ({ kind, text: reference, base }, target, baseOf) => {
      if (!pointing.has(kind)) return null;
      const isOwn = /^(?:#|$)/.test(reference);
      const [uri, fragment = ""] = halves(isOwn ? reference : (target ?? ""));
      const index = isOwn ? base : [...resources.keys()].find((one) => uri && halves(baseOf(one) ?? "")[0] === uri);
      const resource = index === undefined ? undefined : resources.get(index);
      if (!resource) return null;
      const led = pointedTo(resource.root, fragment, resource.anchors);
      if ("at" in led) return found.place(led.at, led.at);
      return fault === null ? led : null;
    },
  };
}

/** Splits a URI and its fragment. @param {string} uri @returns {string[]} */
const halves = (uri) => /^([^#]*)(?:#(.*))?$/s.exec(uri)?.slice(1) ?? [];

/**
 * The index of the base that applies in an object.
 * @param {Found} found @param {Map<number | null, Resource>} resources @param {Members} object @param {number | null} outer @param {number} draft @param {boolean} root
 */
function based(found, resources, object, outer, draft, root) {
  const key = draft < 6 ? "id" : "$id";
  const id = member(object, key);
  if (id?.type !== "string" || (draft < 8 && member(object, "$ref"))) return outer;
  const { value, start, end } = id;
  if (value.startsWith("#")) {
    if (draft < 8) {
      found.anchor(key, value.slice(1), start, end);
      resources.get(outer)?.anchors.set(value.slice(1), object.start);
    }
    return outer;
  }
  const base = found.base(key, value, start, end, outer);
  const whole = root && resources.get(null);
  resources.set(base, whole || { root: object, anchors: new Map() });
  if (root) found.embedded.push(base);
  return base;
}

/** @param {Found} found @param {string} name @param {Text} text @param {number | null} base @param {{ draft: number, api: boolean, value: Members, resources: Map<number | null, Resource> }} of value: the object that it is in */
function ofSchema(found, name, text, base, { draft, api, value: object, resources }) {
  const { value, start, end } = text;
  if (name === "$anchor" || name === "$dynamicAnchor") {
    found.anchor(name, value, start, end);
    resources.get(base)?.anchors.set(value, object.start);
  } else if (references.has(name) || (api && ofAPI.has(name))) found.reference(name, value, start, end, base);
  else if (name !== (draft < 6 ? "id" : "$id")) other(found, text, name, "schema");
}

/**
 * Finds the schemas that a discriminator names. A value with a slash or a dot is a reference.
 * @param {Found} found @param {Value} mapping @param {number | null} base
 */
function mapped(found, mapping, base) {
  if (mapping.type !== "object") return;
  for (const { value } of mapping.members)
    if (value.type === "string" && /[/#.]/.test(value.value))
      found.reference("mapping", value.value, value.start, value.end, base);
}

/**
 * Handles a string whose key isn't a keyword for references.
 * @param {Found} found @param {Text} text @param {string} key @param {string} as
 */
function other(found, { value, start, end }, key, as) {
  if (looksLikeReference(value) || (as === "data" && key === "$ref"))
    found.skip(key || "[…]", value, start, end, as === "data" ? "instance" : "key");
}
