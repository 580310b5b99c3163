/**
 * Examples of the Documents room: a document and its surroundings. The catalogue has their names under the same ids:
 * words/en/documents.js. Links contain the ids, so a changed text needs a new one.
 */

/** @typedef {{ name: string, text: string, retrieval?: string, fallback?: string }} Chip */

const page = (
  /** @type {string} */ head,
  body = '<p>See <a href="../x">the chapter before</a>, <a href="#notes">the notes</a>\nor <a href="http://www.w3.org/">the web</a>.</p>\n<img src="figures/one.png" alt="">',
) => `<!doctype html>\n<title>A document</title>\n${head}${body}\n`;

/** A message of parts. @param {string[]} headers @param {string[]} parts @param {string} boundary */
const mixed = (headers, parts, boundary) =>
  [
    ...headers,
    `Content-Type: multipart/related; boundary="${boundary}"`,
    "",
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    "",
  ].join("\n");

/** @param {string[]} headers @param {string} text */
const html = (headers, text) => [...headers, "Content-Type: text/html; charset=utf-8", "", text].join("\n");

/** @type {Chip[]} */
export const chips = [
  {
    name: "embedded",
    text: page('<base href="http://www.example.com/Test/a/b/c">\n'),
    retrieval: "http://mirror.example/copy.html",
  },
  {
    name: "enclosing",
    text: mixed(
      ["From: a@example.org", "Subject: A page by mail", "Content-Base: http://www.ics.uci.edu/Test/a/b/c"],
      [html([], page(""))],
      "part",
    ),
    retrieval: "imap://mail.example/INBOX/;UID=20",
  },
  { name: "retrieval", text: page(""), retrieval: "http://example.com/guide http://www.example.com/docs/guide/" },
  { name: "default", text: page(""), fallback: "file:///home/ada/drafts/" },
  { name: "none", text: page("") },
  {
    name: "two",
    text: page('<base href="http://one.example/a/">\n<base href="http://two.example/b/">\n'),
    retrieval: "http://www.example.com/docs/",
  },
  { name: "relative", text: page('<base href="../assets/">\n'), retrieval: "http://www.example.com/docs/guide.html" },
  {
    name: "nested",
    text: mixed(
      ["From: a@example.org", "Subject: Forwarded", "Content-Base: http://archive.example/2003/list/"],
      [
        `Content-Type: message/rfc822\n\n${mixed(["From: b@example.org", "Content-Location: week-12/"], [html(["Content-Location: page.html"], page(""))], "inner")}`,
      ],
      "outer",
    ),
    retrieval: "http://mail.example/read?id=7",
  },
  {
    name: "forms",
    text: page(
      '<base href="http://www.example.com/base/">\n',
      '<form action=""><button>Send</button></form>\n<img src="" alt="">\n<a href="">Here</a>',
    ),
    retrieval: "http://www.example.com/own/page",
  },
  { name: "flat", text: page('<base href="mailto:a@example.org">\n'), retrieval: "http://www.example.com/docs/" },
  {
    name: "broken",
    text: page('<base href="http://www.example.com/a b/#top">\n'),
    retrieval: "http://www.example.com/docs/#top",
  },
  {
    name: "feed",
    text: `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example/posts/">
  <title>A feed</title>
  <link rel="self" href="feed.xml"/>
  <entry xml:base="2024/">
    <link href="one.html"/>
    <content type="html">&lt;img src="one.png"&gt;</content>
  </entry>
</feed>
`,
    retrieval: "https://reader.example/cache/1",
  },
  {
    name: "schema",
    text: `{
  "$id": "https://schemas.example/order.json",
  "properties": {
    "item": { "$ref": "item.json" },
    "address": { "$id": "parts/address.json", "$ref": "country.json#/code" }
  }
}
`,
    retrieval: "https://api.example/schemas",
  },
];
