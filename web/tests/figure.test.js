/**
 * The fields as measured in Chromium: names that don't collide, text under the caret, errors at their character, fixes,
 * long texts and narrow windows.
 */
import assert from "node:assert/strict";
import {
  assertTarget,
  baseOf,
  eventually,
  goto,
  open,
  pageAt,
  painted,
  referenceOf,
  site,
  targetText,
} from "./browser.js";
import { atOf } from "../src/reading/problem.js";
import { withoutMarks } from "../src/texts/marks.js";
import { engine, words } from "./fixtures.js";
import { examplesOf, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/**
 * Names in figures that overlap, begin left of their box or end below it. A name is the ::after of its part, centred at
 * its computed "left"; its width is measured with a text in the same font.
 * @param {Page} page @returns {Promise<string[]>}
 */
const collisions = (page) =>
  page.evaluate(() =>
    $$(".figure:not(uri-target *)").flatMap((figure) => {
      /** @param {string | null} name @param {CSSStyleDeclaration} style */
      const widthOf = (
        name,
        { fontFamily, fontSize, fontWeight, fontStyle, fontKerning, fontStretch, letterSpacing },
      ) => {
        const text = document.body.appendChild(document.createElement("span"));
        text.textContent = name;
        Object.assign(text.style, {
          position: "absolute",
          whiteSpace: "nowrap",
          fontFamily,
          fontSize,
          fontWeight,
          fontStyle,
          fontKerning,
          fontStretch,
          letterSpacing,
        });
        const { width } = text.getBoundingClientRect();
        text.remove();
        return width;
      };
      const box = figure.closest(".strip");
      // A target has no names, and neither has a box with many rows.
      if (!box || !figure.checkVisibility() || box.matches("uri-target .strip, .unnamed")) return [];
      const inRows = box.matches(".in-rows");
      const { height } = box.getBoundingClientRect();
      const labels = [...figure.querySelectorAll(".part")].map((part) => {
        const style = getComputedStyle(part, "::after");
        // Measured together: adding the measuring element may end a pending scroll.
        const [rect, frame] = [part.getClientRects()[0], box.getBoundingClientRect()];
        const width =
          style.display === "none" || style.content === "none" ? 0 : widthOf(part.getAttribute("data-name"), style);
        const left = rect.left - frame.left + box.scrollLeft + parseFloat(style.left) - (inRows ? 0 : width / 2);
        const top = rect.top - frame.top + parseFloat(style.top);
        return {
          name: `${part.getAttribute("data-name")}`,
          left,
          right: left + width,
          top,
          bottom: top + parseFloat(style.height),
        };
      });
      const faults = labels.filter(({ left, right }) => !(right - left > 5)).map(({ name }) => `${name} has no width`);
      for (const [i, a] of labels.entries()) {
        if (a.left < -0.5) faults.push(`${a.name} begins ${(-a.left).toFixed(1)} px left of its box`);
        if (a.bottom > height + 0.5) faults.push(`${a.name} ends ${(a.bottom - height).toFixed(1)} px below its box`);
        for (const b of labels.slice(i + 1)) {
          if (a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5)
            faults.push(`${a.name} and ${b.name} lie on one another`);
        }
      }
      const where = figure.closest("uri-field, uri-anatomy");
      return faults.map(
        (fault) => `${fault}: “${figure.textContent}” in ${where?.getAttribute("name") ?? where?.localName}`,
      );
    }),
  );

/**
 * Cases with many names, short parts, wide characters, and all specs in turn. arrange.test.js proves without a browser
 * that no arrangement has a collision: this test compares measured widths with drawn ones.
 */
const years = engine.editions().map(({ id }) => id);
const many = [
  ...[
    { base: "a://b?c", reference: "//x?y#z" },
    { base: "a:?", reference: "#" },
    { base: "a://?#", reference: "//?#" },
    { base: "http://u:p@[::1]:80/a/b/c?d#e", reference: "" },
    { base: "例://え/テスト?え", reference: "え#え" },
    { base: "http://u:p@h:80/a;b/c;d?e#f", reference: "//u@h:1/x;y?z#" },
    { base: "ftp://u:p@h:21/a/b;type=a", reference: "mailto:a@b" },
    { base: "http://a/\u{1F600}/b?שלום", reference: "\u{1F468}\u200d\u{1F469}\u200d\u{1F467}?é" },
  ].flatMap((pair, i) =>
    [years[i % years.length], years[(i + 2) % years.length]].map((edition) => ({ ...pair, edition })),
  ),
  // One in nine of each document's examples.
  ...examplesOf(engine)
    .filter(({ kind }, i) => kind === "parse" && i % 9 === 0)
    .map(({ edition, input }) => ({ edition, base: input, reference: input })),
].map((texts, i) => ({ ...texts, width: [1280, 390, 320][(i >> 3) % 3], sweep: i % 15 > 0 }));

test("every edition has a case in which names may collide", () => {
  for (const id of years)
    assert.ok(
      many.some(({ edition }) => edition === id),
      id,
    );
});

for (const sweep of [false, true])
  test("no names collide: wide, narrow, with the system's font", { sweep }, async (t) => {
    const page = await pageAt(t, "");
    await page.locator("summary", { hasText: words.say("ui:anatomy") }).click();
    /** @type {string[]} */
    const found = [];
    for (const { width, ...row } of many.filter((row) => row.sweep === sweep)) {
      const { sweep: _, ...texts } = row;
      await page.setViewportSize({ width, height: 900 });
      await goto(page, link(texts));
      await painted(page);
      found.push(...(await collisions(page)).map((fault) => `${fault}, ${link(texts)}`));
    }
    assert.deepEqual(found, []);
  });

for (const font of ["serif", "cursive", "monospace"])
  test(`no names collide, ${font}`, { sweep: true }, async (t) => {
    const page = await pageAt(t, null);
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const more = `*, *::after { font-family: ${font} !important; } `; // insert it at the front, because a sheet without its last rule is fetched again
      await route.fulfill({ response, body: more + (await response.text()) });
    });
    await open(page, site.url, link(many[6]));
    await painted(page);
    const { family } = await page
      .locator("uri-field .part")
      .first()
      .evaluate((part) => ({ family: getComputedStyle(part, "::after").fontFamily }));
    assert.ok(family.includes(font), family);
    assert.deepEqual(await collisions(page), []);
  });

