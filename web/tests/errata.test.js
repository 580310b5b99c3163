/**
 * The errata of RFC 3986: each that affects the display is in one place, with its outcome.
 */
import assert from "node:assert/strict";
import rfc3986 from "../src/words/en/rfc3986.js";
import { words } from "./fixtures.js";
import { test } from "./test.js";

/** The errata of RFC 3986 that affect the display, from the RFC Editor's list, each with its place and outcome. */
const errata = {
  1933: ["decisions:expression", "held"],
  2624: ["decisions:expression", "held"],
  4293: ["decisions:expression", "rejected"],
  7019: ["decisions:expression", "rejected"],
  2033: ["decisions:path-empty", "held"],
  2717: ["decisions:hier-part", "rejected"],
  2933: ["decisions:merge", "held"],
  3330: ["decisions:fragment", "rejected"],
  4393: ["decisions:dec-octet", "rejected"],
  4394: ["decisions:IPv6address", "rejected"],
  4547: ["remarks:erratum-4547", "only reported"],
  4789: ["decisions:no-base-path", "only reported"],
  4942: ["decisions:reg-name", "only reported"],
  5428: ["decisions:relative-part", "only reported"],
};

test("each erratum that touches what is shown stands in one place, with what became of it", () => {
  const ids = ["decisions", "remarks"].flatMap((group) =>
    Object.keys(/** @type {any} */ (rfc3986)[group]).map((name) => `rfc3986:${group}:${name}`),
  );
  const said = ids.map((id) => ({ id, text: words.say(id) }));
  for (const [number, [where, status]] of Object.entries(errata)) {
    const [at, ...more] = said.filter(({ text }) => new RegExp(`\\b${number}\\b`).test(text));
    assert.equal(at?.id, `rfc3986:${where}`, number);
    assert.deepEqual(more, []);
    assert.match(at.text, new RegExp(status, "i"), number);
  }
  const numbers = new Set(said.flatMap(({ text }) => text.match(/\b(?!2396|2026)\d{4}\b/g) ?? []));
  assert.deepEqual(
    [...numbers].filter((number) => !(number in errata) && !/^(1997|2003)$/.test(number)),
    [],
    "an erratum that the list above lacks",
  );
});
