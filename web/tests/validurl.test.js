/**
 * Valid URL strings (URL Standard, 4.3) and valid host strings (3.4): our grammar compared with the checker of
 * whatwg-url, an independent implementation; and both with the validation errors of the parser, which the document
 * intends to agree with the rules for writing.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { engine } from "./fixtures.js";
import { test } from "./test.js";
import { numbers, pair } from "./urltexts.js";

/** A URL record. @typedef {{ readonly scheme: string }} URLRecord */

/**
 * The module has no types.
 * @type {{
 *   parseURL(input: string): URLRecord | null,
 *   serializeURL(url: URLRecord): string,
 *   isValidURLString(input: string, options?: { baseURL?: URLRecord }): boolean,
 * }}
 */
const { parseURL, serializeURL, isValidURLString } = await import(/** @type {string} */ ("whatwg-url"));

const edition = "url-standard";

/** The first mismatch of a text, if it is not valid. @param {string} text @param {string} base */
function mismatch(text, base) {
  const answer = engine.validate(text, { edition, base });
  if ("error" in answer) assert.fail(answer.error.message);
  assert.equal(answer.valid, !answer.errors.length);
  return answer.errors[0];
}

/** The verdict of whatwg-url. @param {string} text @param {string} base */
const theirs = (text, base) => isValidURLString(text, { baseURL: (base && parseURL(base)) || undefined });

/** Fails if a text is valid for one of the two only. @param {[base: string, reference: string][]} pairs @returns {number} how many are valid */
function same(pairs) {
  const differ = pairs.filter(([base, text]) => !mismatch(text, base) !== theirs(text, base));
  assert.deepEqual(differ, []);
  return pairs.filter(([base, text]) => theirs(text, base)).length;
}

/**
 * The agreement of grammar and parser on pairs whose base can be parsed, by their verdicts on the reference.
 * @param {[base: string, reference: string][]} pairs
 */
function table(pairs) {
  const found = { valid: 0, invalid: 0, "valid with errors": 0, "invalid without errors": 0 };
  /** @type {Record<string, string[]>} by the condition or the rule */
  const apart = {};
  for (const [base, reference] of pairs) {
    if (base && !parseURL(base)) continue;
    const answer = engine.explain({ base, reference, edition, limit: 0 });
    if ("error" in answer) assert.fail(answer.error.message);
    const { mismatch, errors } = answer.reference;
    const noted = answer.findings.some(({ id, on }) => id === "unreported" && on === "reference");
    const kind = mismatch
      ? errors.length
        ? "invalid"
        : "invalid without errors"
      : errors.length
        ? "valid with errors"
        : "valid";
    found[kind]++;
    assert.equal(noted, kind === "invalid without errors", `${JSON.stringify([base, reference])}: the note`);
    if (kind.includes("with"))
      (apart[`${kind}: ${mismatch?.id ?? mismatch?.rule ?? errors[0].id}`] ??= []).push(reference);
  }
  return { found, apart };
}

/** The only class in which they disagree: the host is an IPv4 address with digits or dots beyond ASCII. */
const unreported = "invalid without errors: ends-in-a-number";

/** Cases of web-platform-tests. @param {string} name @returns {Promise<any[]>} */
async function suite(name) {
  const file = new URL(`../../core/testdata/suites/wpt-2026-07-${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, "utf8")).cases;
}

test("what web-platform-tests parse is valid for both, or for neither; and where the parser has no error, it is valid", async () => {
  const cases = await suite("urltestdata");
  /** @type {[string, string][]} */
  const pairs = cases.map(({ base, input }) => [base ?? "", input.toWellFormed()]);
  assert.equal(pairs.length, 891);
  assert.equal(same(pairs), 355);
  const { found, apart } = table(pairs);
  assert.deepEqual(found, { valid: 355, invalid: 536, "valid with errors": 0, "invalid without errors": 0 });
  assert.deepEqual(apart, {});
});

test("what web-platform-tests write in ASCII is, too, but for what the runtime’s Unicode has differently", async () => {
  /** @type {[string, string][]} */
  const pairs = (await suite("toascii")).map(({ input }) => ["", `https://${input.toWellFormed()}/x`]);
  const href = (/** @type {string} */ text) => (URL.canParse(text) ? new URL(text).href : null);
  const alike = pairs.filter(([, text]) => {
    const url = parseURL(text);
    return href(text) === (url && serializeURL(url));
  });
  assert.ok(alike.length >= 70 && same(alike) >= 20, `only ${same(alike)} valid of ${alike.length}`);
});

/** The number of pairs in memory, and the number to parse. */
const [atOnce, mostParsed] = [1000, 20_000];

for (const { count, seed, sweep } of [
  { count: 400, seed: 41 },
  { count: 1_000_000, seed: 42, sweep: true },
])
  test(`${count} random pairs are valid for both, or for neither`, { sweep }, () => {
    const below = numbers(seed);
    let valid = 0;
    for (let left = count; left > 0; left -= atOnce) {
      const pairs = Array.from({ length: Math.min(left, atOnce) }, () => pair(below));
      valid += same(pairs);
      if (count - left >= mostParsed) continue; // parsing takes longer, so only some are parsed
      assert.deepEqual(
        Object.keys(table(pairs).apart).filter((kind) => kind !== unreported),
        [],
      );
    }
    assert.ok(valid > count / 20, `only ${valid} are valid`);
  });

test("a valid reference to a valid base leads to a valid URL", () => {
  const below = numbers(43);
  for (let n = 0; n < 800; n++) {
    const [base, reference] = pair(below);
    if (mismatch(base, "") || mismatch(reference, base)) continue;
    const answer = engine.explain({ base, reference, edition, limit: 0 });
    if ("error" in answer) assert.fail(answer.error.message);
    assert.ok(answer.target !== null, JSON.stringify([base, reference]));
    assert.equal(mismatch(answer.target, ""), undefined, JSON.stringify([base, reference, answer.target]));
  }
});
