/**
 * A run in groups: the chain of what its machine visits, the lines of a visit, the record and
 * the machine, group by group and character by character. What a view draws at a step is held
 * against the run in Node; Chromium has ten runs, in which nothing may leave the window.
 */
import assert from "node:assert/strict";
import { closedStep, withDetail } from "../src/run/opened.js";
import { Scene } from "../src/run/scene.js";
import { blocksOf, carriedOut, isFold, machineOf, visitAt, visitsOf } from "../src/run/visits.js";
import { axeFindings, eventually, goto, pages, painted } from "./browser.js";
import { bakedFor, block, element } from "./hosting.js";
import { markup, textOf } from "./markup.js";
import { drawn, somebody } from "./somebody.js";
import { editionOf, explained, hardPairs, link, loadEngine, loadWords, pairs } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/run/visits.js").Visit} Visit */

const engine = await loadEngine();
const words = await loadWords();
const { RunRecord } = await import("../src/views/stage/record.js");
const { Cells } = await import("../src/views/stage/cells.js");
const { Rooms } = await import("../src/texts/space.js");
const { RunMachine } = await import("../src/views/stage/machine.js");
const roomsOf = Rooms.prototype.of;

const edition = "url-standard";
const shop = { base: "https://shop.example/app/x/y/z", reference: "../%2e%2E/é/./a b?q" };
const long = {
  base: "https://a.example/b/",
  reference: `${"segment/".repeat(40)}x?${"q=1&".repeat(100)}#${"f".repeat(200)}`,
};

/** Ten runs: segments that go, all parts of a host, its kinds, an opaque path, a file, failures, many errors, long texts. */
const runs = [
  shop,
  { base: "", reference: "https://user:pa ss@h.example:8080/p;x?q#f" },
  { base: "http://a/b", reference: "http://[1:2::3]/x" },
  { base: "http://a/b", reference: "//0x7f.1/../.." },
  { base: "https://a/", reference: "//例え.テスト/é😀?ü#ö" },
  { base: "mailto:jane@example.org", reference: "#x" },
  { base: "file:///C:/a/b", reference: "\\d|\\..\\e" },
  { base: "http://a/", reference: "http://[1::2::3]/" },
  { base: "http://a b/", reference: "x" },
  long,
].map((texts) => ({ ...texts, edition }));

/** @param {{ base: string, reference: string }} texts */
function sceneOf(texts) {
  const explanation = explained(engine, { ...texts, edition });
  return new Scene({ explanation, edition: editionOf(engine, edition), words });
}

/** The scene with a step opened, from 1. @param {Scene} scene @param {{ base: string, reference: string }} texts @param {number} open */
function openedOf(scene, texts, open) {
  const detail = engine.detail({ ...texts, edition }, open - 1);
  assert.ok(!("error" in detail), JSON.stringify(detail));
  return withDetail(scene, detail);
}

/** Every register with its origins. @param {Scene} scene @param {number} step */
const held = (scene, step) =>
  scene.listing.registers.map((_, i) => [
    scene.at(step).text(i),
    scene
      .at(step)
      .pieces(i)
      .map(({ origin, start }) => [origin, start]),
  ]);

test("of a text of too many pieces no step is shown, and every view says so, or is there all the same", async () => {
  const views = await Promise.all(
    ["visits", "machine", "record", "remarks"].map(
      async (name) =>
        /** @type {[string, any]} */ ([
          name,
          Object.values(await import(`../src/views/stage/${name}.js`)).find(
            (View) => typeof View === "function" && View.prototype?.draw,
          ),
        ]),
    ),
  );
  const texts = { base: `http://h/${"/".repeat(9_000)}`, reference: "g", edition };
  const explanation = explained(engine, { ...texts, limit: 100 });
  assert.deepEqual([explanation.run.steps.length, explanation.target?.length], [0, texts.base.length + 1]);
  const scene = new Scene({ explanation, edition: editionOf(engine, edition), words });
  for (const [name, View] of views) {
    const said = textOf(markup(new View().draw(scene, 0)));
    if (name === "visits" || name === "machine")
      assert.ok(said.includes(words.say("machine:unrecorded")), `${name}: ${said}`);
  }
});

