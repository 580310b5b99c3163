/**
 * The links to the documents: every section that the engine can name has an address.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addressOf } from "../src/texts/published.js";
import { engine } from "./fixtures.js";
import { examplesOf, explained, hardPairs, root } from "./support.js";
import { test } from "./test.js";

/**
 * All sections cited by answers: those to the examples and the hard texts by every spec, or to an eighth of them.
 * @param {boolean} whole @returns {Set<string>}
 */
function sections(whole) {
  /** @type {Set<string>} */
  const found = new Set();
  const collect = (/** @type {any} */ value) => {
    if (!value || typeof value !== "object") return;
    if (typeof value.section === "string") found.add(value.section);
    Object.values(value).forEach(collect);
  };
  collect(engine.editions());
  collect(examplesOf(engine));
  for (const [at, { id, productions }] of engine.editions().entries()) {
    const isAsked = (/** @type {unknown} */ _, /** @type {number} */ i) => whole || (at + i) % 8 === 0;
    for (const { input, base = "" } of examplesOf(engine).filter(isAsked)) {
      collect(explained(engine, { base, reference: input, edition: id }));
      for (const production of productions) collect(engine.tree(input, { edition: id, production }));
    }
    for (const pair of hardPairs().filter(isAsked)) collect(explained(engine, { ...pair, edition: id }));
  }
  return found;
}

for (const sweep of [false, true])
  test("every section that the engine names has an address", { sweep }, () => {
    const named = sections(sweep);
    assert.ok(named.size > 80, `only ${named.size} sections`);
    for (const section of named) {
      const address = addressOf(section);
      assert.ok(address && URL.canParse(address), `${section}: ${address}`);
      assert.ok(new URL(address).hash.length > 1, `${section} leads to the beginning of its document: ${address}`);
    }
  });

test("so has every heading of a grammar, and what web/src/words cites", async () => {
  for (const { id, document, lacks } of engine.editions()) {
    const folder = id.replaceAll("-", "");
    if (lacks?.includes("syntax")) continue;
    const grammar = await readFile(join(root, "core", "edition", folder, "grammar.go"), "utf8");
    const headings = [...grammar.matchAll(/^# (?:([^:\n]*): )?(.*)$/gm)];
    assert.ok(headings.length, id);
    for (const [, other = document, section] of headings) {
      const cited = /^\d/.test(section)
        ? `${other}, section ${section}`
        : section.length === 1
          ? `${other}, Appendix ${section}`
          : `${other}, ${section}`;
      assert.match(addressOf(cited) ?? "none", /#./, cited);
    }
    const words = await readFile(new URL(`../src/words/en/${id}.js`, import.meta.url), "utf8");
    for (const [cited] of words.matchAll(/(?:RFC \d+|draft-[\w-]+), section [\d.]*\d|URL draft 1993, [A-Z][\w -]*/g)) {
      assert.match(addressOf(cited) ?? "none", /#./, cited);
    }
  }
});

test("a section is the part of its document that is meant", () => {
  const rfc = "https://www.rfc-editor.org/rfc";
  const draft = "https://datatracker.ietf.org/doc/html/draft-fielding";
  for (const [section, want] of [
    ["RFC 3986, section 5.2.4", `${rfc}/rfc3986#section-5.2.4`],
    ["RFC 3986, section 5.2.4, step 2C", `${rfc}/rfc3986#section-5.2.4`],
    ["RFC 3986, 5.2.2 – 5.3", `${rfc}/rfc3986#section-5.2.2`],
    ["RFC 3986, Appendix D.2", `${rfc}/rfc3986#appendix-D.2`],
    ["RFC 3986, section 5.2.1.", `${rfc}/rfc3986#section-5.2.1`],
    ["RFC 1738, Appendix", `${rfc}/rfc1738#page-22`],
    ["draft-fielding-url-syntax-05, section 5.2", `${draft}-url-syntax-05#section-5.2`],
    // Two sections have this number. The anchor belongs to the first.
    [
      "draft-fielding-url-syntax-05, section 1.4, Syntax Notation and Common Elements",
      `${draft}-url-syntax-05#:~:text=Syntax%20Notation%20and%20Common%20Elements`,
    ],
    ["draft-fielding-uri-rfc2396bis-01, Appendix B", `${draft}-uri-rfc2396bis-01#appendix-B`],
    ["URL Standard, 4.4, scheme start state", "https://url.spec.whatwg.org/#scheme-start-state"],
    ["URL Standard, 3.3, domain parser", "https://url.spec.whatwg.org/#concept-domain-to-ascii"],
    ["URL Standard, 4.6, URL equivalence", "https://url.spec.whatwg.org/#url-equivalence"],
    ["URL Standard, 1.3, query percent-encode set", "https://url.spec.whatwg.org/#query-percent-encode-set"],
    ["URL Standard, 5.1, urlencoded parser", "https://url.spec.whatwg.org/#concept-urlencoded-parser"],
    ["RFC 3986", `${rfc}/rfc3986`],
    ["RFC 1, section 1", null],
  ])
    assert.equal(addressOf(String(section)), want);
  assert.match(addressOf("URL draft 1993, Fragment-id") ?? "", /url6\.txt#:~:text=Fragment%2Did$/);
});
