/**
 * Checks the Chinese typesetting: spaces, punctuation and the form of numbers in the catalogue and the course, for any
 * placeholder values; and the names of buffers are Chinese.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { start } from "../src/run/link.js";
import { Scene } from "../src/run/scene.js";
import { fetched, parts, written } from "../src/words/files.js";
import { isMessage } from "../src/words/complete.js";
import { Words } from "../src/words/words.js";
import { markup, textOf } from "./markup.js";
import { editionOf, explained, loadEngine } from "./support.js";
import { test } from "./test.js";

const { rowsOnPaper } = await import("../src/embed/onpaper.js");
const { Handout } = await import("../src/views/dialogs/handout.js");
const { sectionSaid } = await import("../src/texts/section.js");
const { Dots } = await import("../src/views/stage/dots.js");
const { Predict } = await import("../src/views/stage/predict.js");

const language = "zh-Hans";

/** The texts of a catalogue by their ids. @param {any} value @param {string} id @returns {[id: string, text: string][]} */
const textsOf = (value, id) => {
  if (typeof value === "string") return [[id, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    isMessage(value) && name === "by" ? [] : textsOf(inner, `${id}:${name}`),
  );
};
const texts = (await Promise.all(parts.map(async (part) => textsOf(await written(language, part), part)))).flat();

/** Forbidden forms, and their replacements. @type {[wrong: RegExp, instead: string][]} */
const patterns = [
  [/\p{Script=Han} +\p{Script=Han}/u, "no space between Chinese characters"],
  [/ [，。：；、？！（）]|[，。：；、？！（）] (?!\/)/u, "no space beside Chinese punctuation"],
  [/[\p{Script=Han}›][,:;?!]/u, "Chinese punctuation"],
  [/\p{Script=Han}[\w‹]|[\w›]\p{Script=Han}/u, "a space between Chinese and other letters"],
  [/第\{/, "a space after 第"],
  [/第 [^ ]+\/[^ ]+ /, "第 3 步，共 12 步"],
  [/[\d}] %/, "no space before %"],
  [/分析器/, "解析器"],
  [/跟随/, "打开 or 访问"],
  [/固化/, "预渲染"],
  [/已经没有/, "不再有"],
  [/这个版本|规范版本/, "规范"],
  [/在这里|在 ?(?:\d{4}|\{year\}) 年/, "the name of the document"],
];

/** Words for which the page uses another one. The course may use both. @type {[wrong: RegExp, instead: string][]} */
const terms = [
  [/步骤清单/, "算法"],
  [/程序库/, "库"],
  [/例子/, "示例"],
  [/(?<!我们的)规范形式|标准形式|范式/, "规范化形式"],
  [/通向/, "指向"],
  [/删去/, "去掉"],
  [/空段|第一段|最后一段/, "路径段"],
  [/^只要[^，。]*$/, "当……时，重复"],
];

/**
 * The errors of a text.
 * @param {string} text @param {string} where @param {[wrong: RegExp, instead: string][]} [all]
 */
const wrong = (text, where, all = patterns) =>
  all.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found
      ? [`${where}: “${text.slice(Math.max(0, found.index - 12), found.index + 12)}”; write ${instead}`]
      : [];
  });

test("texts of the catalogue have the spaces, punctuation and numbers of Chinese", () => {
  assert.ok(texts.length > 3000, `only ${texts.length} texts`);
  assert.deepEqual(
    texts.flatMap(([id, text]) => wrong(text, id, [...patterns, ...terms])),
    [],
  );
});

test("no variant is chosen by a plural category that Chinese has not got", async () => {
  /** @type {(value: any, id: string) => string[]} */
  const categories = (value, id) =>
    typeof value === "string"
      ? []
      : Object.entries(value).flatMap(([name, inner]) => [
          ...(isMessage(value) && /^(one|two|few|many)$/.test(name) ? [`${id}:${name}`] : []),
          ...categories(inner, `${id}:${name}`),
        ]);
  const found = await Promise.all(parts.map(async (part) => categories(await written(language, part), part)));
  assert.deepEqual(found.flat(), []);
});

/** The text of a chapter, a line for each element that is not within one; its code is marked as values are. @param {string} html */
const textOfChapter = (html) =>
  textOf(
    html
      .replace(/<pre[^]*?<\/pre>/g, "")
      .replace(/<code[^>]*>([^]*?)<\/code>/g, "‹$1›")
      .replace(/<(?!\/?(?:a|b|em|i|q|strong)\b)[^>]*>/g, "\n"),
  );

test("so have the chapters of the course", () => {
  const folder = new URL("../src/learn/zh-Hans/", import.meta.url);
  const chapters = readdirSync(folder).filter((name) => name.endsWith(".html"));
  assert.ok(chapters.length > 15, `only ${chapters.length} chapters`);
  assert.deepEqual(
    chapters.flatMap((name) => wrong(textOfChapter(readFileSync(new URL(name, folder), "utf8")), name)),
    [],
  );
});