test("whichever step is opened, its lines do what it did, and all others are as they were", () => {
  let lines = 0;
  for (const texts of [...runs, ...pairs(5, 3), ...hardPairs().slice(0, 20)]) {
    const scene = sceneOf(texts);
    for (let open = 1; open <= scene.steps.length; open += texts === long ? 17 : 1) {
      const opened = openedOf(scene, texts, open);
      const more = /** @type {NonNullable<Scene["opened"]>} */ (opened.opened);
      lines += more.steps;
      const where = link({ ...texts, edition, step: open });
      assert.deepEqual(held(opened, opened.steps.length), held(scene, scene.steps.length), where);
      const texted = (/** @type {Scene} */ of, /** @type {number} */ step) =>
        of.listing.registers.map((_, i) => of.at(step).text(i));
      assert.deepEqual(texted(opened, more.from), texted(scene, open - 1), where);
      assert.deepEqual(texted(opened, more.from + more.steps), texted(scene, open), where);
      assert.deepEqual(
        [closedStep(opened, more.from), closedStep(opened, more.from + 1), closedStep(opened, opened.steps.length)],
        [open - 1, open, scene.steps.length],
        where,
      );
      const visits = visitsOf(opened);
      assert.equal(visits.length, scene.steps.length, where);
      assert.equal(visits[visitAt(visits, more.from + 1)].group, scene.steps[open - 1].group, where);
    }
  }
  assert.ok(lines > 5000, `${lines} lines`);
});

test("a visit has the line of every step, each line once, as often as it was carried out", () => {
  let steps = 0;
  for (const texts of [...runs, ...pairs(5, 10), ...hardPairs()]) {
    const scene = sceneOf(texts);
    for (const visit of visitsOf(scene)) {
      const where = `${visit.group.name} ${link({ ...texts, edition, step: visit.to })}`;
      const rows = blocksOf(scene, visit).flatMap(({ items }) =>
        items.flatMap((item) => (isFold(item) ? item.rows : item)),
      );
      const shown = blocksOf(scene, visit).flatMap(({ items }) =>
        items.flatMap((item) => (isFold(item) ? [] : item.line)),
      );
      assert.ok(shown.includes(scene.steps[visit.from].line), where);
      assert.equal(new Set(rows.map(({ line }) => line)).size, rows.length, where);
      assert.equal(
        rows.reduce((sum, { yes, no }) => sum + yes + no, 0),
        visit.group.steps,
        where,
      );
      assert.deepEqual(
        [carriedOut(scene, visit, visit.from).size, carriedOut(scene, visit, visit.to).size],
        [0, visit.group.lines.length],
        where,
      );
      steps++;
    }
  }
  assert.ok(steps > 500, `${steps} steps`);
});

test("line by line, the counts of a visit become those of the whole", () => {
  const scene = sceneOf(shop);
  for (let open = 1; open <= scene.steps.length; open++) {
    const opened = openedOf(scene, shop, open);
    const visit = visitsOf(opened)[open - 1];
    const whole = Object.fromEntries(carriedOut(scene, visitsOf(scene)[open - 1], open));
    assert.deepEqual(Object.fromEntries(carriedOut(opened, visit, visit.to)), whole, visit.group.name);
  }
});

test("what is wrong is found at the line that finds it, in a step that is opened, too", () => {
  const texts = { base: "http://a/", reference: "x y/\\z w" };
  const scene = sceneOf(texts);
  const { problems } = scene.explanation;
  assert.equal(problems.length, 3);
  for (const { step = -1 } of problems) {
    const opened = openedOf(scene, texts, step + 1);
    for (const { line, step: at = -1, id } of opened.explanation.problems) {
      if (at < step || at >= step + Number(opened.opened?.steps)) continue;
      assert.equal(opened.line(at).id, line);
      const error = opened.listing.registers.findIndex(({ name }) => name === "error");
      assert.equal(opened.at(at + 1).text(error), id);
    }
  }
});

test("the pointer and the characters that a step reads, by code points", () => {
  const scene = sceneOf(shop);
  const machine = machineOf(scene);
  assert.ok(machine);
  const cells = (/** @type {number} */ step, of = scene) => {
    const visits = visitsOf(of);
    return new Cells(of, machine, visits[visitAt(visits, step)], step);
  };
  const { pointer, span, total, said } = cells(7);
  assert.deepEqual([pointer, span, total, said], [9, [3, 9], 19, "%2e%2E"]);
  assert.deepEqual([cells(0).pointer, cells(2).pointer, cells(3).pointer], [null, 0, 0]);
  assert.deepEqual([cells(9).look(15), cells(10).look(15)], ["to-come", "lit wrong"]);
  const opened = openedOf(scene, shop, 7);
  assert.deepEqual([cells(20, opened).pointer, cells(20, opened).character(5)], [5, "e"]);
  const face = sceneOf({ base: "http://a/", reference: "😀/x" });
  const [first] = visitsOf(face).filter(({ group }) => group.name === "path state");
  const drawn = new Cells(face, machine, first, first.to);
  assert.deepEqual([drawn.pointer, drawn.total, drawn.character(0)], [1, 3, "😀"]);
});

