/**
 * Exports of the page: links, the figure as text and Markdown, a run on paper; and presentation mode, which is in the
 * link.
 */
import assert from "node:assert/strict";
import { bakedTag } from "../src/bake/bakedtag.js";
import { scriptTag } from "../src/embed/tags.js";
import { CompareCase } from "../src/cases/compare.js";
import { linkTo } from "../src/run/link.js";
import { withoutMarks } from "../src/texts/marks.js";
import { atLink, eventually, goto, open, pageAt, ready, site, sliderOf } from "./browser.js";
import { engine, say, saying, words } from "./fixtures.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const pair = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const atStep = link({ ...pair, step: 9 });

/** @param {Page} page */
const shareOf = (page) => page.getByRole("button", { name: say("page:share") });
/** @param {Page} page @param {string} name */
const itemOf = (page, name) => page.getByRole("menuitem", { name, exact: true });
/** @param {Page} page */
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
/** @param {Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.textContent);

test("at the end of a run, its last step has a link of its own", async (t) => {
  const page = await pageAt(t, link(pair));
  await shareOf(page).click();
  await itemOf(page, say("share:step-link")).click();
  await itemOf(page, say("ui:copied")).waitFor();
  assert.equal(await clipboard(page), site.url + link({ ...pair, step: explained(engine, pair).run.steps.length }));
  await itemOf(page, say("share:step-link")).waitFor();
});

test("the menu is gone through by keys", async (t) => {
  const page = await pageAt(t, atStep);
  await shareOf(page).press("Enter");
  await itemOf(page, say("share:link")).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".share-menu button"));
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(page), say("share:link"));
  await page.keyboard.press("End");
  assert.equal(await focused(page), say("share:present"));
  await page.keyboard.press("ArrowDown");
  assert.equal(await focused(page), say("share:explanation"));
  assert.equal(await sliderOf(page).inputValue(), "9", "the keys of the menu are the player's as well");
  await page.keyboard.press("Escape");
  await itemOf(page, say("share:link")).waitFor({ state: "hidden" });
  await eventually(async () => assert.match((await focused(page)) ?? "", new RegExp(`^${say("page:share")}`)));
  await page.keyboard.press("Enter");
  await itemOf(page, say("share:link")).waitFor();
});

test("in a narrow window the menu is within it, and made for fingers", async (t) => {
  const page = await pageAt(t, atStep, { width: 390, height: 844 });
  await shareOf(page).click();
  for (const item of await page.locator(".share-menu button").all()) {
    const box = await item.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390 && box.height >= 44, JSON.stringify(box));
  }
});

test("a text that the link leaves out is named in the menu", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/", reference: "x" }));
  await page.getByRole("textbox", { name: "Reference" }).fill("x".repeat(9000));
  await shareOf(page).click();
  await page.getByText(say("share:omitted", { name: "reference" })).waitFor();
  await itemOf(page, say("share:link")).click();
  await itemOf(page, say("ui:copied")).waitFor();
  assert.equal(await clipboard(page), `${site.url}#base=http://a/&omitted=reference&edition=rfc3986`);
});

test("an element leaves out U+0000, and the menu and the Embed room say so", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/", reference: "b\0c" }));
  await shareOf(page).click();
  await page.locator(".share-menu").getByText(say("share:nul")).waitFor();
  await itemOf(page, say("share:element")).click();
  await eventually(async () => assert.match(await clipboard(page), /^<uri-scope base="http:\/\/a\/" reference="bc"/));
  await itemOf(page, say("share:embed")).click();
  await page.locator(".pastes").getByText(say("embedding:nul")).waitFor();
  await goto(page, link({ base: "http://a/", reference: "bc" }));
  await shareOf(page).click();
  await itemOf(page, say("share:element")).waitFor();
  assert.equal(await page.locator(".share-menu").getByText(say("share:nul")).count(), 0);
});

/** Waits until presentation mode is on or off. @param {Page} page @param {boolean} on */
const presents = (page, on) => page.locator("button.share").waitFor({ state: on ? "hidden" : "visible" });

