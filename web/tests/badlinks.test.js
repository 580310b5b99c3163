/** A bad link gives a note in every room, and the rest of the link counts. */
import assert from "node:assert/strict";
import { eventually, pageAt } from "./browser.js";
import { badLinks } from "./badlinks.js";
import { say } from "./fixtures.js";
import { roomNames } from "./support.js";
import { ownTexts } from "../src/embed/ownasked.js";
import { test } from "./test.js";

/** @param {string} link */
const roomOf = (link) => /#room=(?!cellar)(\w+)/.exec(link)?.[1] ?? "resolve";

test("every room has bad links", async () => {
  assert.ok(badLinks.length >= 40);
  const rooms = new Set(badLinks.map(({ link }) => roomOf(link)));
  for (const room of await roomNames()) assert.ok(rooms.has(room), room);
});

test("a link that asks for what a room can't have says so, and keeps the rest", async (t) => {
  const page = await pageAt(t, "");
  for (const { link, said, keeps } of badLinks) {
    await page.evaluate((to) => void (location.hash = to), link);
    await eventually(async () => {
      const notes = await page.evaluate(() =>
        $$("uri-notices li")
          .filter((note) => note.checkVisibility())
          .map((note) => note.textContent?.trim()),
      );
      const wanted = said.map(({ id, args }) => say(`page:notes:${id}`, args));
      assert.deepEqual(notes, wanted, link);
    }, 10_000);
    // The menu has the link of every room when another one is shown.
    const room = roomOf(link);
    await page.evaluate((to) => void (location.hash = to), room === "board" ? "#room=teach" : "#room=board");
    await eventually(async () => {
      const links = await page.evaluate(() =>
        $$("#rooms a:not([aria-current])").map((one) => one.getAttribute("href") ?? ""),
      );
      const own = links.find((one) => roomOf(one) === room && one.startsWith("#"));
      for (const part of keeps) assert.ok(`${own}&`.includes(`${part}&`), `${link} becomes ${own}`);
    }, 10_000);
  }
});

test("an element says which charset it can't encode in, and uses that of the spec", () => {
  const attributes = /** @type {Record<string, string>} */ ({ data: "é", charset: "klingon", step: "x" });
  const { asked, step, notes } = ownTexts.encoding.read((name) => attributes[name] ?? null, []);
  assert.deepEqual([asked, step], [{ ...asked, text: "é", charset: "" }, null]);
  assert.deepEqual(
    notes.map(({ id }) => id),
    ["link-value", "link-step"],
  );
});
