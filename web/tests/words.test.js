/**
 * The words of the page: how messages become sentences, and the catalogue compared with the engine and the sources.
 * Everything that a spec can say has its words, no words are unused, and every placeholder has an argument.
 */
import { whyText } from "../src/texts/why.js";
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { problemText } from "../src/reading/problem.js";
import { withoutMarks } from "../src/texts/marks.js";
import { Scene } from "../src/run/scene.js";
import { stepText } from "../src/views/stage/step.js";
import { languageOf, untagged } from "../src/words/tagged.js";
import { visible, Words } from "../src/words/words.js";
import { editions, engine, words } from "./fixtures.js";
import { examplesOf, hardPairs, link, pairs } from "./support.js";
import { causesOf, causeText } from "../src/texts/causes.js";
import { sweeping, test } from "./test.js";

/** @import { Request } from "../src/run/engine.js" */
/** @import { Group, Message } from "../src/words/words.js" */

const examples = examplesOf(engine);

/**
 * References of every kind, each with every spec and option; outside the sweeps, a twelfth of them, in turns.
 * @type {Request[]}
 */
const requests = [
  // Most documents print the same.
  ...new Map(
    examples
      .filter(({ kind }) => kind === "resolve")
      .map(({ base = "", input }) => [`${base} ${input}`, { base, reference: input }]),
  ).values(),
  ...hardPairs(),
  ...pairs(sweeping ? 150 : 20, 77),
  ...[
    "ftp://www.a.test:b@h:25/..%2F..%2f%5C%0A%00",
    "http://a:8080/%2e%E2%80%AE/aux",
    "..;v=1/x",
    "http://a:1/",
    "http:///",
    "http://127.1",
    "http://1.2.3.256",
    "http://1\u30022.3.4/",
    "http://[::1%1]",
    "http://[fe80::1%25en0]/",
    "//\u0430\u03bf\u0585\u200b\u05d0",
    "//\u03bf",
    "//\u0585",
    "//\uff41",
    "//\u{1d41a}",
    "//\u0131",
    "../../g",
    "http:g",
    ...["file:/x", "file:///C|/x", "file://localhost/x", "http://@h/", "http://H/", "http://[0::1]/"],
    ...["http://h:/", "http://h:0081/", "HTTP://h/"],
    ...["http://h/%252E%252E", "http://h/a%3Ab", "http://%ff/", `http://${"h".repeat(256)}/`, "http://xn--bcher-kva/"],
  ].map((reference) => ({ base: "http://u@h/#f", reference })),
  { base: "mailto:a@b", reference: "c" },
  { base: "mailto:a@b", reference: "#c" },
  ...["b", "file:b", "C|/x", "//C|/x", "../../g"].map((reference) => ({ base: "file:///C:/a", reference })),
  ...["x\\y", "x\ty"].map((reference) => ({ base: "http://a/b", reference })),
  ...["http://h%41/", "file://localhost/"].map((reference) => ({ base: "", reference })),
  ...["//127.1/a", "www.example.com/x", ".//g", "./..?q", "g/.?q"].flatMap((reference) => [
    { base: "x:/a", reference },
    { base: "http://a/b/c", reference },
  ]),
  ...["http://a", "s:", "s:a/b", "s:/a", "1s:/a", "x"].flatMap((base) =>
    [
      "..",
      "g",
      "./g",
      "../g",
      "a/../g",
      "a/..",
      "//h/../g",
      "x:a/../b",
      "?a/../b",
      "#",
      "",
      "1x:y",
      "/../g",
      "http:g",
      "%2E%2E/g",
    ].map((reference) => ({ base, reference })),
  ),
].flatMap((pair, at) => {
  const all = editions.flatMap(({ id, options }) => {
    const has = (/** @type {string} */ name) => options.some((option) => option.name === name);
    return [
      { ...pair, edition: id },
      ...(has("strict") || has("validating") ? [{ ...pair, edition: id, strict: false, validating: false }] : []),
      ...(has("slashes") ? [{ ...pair, edition: id, slashes: /** @type {const} */ ("example") }] : []),
      ...(has("excess")
        ? [
            { ...pair, edition: id, excess: /** @type {const} */ ("remove") },
            { ...pair, edition: id, excess: /** @type {const} */ ("refuse") },
          ]
        : []),
    ];
  });
  return sweeping ? all : all.filter((_, i) => (at + i) % 12 === 0);
});
/** An assignment for each possible outcome. @type {Request[]} */
const assignments = [
  ["hash", "http://a/#x", "y"],
  ["hash", "http://a/#x", "#x"],
  ["host", "http://a/", "b:99999"],
  ["port", "http://a/", "x"],
  ["href", "http://a/", "b"],
  ["hash", "a", "b"],
].map(([set, base, reference]) => ({
  base,
  reference,
  edition: "url-standard",
  set: /** @type {Request["set"]} */ (set),
}));

