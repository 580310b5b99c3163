/**
 * The languages that have a folder, compared with the first one: the same messages, placeholders and values in each,
 * the variants for its plural rules, and no untranslated sentence; in the course the same figures, links and exercises
 * in the same order.
 */
import assert from "node:assert/strict";
import { base } from "../src/words/base.js";
import { completed, isMessage, lacking, ofLines } from "../src/words/complete.js";
import { languages, parts, written } from "../src/words/files.js";
import { matched } from "../src/words/match.js";
import { languageOf, untagged } from "../src/words/tagged.js";
import { Words } from "../src/words/words.js";
import { written as chapters } from "../src/learn/pages.js";
import { written as asHtml } from "../src/shell/written.js";
import { html } from "../src/texts/html.js";
import { sentence } from "../src/texts/marks.js";
import { test } from "./test.js";

/** @import { Group, Message } from "../src/words/words.js" */

const others = languages.filter((language) => language !== base);

/** @param {Group | undefined} group @param {string} id @returns {[string, Message][]} */
const messagesIn = (group, id) =>
  Object.entries(group ?? {}).flatMap(([name, value]) =>
    isMessage(value) ? [[`${id}:${name}`, value]] : messagesIn(value, `${id}:${name}`),
  );

/** The texts of a message. @param {any} message @returns {string[]} */
const textsOf = (message) =>
  typeof message === "string"
    ? [message]
    : Object.entries(message).flatMap(([key, inner]) => (key === "by" ? [] : textsOf(inner)));

/** Text that is the same in all languages: values, placeholders, and quotations. */
const values = /‹[^›]*›|\{[^{}]*\}|"[^"]*"|“[^”]*”/g;
/** Words of the first language that occur in nearly every sentence, and in no name: one of them is an untranslated remainder. */
const left = /\b(the|its|else|while|with|without|which|does)\b/;

/** The arguments of messages that only name a spec, which one language may say where another has its argument. @type {Map<string, string[]>} */
const namings = new Map([
  ["ui:spec", ["document"]],
  ["ui:spec-first", ["document"]],
  ["ui:dated", ["document", "year"]],
]);

/** The arguments of a message: placeholders without their format, and the selectors of variants. @param {any} message @returns {Set<string>} */
const argumentsOf = (message) =>
  new Set([
    ...textsOf(message).flatMap((text) =>
      [...text.matchAll(/\{([^{}|]+)[^{}]*\}/g)].flatMap(([, name]) => namings.get(name) ?? [name]),
    ),
  ]);

/** Messages of a part that may be equal: decisions of several schemes, and long and short forms. */
const alike = /:decisions:|^encoding:(reasons|short):|^extract:(announced|count):/;

/** Messages of one group may say the same in several cases. @param {string} id */
const groupOf = (id) => id.split(":").slice(0, 2).join(":");

/**
 * Arguments that only one of two languages uses in a sentence, because the other says them elsewhere or differently: a
 * target, the allowed characters except the end, a name that one of them capitalizes.
 */
const otherwise = new Map([
  ["ui:spec-first", "document"],
  ["ui:player:result", "target"],
  ["problem:kinds:other", "allowed"],
]);

for (const language of languages) {
  test(`${language}: no two messages of a part, in different groups, are the same sentence`, async () => {
    for (const part of parts) {
      /** @type {Map<string, string>} */
      const said = new Map();
      for (const [id, message] of messagesIn(await written(language, part), part)) {
        if (/:(lines|clauses|steps|examples|options|does|why)(:|$)/.test(id) || alike.test(`${id}:`)) continue;
        for (const text of new Set(textsOf(message))) {
          if (text.length < (language === base ? 25 : 12)) continue;
          const other = said.get(text) ?? id;
          assert.ok(groupOf(other) === groupOf(id), `${id} says what ${other} says: ${text}`);
          said.set(text, id);
        }
      }
    }
  });
}

