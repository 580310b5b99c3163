/**
 * The first sight of the page for a visitor who came for an answer: the purpose of the page, the danger next to the
 * reason, the result of a run, and all of it in phone windows.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { assertTarget, eventually, goto, open, pageAt, painted, showStory, site } from "./browser.js";
import { engine, words } from "./fixtures.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

const edition = editionOf(engine);
const printed = { base: "http://a/b/c/d;p?q" };

const deceiving = {
  base: "https://shop.example/app/index.html",
  reference: "//good.example@evil.example:8443/../pay",
};

/**
 * Everything visible in the window, in the page: words with a letter or a digit, and controls. Visible means that the
 * middle is in the window, and not clipped; text for screen readers doesn't count. The texts of the boxes are there as
 * figures; the style sheet draws the names below their brackets.
 */
function seen() {
  const inSight = (/** @type {Element} */ of, /** @type {DOMRect} */ { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (let at = /** @type {Element | null} */ (of); at; at = at.parentElement) {
      const { clipPath, overflowX, overflowY, opacity } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const within = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      const cuts = overflowX !== "visible" || overflowY !== "visible";
      if (clipPath !== "none" || Number(opacity) === 0 || (cuts && !within)) return false;
    }
    return of.checkVisibility({ visibilityProperty: true });
  };
  const words = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = new Range();
    range.selectNodeContents(node);
    const of = /** @type {Element} */ (node.parentElement);
    if (!of.closest("script, style") && inSight(of, range.getBoundingClientRect()))
      words.push(...(node.textContent ?? "").split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  }
  const controls = document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']");
  return {
    words,
    controls: [...controls]
      .filter((of) => inSight(of, of.getBoundingClientRect()))
      .map((of) => of.outerHTML.slice(0, 60)),
  };
}

for (const { width, height, words: most, controls: mostControls } of [
  { width: 1280, height: 800, words: 200, controls: 34 },
  { width: 390, height: 844, words: 110, controls: 26 },
])
  test(`at ${width} × ${height}, the first screen has at most ${most} words and ${mostControls} controls`, async (t) => {
    const page = await pageAt(t, null, { width, height });
    await page.goto(site.url);
    await page.locator("html[data-engine]").waitFor();
    await page.locator("uri-expected .likely").waitFor(); // this part arrives last
    await page.locator("uri-years .neighbour .sign").nth(1).waitFor();
    const { words: said, controls } = await page.evaluate(seen);
    assert.ok(said.length > most / 2 && said.length <= most, `${said.length}: ${said.join(" ")}`);
    assert.ok(controls.length > 12 && controls.length <= mostControls, `${controls.length}: ${controls.join("\n")}`);
  });

for (const { width, height, of } of [
  {
    width: 1280,
    height: 800,
    of: {
      compare: "uri-ladder",
      schemes: "uri-dialogue",
      encoding: "uri-encoding",
      documents: "uri-doclinks td",
      board: "uri-conformance > *",
      embed: ".pastes pre",
      teach: "uri-exercises",
    },
  },
  {
    width: 390,
    height: 844,
    of: {
      compare: "uri-ladder",
      schemes: "uri-field textarea",
      encoding: ".encoded-row output > *",
      documents: "uri-doclinks td",
      board: "uri-conformance > *",
      embed: ".embed uri-scope",
      teach: "uri-exercises",
    },
  },
])
  test(`at ${width} × ${height}, the first window of ${Object.keys(of).join(", ")} has at most 260 words`, async (t) => {
    const page = await pageAt(t, "", { width, height, fresh: true });
    await showStory(page);
    for (const [room, there] of Object.entries(of)) {
      await goto(page, `#room=${room}`);
      await page.locator(`[data-room=${room}] ${there}`).first().waitFor();
      // A view can be there before its first words are.
      const said = await eventually(async () => {
        await painted(page);
        const { words } = await page.evaluate(seen);
        assert.ok(words.length > 20, `${room}: only ${words.join(" ")}`);
        return words;
      });
      assert.ok(said.length <= 260, `${room}: ${said.length}: ${said.join(" ")}`);
    }
  });

for (const { width, height, sweep } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800, sweep: true },
  { width: 844, height: 390, sweep: true },
])
  test(
    `at ${width} × ${height}, a user name that looks like a host is told beside the why, and its bracket is its own`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, link(deceiving), { width, height });
      const risk = page.locator("uri-why .risk");
      await risk.waitFor();
      const brief = withoutMarks(words.say("remarks:brief:userinfo", { text: "good.example" }));
      const said = (await risk.textContent()) ?? "";
      assert.ok(said.includes(brief) && said.includes(words.say("ui:line:more", { count: 1 })), said);
      const box = await risk.boundingBox();
      assert.ok(
        box && (height < 400 || box.y + box.height <= height) && box.x + box.width <= width,
        JSON.stringify(box),
      );
      for (const view of ["uri-field[name=reference]", "uri-target"]) {
        const parts = await page
          .locator(`${view} .part`)
          .evaluateAll((all) => all.map((part) => [part.className.match(/role-(\w+)/)?.[1], part.textContent]));
        assert.deepEqual(
          parts.filter(([role]) => /userinfo|host|port|authority/.test(role ?? "")),
          [
            ["userinfo", "good.example"],
            ["host", "evil.example"],
            ["port", "8443"],
          ],
          view,
        );
      }
      await page.locator("uri-why .risk").click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("uri-remarks li").nth(1).waitFor();
    },
  );