/** The catalogue's files, by part. @type {Record<string, Group>} */
const catalogue = {};
for (const file of await readdir(new URL("../src/words/en/", import.meta.url))) {
  if (!file.endsWith(".js")) continue;
  catalogue[file.replace(".js", "")] = (await import(`../src/words/en/${file}`)).default;
}

/** @param {unknown} value @returns {value is Message} */
const isMessage = (value) => typeof value === "string" || typeof (/** @type {any} */ (value)?.by) === "string";

/** All messages, by their ids. @param {string} id @param {Message | Group} value @returns {[string, Message][]} */
const messagesIn = (id, value) =>
  isMessage(value)
    ? [[id, value]]
    : Object.entries(value).flatMap(([name, inner]) => messagesIn(`${id}:${name}`, inner));
const messages = Object.entries(catalogue).flatMap(([part, group]) => messagesIn(part, group));

/** The texts of a message. @param {Message} message @returns {string[]} */
const textsOf = (message) =>
  typeof message === "string"
    ? [message]
    : Object.entries(message).flatMap(([key, inner]) => (key === "by" ? [] : textsOf(/** @type {Message} */ (inner))));

/** The arguments that a message needs. @param {Message} message @returns {string[]} */
function argumentsOf(message) {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{([^{}|]+)(?:\|\w+)?\}/g)].flatMap(([, name]) =>
      name.includes(":") ? argumentsOf(/** @type {Message} */ (new Map(messages).get(name))) : [name],
    ),
  );
  /** @type {(of: Message) => string[]} */
  const by = (of) =>
    typeof of === "string"
      ? []
      : [
          /** @type {{ by: string }} */ (of).by,
          ...Object.entries(of).flatMap(([key, inner]) => (key === "by" ? [] : by(/** @type {Message} */ (inner)))),
        ];
  return [...new Set([...names, ...by(message)])];
}

/** @param {Group} ui @param {(what: string) => void} [missing] */
const made = (ui, missing) =>
  new Words({ language: "en", parts: { ui: { undefined: "undefined", nothing: "nothing", ...ui } }, missing });

test("in a title, code points stand for what cannot be seen or steers its neighbours", () => {
  assert.equal(
    visible("/a\u202egnp.exe \u0085\u200b\ud800é表\ufe0f\u115f"),
    "/a[U+202E]gnp.exe [U+0085][U+200B][U+D800]é表[U+FE0F][U+115F]",
  );
});

test("placeholders: values are marked, shortened and doubled; numbers, lists and other messages", () => {
  const { say } = {
    say: (/** @type {string} */ message, args = {}) =>
      made({ message, twice: "{n} and {n}", character: "“{character}”", locale: "en-US" }).say("ui:message", args),
  };
  assert.equal(say("A ‹{a}›.", { a: "x" }), "A ‹x›.");
  assert.equal(say("A ‹{a}/›.", { a: "x" }), "A ‹x/›.");
  assert.equal(say("{a|capital} gives it.", { a: "the other" }), "The other gives it.");
  assert.equal(say("{a|capital} gives it.", { a: "rfc2396bis-01 too" }), "rfc2396bis-01 too gives it.");
  assert.equal(say("A ‹{a}›.", { a: "" }), "A nothing.");
  assert.equal(say("A ‹{a}›.", { a: null }), "A undefined.");
  assert.equal(say("A ‹//› and ‹%20›."), "A ‹//› and ‹%20›.");
  assert.equal(say("‹{a}›", { a: "x".repeat(60) }), `‹${"x".repeat(23)}›…‹${"x".repeat(23)}›`);
  assert.equal(say("{a}", { a: "x".repeat(60) }), "x".repeat(60));
  assert.equal(say("{n}", { n: 1234567 }), "1,234,567");
  assert.equal(say("{n}", { n: "2005" }), "2005");
  assert.equal(say("{a}", { a: ["x", "y", "z"] }), "x, y, or z");
  assert.equal(say("{a|capital}", { a: "space" }), "Space");
  assert.equal(say("{a|character}", { a: "x" }), "“x”");
  assert.equal(say("{a|characters}", { a: "\u{1F600} x" }), "“\u{1F600}”, U+0020, or “x”");
  assert.equal(say("{ui:twice}", { n: 5 }), "5 and 5");
  for (const a of ["a›b", "›", "›››", "‹›", "a‹b", "‹a›", "{b}", "$&"])
    assert.equal(withoutMarks(say("A ‹{a}›, ‹{z}›.", { a, z: "z" })), `A ${a}, z.`);
});