test("the fonts that a test has given the page are gone in the next", { sweep: true }, async (t) => {
  const page = await pageAt(t, "", { fresh: true });
  await assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "16px");
});

test("the test for collisions finds those that are there", { sweep: true }, async (t) => {
  const page = await pageAt(t, "", { context: { bypassCSP: true } });
  assert.deepEqual(await collisions(page), []);
  await page.addStyleTag({ content: ".part::after { font-size: 3rem !important; }" });
  assert.match((await collisions(page)).join("\n"), /lie on one another/);
});

/**
 * Texts of every kind of width. Not yet Arabic, "a/مرحبا/b": run with other files it was drawn 74 px wide where the box
 * had 65, and alone it wasn't; the reason is unknown.
 */
const widths = {
  ASCII: "http://a/b/c/d;p?q#fragment-iiiiWWWW",
  "one letter": "x",
  CJK: "http://a/例え/テスト",
  emoji: "a/\u{1F600}/b\u{1F600}c",
  "joined emoji": "\u{1F468}\u200d\u{1F469}\u200d\u{1F467}/x",
  tab: "a\tb\tccc\td",
  "zero width space": "a\u200b\u200bb/c",
  RTL: "http://a/שלום/../עולם?x",
  override: "a\u202ebc/d",
  combining: "e\u0301/a\u0301",
  NUL: "a\0b",
  "soft hyphen": "a\u00adb",
  ligatures: "fi->=>!=www///",
  fault: "a b c",
  "fault at the end": "http://[::1",
};

test("the drawn text is exactly as wide as the text in the box", async (t) => {
  const page = await pageAt(t, "");
  for (const [name, text] of Object.entries(widths)) {
    await goto(page, link({ reference: text }));
    const measure = () => {
      const figure = $("uri-field[name=reference] .figure");
      const range = document.createRange();
      range.selectNodeContents(figure);
      const end = figure.querySelector(".fault.end");
      if (end) range.setEndBefore(end);
      const input = $("uri-field[name=reference] textarea");
      const copy = /** @type {HTMLTextAreaElement} */ (input.cloneNode());
      copy.removeAttribute("id");
      copy.value = input.value;
      copy.style.cssText = "position: absolute; width: 0; padding: 0; white-space: pre";
      input.parentElement?.append(copy);
      const width = copy.scrollWidth;
      copy.remove();
      return [range.getBoundingClientRect().width, width];
    };
    // The errors may be drawn later.
    await eventually(async () => {
      const [drawn, typed] = await page.evaluate(measure);
      assert.ok(typed > 5, `${name}: the text in the box was not measured`);
      assert.ok(
        Math.abs(drawn - typed) <= 1,
        `${name}: drawn ${drawn} px wide, typed ${typed}, ${link({ reference: text })}`,
      );
    });
  }
});

