/**
 * Links that releases could write still open the same room, texts, target, and step, and the room writes the same link
 * for them. oldlinks.js has their origin.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { eventually, pageAt } from "./browser.js";
import { engine } from "./fixtures.js";
import { elsewhere, follow, seen, written } from "./oldlinks.js";
import { explained, options, roomNames } from "./support.js";
import { inOneLine, optionsIn, parse, stateOf, write } from "../src/run/link.js";
import { settled } from "../src/run/sequence.js";
import { test } from "./test.js";

/** @type {import("./oldlinks.js").OldLink[]} */
const links = JSON.parse(await readFile(new URL("oldlinks.json", import.meta.url), "utf8"));
const ids = engine.editions().map(({ id }) => id);
const rooms = await roomNames();

test("there are 300 old links, of every room, and of every spec", () => {
  assert.ok(links.length >= 300, String(links.length));
  assert.equal(new Set(links.map(({ from }) => from)).size, links.length, "a link is there twice");
  assert.deepEqual([...new Set(links.map(({ room }) => room))].sort(), [...rooms].sort());
  for (const id of ids)
    assert.ok(
      links.some(({ from }) => from.includes(`edition=${id}`)),
      id,
    );
});

test("an old link to Resolve is read as it was, and its run has the same target and steps", () => {
  let runs = 0;
  for (const { from, room, link, texts, target, step, notes } of links) {
    const read = stateOf(parse(from, rooms), ids);
    if (room !== "resolve") continue;
    const { state } = inOneLine(settled(read.state));
    const own = optionsIn(state.options, options);
    assert.equal(write({ ...state, options: own.options }), link, from);
    assert.equal(read.notes.length + own.notes.length, notes, from);
    if (state.mode === "predict") continue;
    assert.deepEqual(
      [state.base, state.reference].map((text) => text.slice(0, 200)),
      texts,
      from,
    );
    const { run, target: now } = explained(engine, { ...state, ...own.options, ...{ options: undefined } });
    if (now !== null && /^[!-~]{1,80}$/.test(now)) assert.equal(now, target, from);
    if (step && state.open === null && state.edition !== "url-standard")
      assert.deepEqual([state.step ?? run.total, run.total], step, from);
    runs++;
  }
  assert.ok(runs > 80, `only ${runs} runs`);
});

for (const sweep of [false, true])
  test("an old link opens what it opened", { sweep }, async (t) => {
    const page = await pageAt(t, "");
    for (const { from, link, ...wanted } of links.filter((_, i) => (i % 8 === 0) !== sweep)) {
      await follow(page, from);
      await eventually(async () => assert.deepEqual(await page.evaluate(seen), wanted, from), 20_000);
      await follow(page, elsewhere(wanted.room));
      await eventually(async () => assert.equal(await page.evaluate(written, wanted.room), link, from), 20_000);
    }
  });
