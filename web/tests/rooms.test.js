/**
 * The common behaviour of all rooms, a row of the contract each: a link opens its state, typed text is in the link and
 * adds no entry to the history, an example or a swap is one entry, which Back, Forward, and Ctrl+Z go through, another
 * room doesn't change that, the arrow keys play the run, and a text that is too long for the link is kept and noted.
 * Bad links are in badlinks.js, old ones in oldlinks.json, dialogs in back.test.js, and keys with modifiers in
 * keys.test.js.
 */
import assert from "node:assert/strict";
import { linkTo } from "../src/run/link.js";
import { atLink, eventually, goto, pageAt, showStory } from "./browser.js";
import { say, words } from "./fixtures.js";
import { link, roomNames } from "./support.js";
import { test } from "./test.js";

/**
 * @typedef {object} Row
 * @property {string} room
 * @property {(text: string) => string} at the link with a text in the box
 * @property {string} [box] the text box; none in Conformance and Embed, whose texts aren't in the link or come from
 *   another room
 * @property {string[]} [texts] texts that links reproduce; the last one is also typed
 * @property {string} [long] the field for a text too long for the link
 * @property {string} [drawn] the drawing of the text
 * @property {[button: string, at?: string][]} [acts] the replacement of a typed text and its link, if that isn't an
 *   example
 * @property {boolean} [undoes] whether Ctrl+Z in the box takes that back
 * @property {boolean} [plays]
 */

const edition = "rfc3986";
/** Texts that aren't URIs. */
const odd = ["", "x y%zz#例"];

/** @type {Row[]} */
const contract = [
  {
    room: "resolve",
    at: (reference) => link({ base: "http://a/b/c", reference }),
    box: "uri-field[name=reference] textarea",
    texts: [...odd, "../x"],
    long: "reference",
    drawn: "uri-target output",
    acts: [[".swap", link({ base: "../xz", reference: "http://a/b/c" })], [".chips [data-way]"]],
    undoes: true,
    plays: true,
  },
  {
    room: "compare",
    at: (a) => linkTo("compare", { a, b: "http://h/./x", base: "http://h/a/b", side: "b", edition }),
    box: "uri-field[name=a] textarea",
    texts: [...odd, "http://h/y"],
    long: "a",
    drawn: "uri-ladder",
    acts: [
      [".swap", linkTo("compare", { a: "http://h/./x", b: "http://h/yz", base: "http://h/a/b", side: "a", edition })],
      [".chips button"],
    ],
    plays: true,
  },
  {
    room: "schemes",
    at: (reference) => linkTo("schemes", { reference, edition: "rfc1738" }),
    box: "uri-field textarea",
    texts: [...odd, "ftp://h//a%2Fb;type=i"],
    long: "reference",
    drawn: "uri-scheme",
    acts: [[".chips button >> nth=1"], [".chips button >> nth=2"]],
    undoes: true,
    plays: true,
  },
  {
    room: "encoding",
    at: (data) => linkTo("encoding", { data, component: "path", edition }),
    box: ".encoding textarea",
    texts: [...odd, "a/b"],
    long: "data",
    drawn: ".encoded-row output",
    acts: [[".chips button >> nth=1"]],
    plays: true,
  },
  {
    room: "documents",
    at: () => linkTo("documents", { part: "text", omitted: "text", edition }),
    box: ".documents textarea",
    texts: ["http://a/b"],
    drawn: "uri-extracted",
    acts: [[".chips button >> nth=1"]],
  },
  {
    room: "teach",
    at: (line) => {
      const [base, reference] = line.split(" ");
      return linkTo("teach", { base, reference, edition, exercises: reference });
    },
    box: ".teach textarea",
    texts: ["http://a/b g"],
    drawn: "uri-exercises",
    acts: [[".chips button >> nth=1"]],
  },
  { room: "board", at: () => "#room=board&table=libraries" },
  { room: "embed", at: () => linkTo("embed", { base: "http://a/b", reference: "x" }) },
];

test("the contract has a row for every room", async () => {
  assert.deepEqual(contract.map(({ room }) => room).sort(), (await roomNames()).sort());
});