/** The content of the printed page, drawn as for the printer. @param {Page} page */
async function onPaper(page) {
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction(() => dispatchEvent(new Event("beforeprint")) && $("uri-handout")); // it is loaded in idle time
  return page.evaluate(() => {
    const handout = $("uri-handout");
    return {
      text: document.body.innerText,
      lines: handout?.querySelectorAll(".path li").length,
      rows: handout?.querySelectorAll(".rows tbody tr").length,
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(/** @type {Element} */ (handout)).color,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      broken: $$("uri-handout [class^='of-']").filter((part) => getComputedStyle(part).display !== "inline").length,
    };
  });
}

test("on paper each visit of the URL Standard has what it read: the base, and then the reference", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "\\\\h\\c d", edition: "url-standard" }));
  await onPaper(page);
  const visits = await page.locator("uri-handout .path .line:has(code)").allInnerTexts();
  const read = (/** @type {string} */ visit) => visits.find((line) => line.startsWith(visit));
  assert.match(read("parse the base") ?? "", /^parse the base http:\/\/a\/b /);
  assert.match(read("path") ?? "", /^path c.d /); // a space is shown as a sign
});

/** A comparison with a text. @param {string} b */
const comparing = (b) =>
  new CompareCase(
    { engine, editions: engine.editions(), words },
    { a: "HTTP://a/./b", b, base: "http://h/", edition: "rfc3986", options: {}, side: "b" },
  );

test("two URIs on the ladder are a handout: the verdict, both forms on each rung, and whose way is printed", async (t) => {
  const page = await pageAt(t, "", { media: { colorScheme: "dark" }, width: 794, height: 1100 });
  await goto(
    page,
    linkTo("compare", { a: "HTTP://a/./b", b: "http://a/%62#c", base: "http://h/", side: "b", edition: "rfc3986" }),
  );
  await page.locator(".compare .chips button").first().waitFor();
  const { title, said, rows, path } = comparing("http://a/%62#c").told;
  const { text, paper, ink, wide, lines } = await eventually(async () => {
    const printed = await onPaper(page);
    for (const part of [title, withoutMarks(said), ...rows.map((row) => row.join("\t")), path])
      assert.ok(printed.text.includes(part), `${part} is not on the paper:\n${printed.text}`);
    return printed;
  });
  assert.ok(
    Number(lines) > 10 &&
      ![say("page:share"), "take-path", say("compare:rungs:protocol")].some((part) => text.includes(part)),
    text,
  );
  assert.deepEqual([paper, ink, wide], ["rgb(255, 255, 255)", "rgb(0, 0, 0)", 0]);
  await page.locator('.compare uri-field[name="b"] textarea').evaluate((box) => {
    /** @type {HTMLInputElement} */ (box).value = "";
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const alone = comparing("").told;
  await eventually(async () => {
    const { text } = await onPaper(page);
    for (const part of [alone.title, ...alone.rows.map((row) => row.join("\t").trim()), alone.path])
      assert.ok(text.includes(part), `${part} is not on the paper:\n${text}`);
    for (const part of [say("compare:label:b"), `\t${say("compare:different")}`, `\t${say("compare:equal")}`])
      assert.ok(!text.includes(part), part);
  });
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const { id, document } of engine.editions()) {
    const sweep = colorScheme === "light" || id !== "rfc3986";
    test(`a run of ${document} is a handout on white, ${colorScheme}`, { sweep }, async (t) => {
      const page = await pageAt(t, link({ ...pair, edition: id }), {
        media: { colorScheme },
        width: 794,
        height: 1100,
      });
      const { target, run } = explained(engine, { ...pair, edition: id });
      const { text, lines, rows, paper, ink, wide, broken } = await onPaper(page);
      for (const part of [
        pair.base,
        pair.reference,
        target ?? say("ui:no-relative-form"),
        document,
        site.url + link({ ...pair, edition: id }),
      ]) {
        assert.ok(text.includes(part), `${part} is not on the paper:\n${text}`);
      }
      const { listing } = editionOf(engine, id);
      const ran = new Set(run.steps.flatMap(({ line }) => (listing.lines[line].phase === "dots" ? [] : [line])));
      assert.equal(lines, run.steps[0]?.group ? run.steps.length : ran.size, text);
      assert.equal(
        Boolean(rows),
        run.steps.some(({ line }) => listing.lines[line].phase === "dots"),
      );
      assert.ok(![say("page:share"), say("page:examples")].some((part) => text.includes(part)), text);
      assert.deepEqual([paper, ink, wide], ["rgb(255, 255, 255)", "rgb(0, 0, 0)", 0]);
      assert.equal(broken, 0, "a part of the target has lines of its own");
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await page.locator("uri-handout").waitFor({ state: "detached" });
    });
  }
}

test("what is wrong with the texts is on the paper, and where", async (t) => {
  const page = await pageAt(t, link({ base: "http://a b/", reference: "x|y" }));
  await page.locator("[data-room=resolve] uri-fault[name=reference] .sign").waitFor();
  const { text } = await onPaper(page);
  const printed = text.replace(/\s+/g, " ");
  for (const [kind, place] of /** @type {const} */ ([
    ["host-space", { at: 9, total: 11 }],
    ["encode", { at: 2, total: 3 }],
  ])) {
    assert.match(printed, saying(`problem:kinds:${kind}`));
    assert.match(printed, saying("problem:place", place));
  }
});

test("of a long run 200 rows are printed, and how many are not", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/", reference: "x/".repeat(150) + "../".repeat(150) }));
  const { text, rows } = await onPaper(page);
  assert.equal(rows, 200);
  assert.match(text, saying("handout:more"));
});

test(
  "printed before the words of the handout have come, the page goes on paper as it is",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, null, { context: {} });
    /** @type {(value?: unknown) => void} */
    let release = () => {};
    const held = new Promise((resolve) => (release = resolve));
    await page.route(/handout-\w+\.js$/, async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes("uri-handout")) await held; // hold back the file with its words
      await route.fulfill({ response });
    });
    await open(page, site.url, atStep);
    await page.waitForFunction(() => customElements.get("uri-handout"));
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    assert.equal(await page.locator("uri-handout").count(), 0);
    release();
    await page.waitForFunction(() => dispatchEvent(new Event("beforeprint")) && $("uri-handout h1"));
  },
);