test("the sections beside the why are cited with their document once, by its short name", async (t) => {
  const page = await pageAt(t, "");
  const cited = page.locator("uri-why cite");
  for (const [edition, ...sections] of [
    ["rfc3986", "RFC 3986, 5.2.3", "5.2.4"],
    ["rfc2396bis-01", "rfc2396bis-01, 5.2"],
  ]) {
    await goto(page, link({ ...printed, reference: "../../../g", edition }));
    await eventually(async () => {
      const said = await cited.allTextContents();
      assert.equal(said.length, sections.length, said.join());
      sections.forEach((section, i) => assert.ok(said[i].startsWith(section), said[i]));
    });
  }
});

test("if nothing is dangerous, a short line says what the underlines mean", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "c", edition: "url-standard", set: "hash" }));
  await page.locator("uri-why .legend").waitFor();
  assert.equal(await page.locator("uri-why .risk").count(), 0);
});

test("if the browser goes to another host, that is told before what else is to be noted, with both targets", async (t) => {
  const page = await pageAt(t, link({ base: "https://a/b/c", reference: "http:/evil.example/x" }));
  const goes = (/** @type {string} */ there) =>
    new RegExp(`resolves? (?:it|this reference) to ${there.replaceAll(".", "\\.")}`);
  const danger = page.locator("uri-why .who.danger p");
  await danger.filter({ hasText: goes("http://evil.example/x") }).waitFor();
  await goto(page, link({ reference: "https://good.example@0x7f.1/" }));
  await danger.filter({ hasText: goes("https://good.example@127.0.0.1/") }).waitFor();
  assert.equal(await page.locator("uri-why .who > :first-child").evaluate(({ localName }) => localName), "p");
  await page.locator("uri-why .who .risk").waitFor(); // other notes come after it
});

test("if other software cannot be asked, only the documents are counted, and nothing is said of earlier texts", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await page.route(/neighbours/, (route) => route.abort());
  await open(page, site.url, link({ reference: "../g" }));
  const row = page.locator("uri-years");
  await page.getByRole("textbox", { name: "Reference" }).fill("../../../g");
  await row.locator(".differing").getByText("http://a/../g").waitFor();
  await eventually(async () => assert.equal(await row.locator(".stale").count(), 0));
  assert.equal(await row.locator(".neighbour .sign:not(:empty)").count(), 0);
});

test("each chip over the texts puts in its own texts, and Back undoes that", async (t) => {
  const page = await pageAt(t, "");
  const chips = page.getByRole("group", { name: words.say("page:examples") }).getByRole("button");
  assert.equal(await chips.count(), 4);
  await chips.getByText(words.say("page:ways:host")).click();
  await assertTarget(page, "https://good.example@evil.example:8443/pay", link(deceiving));
  assert.equal(await chips.getByText(words.say("page:ways:host")).getAttribute("aria-pressed"), "true");
  await page.goBack();
  await assertTarget(page, "http://a/g", "");
  assert.equal(await chips.getByText(words.say("page:ways:host")).getAttribute("aria-pressed"), "false");
});

test("a chip whose texts are there is filled, in forced colours too", async (t) => {
  const page = await pageAt(t, "", { media: { forcedColors: "active" } });
  await page.locator(".chips [data-way]").first().click();
  const colours = await page
    .locator(".chips [data-way]")
    .evaluateAll((all) => all.slice(0, 2).map((one) => getComputedStyle(one).backgroundColor));
  assert.notEqual(colours[0], colours[1]);
});