test("the segment that a step takes away is struck out at that step, and gone at the next", () => {
  Rooms.prototype.of = () => ({ width: 500, height: 200, columns: 60 });
  try {
    const scene = sceneOf(shop);
    const path = (/** @type {number} */ step) => {
      const [, row] = /<th scope="row">path<\/th>(.*?)<\/tr>/s.exec(markup(new RunRecord().draw(scene, step))) ?? [];
      return [...(row ?? "").split("<td")[2].matchAll(/<(del|ins|span) class="tile"?>(.*?)<\/\1>/gs)].map(
        ([, kind, of]) => `${kind === "del" ? "-" : kind === "ins" ? "+" : ""}${textOf(of)}`,
      );
    };
    assert.deepEqual([path(5), path(6), path(7), path(8)].map(String), [
      "+app,+x,+y",
      "app,x,-y",
      "app,-x",
      "app,+%C3%A9",
    ]);
  } finally {
    Rooms.prototype.of = roomsOf;
  }
});

test("what a register holds is whole where the pane has room for it", () => {
  const target = `http://shop.example/${"path/".repeat(12)}x`;
  const scene = sceneOf({ base: "", reference: target });
  const output = () => textOf(markup(new RunMachine().draw(scene, scene.steps.length))).split("output ")[1];
  assert.ok(!output().startsWith(target), output());
  const letter = { width: 7, height: 20, columns: 1 };
  Rooms.prototype.of = (name) => (name === "letter" ? letter : { width: 350, height: 100, columns: 40 });
  try {
    assert.ok(output().startsWith(target), output());
  } finally {
    Rooms.prototype.of = roomsOf;
  }
});

const { inPage } = pages();

/**
 * Goes through the steps of the run that is shown by the key →, from one to another, and says what
 * is not in sight at the first step where something is not, or has another place than before.
 * @param {Page} page @param {number} from @param {number} to
 * @returns {Promise<string[]>}
 */
const walked = (page, from, to) =>
  page.evaluate(async ([from, to]) => {
    const slider = /** @type {HTMLInputElement} */ (document.querySelector("uri-stepper input[type=range]"));
    const press = (/** @type {string} */ key) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = (act) => (queueMicrotask(() => act(0)), 0);
    const settled = async () => {
      for (let i = 0; i < 30; i++) await null; // views within views
    };
    const inside = (/** @type {string} */ selector, /** @type {string} */ box, sideways = true) => {
      const element = document.querySelector(selector);
      if (!element) return [`there is no ${selector}`];
      const [inner, outer] = [
        element.getBoundingClientRect(),
        /** @type {Element} */ (element.closest(box)).getBoundingClientRect(),
      ];
      const lines =
        inner.height > outer.height
          ? inner.top >= outer.top - 1 && inner.top < outer.bottom - 10
          : inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      return inner.width && lines && (!sideways || (inner.left >= outer.left - 1 && inner.right <= outer.right + 1))
        ? []
        : [
            `${selector} at ${inner.left},${inner.top}–${inner.right},${inner.bottom} of ${outer.left},${outer.top}–${outer.right},${outer.bottom}`,
          ];
    };
    const boxes = [
      "uri-visits",
      "uri-machine",
      ".tape",
      ".chain",
      ".listing-pane",
      ".buffers-pane",
      "uri-years",
      "uri-stepper",
      ".ask",
    ];
    const places = () =>
      boxes.map(
        (box) => `${box} ${Object.values(document.querySelector(box)?.getBoundingClientRect().toJSON() ?? {})}`,
      );
    const before = places();
    const cut = () => {
      const { top: edge = 0 } = document.querySelector("uri-visits .listing")?.getBoundingClientRect() ?? {};
      return [...document.querySelectorAll("uri-visits .listing li")].flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < edge - 1 && bottom > edge + 1 ? [`cut at the top: ${row.textContent}`] : [];
      });
    };
    const look = () => [
      ...(scrollX || scrollY ? ["the page is scrolled"] : []),
      ...(document.documentElement.scrollHeight > innerHeight &&
      getComputedStyle(document.querySelector(".stage") ?? document.body).overflow !== "clip"
        ? ["the page is too high"]
        : []),
      ...places().filter((place, i) => place !== before[i]),
      ...inside("uri-visits [aria-current=step]", ".listing", false),
      ...cut(),
      ...inside("uri-visits .chain .now", ".chain", false),
      ...(document.querySelector("uri-machine .pointer") ? inside("uri-machine .pointer", ".tape") : []),
      ...inside("uri-machine .tape", ".stage"),
      ...(Number(document.querySelector("uri-machine .flags")?.clientHeight) < 18 ? ["state and workspace"] : []),
      ...inside("uri-machine .problems", "uri-machine"),
      ...inside("uri-stepper .say", "uri-stepper"),
      ...inside("uri-stepper .phases button:last-child", "uri-stepper"),
      ...inside("uri-stepper", ".stage"),
    ];
    try {
      slider.value = String(from);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await settled();
      for (let step = from + 1; step <= to; step++) {
        press("ArrowRight");
        await settled();
        const faults = slider.value === String(step) ? look() : [`the slider is at ${slider.value}`];
        if (faults.length) return [`step ${step}`, ...faults];
      }
      return [];
    } finally {
      Object.assign(globalThis, { requestAnimationFrame });
    }
  }, /** @type {[number, number]} */ ([from, to]));