for (const width of [320, 390, 1280])
  test(`a text that is wider than its box takes rows, drawn as typed: ${width} pixels`, async (t) => {
    const page = await pageAt(t, "", { width });
    for (const [name, text] of Object.entries(widths)) {
      const long = text.repeat(Math.ceil(200 / text.length));
      await goto(page, link({ reference: long }));
      await eventually(async () => {
        const seen = await page.evaluate(() => {
          const [strip, figure, box] = [".strip", ".figure", "textarea"].map((part) =>
            $(`uri-field[name=reference] ${part}`),
          );
          const copy = /** @type {HTMLTextAreaElement} */ (box.cloneNode());
          copy.removeAttribute("id");
          copy.value = box.value;
          copy.style.cssText = `position: absolute; inset: auto; height: 0; padding: 0; width: ${figure.clientWidth}px`;
          box.parentElement?.append(copy);
          const typed = copy.scrollHeight;
          copy.remove();
          return { drawn: figure.clientHeight, typed, over: strip.scrollWidth - strip.clientWidth };
        });
        assert.equal(seen.drawn, seen.typed, `${name}: ${link({ reference: long })}`);
        assert.equal(seen.over, 0, name);
      });
    }
  });

test("a text is one line: Enter adds none, and several lines are pasted as one, which can be undone", async (t) => {
  const page = await pageAt(t, link({ reference: "x" }));
  const box = page.locator("uri-field[name=reference] textarea");
  await box.press("End");
  await box.press("Enter");
  assert.equal(await box.inputValue(), "x");
  await box.evaluate((box) => {
    const data = new DataTransfer();
    data.setData("text/plain", "/a\r\nb\nc");
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  assert.equal(await box.inputValue(), "x/abc");
  await box.press("Control+z");
  assert.equal(await box.inputValue(), "x");
  // A keyboard that enters line breaks anyway
  await box.evaluate((/** @type {HTMLTextAreaElement} */ box) => {
    box.setRangeText("\n", 0, 0, "end");
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  assert.equal(await box.inputValue(), "x");
});

test("box and figure have the same place and font", async (t) => {
  const page = await pageAt(t, "");
  const both = await page.evaluate(() =>
    ["uri-field[name=reference] textarea", "uri-field[name=reference] .figure"].map((selector) => {
      const element = $(selector);
      const box = element.getBoundingClientRect();
      const {
        fontFamily,
        fontSize,
        lineHeight,
        letterSpacing,
        tabSize,
        direction,
        fontWeight,
        paddingLeft,
        paddingTop,
      } = getComputedStyle(element);
      const [left, top] = [box.left + parseFloat(paddingLeft), box.top + parseFloat(paddingTop)];
      return { left, top, fontFamily, fontSize, lineHeight, letterSpacing, tabSize, direction, fontWeight };
    }),
  );
  assert.deepEqual(both[0], both[1]);
});

test("right-to-left text stays in the order of its characters", async (t) => {
  const page = await pageAt(t, link({ reference: "x/שלום/y" }));
  for (const [where, characters] of /** @type {const} */ ([
    ["uri-field[name=reference] .figure", "x/שלום/y".length],
    ["uri-target output", "http://a/b/c/x/שלום/y".length],
  ])) {
    const lefts = await page.evaluate((where) => {
      const walker = document.createTreeWalker($(where), NodeFilter.SHOW_TEXT);
      const all = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let i = 0; i < (node.textContent?.length ?? 0); i++) {
          const range = document.createRange();
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          if (node.textContent?.trim()) all.push(range.getBoundingClientRect().left);
        }
      }
      return all;
    }, where);
    assert.equal(lefts.length, characters, where);
    assert.deepEqual(
      lefts,
      lefts.toSorted((a, b) => a - b),
      where,
    );
  }
});

/** Texts, and the character in error. */
const faulty = [
  { text: "a b", character: " " },
  { text: "\u{1F600}\u{1F600}", character: "\u{1F600}" },
  { text: "例%zz", character: "例" },
  { text: "%4", character: "" },
  { text: "x/例え", character: "例", sweep: true },
  { text: "\u{1F600}?x", character: "\u{1F600}", sweep: true },
  { text: "a\u200bb", character: "\u200b", sweep: true },
  { text: "a\0b", character: "\0", sweep: true },
  { text: "g?a<b", character: "<", sweep: true },
  { text: "1:2", character: "1", sweep: true },
];

for (const { text, character, sweep } of faulty)
  test(
    `an error is at its character, and the text box is described by what is wrong: ${JSON.stringify(text)}`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, link({ reference: text }));
      const of = link({ reference: text });
      await painted(page);
      const field = page.locator("uri-field[name=reference]");
      const problem = /** @type {import("../src/run/engine.js").Validity} */ (engine.validate(text)).errors[0];
      const fault = field.locator(".fault");
      assert.equal(await fault.count(), 1, of);
      const boxes = await page.evaluate(
        ({ at, length }) => {
          const figure = $("uri-field[name=reference] .figure");
          const mark = /** @type {Element} */ (figure.querySelector(".fault")).getBoundingClientRect();
          const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
          let offset = 0;
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const { length: here } = node.textContent ?? "";
            if (at < offset + here || (at === length && offset + here === length)) {
              const range = document.createRange();
              range.setStart(node, at - offset);
              range.setEnd(node, Math.min(at - offset + 1, here));
              const { left, right } = range.getBoundingClientRect();
              return { mark: [mark.left, mark.right], character: [left, right] };
            }
            offset += here;
          }
          throw new Error("the figure is shorter than the text");
        },
        { at: atOf(problem, text), length: text.length },
      );
      assert.ok(
        boxes.mark[0] <= boxes.character[0] + 0.5 && boxes.mark[1] >= boxes.character[0] - 0.5,
        `the caret is at ${boxes.mark}, the character at ${boxes.character}, ${of}`,
      );
      assert.ok(boxes.mark[1] - boxes.mark[0] < 60, `the caret is under more than a character, ${of}`);
      if (character) assert.equal(await fault.textContent(), character, of);

      const input = referenceOf(page);
      assert.equal(await input.getAttribute("aria-invalid"), "true", of);
      const described = await input.evaluate((box) =>
        `${box.getAttribute("aria-describedby")}`
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? ""),
      );
      assert.match(described[0], /\S+ \S+/, `the text box is not described by what is wrong, ${of}`);
      assert.equal(await page.locator("uri-target .badge.warn").count(), 1, `the target is not marked, ${of}`);
    },
  );

