/**
 * The sentences that programs get in addition to ids: the page's own, in each language, without the page's rendering of
 * marks; and calls with checked arguments.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { problemText } from "../src/reading/problem.js";
import { causesOf, causeText } from "../src/texts/causes.js";
import { plain } from "../src/texts/plain.js";
import { shared, whyText } from "../src/texts/why.js";
import { Teller } from "../src/program/telling.js";
import { languages, parts } from "../src/words/files.js";
import { Words } from "../src/words/words.js";
import { editions, engine } from "./fixtures.js";
import { examplesOf, explained, hardPairs, inTemporary, root } from "./support.js";
import { test } from "./test.js";

/** The package's entry, as Node gets it. @type {typeof import("../src/program/node.js")} */
const shipped = await import(pathToFileURL(join(root, "dist-npm", "node.js")).href);

const run = promisify(execFile);

/** All words of a language. A missing word is an error. @param {string} language */
async function wordsIn(language) {
  const missing = (/** @type {string} */ what) => {
    throw new Error(`no words for ${what}`);
  };
  const words = new Words({ language, missing });
  await words.need(...parts);
  return words;
}

/** Every text of an answer, with the path to it. @param {any} of @param {string} at @returns {[string, string][]} */
const texts = (of, at = "") =>
  of === null || typeof of !== "object"
    ? []
    : Object.entries(of).flatMap(([name, value]) =>
        name === "text" && typeof value === "string" && at.includes("/")
          ? [[at, value]]
          : texts(value, `${at}/${Array.isArray(of) ? "-" : name}`),
      );

/** Members that have a sentence; the texts of base, reference, target, and story aren't sentences. */
const isSentence = (/** @type {string} */ at) => !/^\/(base|reference|result|story.*)$/.test(at);

for (const language of languages)
  test(`${language}: where the URL Standard cannot parse a text, the reason has the sentence of the error, not its name`, async () => {
    const words = await wordsIn(language);
    const teller = new Teller(words, engine);
    for (const [base, reference, set, error] of /** @type {const} */ ([
      ["http://a/", "http://a:99999/", "none", "port-out-of-range"],
      ["http://a:b/", "c", "none", "port-invalid"],
      ["http://[::1/", "c", "port", "IPv6-unclosed"],
      ["http://a/", "http://", "href", "host-missing"],
      ["http://a/", "[::1", "host", "IPv6-unclosed"],
    ])) {
      const answer = explained(engine, { base, reference, edition: "url-standard", set });
      const { why } = teller.explanation(answer);
      assert.equal(why.args.error, error, `${base} ${reference}`);
      const text = String(/** @type {any} */ (why).text);
      assert.ok(!text.includes(error) && text.endsWith(plain(words.say(`url-standard:problems:${error}`))), text);
    }
  });

