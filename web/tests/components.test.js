/**
 * The table of the components, in every spec: it fills as the run sets registers, "absent" differs from "empty" and
 * from "not set yet", and every character is underlined according to its origin. The templates are read directly,
 * without a browser.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { editions, engine, words } from "./fixtures.js";
import { markup, textOf } from "./markup.js";
import { editionOf, explained, hardPairs, link, pairs, random } from "./support.js";
import { test } from "./test.js";

/** @import { Request } from "../src/run/engine.js" */

const { Components } = await import("../src/views/stage/components.js");
const { columns, head, tail } = await import("../src/texts/space.js");

/** @param {Request} request */
function sceneOf(request) {
  const explanation = explained(engine, request);
  return new Scene({ explanation, edition: editionOf(engine, explanation.edition), words });
}

/** @typedef {{ text: string, state: "unused" | "unset" | "absent" | "empty" | "set", now: boolean, origins: string }} Cell origins: b, r or a for each character */

/** The table at a step: the name of each row and its cells. @param {Scene} scene @param {number} step @returns {[string, ...Cell[]][]} */
function tableOf(scene, step) {
  const look = markup(new Components().draw(scene, step));
  return [...look.matchAll(/<th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, name, cells]) => [
    name,
    ...[...cells.matchAll(/<td class="?(\w*)"?[^>]*>(.*?)<\/td>/gs)].map(([, kind, inside]) => cellOf(kind, inside)),
  ]);
}

