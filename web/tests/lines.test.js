/**
 * The lines of all algorithms in the other languages: each is translated, with its quotations, and no translation is
 * unused. In English the page displays the running code.
 */
import assert from "node:assert/strict";
import { CompareCase } from "../src/cases/compare.js";
import { EncodeCase } from "../src/cases/encode.js";
import { FormCase } from "../src/cases/form.js";
import { IRICase } from "../src/cases/iri.js";
import { SchemeCase } from "../src/cases/scheme.js";
import { Scene } from "../src/run/scene.js";
import { base } from "../src/words/base.js";
import { isMessage, ofLines } from "../src/words/complete.js";
import { languages, parts, written } from "../src/words/files.js";
import { Words } from "../src/words/words.js";
import { editions, engine } from "./fixtures.js";
import { explained } from "./support.js";
import { test } from "./test.js";

/** @import { Group } from "../src/words/words.js" */

/** The ids of the lines that a part translates. @param {Group} group @param {string} id @param {boolean} [inLines] @returns {string[]} */
const linesIn = (group, id, inLines = false) =>
  Object.entries(group).flatMap(([name, of]) =>
    isMessage(of) ? (inLines ? [`${id}:${name}`] : []) : linesIn(of, `${id}:${name}`, name === ofLines),
  );

/** A run of each listing. @param {Words} words @returns {(Scene | null | undefined)[]} */
function scenes(words) {
  const from = { engine, editions, words };
  const resolved = editions.map(
    (edition) =>
      new Scene({
        explanation: explained(engine, { base: "http://a/", reference: "g", edition: edition.id }),
        edition,
        words,
      }),
  );
  const names = "http ftp gopher mailto news nntp telnet rlogin tn3270 wais file mid cid prospero afs".split(" ");
  const clients = editions.flatMap(({ id: edition }) =>
    names.map((name) => new SchemeCase(from, { reference: `${name}://h/`, edition }).scene),
  );
  const normal = editions.map(
    ({ id: edition }) =>
      new CompareCase(from, { a: "http://a/", b: "x:", base: "", edition, options: {}, side: "a" }).scene,
  );
  const none = { names: false, normalize: false, excluded: false };
  const iris = [new IRICase(from, "iri", "http://a/", none), new IRICase(from, "uri", "http://a/", none)];
  const ladder = new CompareCase(from, {
    a: "http://é/",
    b: "http://è/",
    base: "",
    edition: "rfc3986",
    options: {},
    side: "a",
    as: "auto",
    characters: true,
  });
  const form = new FormCase(from, "a=b", "");
  const encoded = ["", "ebcdic", "iso-8859-1"].map(
    (charset) => new EncodeCase(from, { data: "a", edition: "url-standard", component: "form", charset }).scene,
  );
  return [...resolved, ...clients, ...normal, ...iris.map(({ scene }) => scene), ladder.scene, form.scene, ...encoded];
}

for (const language of languages.filter((language) => language !== base))
  test(`${language}: every line is translated, with what it quotes, and no line is left over`, async () => {
    const words = new Words({ language });
    await words.need(...parts);
    const met = new Set();
    for (const scene of scenes(words)) {
      for (const line of scene?.listing.lines ?? []) {
        const id = /** @type {Scene} */ (scene).idOf(ofLines, line);
        assert.ok(words.has(id), `${id}: ${line.code}`);
        met.add(id);
      }
    }
    const all = [];
    for (const part of parts) all.push(...linesIn((await written(language, part)) ?? {}, part));
    assert.ok(all.length > 1000, `only ${all.length}`);
    assert.deepEqual(
      all.filter((id) => !met.has(id) && /^(rfc|url-|schemes-|normal|iri|form|encoding)/.test(id)),
      [],
    );
  });
