/** A bad link gives a note in every room, and the rest of the link counts. */
import assert from "node:assert/strict";
import { eventually, pageAt } from "./browser.js";
import { badLinks } from "./badlinks.js";
import { say } from "./fixtures.js";
import { elsewhere, follow, written } from "./oldlinks.js";
import { each, roomNames } from "./support.js";
import { encoding } from "../src/subjects/encoding.js";
import { read } from "../src/subjects/subject.js";
import { test } from "./test.js";

/** @param {string} link */
const roomOf = (link) => /#room=(?!cellar)(\w+)/.exec(link)?.[1] ?? "resolve";

test("every room has bad links", async () => {
  const rooms = new Set(badLinks.map(({ link }) => roomOf(link)));
  for (const room of await roomNames()) assert.ok(rooms.has(room), room);
});

test("a link that asks for what a room can't have says so, and keeps the rest", async (t) => {
  const page = await pageAt(t, "");
  for (const { link, said, keeps } of badLinks) {
    await follow(page, link);
    const wanted = said.map(({ id, args }) => say(`page:notes:${id}`, args));
    await eventually(async () => {
      const notes = await page.locator("uri-notices li:visible").allTextContents();
      assert.deepEqual(
        notes.map((note) => note.trim()),
        wanted,
        link,
      );
    }, 10_000);
    const room = roomOf(link);
    await follow(page, elsewhere(room));
    await eventually(async () => {
      const own = await page.evaluate(written, room);
      for (const part of keeps) assert.ok(`${own}&`.includes(`${part}&`), `${link} becomes ${own}`);
    }, 10_000);
  }
});

test("an element says which charset it can't encode in, and uses that of the spec", () => {
  const attributes = /** @type {Record<string, string>} */ ({ data: "é", charset: "klingon", step: "x" });
  const { asked, step, notes } = read(encoding, (name) => attributes[name] ?? null, []);
  assert.deepEqual([asked, step], [{ ...asked, data: "é", charset: "" }, null]);
  assert.deepEqual(each(notes, "id"), ["link-value", "link-step"]);
});