test("the patterns find what they are for", () => {
  for (const text of [
    "引用 为空",
    "引用 ，为空",
    "引用,为空",
    "取‹a›",
    "第{step} 步",
    "第 {step}/{total} 步",
    "{share} %",
    "在 1993 年，引用为空",
    "已经没有路径段",
  ])
    assert.equal(wrong(text, "").length, 1, text);
  for (const text of ["引用 ‹,› 为空，RFC 3986 第 5.2.2 节", "第 3 步，共 {total} 步", "{share}%"])
    assert.deepEqual(wrong(text, ""), [], text);
});

test("a word in the place of a value has no space beside Chinese characters, a value has", async () => {
  const message = { alone: "有查询 ‹{a}›：", two: "‹{a}› ‹{b}›", word: "{a} 是 {b|character}。", end: "按 {a}" };
  const ui = { ...(await fetched(language, "ui")), message };
  const words = new Words({ language, parts: { ui } });
  const say = (/** @type {string} */ id, /** @type {unknown} */ a, b = "x") => words.say(`ui:message:${id}`, { a, b });
  const nothing = words.say("ui:nothing");
  assert.deepEqual(
    [say("alone", ""), say("alone", "y"), say("alone", null)],
    [`有查询${nothing}：`, "有查询 ‹y›：", `有查询${words.say("ui:undefined")}：`],
  );
  assert.deepEqual([say("two", "", ""), say("two", "", "y")], [nothing + nothing, `${nothing} ‹y›`]);
  assert.deepEqual([say("word", "路径"), say("word", "Go", "\0")], ["路径是“x”。", "Go 是 U+0000。"]);
  assert.deepEqual([say("end", "规范"), say("end", "RFC 3986")], ["按规范", "按 RFC\u00a03986"]);
  assert.equal(say("end", "URL Standard"), "按 URL 标准"); // the URL Standard has a name in Chinese
});

test("whatever comes in the place of a placeholder, there is no space between Chinese characters", async () => {
  const all = Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await fetched(language, part)])));
  const words = new Words({
    language,
    parts: { ...all, each: Object.fromEntries(texts.map(([, text], i) => [i, text])) },
  });
  /** @type {string[]} */
  const spaced = [];
  for (const value of ["", null, "字", 5, ["甲", "乙"]])
    texts.forEach(([id], i) => {
      const said = words.say(`each:${i}`, () => value).replace(/‹(?:[^›]|››)*›/g, "‹›");
      if (/\p{Script=Han} \p{Script=Han}/u.test(said)) spaced.push(`${id}: ${said}`);
    });
  assert.deepEqual(spaced, []);
});

test("numbers stay in one line with their words", async () => {
  const { cited } = /** @type {any} */ (await fetched(language, "ui"));
  assert.match(cited.section, /第\u00a0\{number\}\u00a0节/);
});

test("sections are cited in Chinese, with what follows them; headings are in quotation marks", async () => {
  const words = new Words({ language });
  await words.need("ui");
  const said = (/** @type {string} */ section) => sectionSaid(words, section).replaceAll("\u00a0", " ");
  assert.equal(said("RFC 3986, section 5.2.4第 2C 步"), "RFC 3986 第 5.2.4 节第 2C 步");
  assert.equal(said("RFC 3986, 5.2.4第 2C 步"), "RFC 3986 第 5.2.4 节第 2C 步");
  assert.equal(said("RFC 1808, 4"), "RFC 1808 第 4 节");
  assert.equal(said("RFC 3986, Appendix B"), "RFC 3986 附录 B");
  assert.equal(said("5.2.4"), "第 5.2.4 节");
  assert.equal(said("4.4, relative state第 5.4.2 步"), "第 4.4 节“relative state”第 5.4.2 步");
  assert.equal(said("RFC 3986, 5.2.1 至 5.3"), "RFC 3986 第 5.2.1 至 5.3 节");
  assert.equal(said("URL Standard, 4.4, host state第 2.1 步"), "URL 标准第 4.4 节“host state”第 2.1 步");
  assert.equal(said("RFC 1630, URI syntax"), "RFC 1630“URI syntax”");
});

test("buffers have Chinese names, wherever they are shown", async () => {
  const engine = await loadEngine();
  const words = new Words({ language });
  await words.need(...parts);
  let shown = 0;
  for (const { id } of engine.editions()) {
    const state = { ...start, base: "http://a/b/c", reference: "../g", edition: id };
    const scene = new Scene({ explanation: explained(engine, state), edition: editionOf(engine, id), words });
    if (!scene.dots.length) continue;
    const predict = new Predict();
    Object.assign(predict, { words, content: { scene, mode: "output" } });
    const views = { dots: new Dots().draw(scene, scene.steps.length), paper: rowsOnPaper(scene) };
    const handout = new Handout().draw(scene);
    for (const [name, drawn] of Object.entries({ ...views, handout, predict: predict.look() })) {
      const text = textOf(markup(drawn));
      for (const buffer of scene.buffers) {
        const { name: english, component } = scene.listing.registers[buffer];
        assert.ok(component || !text.toLowerCase().includes(english), `${id}, ${name}: ${english}`);
        assert.ok(text.includes(words.say("ui:player:called", { name: english })), `${id}, ${name}`);
        shown++;
      }
    }
  }
  assert.ok(shown > 20, `only ${shown}`);
});