for (const language of languages)
  test(`${language}: every part of an explanation is said, by every spec`, async () => {
    const teller = new Teller(await wordsIn(language), engine);
    /** @type {Record<string, number>} */
    const met = {};
    for (const { id: edition } of editions)
      for (const [base, reference] of [
        ...examplesOf(engine, edition).map(({ base = "http://a/b/c", input }) => [base, input]),
        ...hardPairs()
          .slice(0, 60)
          .map(({ base, reference }) => [base, reference]),
      ]) {
        const answer = engine.explain({ base, reference, edition });
        if ("error" in answer) continue;
        for (const [at, text] of texts(teller.explanation(answer)).filter(([at]) => isSentence(at))) {
          assert.ok(text.trim(), `${edition} ${base} ${reference} ${at}`);
          assert.doesNotMatch(text, /[‹›]|\{\w|undefined/, `${edition} ${base} ${reference} ${at}: ${text}`);
          met[at] = (met[at] ?? 0) + 1;
        }
      }
    for (const at of [
      "/why",
      "/why/clauses/-",
      "/findings/-",
      "/problems/-",
      "/base/errors/-",
      "/reference/errors/-",
      "/run/steps/-",
    ])
      assert.ok(met[at] > 20, `${at}: ${met[at]}`);
  });

for (const lang of ["en", "zh-Hans"])
  test(`${lang}: the package says what the page says`, async () => {
    const words = await wordsIn(lang);
    const program = await shipped.load({ lang });
    const teller = new Teller(words, engine);
    const told = (/** @type {unknown} */ answer) => JSON.parse(JSON.stringify(answer));
    for (const [i, { base, reference }] of hardPairs().entries()) {
      const edition = /** @type {any} */ (editions[i % editions.length].id);
      const answer = program.explain({ base, reference, edition });
      assert.deepEqual(told(answer), told(teller.explanation(explained(engine, { base, reference, edition }))));
      assert.equal(/** @type {any} */ (answer.why).text, plain(whyText(words, edition, answer.why)));
      for (const error of answer.reference.errors)
        assert.equal(/** @type {any} */ (error).text, plain(problemText(words, edition, error, reference)));
      for (const other of program.answers({ base, reference, edition }))
        for (const cause of causesOf(other))
          assert.equal(/** @type {any} */ (cause).text, plain(causeText(words, other.edition, cause)));
    }
  });

test("no spec's reason has the id of a clause that all specs share", async () => {
  const words = await wordsIn("en");
  const both = editions
    .flatMap(({ id }) => shared.map((clause) => `${id}:why:${clause}`))
    .filter((id) => words.has(id));
  assert.deepEqual(both, []);
});

test("sentences of the other calls", async () => {
  const program = /** @type {any} */ (await shipped.load());
  const request = { base: "http://a/b/c", reference: "/g" };
  const expectation = program.expectation(request, "http://a/b/g");
  assert.match(expectation.text, /“\/”.*Step \d+/);
  assert.equal(typeof expectation.changes[0].text, "string");
  assert.equal(typeof expectation.lost.text, "string");
  assert.match(program.expectation(request, "http://a/g").text, /^That is the target/);
  const likely = program.likely({ base: "http://a/api/v2", reference: "users" });
  assert.equal(typeof likely.change.text, "string");
  for (const misreading of program.misreadings("rfc3986")) assert.equal(typeof misreading.text, "string");
  const parting = program.parting({ base: "http://a/b", reference: "../../g" }, "rfc1808");
  assert.equal(typeof parting.because.text, "string");
  const percent = /%25/;
  assert.match(program.validate("%zz").errors[0].text, percent);
  assert.match(program.tree("%zz").errors[0].text, percent);
  assert.match(program.normalize("%zz").errors[0].text, percent);
  assert.match(program.compare("%zz", "http://a/").a.errors[0].text, percent);
  assert.match(program.documentBase({ embedded: "http://a/%zz" }).layers[0].found[0].errors[0].text, percent);
  assert.equal(typeof program.toURI("http://a/ b").errors[0].text, "string");
  assert.match(program.compare("http://a/%7e", "HTTP://a/~").text, /same/);
  assert.match(program.compare("a", "http://a/").text, /no target/);
  assert.match(program.relativize("http://a/b", "mailto:x").text, /full URI/);
  assert.match(program.documentBase({}).text, /No layer/);
  assert.match(program.encode("%41").warnings[0].text, /%41/);
  assert.match(program.extract("a-\nb <http://a/b-\nc>").found[0].doubts[0].text, /hyphen/i);
  const { order } = program.host("a b");
  assert.match(order[0].errors[0].text, /“\[”/);
  assert.ok(
    order.flatMap((/** @type {any} */ form) => form.errors ?? []).every((/** @type {any} */ error) => error.text),
  );
});

test("a figure that is a text begins with the reason, and so in the language", async () => {
  const request = { base: "http://a/b/c/d;p?q", reference: "../`g" };
  for (const lang of /** @type {const} */ (["en", "zh-Hans"])) {
    const program = await shipped.load({ lang });
    const words = await wordsIn(lang);
    const { why } = program.explain(request);
    assert.ok(program.figure(request, "text").startsWith(`${/** @type {any} */ (why).text}\n\n`));
    assert.ok(program.figure(request, "text").includes(words.say("figure:base")));
    assert.match(program.figure(request, "markdown"), /^.*`d;p`/);
    assert.ok(program.figure(request, "svg").startsWith("<svg"));
  }
});

/** The error that a call throws. @param {() => unknown} call */
const thrown = (call) =>
  Promise.resolve()
    .then(call)
    .then(
      () => assert.fail(`${call} throws nothing`),
      (error) => error,
    );

test("what a call does not know is refused, and the message says what there is", async () => {
  const program = /** @type {any} */ (await shipped.load());
  const request = { base: "a:", reference: "b" };
  for (const [call, name, message] of /** @type {[() => unknown, string, RegExp][]} */ ([
    [() => program.explain({ bsae: "a:", reference: "b" }), "TypeError", /no option bsae; did you mean base\?/],
    [() => program.explain({ ...request, colour: "red" }), "TypeError", /no option colour; the options are base, /],
    [() => program.explain({ ...request, limit: -1 }), "TypeError", /limit/],
    [() => program.explain({ ...request, limit: 1.5 }), "TypeError", /limit/],
    [
      () => program.explain({ ...request, edition: "rfc9999" }),
      "TypeError",
      /unknown edition rfc9999.*rfc1630.*url-standard/,
    ],
    [() => program.explain({ ...request, base: new URL("http://a/") }), "TypeError", /String\(base\)/],
    [() => program.parse(new URL("http://a/")), "TypeError", /String\(text\)/],
    [() => program.validate("a", "URI"), "TypeError", /options/],
    [
      () => program.explain({ ...request, lines: { "2C": { omitt: true } } }),
      "TypeError",
      /lines.*omitt; did you mean omit\?/,
    ],
    [() => program.documentBase({ enclosing: [{ contentbase: "a:" }] }), "TypeError", /did you mean contentBase\?/],
    [() => program.isValid("a", "URl"), "TypeError", /no production URl/],
    [() => program.form([["a"]]), "TypeError", /a name and a value/],
    [() => program.form(["ab"]), "TypeError", /a name and a value/],
    [
      () => program.serialize({ scheme: null, authority: null, path: "//a", query: null, fragment: null }),
      "TypeError",
      /authority/,
    ],
    [
      () => program.serialize({ scheme: null, authority: null, path: "a b", query: null, fragment: null }),
      "TypeError",
      /a b/,
    ],
    [
      () => program.serialize({ scheme: null, authority: null, path: "a", query: 1, fragment: null }),
      "TypeError",
      /query/,
    ],
    [() => Object.assign(program, { explain: null }), "TypeError", /read only/],
    [() => shipped.load(/** @type {any} */ ({ wasm: 5 })), "TypeError", /wasm/],
    [() => shipped.load(/** @type {any} */ ({ wsam: "x" })), "TypeError", /no option wsam; did you mean wasm\?/],
    [() => shipped.load({ lang: "tlh" }), "TypeError", /en, zh-Hans/],
    [() => shipped.load({ longest: -1 }), "TypeError", /longest/],
    [() => shipped.load({ signal: AbortSignal.abort() }), "AbortError", /./],
    [
      () => program.explain({ base: "a:/", reference: "../".repeat(200_000) }),
      "RangeError",
      /600003.*100000.*load\(\{ longest: 600003 \}\)/,
    ],
  ])) {
    const error = await thrown(call);
    assert.equal(error.name, name, String(error));
    assert.match(error.message, message);
  }
});

test("a second load has its own language and limit, and the same program", async () => {
  const [one, other] = await Promise.all([shipped.load({ lang: "en", longest: 10 }), shipped.load({ lang: "zh-CN" })]);
  assert.notEqual(one, other);
  const why = (/** @type {any} */ program) => program.explain({ base: "a:/b", reference: "c" }).why.text;
  assert.match(why(one), /^[\x00-\x7F“”’‹›]+$/);
  assert.match(why(other), /\p{Script=Han}/u);
  await assert.rejects(async () => one.explain({ base: "http://a/b/c", reference: "d" }), {
    name: "RangeError",
    code: "too-long",
  });
  assert.equal(one.resolve("http://a/b/c", "d"), "http://a/b/d");
  assert.equal(other.resolve("http://a/b/c", "d"), "http://a/b/d");
});

test("the engine needs none of the element's files; without its own, the message says what helps", async () => {
  await inTemporary(async (folder) => {
    const built = join(root, "dist-npm");
    for (const name of ["index.js", "node.js", "uriscope.js", "sentences", "package.json"])
      await cp(join(built, name), join(folder, name), { recursive: true });
    const script = (/** @type {string} */ options) =>
      `import("./node.js").then(({ load }) => load(${options})).then((engine) => console.log(engine.explain({ base: "http://a/b", reference: "c" }).why.text), ({ message }) => console.log(message))`;
    const said = async (options = "") => (await run(process.execPath, ["-e", script(options)], { cwd: folder })).stdout;
    assert.match(await said(), new RegExp(`needs the file ${shipped.wasmFile}.*load\\(\\{ wasm \\}\\)`));
    const file = JSON.stringify(join(built, shipped.wasmFile));
    const told = /^“c” replaces “b”/;
    assert.match(await said(`{ wasm: ${file} }`), told);
    assert.match(await said(`{ wasm: require("node:fs").readFileSync(${file}) }`), told);
    await cp(join(built, shipped.wasmFile), join(folder, "mine", "own.wasm"));
    const there = `process.chdir("mine")`;
    assert.match(await said(`(${there}, { wasm: "./own.wasm" })`), told);
    assert.match(await said(`(${there}, { wasm: ${JSON.stringify(join(folder, "mine", "own.wasm"))} })`), told);
    const wrong = await said(`(${there}, { wasm: "./wrong.wasm" })`);
    assert.match(wrong, /mine.wrong\.wasm.*load\(\{ wasm \}\) has to name the file.*working directory/);
    const bytes = await said(`{ wasm: new Uint8Array(8) }`);
    assert.match(bytes, /the bytes in load\(\{ wasm \}\) are not those of the file/);
    for (const one of [wrong, bytes]) assert.doesNotMatch(one, /say where/);
    assert.match(await said(`{ wasm: new WebAssembly.Module(require("node:fs").readFileSync(${file})) }`), told);
    await cp(join(built, shipped.wasmFile), join(folder, shipped.wasmFile));
    assert.match(await said(), told);
  });
});

test("the short calls say what the long ones say", async () => {
  const program = await shipped.load({ longest: 1_000_000 });
  for (const { base, reference } of hardPairs()) {
    assert.equal(program.resolve(base, reference), program.explain({ base, reference }).target, `${base} ${reference}`);
    for (const text of [base, reference]) {
      const { valid } = program.validate(text);
      assert.equal(program.isValid(text), valid, text);
      assert.equal(program.isValid(text, "URI"), program.validate(text, { production: "URI" }).valid, text);
      const parsed = program.parse(text);
      assert.equal(parsed !== null, valid, text);
      if (parsed) assert.equal(program.serialize(parsed), text);
      assert.equal(program.toNormal(text), program.normalize(text).normalized ?? text, text);
    }
  }
});

test("pages are pre-rendered without sentences, whichever engine is handed in", async () => {
  const { bake } = await import(pathToFileURL(join(root, "dist-npm", "bake.js")).href);
  const views = ["target resolution dots", "editions remarks story", "normalization", "encoding", "host", "extract"];
  const page = views.map(
    (view) =>
      `<p><uri-scope base="http://a/b" reference="../g?%zz" data="é" host="::1" text="http://a" view="${view}"></uri-scope>`,
  );
  const html = Buffer.from(`<!doctype html>${page.join("\n")}`);
  const [own, handed] = await Promise.all([
    bake(html),
    shipped.load({ lang: "zh-Hans" }).then((engine) => bake(html, { engine })),
  ]);
  assert.equal(Buffer.from(handed.html).toString(), Buffer.from(own.html).toString());
  assert.deepEqual(handed.problems, own.problems);
  assert.ok(own.html.length > 2 * html.length);
});

test("after dispose, an engine answers from another program", async () => {
  const program = await shipped.load();
  program.dispose();
  assert.equal(program.resolve("http://a/b/c", "../g"), "http://a/g");
  assert.equal(program.explain({ base: "http://a/b/c", reference: "../g" }).target, "http://a/g");
});