/** Each of the ten runs is gone through on a wide or on a narrow window, and three of them on all; with RUNS=all, each of them on all. */
for (const [width, height] of [
  [1280, 720],
  [390, 740],
  [1280, 800],
  [390, 844],
  [844, 390],
]) {
  const half = height === 720 ? 0 : height === 740 ? 1 : null;
  const always = [runs[0], runs[3], runs[9]];
  const sample = runs.filter((run, i) => process.env.RUNS === "all" || always.includes(run) || i % 2 === half);
  inPage(
    `at ${width} × ${height}, ${sample.length} runs stay in sight group by group and line by line, by keys`,
    link(runs[0]),
    async (page) => {
      for (const run of sample) {
        const scene = sceneOf(run);
        await goto(page, link({ ...run, edition, step: 1 }));
        await page.locator("uri-visits .chain .now").waitFor({ state: "attached" });
        await painted(page);
        assert.deepEqual(await walked(page, 0, scene.steps.length), [], link({ ...run, edition }));
        const sizes = scene.steps.map(({ group }) => Number(group?.steps));
        const largest = sizes.indexOf(Math.max(...sizes.filter((size) => size < 400)));
        assert.deepEqual(await walked(page, largest, largest + 1), []);
        const button = page.locator("uri-visits .foot button");
        await button.focus();
        await page.keyboard.press("Enter");
        await eventually(async () =>
          assert.match(
            await page.evaluate(() => location.hash),
            new RegExp(`&step=${largest + 1}&open=${largest + 1}$`),
          ),
        );
        assert.deepEqual(
          await walked(page, largest, largest + sizes[largest]),
          [],
          `${link({ ...run, edition, step: largest + 1 })} opened`,
        );
        await page.keyboard.press("Escape");
        await eventually(async () =>
          assert.equal(await page.locator("uri-stepper input").inputValue(), String(largest + 1)),
        );
        await eventually(async () => assert.doesNotMatch(await page.evaluate(() => location.hash), /open=/));
      }
    },
    { width, height },
  );
}

inPage(
  "a link opens a step at a line, and says when it is none; whoever types closes it",
  link({ ...shop, edition }),
  async (page) => {
    await goto(page, `${link({ ...shop, edition, step: 20 })}&open=7`);
    const say = page.locator("uri-stepper .say");
    await eventually(async () =>
      assert.match(await say.innerText(), /^7 of 15, line 14 of 48\.\s+The pointer is at e\./),
    );
    assert.match(
      (await page.locator("uri-visits .listing .now").innerText()).replace(/\s+/g, " "),
      /9b pointer ← pointer \+ 1; carry out state 3 ×/,
    );
    await page.locator("uri-field[name=reference] input").fill("../g");
    await eventually(async () => assert.doesNotMatch(await page.evaluate(() => location.hash), /open/));
    await eventually(async () => assert.match(await say.innerText(), /^10 of 10\./));
  },
);