test("each room has a question as its title, and beside it three examples at most, and all of them behind a button", async (t) => {
  const page = await pageAt(t, "");
  for (const { room, at, acts } of contract) {
    await goto(page, at("http://a/b g"));
    const place = page.locator(`main > [data-room=${room}]:not([hidden])`);
    await place.locator("h2.question:visible", { hasText: /\?$/ }).waitFor();
    assert.equal(await place.locator("h2").first().getAttribute("class"), "question", room);
    const chips = place.locator(".question ~ .chips button");
    const all = chips.and(page.locator(".all-examples"));
    if (!acts) assert.equal(await place.locator(".chips").count(), 0, room);
    else {
      await all.click();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    if (acts && room !== "resolve") assert.equal(await chips.count(), 4, room);
  }
});

for (const { room, at, box = "none", texts = [], long, drawn = "none", acts = [], undoes, plays } of contract)
  test(`${room} does what every room does`, async (t) => {
    const page = await pageAt(t, "");
    const place = page.locator(`main > [data-room=${room}]:not([hidden])`);
    const text = place.locator(box).first();
    const entries = () => page.evaluate(() => history.length);
    /** The room's state: the text, the link, and the drawing. */
    const state = async () =>
      texts.length
        ? [
            await text.inputValue(),
            await page.evaluate(() => location.hash),
            await place.locator(drawn).first().innerText(),
          ]
        : ["", await page.evaluate(() => location.hash)];
    const holds = (/** @type {string[]} */ want) =>
      eventually(async () => assert.deepEqual((await state()).slice(0, want.length), want), 10_000);
    /** Changes the text, and returns the room's new state. @param {() => Promise<unknown>} change @param {boolean} [linked] whether the link changes, too */
    const changed = async (change, linked = true) => {
      const before = await state();
      await change();
      return eventually(async () => {
        const after = await state();
        for (const [i, part] of after.entries()) if (i !== 1 || linked) assert.notEqual(part, before[i]);
        return after;
      }, 10_000);
    };

    const inLink = at("a") !== at("b");
    for (const one of inLink ? texts : [""]) {
      await goto(page, at(one));
      await place.waitFor();
      await (inLink ? holds([one, at(one)]) : atLink(page, at(one)));
    }
    if (texts.length) {
      const typed = `${texts.at(-1)}z`;
      let count = await entries();
      let now = await changed(() => text.fill(typed), inLink);
      assert.deepEqual(now.slice(0, 2), [typed, at(typed)]);
      assert.equal(await entries(), count, "typing is an entry");
      for (const [button, to] of acts) {
        const before = now;
        now = await changed(() => place.locator(button).first().click());
        if (to) assert.equal(now[1], to);
        assert.equal(await entries(), ++count, `${button} is one entry`);
        await page.goBack();
        await holds(before);
        await page.goForward();
        await holds(now);
      }
      await page.locator("#rooms a[href^='#']:not([aria-current])").first().click();
      await place.waitFor({ state: "detached" });
      await page.goBack();
      await holds(now);
      if (undoes) {
        const before = now;
        now = await changed(() => place.locator(acts[0][0]).first().click());
        await text.focus();
        await page.keyboard.press("ControlOrMeta+Z");
        await holds(before.slice(0, 1));
      }
    }

    if (plays) {
      const slider = place.locator("uri-stepper input[type=range]");
      const at = (/** @type {string} */ step) =>
        eventually(async () => assert.equal(await slider.inputValue(), step), 10_000);
      await text.blur();
      await page.keyboard.press("Home");
      await at("0");
      await page.keyboard.press("ArrowRight");
      await at("1");
      await page.waitForFunction(() => /&step=1\b/.test(location.hash));
      const first = await page.evaluate(() => location.hash);
      await page.keyboard.press("End");
      await at(String(await slider.getAttribute("max")));
      await page.waitForFunction(() => !location.hash.includes("&step="));
      await goto(page, first);
      await at("1");
    }

    if (!long) return;
    const many = "x".repeat(8_001);
    await text.fill(many);
    await page.getByText(say("page:notes:omitted", { name: long, most: words.number(8_000) })).waitFor();
    await page.waitForFunction((name) => location.hash.includes(`omitted=${name}`), long);
    assert.equal(await text.inputValue(), many);
  });

for (const [room, answer] of [
  ["compare", "uri-ladder"],
  ["schemes", "uri-dialogue"],
  ["encoding", "uri-encoding[show=grid] td"],
])
  test(`${room} opens without the algorithm, which a button or a link with a step shows, and its earlier specs unfold`, async (t) => {
    const page = await pageAt(t, "");
    await goto(page, `#room=${room}`);
    await showStory(page);
    const of = page.locator(`[data-room=${room}]`);
    const [shows, hides, listing, player] = [".show-steps", ".hide-steps", "uri-resolution", "uri-stepper"].map((one) =>
      of.locator(one),
    );
    await of.locator(answer).first().waitFor();
    assert.deepEqual(
      [await listing.isVisible(), await player.isVisible(), await hides.isVisible()],
      [false, false, false],
    );
    const opens = of.locator(".of-editions .opens");
    const earlier = of.locator(".of-editions .earlier .year").first();
    const open = (await opens.getAttribute("aria-expanded")) === "true";
    assert.equal(await earlier.isVisible(), open, "they are open where one of them is chosen");
    await opens.click();
    await eventually(async () => assert.equal(await earlier.isVisible(), !open));
    assert.match(await opens.innerText(), /: .*\d/);
    await shows.click();
    await listing.locator(".code").first().waitFor();
    assert.deepEqual(
      [await player.isVisible(), await shows.isVisible(), await opens.isVisible()],
      [true, false, false],
    );
    await hides.click();
    await listing.waitFor({ state: "hidden" });
    await goto(page, `#room=${room}&step=2`);
    await eventually(async () => assert.ok(await listing.isVisible(), "the link's step is not shown"));
  });