test("the item prints the run", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { context: {} });
  await page.addInitScript(() => {
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.title = $("uri-handout h1")?.textContent ?? "";
    };
  });
  await open(page, site.url, atStep);
  await shareOf(page).click();
  await itemOf(page, say("share:print")).click();
  await page.waitForFunction(() => document.title.includes("2005"));
});

/** Rooms that play a run of other texts: their copied tags, and their printouts. @type {[fragment: string, element: string, paper: string[]][]} */
const played = [
  [
    "#room=schemes&reference=ftp://h/a%252Fb/c&edition=rfc1738",
    `<uri-scope reference="ftp://h/a%2Fb/c" edition="rfc1738" view="scheme"><span data-uriscope-baked>${say("schemes:label", { reference: "ftp://h/a%2Fb/c" })}</span></uri-scope>`,
    ["(1994)", "ftp://h/a%2Fb/c", "CWD a/b", "RETR c"],
  ],
  [
    "#room=encoding&data=a/b&component=path&edition=rfc3986",
    `<uri-scope data="a/b" component="path" view="encoding"><span data-uriscope-baked>${say("encoding:element:data", { text: "a/b" })}</span></uri-scope>`,
    ["(2005)", "a%2Fb"],
  ],
];
for (const [i, [fragment, element, paper]] of played.entries()) {
  const sweep = i === 0;
  test(`taken from another room: ${fragment}`, { sweep }, async (t) => {
    const page = await pageAt(t, fragment);
    await page.locator("uri-stepper:visible .say b").waitFor();
    await shareOf(page).click();
    await itemOf(page, say("share:link")).click();
    await eventually(async () => assert.equal(await clipboard(page), site.url + fragment));
    await itemOf(page, say("share:element")).click();
    await eventually(async () => assert.equal(await clipboard(page), `${element}\n${scriptTag(site.url)}`));
    await itemOf(page, say("share:step-link")).click();
    await eventually(async () => assert.match(await clipboard(page), /&step=\d+$/));
    await itemOf(page, say("share:frame")).click();
    await eventually(async () =>
      assert.match(
        await clipboard(page),
        /^<iframe src="[^"]*embed\.html#(reference|data)=[^"]*view=(scheme|encoding)" sandbox=/,
      ),
    );

    await page.evaluate(() => {
      const { print } = globalThis;
      globalThis.print = () => {
        dispatchEvent(new Event("afterprint")); // ends the printing of the test before
        dispatchEvent(new Event("beforeprint"));
        document.title = $("uri-handout").textContent ?? "";
        dispatchEvent(new Event("afterprint"));
        globalThis.print = print;
      };
    });
    await itemOf(page, say("share:print")).click();
    for (const said of paper)
      await page.waitForFunction((text) => document.title.replace(/\s+/g, " ").includes(text), said);

    await shareOf(page).click();
    await page.getByRole("menuitemcheckbox", { name: say("share:present") }).click();
    await atLink(page, `${fragment}&mode=presentation`);
    await page.getByRole("link", { name: say("page:resolve"), exact: true }).waitFor({ state: "hidden" });
    if (sweep) await page.reload();
    await page.locator("uri-stepper:visible .say b").waitFor();
    await page.locator(":root.presenting").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await atLink(page, fragment);
    await page.getByRole("link", { name: say("page:resolve"), exact: true }).waitFor();
  });
}