inPage(
  "what was called wrong is said beside the why, the first of it; the rest opens, each with its place, state and line",
  link({ base: "http://a/", reference: "b", edition }),
  async (page) => {
    await goto(page, link({ base: "http://a/", reference: "x y/\\%zz", edition }));
    const first = page.locator("uri-why .slight");
    await eventually(async () => assert.match(await first.innerText(), /A character stands here[^]*and 2 more/));
    await first.click();
    const found = page.locator("uri-why dialog .found > li");
    await eventually(async () => assert.equal(await found.count(), 3));
    assert.match(
      (await found.nth(1).innerText()).replace(/\s+/g, " "),
      /A backslash stands .* At character 5 of 8: “\\”\. State path state .* invalid-reverse-solidus .* 1\.1 if url\.scheme is special/,
    );
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.press("Escape");
    await goto(page, link({ base: "http://a/", reference: "http://[1::2::3]/", edition }));
    await eventually(async () =>
      assert.match(await page.locator("uri-why .of-fault").innerText(), /Only one :: may stand/),
    );
  },
);

for (const media of /** @type {const} */ ([
  { colorScheme: "light" },
  { colorScheme: "dark" },
  { forcedColors: "active" },
])) {
  inPage(
    `axe finds nothing in a run in groups, and in a step that is opened: ${Object.values(media)}`,
    link({ ...shop, edition }),
    async (page) => {
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
        [844, 390],
      ]) {
        await page.setViewportSize({ width, height });
        for (const of of [`&step=10`, `&step=20&open=7`]) {
          await goto(page, link({ ...shop, edition }) + of);
          await page.locator("uri-visits .chain .now").waitFor({ state: "attached" });
          await painted(page);
          assert.deepEqual(await axeFindings(page, "forcedColors" in media ? ["color-contrast"] : undefined), [], of);
        }
      }
    },
    { media },
  );
}

const { page: somebodysPage, inPage: inSomebodys } = await somebody();

test("an element plays a run in groups from baked data; its steps open when the engine is there", async () => {
  const shown = { ...shop, reference: "../%2e%2E/g", edition, view: "target resolution machine" };
  await inSomebodys(somebodysPage(element(shown) + block(bakedFor(engine, [shown]))), async ({ tab, asked }) => {
    await drawn(tab);
    await tab.locator("uri-machine .pointer").waitFor();
    assert.ok(!asked.some((file) => file.endsWith(".wasm")), String(asked));
    await tab.getByRole("slider", { name: "Step" }).press("Home");
    await tab.keyboard.press("ArrowRight");
    await tab.locator("uri-visits .chain .now", { hasText: "parse the base" }).waitFor();
    await tab.getByRole("button", { name: /Go code point by code point|By code point/ }).click();
    await tab.locator("uri-stepper .say", { hasText: /line 1 of \d+/ }).waitFor();
    await tab.keyboard.press("Escape");
    await tab.locator("uri-stepper .say", { hasText: /^1 of 11\./ }).waitFor();
  });
});

test("the name of a state is no text that somebody wrote: its spaces are not marked", () => {
  const scene = sceneOf({ base: "http://a/b", reference: "//h" });
  const step = scene.steps.findIndex(({ group }) => group?.name === "relative slash state") + 1;
  assert.match(markup(new RunMachine().draw(scene, step)), /<code>special authority ignore slashes<\/code>/);
});

test("an element with the buffers and the machine draws the machine once, and both where there are buffers", async () => {
  const shown = { ...shop, reference: "../g", edition, view: "target dots machine" };
  const other = { base: "http://a/b", reference: "c", view: "dots machine" };
  await inSomebodys(somebodysPage(element(shown) + block(bakedFor(engine, [shown, other]))), async ({ tab }) => {
    await drawn(tab);
    await tab.locator("uri-machine .pointer").waitFor();
    assert.equal(await tab.locator("uri-machine").count(), 1);
    assert.equal(await tab.locator(".pane").count(), 1);
    await tab.evaluate(() => {
      const host = /** @type {HTMLElement} */ (document.querySelector("uri-scope"));
      for (const [name, value] of Object.entries({ base: "http://a/b", reference: "c", edition: "rfc3986" }))
        host.setAttribute(name, value);
    });
    await tab.locator("uri-dots .rows").waitFor();
    assert.equal(await tab.locator(".pane").count(), 2);
  });
});

test("an element of an edition without a machine says so", async () => {
  const shown = { base: "http://a/b", reference: "c", view: "target machine" };
  await inSomebodys(somebodysPage(element(shown)), async ({ tab }) => {
    await tab.locator("uri-machine", { hasText: "RFC 3986 has no machine of states" }).waitFor();
  });
});
