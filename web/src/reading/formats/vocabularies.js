/**
 * The XML elements and attributes that hold references, by namespace. In an unknown vocabulary, the attributes href,
 * src, url, and uri count.
 */

import { own } from "./found.js";

/** @typedef {{ uri: string, local: string }} Name */

export const namespaces = {
  xml: "http://www.w3.org/XML/1998/namespace",
  xmlns: "http://www.w3.org/2000/xmlns/",
  html: "http://www.w3.org/1999/xhtml",
  svg: "http://www.w3.org/2000/svg",
  math: "http://www.w3.org/1998/Math/MathML",
};

const [atom, rss1, xlink, rdf, xsi] = [
  "http://www.w3.org/2005/Atom",
  "http://purl.org/rss/1.0/",
  "http://www.w3.org/1999/xlink",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://www.w3.org/2001/XMLSchema-instance",
];

/**
 * By namespace: content, the elements whose text is a reference; identifiers, the elements whose text is only compared;
 * attributes, by element or "*" for any, the attributes that are references; compared, the attributes that are
 * identifiers.
 * @type {Record<string, { content?: string[], identifiers?: string[], attributes?: Record<string, string[]>, compared?: string[] }>}
 */
const vocabularies = {
  "": {
    content: ["link", "url", "docs", "comments", "wfw:commentRss"],
    identifiers: ["guid"],
    attributes: {
      enclosure: ["url"],
      source: ["url"],
      outline: ["xmlUrl", "htmlUrl", "url"],
      ulink: ["url"],
    },
    compared: ["domain"],
  },
  [atom]: {
    content: ["uri", "logo", "icon"],
    identifiers: ["id"],
    attributes: { link: ["href"], content: ["src"], generator: ["uri"] },
    compared: ["scheme", "rel"],
  },
  [rss1]: { content: ["link", "url"], attributes: {} },
  "http://www.sitemaps.org/schemas/sitemap/0.9": { content: ["loc"] },
  "http://www.google.com/schemas/sitemap-image/1.1": { content: ["loc", "license"] },
  "http://www.google.com/schemas/sitemap-video/1.1": { content: ["thumbnail_loc", "content_loc", "player_loc"] },
  "http://search.yahoo.com/mrss/": { attributes: { "*": ["url", "href"] } },
  "http://www.itunes.com/dtds/podcast-1.0.dtd": { content: ["new-feed-url"], attributes: { image: ["href"] } },
  "http://wellformedweb.org/CommentAPI/": { content: ["commentRss", "comment"] },
  "http://www.w3.org/2001/XInclude": { attributes: { include: ["href"] } },
  "http://www.w3.org/1999/XSL/Transform": { attributes: { include: ["href"], import: ["href"] } },
  "http://www.w3.org/2001/XMLSchema": {
    attributes: {
      include: ["schemaLocation"],
      import: ["schemaLocation"],
      redefine: ["schemaLocation"],
      override: ["schemaLocation"],
    },
    compared: ["targetNamespace", "namespace", "source", "system", "public"],
  },
};

/** Attributes that count as references on unknown elements. */
const usual = new Set(["href", "src", "url", "uri"]);

/**
 * The kind of an attribute.
 * @param {Name} element @param {Name & { value: string }} attribute
 * @returns {"reference" | "references" | "pairs" | "identifier" | null}
 */
export function ofVocabulary(element, { uri, local }) {
  if (uri === xlink) return local === "href" ? "reference" : "identifier";
  if (uri === rdf) return local === "about" || local === "resource" || local === "datatype" ? "reference" : null;
  if (uri === xsi)
    return local === "schemaLocation" ? "pairs" : local === "noNamespaceSchemaLocation" ? "reference" : null;
  if (uri !== "") return null;
  const known = own(vocabularies, element.uri);
  const attributes = known?.attributes ?? {};
  if ([...(own(attributes, element.local) ?? []), ...(attributes["*"] ?? [])].includes(local)) return "reference";
  if (known?.compared?.includes(local)) return "identifier";
  return usual.has(local) ? "reference" : null;
}

/** True if an element's text is a reference. @param {Name & { attributes: Record<string, string> }} element */
export function isContent({ uri, local, attributes }) {
  if (uri === "" && local === "guid") return attributes.isPermaLink !== "false";
  return own(vocabularies, uri)?.content?.includes(local) ?? false;
}

/** True if an element's text is HTML. @param {Name & { attributes: Record<string, string> }} element */
export function isHTML({ uri, local, attributes }) {
  if (uri === atom) return attributes.type === "html";
  if (uri === "http://purl.org/rss/1.0/modules/content/") return local === "encoded";
  return local === "description" && (uri === "" || uri === rss1);
}

/** True if an element's text is an identifier, which is compared and not resolved. @param {Name} element */
export const isIdentifier = ({ uri, local }) => own(vocabularies, uri)?.identifiers?.includes(local) ?? false;