for (const room of ["", "#room=teach"])
  test(`no link has the colour that browsers give to links: ${room || "the first room"}`, async (t) => {
    const page = await pageAt(t, room);
    if (room) await page.locator(".teach a").first().waitFor();
    const [own, ...all] = await page.evaluate(() => {
      const bare = document.body.appendChild(document.createElement("iframe")).contentDocument;
      const link = /** @type {Document} */ (bare).body.appendChild(document.createElement("a"));
      link.href = "#x";
      return [link, ...document.querySelectorAll("a[href]")].map((one) => getComputedStyle(one).color);
    });
    assert.ok(all.length > 4 && !all.includes(own), own);
  });

test("a long text is shortened where the sentence names it", async (t) => {
  const page = await pageAt(t, link({ reference: "segment/".repeat(250) }));
  await page.locator("uri-why .said", { hasText: "…" }).waitFor();
  assert.ok((await page.locator("uri-why .said").innerText()).length < 160);
});

test("a box looks like one, says what goes into it when it is empty, and nothing of another kind when a property is set", async (t) => {
  const page = await pageAt(t, "");
  const [border, paper] = await page
    .locator("uri-field[name=reference] .field")
    .evaluate((box) => [getComputedStyle(box).borderTopColor, getComputedStyle(box).backgroundColor]);
  assert.ok(contrast(border, paper) >= 3, `${border} on ${paper}`);
  const input = page.locator("uri-field[name=reference] textarea");
  await input.fill("");
  assert.equal(await input.getAttribute("placeholder"), words.say("stage:hint:reference"));
  await goto(page, "#base=http://a/&reference=&edition=url-standard&set=hash");
  await eventually(async () => assert.equal(await input.getAttribute("placeholder"), ""));
});

/** The contrast of two colours, as defined by WCAG. @param {...string} colours as "rgb(…)" or "color(srgb …)" */
function contrast(...colours) {
  const [light, dark] = colours
    .map((colour) => {
      const all = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const [r, g, b] = all
        .map((value) => (colour.startsWith("rgb") ? value / 255 : value))
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test("“?” says what the page is for before it lists keys", async (t) => {
  const page = await pageAt(t, "");
  await page.locator("button.help").click();
  const dialog = page.getByRole("dialog", { name: words.say("help:title") });
  await dialog.waitFor();
  const text = (await dialog.textContent()) ?? "";
  const places = ["help:purpose", "help:years", "help:listed"].map((id) => text.indexOf(withoutMarks(words.say(id))));
  assert.ok(places[0] >= 0 && places[0] < places[1] && places[1] < places[2], `${places}`);
});

test("a run ends with the target, and with what came from where", () => {
  const said = (/** @type {string} */ reference, back = 0) => {
    const scene = new Scene({ explanation: explained(engine, { ...printed, reference }), edition, words });
    return stepText(scene, scene.steps.length - 1 - back);
  };
  const came = (/** @type {string} */ of, /** @type {string[]} */ ...names) =>
    words.say(`ui:player:came:${of}`, { names: words.list(names, "conjunction") });
  const result = (/** @type {string} */ of, /** @type {string} */ target) =>
    words.say("ui:player:result", { of, target });
  const parts = [came("base", "scheme", "authority"), came("reference", "path")].join(words.say("ui:player:joint"));
  assert.ok(said("/g").includes(parts), said("/g"));
  assert.equal(said("x:y"), result("reference", "x:y"));
  assert.ok(said("../g").includes(came("both", "path")), said("../g"));
  assert.ok(!said("../g", 1).includes("http://a/b/g"), said("../g", 1));
});

for (const { width, height, sweep } of [
  { width: 812, height: 375 },
  { width: 844, height: 390, sweep: true },
  { width: 932, height: 430, sweep: true },
])
  test(
    `on a phone that lies on its side, player and current line are in the window: ${width} × ${height}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, link(deceiving), { width, height });
      await page.locator(".panes").evaluate((panes) => panes.scrollIntoView());
      for (const selector of ["uri-stepper .say", "uri-stepper .play", "uri-resolution [aria-current=step]"])
        await eventually(async () => {
          const box = await page.locator(selector).first().boundingBox();
          assert.ok(box && box.y >= 0 && box.y + Math.min(box.height, 20) <= height, `${selector} at ${box?.y}`);
        });
    },
  );
