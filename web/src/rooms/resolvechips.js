/**
 * The questions of the Resolve room that stand over its texts, each with the texts that answer
 * it. What they are called is in the word catalogue, by these names: page:ways.
 */

/** set: the property of the base that the reference is assigned to, in the edition that has setters. @typedef {{ name: string, base: string, reference: string, edition?: string, set?: string }} Chip */

const document = "http://a/b/c/d;p?q";
const shop = "https://shop.example/app/index.html";

/** @type {Chip[]} */
export const chips = [
  { name: "above", base: document, reference: "../../../g" },
  { name: "vanished", base: "https://shop.example/api", reference: "users" },
  { name: "query", base: document, reference: "?y" },
  { name: "host", base: shop, reference: "//good.example@evil.example:8443/../pay" },
  { name: "scheme", base: document, reference: "http:g" },
  { name: "network", base: shop, reference: "//cdn.example/lib.js" },
  { name: "encoded", base: document, reference: "%2E%2E/g" },
  { name: "setter", base: shop, reference: "8080 or so", edition: "url-standard", set: "port" },
];
