/**
 * The account of an explanation: it is computed once it is read, whatever limit the run has; and the
 * sentences of the reason, in both languages.
 */
import assert from "node:assert/strict";
import { catalogues, wordsFor } from "../src/bake/words.js";
import { whyText } from "../src/texts/why.js";
import { each, loadThrowing } from "./support.js";
import { test } from "./test.js";

const engine = await loadThrowing();
const asked = { base: "https://example.com/docs/guide", reference: "../img/ü.png" };

/** Pieces as text>fate. @param {import("../src/run/engine.js").Explanation} of */
const told = ({ account, base, reference }) =>
  account?.map(({ use, start, end, fate }) => `${{ base, reference }[use].text.slice(start, end)}>${fate}`).join(" ");

test("an explanation accounts for every character, with places in UTF-16", () => {
  const explanation = engine.explain({ ...asked, edition: "url-standard" });
  assert.equal(
    told(explanation),
    "https>kept :>delimiter //>delimiter example.com>kept />kept docs/>removed guide>dropped ../>removed img/>kept ü>changed .png>kept",
  );
  const { account, target, story, run } = explanation;
  assert.ok(account && target);
  for (const { fate, to } of account) assert.equal(to === undefined, fate !== "kept" && fate !== "changed");
  assert.equal(target.slice(...(account.find(({ fate }) => fate === "changed")?.to ?? [])), "%C3%BC");
  assert.deepEqual(account.find(({ by }) => by)?.by, { use: "reference", start: 0, end: 3 });
  assert.ok(account.every(({ step }) => run.steps[step]));
  assert.deepEqual(each(story, "phase"), ["relative", "path", "serialize"]);
  assert.ok(story.every(({ steps }) => steps.every(([start, end]) => start < end && end <= run.steps.length)));
});

test("an account is computed once, is data, and doesn't depend on the limit", () => {
  const explanation = engine.explain(asked);
  assert.equal(explanation.account, explanation.account);
  assert.deepEqual(JSON.parse(JSON.stringify(explanation)), structuredClone(explanation));
  for (const limit of [0, 1, 12]) assert.deepEqual(engine.explain({ ...asked, limit }).account, explanation.account);
  assert.deepEqual(engine.explain({ base: "", reference: "" }).account, []);
  const long = engine.explain({ ...asked, reference: "a/".repeat(600_000), limit: 0 });
  assert.deepEqual([long.account, long.why.clauses, long.story], [null, [], []]);
});

test("a changed line has an account, and no reason of the spec's", () => {
  const { account, why, story } = engine.explain({ ...asked, lines: { "2C": { omit: true } } });
  assert.ok(account?.every(({ fate }) => fate !== "removed"));
  assert.deepEqual(each(why.clauses, "id"), ["changed"]);
  assert.ok(story.every(({ clauses }) => clauses.length === 0));
});

test("the reason says what is dropped, and what each .. removes", async () => {
  await wordsFor(engine);
  for (const [edition, base, reference, en, zh] of [
    [
      "rfc3986",
      asked.base,
      asked.reference,
      "‹guide› has no ‹/› after it, so it counts as a file and is dropped. ‹../› then removes ‹docs/›.",
      "‹guide› 后面没有 ‹/›，算作文件，被截掉了。接着 ‹../› 去掉 ‹docs/›。",
    ],
    [
      "rfc2396",
      "http://a/b/",
      "c/../../d",
      "The base’s path ends in ‹/›, so ‹c/../../d› is appended to ‹/b/›. ‹../../› then removes ‹b/c/›.",
      "基准的路径以 ‹/› 结尾，‹c/../../d› 接在 ‹/b/› 后面。接着 ‹../../› 去掉 ‹b/c/›。",
    ],
    [
      "url-standard",
      "http://a/b/c",
      "../../g",
      "‹c› has no ‹/› after it, so it counts as a file and is dropped. ‹../› then removes ‹b/›. Nothing is left for ‹../› to remove, so it’s ignored.",
      "‹c› 后面没有 ‹/›，算作文件，被截掉了。接着 ‹../› 去掉 ‹b/›。‹../› 没有可去掉的路径段，被忽略。",
    ],
    [
      "rfc3986",
      "http://a/b?q",
      "c",
      "‹c› replaces ‹b›, the part after the last ‹/› of the base’s path. The base’s query, ‹?q›, isn’t used.",
      "‹c› 取代 ‹b›，即基准路径中最后一个 ‹/› 之后的部分。基准的查询 ‹?q› 没有用到。",
    ],
    [
      "url-standard",
      "http://a/b/c",
      "http:d",
      "The reference repeats the base’s scheme, ‹http›, without ‹//›, so it is treated as relative. ‹c› has no ‹/› after it, so it counts as a file and is dropped.",
      "引用重复了基准的方案 ‹http›，后面又没有 ‹//›，所以当作相对引用。‹c› 后面没有 ‹/›，算作文件，被截掉了。",
    ],
    [
      "rfc3986",
      "foo:bar",
      "baz",
      "‹baz› replaces the base’s whole path, ‹bar›, which has no ‹/›.",
      "基准的路径 ‹bar› 中没有 ‹/›，整个由 ‹baz› 取代。",
    ],
  ])
    for (const [language, said] of [
      ["en", en],
      ["zh-Hans", zh],
    ]) {
      const words = /** @type {import("../src/words/words.js").Words} */ (catalogues.get(language));
      assert.equal(whyText(words, edition, engine.explain({ base, reference, edition }).why), said);
    }
});

test("no sentence of a reason lacks words or values", async () => {
  await wordsFor(engine);
  const references = [
    "",
    "g",
    "./g",
    "../g",
    "../../../g",
    "/g",
    "/a/./b/../g",
    "//h/x/../y",
    "?q",
    "#f",
    "s:g",
    ".",
    "../a/../../b/../../../c/./../../d",
  ];
  const bases = ["http://a/b/c?q#f", "http://a/b/", "http://a", "foo:b", "foo:b/c", "file:///d/e", "a/b", ""];
  for (const { id } of engine.editions())
    for (const base of bases)
      for (const reference of references)
        for (const [language, words] of catalogues) {
          const said = whyText(words, id, engine.explain({ base, reference, edition: id }).why);
          assert.ok(
            said.length > 1 && !/undefined|\{|\}/.test(said),
            `${language} ${id} ${base} + ${reference}: ${said}`,
          );
        }
});