test("lists: by or, by and, and by commas; a conjunction in Chinese keeps its space beside what is not", () => {
  const english = made({ locale: "en-US" });
  assert.equal(english.list(["a", "b", "c"]), "a, b, or c");
  assert.equal(english.list(["a", "b", "c"], "conjunction"), "a, b, and c");
  assert.equal(english.list(["a", "b", "c"], "unit"), "a, b, c");
  const chinese = new Words({ language: "zh-Hans", parts: { ui: { locale: "zh-Hans" } } });
  assert.equal(chinese.list(["1994", "1997", "2005"], "unit"), "1994、1997、2005");
  assert.equal(chinese.list(["user ‹u›", "host ‹h›"], "conjunction"), "user ‹u› 和 host ‹h›");
  assert.equal(chinese.list(["“a”", "“b”", "空格", "U+0000"]), "“a”、“b”、空格或 U+0000");
  assert.equal(chinese.list(["路径", "查询"], "conjunction"), "路径和查询");
});

test("variants: by yes and no, by what is empty or undefined, by a number, by a text", () => {
  const words = made({
    message: {
      by: "x",
      yes: "Y",
      no: "N",
      empty: "E",
      undefined: "U",
      0: "none",
      one: "one",
      text: "T",
      other: { by: "y", a: "A", other: "O" },
    },
    plural: { by: "x", one: "{x} example", other: "{x} examples" },
  });
  const say = (/** @type {unknown} */ x, y = "") => words.say("ui:message", { x, y });
  assert.deepEqual(
    [true, false, "", null, 0, 1, "1", "text"].map((x) => say(x)),
    ["Y", "N", "E", "U", "none", "one", "one", "T"],
  );
  assert.deepEqual([say(2, "a"), say("2", "b"), say("more", "a")], ["A", "O", "A"]);
  for (const typed of ["empty", "undefined", "by"]) assert.equal(say(typed, "a"), "A", typed);
  assert.deepEqual(
    [0, 1, 1000].map((x) => words.say("ui:plural", { x })),
    ["0 examples", "1 example", "1,000 examples"],
  );
});

test("plurals, numbers and lists are those of the catalogue's language", () => {
  const polish = made({
    locale: "pl",
    message: { by: "n", one: "{n} krok", few: "{n} kroki", many: "{n} kroków", other: "{n} kroku" },
  });
  assert.deepEqual(
    [1, 2, 5, 12345].map((n) => polish.say("ui:message", { n })),
    ["1 krok", "2 kroki", "5 kroków", "12\u00a0345 kroków"],
  );
  assert.equal(polish.list(["a", "b"]), "a lub b");
});

test("what is missing: in the page the text of last resort, in a test the id", async () => {
  const page = made({ found: "{a} and ‹{b}›" });
  assert.equal(page.say("ui:phases:split"), "split");
  assert.equal(page.say("ui:lines:2A", {}, "as Go says it"), "as Go says it");
  assert.equal(page.say("ui:found", { a: "x" }), "x and nothing");
  assert.ok(
    page.has("ui:found") && !page.has("ui:phases:split") && !page.has("ui:found:more") && !page.has("ui:constructor"),
  );
  /** @type {string[]} */
  const missing = [];
  const strict = made({ found: "{a} and ‹{b}›", by: { by: "a", x: "X" } }, (what) => missing.push(what));
  assert.equal(strict.say("ui:phases:split", {}, "resort"), "ui:phases:split");
  strict.say("ui:found", { a: "x" });
  strict.say("ui:by", { a: "y" });
  assert.deepEqual(missing, ["ui:phases:split", "ui:found: {b}", "ui:by: a = y"]);
});

