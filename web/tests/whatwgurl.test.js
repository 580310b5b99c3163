/**
 * The cases of web-platform-tests and random pairs of texts, parsed by our URL Standard and by whatwg-url, an
 * independent implementation: https://github.com/jsdom/whatwg-url. Both give the same target and the same validation
 * errors, by name and in order.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { engine } from "./fixtures.js";
import { test } from "./test.js";
import { numbers, text } from "./urltexts.js";

/** A URL record. @typedef {{ readonly scheme: string }} URLRecord */

/**
 * It has no types.
 * @type {{
 *   parseURL(input: string): URLRecord | null,
 *   parseURLWithValidationErrors(input: string, options?: { baseURL?: URLRecord }): { url: URLRecord | null, validationErrors: string[] },
 *   serializeURL(url: URLRecord): string,
 * }}
 */
const { parseURL, parseURLWithValidationErrors, serializeURL } = await import(/** @type {string} */ ("whatwg-url"));

/** A target and the names of the reference's validation errors. @typedef {{ target: string | null, errors: string[] }} Parsed */

/** Our URL Standard's result for a pair. @param {string} reference @param {string} base @returns {Parsed} */
function ours(reference, base) {
  const answer = engine.explain({ base, reference, edition: "url-standard", limit: 0 });
  if ("error" in answer) assert.fail(answer.error.message);
  const errors = answer.problems.flatMap(({ on, id = "" }) => (on === "reference" ? [id] : []));
  return { target: answer.target, errors };
}

/** The only name that its commit of the standard has and ours doesn't: a host beyond ASCII that is an IPv4 address. */
const later = "IPv4-non-ASCII-input";

/**
 * The result of whatwg-url for a pair; an empty base means none.
 * @param {string} reference @param {string} base @returns {Parsed}
 */
function theirs(reference, base) {
  const baseURL = base === "" ? undefined : parseURL(base);
  if (baseURL === null) return { target: null, errors: [] };
  const { url, validationErrors } = parseURLWithValidationErrors(reference, { baseURL });
  return { target: url && serializeURL(url), errors: validationErrors.filter((name) => name !== later) };
}

/** Fails if one of the pairs is parsed differently. @param {[base: string, reference: string][]} pairs */
function same(pairs) {
  const differ = pairs.flatMap(([base, reference]) => {
    const [here, there] = [ours(reference, base), theirs(reference, base)].map((one) => JSON.stringify(one));
    return here === there ? [] : [`${JSON.stringify([base, reference])}: ${here}, whatwg-url has ${there}`];
  });
  assert.deepEqual(differ, []);
}

/** Cases of web-platform-tests. @param {string} name @returns {Promise<any[]>} */
async function suite(name) {
  const file = new URL(`../../core/testdata/suites/wpt-2026-07-${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, "utf8")).cases;
}

test("what web-platform-tests parse has the same validation errors", async () => {
  const cases = await suite("urltestdata");
  assert.equal(cases.length, 891);
  same(cases.map(({ base, input }) => [base ?? "", input]));
});

test("what web-platform-tests write in ASCII does, too, but for what the runtime's Unicode has differently", async () => {
  const inputs = (await suite("toascii")).map(({ input }) => `https://${input}/x`);
  const href = (/** @type {string} */ text) => (URL.canParse(text) ? new URL(text).href : null);
  const alike = inputs.filter((input) => href(input) === theirs(input, "").target);
  assert.ok(alike.length >= 70, `only ${alike.length} of ${inputs.length}`);
  same(alike.map((input) => ["", input]));
});

/** Texts for hosts, some of which the strict rules for domains reject. */
const labels =
  "a A 0 09 - -- b-c xn--9ca XN--9CA xn--a xn--4db xn-- xn--8i7caa é É ß א ب ٣ ۴ क \u0301 ☕ 🇮🇱 \u200d \u00ad _ %41 %C3%A9 = \u0338".split(
    " ",
  );

for (const { count, seed, sweep } of [
  { count: 200, seed: 24 },
  { count: 40_000, seed: 25, sweep: true },
])
  test(`${count} random pairs and domains have the same target and validation errors`, { sweep }, () => {
    const below = numbers(seed);
    same(
      Array.from({ length: count }, () => {
        if (!below(4)) {
          const domain = Array.from(
            { length: 1 + below(5) },
            () => labels[below(labels.length)] + (below(3) ? "" : "."),
          );
          return ["", `http://${domain.join("").toWellFormed()}/`];
        }
        const base = below(3) ? text(below) : ["", "http://a/b/c/d;p?q", "file:///C:/x/y", "mailto:a@b"][below(4)];
        return [base, text(below)];
      }),
    );
  });