for (const language of others) {
  test(`${language}: nothing lacks, and nothing is left over`, async () => {
    for (const part of parts) {
      const [own, whole] = [await written(language, part), /** @type {Group} */ (await written(base, part))];
      assert.deepEqual(lacking(own, whole, part), []);
      const over = lacking(whole, /** @type {Group} */ (own), part).filter((id) => !id.includes(`:${ofLines}:`));
      assert.deepEqual(over, [], `${part}: ${base} has none of these`);
    }
  });

  test(`${language}: what is put into a message is what the first language puts there`, async () => {
    for (const part of parts) {
      const own = new Map(messagesIn(await written(language, part), part));
      for (const [id, message] of messagesIn(await written(base, part), part)) {
        const [mine, theirs] = [argumentsOf(own.get(id)), argumentsOf(message)];
        // A word that another grammar needs elsewhere is a message of its own: "{ui:levels}".
        const plain = (/** @type {Set<string>} */ names) => [...names].filter((name) => !name.includes(":"));
        const every = [...theirs, ...byOf(message)];
        // The value of a register after a step is available to every sentence about the step.
        for (const name of plain(mine).filter((name) => !name.startsWith("after ")))
          assert.ok(every.includes(name) || otherwise.get(id) === name, `${id} has no {${name}} in ${base}`);
        for (const name of plain(theirs))
          assert.ok(
            [...mine, ...byOf(own.get(id))].includes(name) || otherwise.get(id) === name,
            `${id} lacks {${name}}`,
          );
      }
    }
  });

  test(`${language}: a number has the variants that the language has`, async () => {
    const words = new Words({ language });
    await words.need("ui");
    const { pluralCategories } = new Intl.PluralRules(words.say("ui:locale")).resolvedOptions();
    for (const part of parts) {
      for (const [id, message] of messagesIn(await written(language, part), part)) {
        for (const of of variantsOf(message)) {
          const keys = Object.keys(of).filter((key) => key !== "by");
          const counts = keys.some((key) => /^(zero|one|two|few|many|\d+)$/.test(key));
          if (counts)
            assert.ok(
              keys.includes("other") || pluralCategories.every((category) => keys.includes(category)),
              `${id}: ${keys}`,
            );
        }
      }
    }
  });

  test(`${language}: no sentence is in the first language`, async () => {
    for (const part of parts) {
      const first = new Map(messagesIn(await written(base, part), part));
      for (const [id, message] of messagesIn(await written(language, part), part)) {
        for (const text of textsOf(message)) assert.doesNotMatch(text.replace(values, " "), left, id);
        if (/:(lines|clauses)(:|$)/.test(id)) continue; // properties of documents
        textsOf(message).forEach((text, i) => {
          const same = text === textsOf(/** @type {Message} */ (first.get(id)))[i];
          // Two words side by side: a name, such as "ISO Latin 1", has capitals.
          const phrase = /\b[A-Za-z]+ [a-z]{2,}\b/.test(text.replace(values, " "));
          assert.ok(!(same && phrase), `${id}: ${text}`);
        });
      }
    }
  });

  test(`${language}: chapters have the same figures, links and exercises`, () => {
    const own = new Map(chapters(language).map((chapter) => [chapter.name, chapter]));
    for (const { name, order, part, exercises, body } of chapters(base)) {
      const chapter = own.get(name);
      assert.ok(chapter, `${name} is not there`);
      assert.deepEqual([chapter.order, chapter.part, chapter.exercises], [order, part, exercises], name);
      for (const what of [/<uri-scope\b[^>]*>/g, /<cite>[^<]*<\/cite>/g, /\shref="[^"]*"/g, /<aside\b[^>]*>/g])
        assert.deepEqual(chapter.body.match(what), body.match(what), name);
    }
    assert.equal(own.size, chapters(base).length);
  });
}

/** The selectors of a message's variants. @param {any} message @returns {string[]} */
function byOf(message) {
  return typeof message !== "object" || message === null
    ? []
    : [message.by, ...Object.entries(message).flatMap(([key, inner]) => (key === "by" ? [] : byOf(inner)))];
}

/** The messages of a message that have variants. @param {any} message @returns {Record<string, unknown>[]} */
function variantsOf(message) {
  return typeof message !== "object" || message === null
    ? []
    : [message, ...Object.entries(message).flatMap(([key, inner]) => (key === "by" ? [] : variantsOf(inner)))];
}

test("what a language lacks is said in the first one, and templates say in which", () => {
  const whole = { a: "One", b: { c: "Two ‹{n}›", d: { by: "n", other: "Three" } } };
  const group = completed({ a: "一" }, whole, base);
  assert.deepEqual(lacking({ a: "一" }, whole, "x"), ["x:b:c", "x:b:d"]);
  const words = new Words({ language: "zh-Hans", parts: { x: group } });
  const [a, c, d] = ["x:a", "x:b:c", "x:b:d"].map((id) => words.say(id, { n: 1 }));
  assert.deepEqual([a, c, d].map(untagged), ["一", "Two ‹1›", "Three"]);
  assert.deepEqual([a, c, d].map(languageOf), [undefined, base, base]);
  const drawn = asHtml(
    html`<p title=${d}>${a} ${d}</p><p>${sentence(words, "x:b:c", { n: 1 })}</p><option>${d}</option>`,
  );
  const marked = (/** @type {string} */ text) => `<bdi lang="${base}">${text}</bdi>`;
  assert.equal(
    drawn,
    `<p title="Three">一 ${marked("Three")}</p><p>${marked("Two <code>1</code>")}</p><option>Three</option>`,
  );
});

test("a tag means the language of the same script", () => {
  const have = ["en", "zh-Hans"];
  for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans-HK", "ZH-hans"]) assert.equal(matched(tag, have), "zh-Hans", tag);
  for (const tag of ["en-GB", "en"]) assert.equal(matched(tag, have), "en", tag);
  for (const tag of ["zh-TW", "zh-Hant", "de", "", "C", "not a tag"]) assert.equal(matched(tag, have), undefined, tag);
});
