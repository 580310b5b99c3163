/**
 * Checks for plain English: the catalogue, the course, and the Markdown files contain no idioms left by a translation,
 * and use one name for each thing. In the lines of the algorithms, which are code, an apostrophe is straight.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { base } from "../src/words/base.js";
import { isMessage } from "../src/words/complete.js";
import { parts, written } from "../src/words/files.js";
import { root } from "./support.js";
import { test } from "./test.js";

/** Idioms, and their replacements. @type {[idiom: RegExp, instead: string][]} */
const idioms = [
  [/\b(is|are|was|were) no (?!longer\b|more\b)/, "“is not a …”"],
  [/\bst(ands?|ood)\b/, "“is”, “appears”"],
  [/\bgoes\b/, "“is removed”"],
  [/\b(that|those) of\b/, "“the base’s path”"],
  [/\b[Ww]hoever\b/, "“you”, “a reader”"],
  [/\b[Oo]ne (asks|can|chooses|has|knows|looks|may|reads|sees|types|wants|writes)\b/, "“you”"],
  [/\ball the same\b/, "“anyway”"],
  [/\botherwise than\b|\b(answers?|reads?) otherwise\b/, "“differently from”"],
  [/\bby the letter\b/, "“literally”"],
  [/\b(be|were) it\b/, "“if it is”"],
  [/\bcomes? about\b|\bbecomes? of\b/, "“happens”, “the result”"],
  [/\b(there|where)(in|of|by)\b/, "the thing’s name"],
  [/(^|[.:;] )What [a-z]+ [^.?]{3,80}? (is|are|stands|takes|comes|goes) [^.?]*\./m, "the thing’s name"],
];

/** Words for things that have another name. @type {[word: RegExp, name: string][]} */
const names = [
  [/\bclimbs?\b/, "goes up"],
  [/\bmend(s|ed|ing)?\b/, "fix"],
  [/\bpassed over\b/, "ignored, skipped"],
  [/\bsmall letters?\b|\bcapitals\b/, "lowercase, uppercase"],
  [/\bfaults?\b/, "syntax error"],
  [/\b(findings?|notices?)\b/, "note"],
  [
    /(?<!-)\beditions?\b|\b[Tt](he|his) document (asks|does not (say|mention|list|print)|leaves|lists|prints|says)\b/,
    "spec",
  ],
];

/** Deliberate exceptions: the text around them, and the reason. @type {[text: RegExp, reason: string][]} */
const allowed = [
  [/\b[Tt]here (is|are|was|were) no\b/, "it is missing; “is no …” says what a thing is not"],
  [/\bgoes (above|back|down|on|out|through|to|up|wrong)\b/, "something moves or happens; nothing is removed"],
];

/** @param {string} text */
const without = (text) => allowed.reduce((left, [said]) => left.replace(new RegExp(said, "g"), ""), text);

/** The errors of a text. @param {string} text @param {string} where @param {[RegExp, string][]} patterns */
const wrong = (text, where, patterns) =>
  patterns.flatMap(([pattern, instead]) => {
    const found = pattern.exec(without(text));
    if (!found) return [];
    const around = found.input.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30);
    return [`${where}: “${around.replace(/\s+/g, " ")}”; write ${instead}`];
  });

/** The texts of a catalogue by their ids. @param {any} value @param {string} id @returns {[id: string, text: string][]} */
const textsOf = (value, id) => {
  if (typeof value === "string") return [[id, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    isMessage(value) && name === "by" ? [] : textsOf(inner, `${id}:${name}`),
  );
};

/** The files of the project that match, by path. @param {string[]} patterns git's */
const filesOf = (...patterns) =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\0")
    .filter((name) => name && !/zh-Hans|node_modules/.test(name));

test("the catalogue is plain English, with one name for each thing", async () => {
  const texts = (await Promise.all(parts.map(async (part) => textsOf(await written(base, part), part)))).flat();
  assert.ok(texts.length > 3000, `only ${texts.length} texts`);
  const said = texts.map(([id, text]) => /** @type {const} */ ([id, text.replace(/\{[^{}]*\}/g, "{}")]));
  assert.deepEqual(
    said.flatMap(([id, text]) => wrong(text, id, [...idioms, ...names])),
    [],
  );
  assert.deepEqual(
    said
      .filter(([id, text]) => !id.includes(":lines:") && /\p{L}'\p{L}/u.test(text.replace(/‹[^›]*›|https?:\S+/g, "")))
      .map(([id]) => id),
    [],
    "a straight apostrophe",
  );
});

test("the course and the Markdown files are plain English", () => {
  const files = [...filesOf("web/src/learn/en/*.html"), ...filesOf("*.md")];
  assert.ok(files.length > 30, `only ${files.length} files`);
  assert.deepEqual(
    files.flatMap((name) => wrong(readFileSync(join(root, name), "utf8"), name, idioms)),
    [],
  );
});

test("the patterns find what they are for", () => {
  for (const text of [
    "this is no URI",
    "that of the base",
    "the segment goes.",
    "Whoever reads this",
    "it climbs",
    "this edition",
  ])
    assert.equal(wrong(text, "", [...idioms, ...names]).length, 1, text);
  for (const text of ["There is no scheme.", "goes up a level"]) assert.deepEqual(wrong(text, "", idioms), [], text);
});
