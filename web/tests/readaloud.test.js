/**
 * The text that a screen reader reads in a room, from the beginning, according to Chromium's accessibility tree.
 * readaloud.txt has it for each room and for five steps of a run, for people to read. To write it again:
 * "READALOUD=write SWEEPS=1 node --test web/tests/readaloud.test.js".
 */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { words } from "./fixtures.js";
import { link, roomNames } from "./support.js";
import { drawnLast, eventually, goto, pageAt, painted } from "./browser.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @typedef {{ nodeId: string, ignored: boolean, role?: { value: string }, name?: { value: string }, childIds?: string[] }} Node */
/** The expected text. @typedef {{ role: string, text: string }} Phrase */

const file = new URL("readaloud.txt", import.meta.url);

/** Roles that are read as one phrase, whatever they contain. */
const whole = new Set(["button", "link", "radio", "textbox", "slider", "checkbox", "combobox", "treeitem", "heading"]);
/** Roles that are read on entering. */
const around = new Set(["banner", "navigation", "main", "region", "group", "table", "tree", "radiogroup", "toolbar"]);
/** The most phrases before the player. */
const most = 200;

/** @param {Page} page @returns {Promise<Phrase[]>} */
async function phrases(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = /** @type {{ nodes: Node[] }} */ (await session.send("Accessibility.getFullAXTree"));
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @type {Phrase[]} */
  const found = [];
  /** @param {Node | undefined} node @param {boolean} [named] whether it is in a label, which is heard as the name of its control */
  const walk = (node, named = false) => {
    if (!node) return;
    const { role: { value: role } = { value: "" }, name: { value: text } = { value: "" }, ignored } = node;
    const said = { role, text: text.replace(/\s+/g, " ").trim() };
    const heard = whole.has(role) || (role === "StaticText" && !named) || around.has(role);
    if (!ignored && ((heard && said.text) || role === "main")) found.push(said);
    if (ignored || !whole.has(role))
      for (const id of node.childIds ?? []) walk(byId.get(id), named || role === "LabelText");
  };
  walk(nodes[0]);
  return found;
}

/** The phrases that aren't names of their containers. @param {Phrase[]} all */
const heard = (all) => all.filter(({ role }) => !around.has(role));

/** @param {Phrase} phrase */
const line = ({ role, text }) => (role === "StaticText" ? `  ${text}` : `  ${role}: ${text}`);

const rooms = await roomNames();
/** The link that opens a room. @param {string} room */
const linkOf = (room) => (room === rooms[0] ? link({}) : `#room=${room}`);
/** Those that play a run. */
const playing = ["resolve", "compare", "schemes", "encoding"];

for (const name of rooms)
  if (!drawnLast[name]) throw new Error(`what is there last of the room ${name} has to be said in browser.js`);

test("a screen reader says of each room, and of five steps, what readaloud.txt has", { sweep: true }, async (t) => {
  const page = await pageAt(t, linkOf(rooms[0]), { width: 1280, height: 800, fresh: true });
  const told = [];
  for (const name of rooms) {
    await goto(page, linkOf(name));
    await page.locator(`[data-room=${name}] ${drawnLast[name]}`).first().waitFor();
    await painted(page);
    const all = await phrases(page);
    const main = all.slice(all.findIndex(({ role }) => role === "main"));
    assert.equal(heard(all)[0].text, words.say("page:past"), name);
    // A room with examples beside its question has no button for them in the header.
    const examples = words.say(["board", "embed"].includes(name) ? "page:examples" : "page:ways:all");
    for (const tool of [examples, words.say("page:share"), words.say("page:help")])
      assert.ok(
        all.some(({ role, text }) => role === "button" && text.startsWith(tool)),
        `${name} has no ${tool}`,
      );
    assert.match(await page.title(), / – uriscope$/);
    for (const { text } of all) assert.doesNotMatch(text, /\bhtt?p? |(^| )ht?t?$/, `${name}: an address in pieces`);
    assert.ok(
      main.some(({ role }) => role === "heading"),
      `${name} has no heading`,
    );
    if (playing.includes(name)) {
      const player = all.findIndex(({ role, text }) => role === "heading" && text === words.say("ui:player:label"));
      assert.ok(player > 0, `the player of ${name} has no heading`);
      const before = heard(all.slice(0, player)).length;
      assert.ok(before <= most, `${name}: ${before} phrases before the player`);
      told.push(`${name}: ${before} phrases before the player`);
    } else told.push(name);
    // The board has many documents, all alike.
    told.push(...(name === "board" ? main.filter(({ role }) => role === "heading") : main).map(line));
  }
  const say = page.locator("[data-room=resolve] uri-stepper .say");
  for (const step of [1, 6, 12, 18, 24]) {
    await goto(page, link({ step: step - 1 }));
    await page.getByRole("button", { name: words.say("ui:next") }).click();
    await eventually(async () => assert.match(await say.innerText(), new RegExp(`^${step} `)));
    told.push(`step: ${(await say.innerText()).replace(/\s+/g, " ")}`);
  }
  const text = `${told.join("\n")}\n`
    .replaceAll(/127\.0\.0\.1:\d+/g, "localhost")
    .replaceAll(/(height="|clamp\()\d+/g, "$1…"); // the room Embed measures it
  if (process.env.READALOUD === "write") await writeFile(file, text);
  assert.deepEqual(text.split("\n"), (await readFile(file, "utf8")).split("\n"));
});

for (const name of rooms)
  test(`the keyboard alone: past the header, into the room and out of it: ${name}`, { sweep: true }, async (t) => {
    const page = await pageAt(t, linkOf(name), { width: 1280, height: 800 });
    await page.locator(`[data-room=${name}] ${drawnLast[name]}`).first().waitFor();
    await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const where = await page.evaluate(
      () => document.activeElement?.closest("[data-room]")?.getAttribute("data-room") ?? "",
    );
    assert.equal(where, name, "the first stop behind the header is in the room");
    // Through all of it, and out of it again.
    const stops = await page.evaluateHandle(() => new Set());
    const inside = () =>
      stops.evaluate((/** @type {Set<Element | null>} */ seen) => {
        let stop = document.activeElement;
        while (stop?.shadowRoot) stop = stop.shadowRoot.activeElement;
        return !!document.activeElement?.closest("main") && seen.size < seen.add(stop).size;
      });
    let count = 1;
    do {
      await page.keyboard.press("Tab");
      count++;
    } while (count < 150 && (await inside()));
    assert.equal(await page.evaluate(() => !!document.activeElement?.closest("main")), false, name);
    assert.ok(count > 3, `${name} has ${count} stops`);
  });