test("each item copies what it says, and says that it did", async (t) => {
  const page = await pageAt(t, atStep);
  const request = { ...pair, edition: "rfc3986" };
  await shareOf(page).click();
  for (const [name, text] of /** @type {[string, unknown][]} */ ([
    [say("share:link"), site.url + atStep],
    [say("share:step-link"), site.url + atStep],
    [
      say("share:element"),
      `<uri-scope base="http://a/b/c/d;p?q" reference="../../../g" step="9"><span data-uriscope-baked>${say("figure:whole", { ...pair, source: "RFC 3986 (2005)", answer: "http://a/g" })}</span></uri-scope>\n${scriptTag(site.url)}`,
    ],
    [say("share:baked"), bakedTag(engine, { ...request, options: {}, step: 9 }, words)],
    [
      say("share:frame"),
      `<iframe src="${site.url}embed.html${atStep.replaceAll("&", "&amp;")}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy" width="100%" height="655" style="border: 0; height: clamp(655px, (1000px - 100vw) * 999, 1052px)" title="${say("share:framed", pair)}"></iframe>`,
    ],
    [say("share:text"), engine.figure(request, "text")],
    [say("share:markdown"), engine.figure(request, "markdown")],
    [say("share:svg"), engine.figure(request, "svg")],
  ])) {
    await itemOf(page, name).click();
    await itemOf(page, say("ui:copied")).first().waitFor();
    await eventually(async () => assert.equal(await clipboard(page), text, name));
  }
});

test("Esc gives the focus back even before the frame after a dialog has been closed", async (t) => {
  const page = await pageAt(t, atStep);
  await shareOf(page).click();
  await page.getByRole("menuitemcheckbox", { name: say("share:present") }).click();
  await presents(page, true);
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await page.evaluate(() => {
    $("dialog[open]").close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  await presents(page, false);
  assert.ok(await shareOf(page).evaluate((button) => button === document.activeElement));
});

test("presentation mode is in the link, and Esc or the button leaves it", async (t) => {
  const page = await pageAt(t, atStep);
  await shareOf(page).click();
  await page.getByRole("menuitemcheckbox", { name: say("share:present"), checked: false }).click();
  await presents(page, true);
  await atLink(page, `${atStep}&mode=presentation`);
  await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.equal(await sliderOf(page).inputValue(), "10"));
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape"); // closes the dialog
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await presents(page, true);
  await page.keyboard.press("Escape");
  await presents(page, false);
  await eventually(async () =>
    assert.ok(
      await shareOf(page).evaluate((button) => button === document.activeElement),
      "the focus is not where it was",
    ),
  );
  await atLink(page, link({ ...pair, step: 10 }));
  await goto(page, `${atStep}&mode=presentation`);
  await page.reload();
  await ready(page);
  await presents(page, true);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await presents(page, false);
  await atLink(page, link({ ...pair, step: 10 }));
  await goto(page, `${atStep}&mode=presentation`);
  await presents(page, true);
  await page.locator("button.leave").click();
  await presents(page, false);
});