test("a part that cannot be fetched has texts of last resort, until it can", async () => {
  let there = false;
  const words = new Words({
    language: "en",
    missing: (what) => assert.fail(what),
    fetch: async (language, part) => {
      if (!there) throw new Error("offline");
      return { name: `${part} in ${language}` };
    },
  });
  assert.ok(!words.settled("rfc3986"));
  await assert.rejects(words.need("rfc3986"), /offline/);
  assert.ok(words.settled("rfc3986"));
  assert.equal(words.say("rfc3986:name", {}, "RFC 3986"), "RFC 3986");
  assert.equal(words.say("rfc3986:name"), "…");
  words.add({ ui: { missing: "(none)" } });
  assert.equal(words.say("rfc3986:name"), "(none)", "no id is shown");
  there = true;
  await words.need("rfc3986");
  assert.equal(words.say("rfc3986:name"), "rfc3986 in en");
});

test("a part that a language cannot have is that of the base, and says so", async () => {
  /** @type {string[]} */
  const failed = [];
  const fetch = async (/** @type {string} */ language, /** @type {string} */ part) => {
    if (part !== "ui") throw new Error("404");
    return catalogue.ui;
  };
  const chinese = new Words({ language: "zh-Hans", fetch, failed: (part) => failed.push(part) });
  chinese.supplement({ page: { resolve: "解析" } });
  await chinese.need("ui", "page");
  assert.deepEqual(failed, ["page"]);
  assert.equal(chinese.say("page:resolve"), "解析", "what is known in the language itself");
  const said = chinese.say("page:more");
  assert.deepEqual([languageOf(said), untagged(said)], ["en", words.say("page:more")]);
});

