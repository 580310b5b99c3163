/**
 * Examples of the Encoding room: what each puts into the room. What they are called is in the
 * word catalogue, by these names: words/en/encoding.js.
 */

/** @typedef {{ name: string, text: string, component?: string, charset?: string, edition?: string }} Chip */

/** @type {Record<"data" | "host", Chip[]>} */
export const chips = {
  data: [
    { name: "space", text: "Laguna Beach", component: "path" },
    { name: "ebcdic", text: "Laguna Beach", component: "path", charset: "ebcdic" },
    { name: "umlaut", text: "café" },
    { name: "katakana", text: "À ア カ" },
    { name: "slash", text: "AC/DC", component: "path" },
    { name: "escape", text: "%41" },
    { name: "percent", text: "100%" },
    { name: "dots", text: "..", component: "path" },
    { name: "name", text: "Bücher.example", component: "host", edition: "rfc3986" },
  ],
  host: [
    { name: "ipv6", text: "[2001:db8::7]" },
    { name: "elided", text: "[::ffff:192.0.2.16]:80" },
    { name: "future", text: "[v7.fe80::a+en1]" },
    { name: "ipv4", text: "192.0.2.16" },
    { name: "almost", text: "256.1.1.1" },
    { name: "dot", text: "info.cern.ch." },
    { name: "zone", text: "[fe80::1%25en0]" },
    { name: "registry", text: "a_b:c" },
    { name: "idn", text: "www.xn--bcher-kva.example" },
  ],
};
