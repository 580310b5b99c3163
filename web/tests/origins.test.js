/**
 * The URL Standard's schemes and hosts: origins and hosts compared with the runtime's own URL, and the words of the run
 * on a scheme.
 */
import assert from "node:assert/strict";
import { SchemeCase } from "../src/cases/scheme.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { editions, engine, words } from "./fixtures.js";
import { suite } from "./suites.js";
import { random } from "./support.js";
import { test } from "./test.js";

const edition = "url-standard";

/** The runtime's URL for a text; null if it isn't one. @param {string} text */
function runtime(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The module has no types. @type {{ URL: typeof URL }} */
const { URL: Foreign } = await import(/** @type {string} */ ("whatwg-url"));

/** @param {string} text */
function schemeOf(text) {
  const answer = engine.scheme(text, { edition });
  if ("error" in answer) assert.fail(answer.error.message);
  return answer;
}

test("web-platform-tests: the origin is that of the runtime's URL", () => {
  let held = 0;
  for (const { input, base, failure } of suite("wpt-2026-07-urltestdata.json").cases) {
    const text = input.toWellFormed();
    const url = base ? null : runtime(text);
    if (!url || failure) continue;
    held++;
    assert.equal(schemeOf(text).origin, url.origin, text);
  }
  assert.ok(held > 300, `only ${held}`);
});

test("every step of the run on a scheme has a sentence", () => {
  const urls =
    "http://a/ https://a:8/ file:///a ws://h wss://h ftp://h x:a x:/a blob:https://h/1 blob:x blob:mailto:a BLOB:http://h:1 http://a%20b/".split(
      " ",
    );
  for (const reference of urls) {
    const { scene, answer } = new SchemeCase({ engine, editions, words }, { reference, edition });
    assert.ok(scene && answer, reference);
    for (const line of scene.listing.lines) {
      if (line.decided) assert.match(words.say(scene.idOf("decisions", line)), /\.$/);
    }
    scene.steps.forEach(({ line }, i) => {
      const { id } = scene.listing.lines[line];
      assert.ok(words.has(scene.idOf("steps", scene.listing.lines[line])), id);
      assert.match(withoutMarks(stepText(scene, i)), /^[A-Z].*\.$/, id);
    });
    assert.doesNotMatch(scene.steps.map((_, i) => stepText(scene, i)).join(), /undefined|‹›/);
  }
});

const pieces =
  "a B.c . .. 0 1 09 0x7f 0x 256 4294967296 %41 %zz % é ü 例 。 [ ] [::1] [1:2::3:1.2.3.4] :: - xn-- xn--a xn--bcher-kva _ < ^ | ~ ! @ : / ? # \\ 1.2.3.4 localhost \u00ad \u200d".split(
    " ",
  );

/**
 * Compares hosts with whatwg-url's, and with the runtime's URL. These sometimes handle Punycode differently.
 * @param {number} count
 */
function hold(count) {
  const next = random(416);
  let [held, loose] = [0, 0];
  for (let i = 0; i < count; i++) {
    let text = "";
    for (let n = 1 + Math.floor(next() * 4); n > 0; n--) text += pieces[Math.floor(next() * pieces.length)];
    if (/[@/?#\\]/.test(text) || (text.includes(":") && !/^\[[^[\]]*\]$/.test(text))) continue; // these end a host in a URL
    if (/xn--.*[^\0-\x7f]|[^\0-\x7f].*xn--/i.test(text)) continue; // Node itself lets invalid Punycode pass there, and maps for the engine
    for (const opaque of [false, true]) {
      const answer = engine.host(text, { edition, opaque });
      if ("error" in answer) assert.fail(answer.error.message);
      const url = `${opaque ? "x" : "ws"}://${text}/`;
      const { stored = null } = answer;
      assert.equal(stored, Foreign.canParse(url) ? new Foreign(url).hostname : null, `${text} ${opaque}`);
      held++;
      const own = runtime(url)?.hostname ?? null;
      if (stored !== own && /xn--/i.test(text)) loose++;
      else assert.equal(stored, own, `${text} ${opaque}`);
    }
  }
  console.log(
    `# ${held} hosts: whatwg-url 0 differ; Node ${process.version} takes ${loose} names in Punycode otherwise`,
  );
}

test("hosts alone are those of whatwg-url and of the runtime's URL", () => hold(500));
test("more of them", { sweep: true }, () => hold(50_000));

test("an address number by number and piece by piece, and a name label by label", () => {
  const host = (/** @type {string} */ text, opaque = false) => {
    const answer = engine.host(text, { edition, opaque });
    if ("error" in answer) assert.fail(answer.error.message);
    return answer;
  };
  const read = (/** @type {import("../src/run/engine.js").Host} */ { pieces }, /** @type {string} */ text) =>
    pieces.map(({ value, span, from }) => `${value} ${text.slice(...span)} ${from}`);
  assert.deepEqual(read(host("0x7F.1"), "0x7F.1"), ["127 0x7F number", "0 1 number", "0 1 number", "1 1 written"]);
  assert.deepEqual(read(host("[1::2.3.4.5]"), "[1::2.3.4.5]").slice(5), [
    "0 :: elided",
    "515 2.3 dotted",
    "1029 4.5 dotted",
  ]);
  assert.deepEqual(
    host("Bücher.example").labels.map(({ span, ascii, unicode }) => [span, ascii, unicode]),
    [
      [[0, 6], "xn--bcher-kva", "bücher"],
      [[7, 14], null, null],
    ],
  );
  assert.deepEqual(
    [host("a<b").problems, host("a<b", true).problems].map((all) => all?.map(({ id, at, fatal }) => [id, at, fatal])),
    [[["domain-to-ASCII", 1, true]], [["host-invalid-code-point", 1, true]]],
  );
});
