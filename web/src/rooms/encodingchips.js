/**
 * Examples of the Encoding room. The catalogue has their names under the same ids: words/en/encoding.js and
 * words/en/iri.js.
 */

/** Data without a component suit any. @typedef {{ name: string, text: string, component?: string, charset?: string, edition?: string }} Chip */

/** @type {Record<"data" | "form" | "host" | "iri" | "uri", Chip[]>} */
export const chips = {
  data: [
    { name: "pair", text: "fish & chips", component: "query" },
    { name: "space", text: "Laguna Beach", component: "path" },
    { name: "slash", text: "AC/DC", component: "path" },
    { name: "umlaut", text: "café" },
    { name: "percent", text: "100%" },
    { name: "ebcdic", text: "Laguna Beach", component: "path", charset: "ebcdic" },
    { name: "katakana", text: "À ア カ" },
    { name: "escape", text: "%41" },
    { name: "dots", text: "..", component: "path" },
    { name: "name", text: "Bücher.example", component: "host", edition: "rfc3986" },
    { name: "component", text: "Q&A: 100% «oui»?", component: "component", edition: "url-standard" },
    {
      name: "lacking",
      text: "5 € ≈ 40 元",
      component: "special-query",
      charset: "iso-8859-1",
      edition: "url-standard",
    },
  ],
  form: [
    { name: "search", text: "q=caf%C3%A9+au+lait&lang=fr" },
    { name: "plus", text: "sum=1+1&sum=1%2B1" },
    { name: "twice", text: "tag=a&tag=b&&tag=&tag" },
    { name: "raw", text: "name=Zoë's file (1)~.txt" },
    { name: "equals", text: "a=b=c&%3D=%26" },
    { name: "euro", text: "price=5 €&to=东京", charset: "iso-8859-1" },
    { name: "broken", text: "word=caf%E9&rate=100%" },
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
    { name: "hexadecimal", text: "0x7F.1" },
    { name: "wide", text: "Ｂücher。example" },
  ],
  iri: [
    { name: "resume", text: "http://résumé.example.org" }, // RFC 3987, section 3.1
    { name: "japanese", text: "http://例え.テスト/引き割り?納豆#大豆" },
    { name: "chinese", text: "https://书籍.example/目录/第一章?页=2" },
    { name: "arabic", text: "http://مثال.example/كتاب/صفحة" },
    { name: "hebrew", text: "http://דוגמה.example/ספר/a1ב" },
    { name: "mixed", text: "http://www.example.org/red%09rosé#red" }, // section 3.1
    { name: "old", text: "http://example.com/𐌀𐌁𐌂" }, // section 3.1
    { name: "decomposed", text: "http://www.example.org/re\u0301sume\u0301.html" }, // section 5.3.2.2
    { name: "turned", text: "http://example.org/\u202Egpj.exe" },
  ],
  uri: [
    { name: "umlaut", text: "http://www.example.org/D%C3%BCrst" }, // section 3.2.1
    { name: "latin", text: "http://www.example.org/D%FCrst" }, // section 3.2.1
    { name: "override", text: "http://xn--99zt52a.example.org/%e2%80%ae" }, // section 3.2.1
    { name: "both", text: "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9" }, // section 6.4
    { name: "punycode", text: "http://xn--r8jz45g.xn--zckzah/%E7%B4%8D%E8%B1%86" },
    { name: "persian", text: "/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85" },
    { name: "slash", text: "/a%2Fb%3F%41%25" },
  ],
};