test("a base without a scheme is told at its box; there is no target, and both texts are kept", async (t) => {
  const page = await pageAt(t, link({ base: "example.com/a b", reference: "g h" }));
  const described = await baseOf(page).evaluate(
    (box) => document.getElementById(`${box.getAttribute("aria-describedby")}`.split(" ")[0])?.textContent,
  );
  assert.equal(described, withoutMarks(words.say("rfc3986:base-without-scheme")));
  assert.equal((await targetText(page))?.trim(), words.say("ui:no-target"));
  assert.equal(await baseOf(page).inputValue(), "example.com/a b");
  assert.equal(await referenceOf(page).inputValue(), "g h");
  await baseOf(page).fill("http://example.com/a");
  await assertTarget(page, "http://example.com/g h", link({ base: "http://example.com/a", reference: "g h" }));
});

test("characters that are not allowed or not visible are marked, each with its name", async (t) => {
  const page = await pageAt(t, link({ reference: "é例\u{1F600}/\u200b \0\u202e<" }));
  const marked = (/** @type {string} */ kind) =>
    page
      .locator(`uri-field[name=reference] .figure .${kind}`)
      .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute("title")}`));
  assert.deepEqual(await marked("foreign"), ["é U+00E9", "例 U+4F8B", "\u{1F600} U+1F600", "< U+003C"]);
  assert.deepEqual(
    await marked("unseen"),
    ["\u200b", " ", "\0", "\u202e"].map((c) => `${c} ${words.nameOf(c)}`),
  );
  assert.ok(await page.locator("uri-target .foreign").count(), "they are not marked in the target");
});

test("with 1 MB pasted, the page says what it does not draw, and stays usable", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await referenceOf(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.evaluate(() => document.execCommand("insertText", false, "x/".repeat(524_288)));
  await page.getByText(words.say("ui:figure:undrawn", { length: 1_048_576 })).waitFor();
  await page.waitForFunction(() => /1,04\d,\d{3}/.test($("uri-target .unfold")?.ariaLabel ?? ""));
  await page.locator("uri-remarks li", { hasText: /[\d,]{7,}/ }).waitFor(); // as many steps, some of which are shown
  await eventually(async () =>
    assert.notEqual(
      ((await page.locator("uri-notices").textContent()) ?? "").trim(),
      "",
      "the page does not say that the link is not the text",
    ),
  );
  assert.ok(page.url().length < 20_000);
  await page.keyboard.press("y");
  await page.getByText(words.say("ui:figure:undrawn", { length: 1_048_577 })).waitFor();
  await referenceOf(page).fill("../g");
  await assertTarget(page, "http://a/b/g", link({ reference: "../g" }));
  await eventually(async () => assert.equal(await page.locator("uri-field .strip.long").count(), 0));
  await eventually(async () => assert.ok((await page.locator("*").count()) < 2_000));
});

test("320 pixels wide, no text makes the page scroll sideways", { sweep: true }, async (t) => {
  const page = await pageAt(t, "", { width: 320 });
  await page.locator("summary", { hasText: words.say("ui:anatomy") }).click();
  const long = `http://${"a".repeat(200)}.example/${"b".repeat(300)}`;
  for (const [base, reference] of [
    ["http://a/b/c/d;p?q", "../../../g"],
    [long, `${"c".repeat(300)}?${"d".repeat(100)}#${"e".repeat(100)}`],
    ["http://a/b/c", "../".repeat(60) + "x/".repeat(60)],
    ["例え://えええええええええええええええええええええええええ", "a b c d e f g h i j k l m n"],
    ["x", "1:2"],
    [`http://${"u".repeat(80)}:p@192.0.2.016:99999/`, "x".repeat(4000)],
    ["http://a/", "y".repeat(9000)],
  ]) {
    await baseOf(page).fill(base);
    await referenceOf(page).fill(reference);
    await page.waitForFunction((text) => $("uri-stepper").scene?.explanation.reference.text === text, reference); // the link is written when typing pauses
    await painted(page);
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
    assert.ok(Math.max(...wide) <= 320, `${wide} px wide, ${link({ base, reference }).slice(0, 300)}`);
  }
  for (const name of ["play", "first", "last"].map((id) => words.say(`ui:${id}`))) {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 320, `${name} is outside`);
  }
});