test("a catalogue is nothing but data", async () => {
  for (const part of Object.keys(catalogue)) {
    assert.deepEqual(JSON.parse(JSON.stringify(catalogue[part])), catalogue[part], part);
    const source = await readFile(new URL(`../src/words/en/${part}.js`, import.meta.url), "utf8");
    assert.doesNotMatch(
      source.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*\*[^]*?\*\//g, ""),
      /import|=>|`|function|\(/,
      part,
    );
  }
});

test("every edition has its decisions and its options, and no others", () => {
  let [decided, ofRules] = [0, 0];
  for (const { id, listing, lacks, options, productions, expression } of editions) {
    const rules = productions.length ? rulesOf(id, productions) : [];
    const of = /** @type {Record<string, Record<string, Message>>} */ (/** @type {unknown} */ (catalogue[id]));
    // In a spec without components, a base without a scheme is one of the problems.
    if (!lacks?.includes("components")) assert.ok(words.say(`${id}:base-without-scheme`).endsWith("."), id);
    const lines = listing.lines.map((line) => line.id);
    for (const step of Object.keys(of.steps))
      assert.ok(lines.includes(step), `${id}: a sentence for a line ${step} that is not there`);
    for (const line of listing.lines.filter((line) => line.decided)) {
      assert.ok(words.say(`${id}:decisions:${line.id}`).endsWith("."), `${id}: ${line.id}`);
      decided++;
    }
    for (const name of Object.keys(of.decisions ?? {})) {
      assert.ok(
        listing.lines.some((line) => line.decided && line.id === name) ||
          rules.some((rule) => rule.decided && rule.name === name) ||
          (name === "expression" && expression?.decided),
        `${id}: a decision for ${name}, which decides nothing`,
      );
    }
    for (const { name } of rules.filter((rule) => rule.decided)) {
      assert.ok(words.say(`${id}:decisions:${name}`).endsWith("."), `${id}: ${name}`);
      ofRules++;
    }
    if (expression?.decided) assert.ok(words.say(`${id}:decisions:expression`).endsWith("."), id);
    assert.equal(
      rules.some(({ respelled }) => respelled),
      words.has(`${id}:notation`),
      `${id}: a notation for rules that are respelled, and only then`,
    );
    if (words.has(`${id}:notation`)) assert.ok(words.say(`${id}:notation`).endsWith("."));
    for (const { name, values } of options) {
      assert.ok(
        words.say(`${id}:options:${name}:label`) && words.say(`${id}:options:${name}:says`).endsWith("."),
        `${id}: ${name}`,
      );
      if (!values.includes("yes")) for (const value of values) words.say(`${id}:values:${name}:${value}`);
    }
    assert.deepEqual(Object.keys(of.options ?? {}).sort(), options.map(({ name }) => name).sort(), id);
  }
  assert.ok(decided > 10 && ofRules > 15, `only ${decided} decisions at lines and ${ofRules} at rules`);
});

/** The rules of a spec's grammar that its productions, or rules with a decision, lead to. @param {string} edition @param {string[]} productions */
function rulesOf(edition, productions) {
  /** @type {Map<string, import("../src/run/engine.js").Rule>} */
  const found = new Map();
  const names = [...productions, ...Object.keys(/** @type {any} */ (catalogue[edition]).decisions ?? {})];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const tree = found.has(name) ? undefined : engine.tree("", { edition, production: name, limit: 0, ipv6: true }); // with all rules that an option brings
    const rule = tree && "rules" in tree ? tree.rules.find((one) => one.name === name) : undefined;
    if (!rule) continue; // a line's decision, or a word in a definition that isn't a rule
    found.set(name, rule);
    names.push(...(rule.definition.replace(/"[^"]*"/g, "").match(/[A-Za-z][\w+-]*/g) ?? []));
  }
  assert.ok(found.size > 20, `${edition}: only ${found.size} rules`);
  return [...found.values()];
}

/** The ids in a spec's answers to requests. @type {Set<string>} */
const met = new Set();

for (const sweep of [false, true])
  test("every step has a sentence that ends, and every answer its why", { sweep }, () => {
    const asked = new Set();
    for (const request of [...requests, ...assignments]) {
      const x = engine.explain(request);
      if ("error" in x) assert.fail(x.error.message);
      const edition = /** @type {import("../src/run/engine.js").Edition} */ (
        editions.find(({ id }) => id === x.edition)
      );
      const where = link({ base: request.base, reference: request.reference, edition: x.edition });
      const id = `${x.edition}:why:${x.why.id}`;
      const why = whyText(words, x.edition, x.why);
      assert.ok(why.endsWith("."), `${why}: ${where}`);
      assert.doesNotMatch(why, /undefined/, where);
      met.add(id);
      const scene = new Scene({ explanation: x, edition, words });
      x.run.steps.forEach(({ line }, i) => {
        const { id, question, phase, code } = edition.listing.lines[line];
        const step = `${x.edition}:steps:${id}`;
        if (question) asked.add(step);
        // A line that itself names what it sets needs no sentence.
        if (question || !/^(transform|recompose)$/.test(phase) || !/←|^append/.test(code))
          assert.ok(words.has(step), `${step} has no sentence`);
        assert.ok(stepText(scene, i).endsWith("."), `${step}: ${where}`);
        met.add(step);
      });
      for (const { id, on, span, sure, args } of x.findings) {
        const { text } =
          /** @type {Record<string, import("../src/run/engine.js").Text | null>} */ ({
            base: x.base,
            reference: x.reference,
            target: x.result,
          })[on] ?? {};
        assert.ok(
          words
            .say(`remarks:findings:${id}`, { ...args, edition: x.edition, text: text?.slice(...span) })
            .endsWith("."),
          id,
        );
        assert.ok(words.say(`remarks:sure:${sure}`) && words.say(`remarks:means:${sure}`).endsWith("."), sure);
        met.add(`remarks:findings:${id}`);
      }
      for (const text of [x.base, x.reference]) {
        for (const problem of text.errors)
          assert.match(problemText(words, x.edition, problem, text.text), /^[^a-z].+\.$/, where);
      }
    }
    for (const { id, listing } of editions) {
      if (listing.lines.some(({ group }) => group)) continue; // its steps are groups, and few questions tell most of one
      for (const line of listing.lines.filter(({ question }) => question))
        assert.ok(asked.has(`${id}:steps:${line.id}`), `${id}: the question ${line.id} was never asked`);
    }
  });

for (const sweep of [false, true])
  test("why a target is what it is has words of its own where a path is empty", { sweep }, () => {
    const ui = /** @type {Group} */ (catalogue.ui);
    const marked = new Words({ language: "en", parts: { ...catalogue, ui: { ...ui, nothing: "⊘" } } });
    const said = new Set();
    const bare = ["http://a", "http://a/", "http://a?q", "s:", "s:x", "s:a/b"].flatMap((base) =>
      [".", "./", "..", "../g", "g", "/x", "/./x", "?y", "?", "", "#s", "g/../.."].flatMap((reference) =>
        editions.map(({ id }) => ({ base, reference, edition: id })),
      ),
    );
    for (const request of sweep ? requests : bare) {
      const x = engine.explain(request);
      if ("error" in x) assert.fail(x.error.message);
      const { authority, hostPart, site, scheme, query, search, fragment, ...paths } = x.why.args;
      if (Object.values(paths).includes("")) said.add(whyText(marked, x.edition, x.why));
    }
    assert.ok(said.size > 20, `only ${said.size} sentences`);
    assert.deepEqual(
      [...said].filter((text) => text.includes("⊘")),
      [],
    );
  });

for (const sweep of [false, true])
  test("every difference has a because", { sweep }, () => {
    for (const request of requests) {
      const answers = engine.answers(request);
      if (!Array.isArray(answers)) assert.fail(answers.error.message);
      for (const answer of answers) {
        const { edition, same, because } = answer;
        assert.equal(because === null, same, `${edition}: ${link(request)}`);
        for (const cause of causesOf(answer)) {
          const id = `${cause.of ?? edition}:because:${cause.clause}`;
          const said = causeText(words, edition, cause);
          assert.ok(said.endsWith("."), `${id}: ${link(request)}`);
          assert.ok(words.has(id), id);
          met.add(id);
        }
      }
    }
  });

for (const sweep of [false, true])
  test("every example that needs a remark has one", { sweep }, () => {
    for (const { edition, id, remark } of examples) {
      if (!remark) continue;
      assert.ok(words.say(`${edition}:remarks:${remark}`).endsWith("."), id);
      met.add(`${edition}:remarks:${remark}`);
    }
  });

test("no reason, sentence of a step, clause, remark or finding is left over", { sweep: true }, () => {
  const ids = messages
    .map(([id]) => id)
    .filter((id) => /^(?!schemes|compare|documents|encoding|page)[^:]+:(why|steps|because|remarks|findings):/.test(id))
    .filter((id) => !id.startsWith("url-standard:steps:")); // one for each line that may tell most of a group
  assert.ok(ids.length > 150, `only ${ids.length}`);
  assert.deepEqual(
    ids.filter((id) => !met.has(id)),
    [],
  );
});

/** The sources, without their comments. */
const sources = await (async () => {
  const root = new URL("../src/", import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith(".js") && !file.startsWith("words/"),
  );
  return (await Promise.all(files.map((file) => readFile(new URL(file, root), "utf8"))))
    .map((text) => text.replace(/\/\*\*[^]*?\*\//g, ""))
    .join("\n");
})();

/** Ids in the sources, with computed ones as patterns, and the text after each. */
const named = [...sources.matchAll(/(["`])((?:\w[\w-]*|\$\{[^}]*\}):(?:[^"`\s]|\$\{[^}]*\})+)\1/g)].map((match) => ({
  whole: !match[2].includes("${"),
  pattern: new RegExp(
    `^${match[2]
      .split(/\$\{[^}]*\}/)
      .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
      .join("[^:]+")}$`,
  ),
  text: match[2],
  call: sources.slice(match.index, match.index + 400).split(/\n\s*\n/)[0],
}));

test("whatever the sources say has its words, and no words are left over", () => {
  const parts = new Set(Object.keys(catalogue));
  const ids = messages.map(([id]) => id);
  const wanted = named.filter(({ text, whole }) => !whole || parts.has(text.split(":")[0]));
  for (const { text, whole } of wanted)
    if (whole) assert.ok(words.has(text) || text.endsWith(":"), `no words for ${text}`);
  const inMessages = new Set(
    messages.flatMap(([, message]) =>
      textsOf(message).flatMap((text) => [...text.matchAll(/\{([^{}|]+:[^{}|]+)/g)].map(([, id]) => id)),
    ),
  );
  assert.deepEqual(
    ids.filter((id) => !wanted.some(({ pattern }) => pattern.test(id)) && !inMessages.has(id)),
    [],
  );
});

test("every placeholder has an argument where the sources say the message", () => {
  let checked = 0;
  for (const [id, message] of messages) {
    const names = argumentsOf(message);
    const calls = named.filter(({ whole, text }) => whole && text === id);
    for (const { call } of calls) {
      for (const name of names) assert.match(call, new RegExp(`\\b${name}\\b`), `${id} is said without ${name}`);
      checked += names.length;
    }
  }
  assert.ok(checked > 40, `only ${checked} were checked`);
});
