/**
 * What a screen reader says of a room from its beginning, as the accessibility tree of Chromium has
 * it. readaloud.txt has it for each room and for five steps of a run, for people to read: with
 * READALOUD=write, "SWEEPS=1 node --test web/tests/readaloud.test.js" writes it again.
 */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { words } from "./fixtures.js";
import { link, roomNames } from "./support.js";
import { eventually, goto, pageAt, painted } from "./browser.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @typedef {{ nodeId: string, ignored: boolean, role?: { value: string }, name?: { value: string }, childIds?: string[] }} Node */
/** What is heard at once. @typedef {{ role: string, text: string }} Phrase */

const file = new URL("readaloud.txt", import.meta.url);

/** What is one phrase, whatever is in it. */
const whole = new Set(["button", "link", "radio", "textbox", "slider", "checkbox", "combobox", "treeitem", "heading"]);
/** What is heard on the way into it. */
const around = new Set(["banner", "navigation", "main", "region", "group", "table", "tree", "radiogroup", "toolbar"]);
/** So many phrases at most are heard before the player. */
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

/** The phrases that are no names of what they stand in. @param {Phrase[]} all */
const heard = (all) => all.filter(({ role }) => !around.has(role));

/** @param {Phrase} phrase */
const line = ({ role, text }) => (role === "StaticText" ? `  ${text}` : `  ${role}: ${text}`);

const rooms = await roomNames();
/** What a room opens with. @param {string} room */
const linkOf = (room) => (room === rooms[0] ? link({}) : `#room=${room}`);
/** Those that play a run. */
const playing = ["resolve", "compare", "schemes", "encoding"];

/** What of a room is there last. @type {Record<string, string>} */
const last = {
  resolve: "uri-years .neighbour .sign",
  compare: "[role=radiogroup] input",
  schemes: "[role=radiogroup] input",
  encoding: "[role=radiogroup] input",
  documents: "uri-doclinks td",
  board: "table.summary td.own",
  embed: "uri-scope uri-why .risk",
  teach: "uri-exercises",
};
for (const name of rooms)
  if (!last[name]) throw new Error(`what is there last of the room ${name} has to be said above`);

test("a screen reader says of each room, and of five steps, what readaloud.txt has", { sweep: true }, async (t) => {
  const page = await pageAt(t, linkOf(rooms[0]), { width: 1280, height: 800, fresh: true });
  const told = [];
  for (const name of rooms) {
    await goto(page, linkOf(name));
    await page.locator(`[data-room=${name}] ${last[name]}`).first().waitFor();
    await painted(page);
    const all = await phrases(page);
    const main = all.slice(all.findIndex(({ role }) => role === "main"));
    assert.equal(heard(all)[0].text, words.say("page:past"), name);
    // A room that has examples beside its question has no button for them in the header.
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
    // The documents of a board are many, and all alike.
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
    .replaceAll(/(height="|clamp\()\d+/g, "$1…"); // which the room Embed measures
  if (process.env.READALOUD === "write") await writeFile(file, text);
  assert.deepEqual(text.split("\n"), (await readFile(file, "utf8")).split("\n"));
});

for (const name of rooms)
  test(`the keyboard alone: past the header, into the room and out of it: ${name}`, { sweep: true }, async (t) => {
    const page = await pageAt(t, linkOf(name), { width: 1280, height: 800 });
    await page.locator(`[data-room=${name}] ${last[name]}`).first().waitFor();
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