test("the end of a long text can be seen when it is typed", async (t) => {
  const page = await pageAt(t, link({ reference: "" }), { width: 390 });
  await referenceOf(page).fill("a/".repeat(60));
  await referenceOf(page).pressSequentially("end");
  await painted(page);
  const [end, right] = await page.evaluate(() => {
    const range = document.createRange();
    const figure = $("uri-field[name=reference] .figure");
    range.selectNodeContents(figure);
    return [
      range.getBoundingClientRect().right,
      /** @type {Element} */ (figure.closest(".field")).getBoundingClientRect().right,
    ];
  });
  assert.ok(end <= right, `the text ends ${(end - right).toFixed(0)} px outside of its box`);
});

test("what the target lacks is struck while nobody is in the box, and an exercise strikes nothing", async (t) => {
  const request = { base: "http://a/b/c?q", reference: "../d" };
  const page = await pageAt(t, link(request));
  const struck = (/** @type {string} */ name) =>
    page.evaluate(
      (name) =>
        $$(`uri-field[name=${name}] .left`)
          .filter((piece) => getComputedStyle(piece).textDecorationLine === "line-through")
          .map((piece) => piece.textContent)
          .join(""),
      name,
    );
  await eventually(async () => assert.deepEqual([await struck("base"), await struck("reference")], ["b/cq", "../"]));
  await referenceOf(page).focus();
  assert.deepEqual([await struck("base"), await struck("reference")], ["b/cq", ""]);
  await referenceOf(page).fill("?y");
  await eventually(async () => assert.equal(await struck("base"), "q"));
  await page.evaluate((to) => void (location.hash = to), `${link(request)}&mode=predict`);
  await page.locator("uri-predict input").waitFor();
  assert.equal(await page.locator("uri-field .left").count(), 0);
});