/** @param {string} kind @param {string} inside @returns {Cell} */
function cellOf(kind, inside) {
  const text = textOf(inside);
  const absent = inside.includes('class="absent"');
  const origins = [
    ...inside.matchAll(/<span class=from-(\w)\w*>(.*?)<\/span>(?=<span class=from|<span class="gone|<\/span>$|$)/gs),
  ]
    .map(([, origin, of]) => origin.repeat(textOf(of).length))
    .join("");
  const state =
    kind === "unused"
      ? "unused"
      : absent
        ? text === words.say("ui:components:absent")
          ? "absent"
          : "empty"
        : inside === ""
          ? "unset"
          : "set";
  return { text: state === "set" ? text : "", state, now: kind === "now", origins };
}

/** @param {Cell} cell */
const short = ({ text, state, now }) =>
  `${state === "set" ? text : state === "unset" ? "" : state === "unused" ? "-" : `(${state})`}${now ? " *" : ""}`;

/** @param {Scene} scene @param {number} step */
const seen = (scene, step) => tableOf(scene, step).map(([name, ...cells]) => [name, ...cells.map(short)].join(" | "));

/** The number of the step that executes a line, from 1. @param {Scene} scene @param {string} id */
const at = (scene, id) => scene.steps.findIndex((_, i) => scene.line(i).id === id) + 1;

test("the table fills as the run sets registers, and the cell just set is lit", () => {
  const scene = sceneOf({ base: "http://a/b/c/d;p?q", reference: "../g?#s" });
  assert.deepEqual(seen(scene, 0), [
    "scheme |  |  | ",
    "authority |  |  | ",
    "path |  |  | ",
    "query |  |  | ",
    "fragment | - |  | ",
  ]);
  assert.deepEqual(seen(scene, 1), [
    "scheme | http * |  | ",
    "authority | a * |  | ",
    "path | /b/c/d;p * |  | ",
    "query | q * |  | ",
    "fragment | - |  | ",
  ]);
  assert.deepEqual(seen(scene, 2), [
    "scheme | http | (absent) * | ",
    "authority | a | (absent) * | ",
    "path | /b/c/d;p | ../g * | ",
    "query | q | (empty) * | ",
    "fragment | - | s * | ",
  ]);
  assert.deepEqual(seen(scene, at(scene, "replace-last"))[2], "path | /b/c/d;p | ../g | /b/c/../g *");
  assert.deepEqual(seen(scene, at(scene, "3"))[2], "path | /b/c/d;p | ../g | /b/g *");
  assert.deepEqual(
    seen(scene, scene.steps.length).map((row) => row.split(" | ")[3]),
    ["http", "a", "/b/g", "(empty)", "s"],
  );
});

test("a component is absent once the run has found that", () => {
  const scene = sceneOf({ base: "mailto:a", reference: "b" });
  const authority = (/** @type {number} */ step) => seen(scene, step)[1];
  assert.equal(authority(at(scene, "authority-of-base") - 1), "authority | (absent) | (absent) | ");
  assert.equal(authority(at(scene, "authority-of-base")), "authority | (absent) | (absent) | (absent) *");
});

test("every edition has its own names and registers", () => {
  const request = { base: "http://a/b/c/d;p?q", reference: "../g" };
  const names = Object.fromEntries(
    editions.map(({ id }) => [id, tableOf(sceneOf({ ...request, edition: id }), 0).map(([name]) => name)]),
  );
  assert.deepEqual(names, {
    "url-1993": ["scheme", "host part", "path", "partial URL", "fragmentid"],
    rfc1630: ["scheme", "login", "path", "partial URI", "fragmentid"],
    rfc1738: ["scheme", "scheme-specific-part", "URL", "fragment identifier", "result"],
    "url-syntax-05": ["scheme", "site", "path", "query", "fragment"],
    rfc1808: ["scheme", "net_loc", "path", "params", "query", "fragment"],
    rfc2396: ["scheme", "authority", "path", "query", "fragment"],
    "rfc2396bis-01": ["scheme", "authority", "path", "query", "fragment"],
    rfc3986: ["scheme", "authority", "path", "query", "fragment"],
    "url-standard": ["scheme", "username", "password", "host", "port", "path", "query", "fragment"],
  });
});

test("where the document turns the reference into the target, the table keeps the reference", () => {
  const scene = sceneOf({ base: "http://a/b/c/d;p?q", reference: "../g", edition: "url-syntax-05" });
  assert.equal(seen(scene, 2)[2], "path | /b/c/d;p | ../g * | ../g *");
  assert.equal(seen(scene, at(scene, "inherit-scheme"))[0], "scheme | http | (absent) | http *");
  assert.equal(seen(scene, scene.steps.length)[2], "path | /b/c/d;p | ../g | /b/g");
});

for (const sweep of [false, true])
  test(
    "the table has what the registers hold, and where it is from, for any texts, edition and step",
    { sweep },
    () => {
      const next = random(17);
      let cells = 0;
      const texts = [...hardPairs(), ...pairs(60, 12)];
      for (const pair of texts.filter((_, i) => sweep || i % 10 === 0)) {
        for (const {
          id: edition,
          listing: { registers },
        } of editions) {
          const scene = sceneOf({ ...pair, edition });
          const components = [...new Set(registers.map(({ component }) => component).filter(Boolean))];
          const where = `${edition}, ${link(pair)}`;
          /**
           * The registers as characters with their origin, and the steps that have set them.
           * @type {{ text: string, origins: string }[]}
           */
          const held = registers.map((_, i) => ({
            text: i < 2 ? [pair.base, pair.reference][i] : "",
            origins: i < 2 ? "br"[i].repeat([pair.base, pair.reference][i].length) : "",
          }));
          const there = registers.map((_, i) => (/** @type {Cell["state"]} */ (i < 2 ? "set" : "unset")));
          let split = held.map((value) => value);
          let atSplit = [...there];
          const stop = Math.floor(next() * (scene.steps.length + 1));
          let splitting = true;
          scene.steps.forEach(({ line, edits }, i) => {
            if (i >= stop) return;
            splitting &&= scene.listing.lines[line].phase === "split";
            for (const [register, start, end, pieces] of edits) {
              const old = held[register];
              const taken = pieces?.map((piece) =>
                typeof piece === "string"
                  ? { text: piece, origins: "a".repeat(piece.length) }
                  : {
                      text: held[piece[0]].text.slice(piece[1], piece[2]),
                      origins: held[piece[0]].origins.slice(piece[1], piece[2]),
                    },
              );
              held[register] = taken
                ? {
                    text: old.text.slice(0, start) + taken.map(({ text }) => text).join("") + old.text.slice(end),
                    origins:
                      old.origins.slice(0, start) +
                      taken.map(({ origins }) => origins).join("") +
                      old.origins.slice(end),
                  }
                : { text: "", origins: "" };
              there[register] = taken ? "set" : "absent";
            }
            if (splitting) [split, atSplit] = [[...held], [...there]];
          });
          const table = tableOf(scene, stop);
          assert.deepEqual(
            table.map(([name]) => name),
            components,
            where,
          );
          for (const [name, ...row] of table) {
            row.forEach((cell, column) => {
              const text = /** @type {const} */ (["base", "reference", "target"])[column];
              const register = registers.findIndex(({ component, of }) => component === name && of.includes(text));
              const first = text === "reference" && register >= 0 && registers[register].of.length > 1;
              const [value, state] = first ? [split[register], atSplit[register]] : [held[register], there[register]];
              const want = register < 0 ? "unused" : state === "set" && value.text === "" ? "empty" : state;
              assert.equal(cell.state, want, `${name} of ${text}, step ${stop}, ${where}`);
              if (want !== "set") return;
              if (/^[\x21-\x7e]*$/.test(value.text) && !/[<>"^`{|}\\]/.test(value.text))
                assert.deepEqual(
                  [cell.text, cell.origins],
                  [value.text, value.origins],
                  `${name} of ${text}, step ${stop}, ${where}`,
                );
              cells++;
            });
          }
        }
      }
      assert.ok(cells > (sweep ? 500 : 50), `only ${cells} cells were set`);
    },
  );

test("a value as long as a host is whole; a longer one is cut, and both ends keep their origins", () => {
  const pathAt = (/** @type {number} */ length) => {
    const scene = sceneOf({ base: `http://a/${"b".repeat(length)}/`, reference: "c".repeat(length) });
    return tableOf(scene, at(scene, "replace-last"))[2][3];
  };
  assert.equal(pathAt(140).text, `/${"b".repeat(140)}/${"c".repeat(140)}`);
  assert.equal(pathAt(300).text, `/${"b".repeat(59)}…${"c".repeat(60)}`);
  assert.equal(pathAt(300).origins, "b".repeat(60) + "r".repeat(60));
});

test("wide characters take two columns, and none is cut in two", () => {
  assert.equal(columns("a例😀"), 5);
  assert.equal(head("a例え", 4), "a例");
  assert.equal(tail("例えa", 4), "えa");
  assert.equal(head("😀😀", 3), "😀");
  assert.equal(tail("😀😀", 3), "😀");
  assert.equal(head("", 3) + tail("", 3), "");
});
