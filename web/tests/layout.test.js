/**
 * Tests the layout of the whole algorithm, once for all views. Each row of one table, a window and a spec, plays whole
 * runs forwards and backwards. At each step, everything that changes is in sight, in its place, and inside its box.
 */
import assert from "node:assert/strict";
import { eventually, goto, pageAt, painted } from "./browser.js";
import { engine } from "./fixtures.js";
import { outOfSight } from "./shown.js";
import { editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */
/**
 * at: in sweeps of a run in groups, only every fifth run is tested, beginning with this one.
 * @typedef {{ width: number, height: number, edition: string, sweep?: boolean, at?: number }} Row
 */
/**
 * values: texts that components and sentences show whole, however long.
 * @typedef {import("./support.js").Pair & { excess?: "remove", values?: string[], sweep?: boolean }} Run
 */

const editions = engine.editions().map(({ id }) => id);
const inGroups = (/** @type {string} */ id) => editionOf(engine, id).listing.lines.some(({ group }) => group);

const base = "http://a/b/c/d;p?q";

/** A reference whose run has 60 steps, if the spec's runs can be that long. @param {string} edition @returns {Run} */
function longRun(edition) {
  let reference = "g";
  const stepsOf = () => explained(engine, { base, reference, edition }).run.steps.length;
  for (let i = 0; i < 60 && stepsOf() < 60; i++) reference = `${["a/../", "./"][i % 2]}${reference}`;
  assert.ok(stepsOf() >= 60 || explained(engine, { base, reference, edition }).outcome !== "target", edition);
  return { base, reference };
}

/** A host as long as any, with a user name and a port. */
const authority = `me.and.${"name".repeat(5)}@${["shop".repeat(15), "cart".repeat(15), "abcde".repeat(12), "example"].join(".")}:8443`;
const longPath = `/orders/2026/${"customer".repeat(9)}/index.html`;

/** The runs of a spec whose steps are lines. @param {string} edition @returns {Run[]} */
const runsOf = (edition) => [
  { base, reference: "../../../g" },
  { base, reference: "../x/../../g?y#s", sweep: true },
  { base, reference: `${"averyverylongsegment".repeat(5)}/../${"b/".repeat(4)}g` },
  {
    base: "http://a/documentation/guide-for-newcomers/index.html",
    reference: "./x/../../../photograph-of-the-house.png/..",
    excess: "remove",
    sweep: true,
  },
  { ...longRun(edition), sweep: true },
  ...(edition === "rfc3986"
    ? [
        { base: "https://a.example/x/y", reference: `//${authority}/../pay`, values: [authority, longPath] },
        {
          base: `https://${authority}${longPath}`,
          reference: "../../../api?page",
          values: [authority, longPath],
          sweep: true,
        },
      ]
    : []),
];

/** Runs in groups: removed segments, all parts of a host, its kinds, an opaque path, a file, failures, many errors, long texts. @type {Run[]} */
const groupedRuns = [
  { base: "https://shop.example/app/x/y/z", reference: "../%2e%2E/é/./a b?q" },
  { base: "http://a/b", reference: "//0x7f.1/../..", sweep: true },
  {
    base: "https://a.example/b/",
    reference: `${"segment/".repeat(40)}x?${"q=1&".repeat(100)}#${"f".repeat(200)}`,
    sweep: true,
  },
  { base: "", reference: "https://user:pa ss@h.example:8080/p;x?q#f", sweep: true },
  { base: "http://a/b", reference: "http://[1:2::3]/x", sweep: true },
  { base: "https://a/", reference: "//例え.テスト/é😀?ü#ö", sweep: true },
  { base: "mailto:jane@example.org", reference: "#x", sweep: true },
  { base: "file:///C:/a/b", reference: "\\d|\\..\\e", sweep: true },
  { base: "http://a/", reference: "http://[1::2::3]/", sweep: true },
  { base: "http://a b/", reference: "x", sweep: true },
];

/** @type {Row[]} */
const rows = [
  // Two buffers on a screen, and one on a phone.
  { width: 1280, height: 800, edition: "rfc3986" },
  { width: 390, height: 740, edition: "url-syntax-05" },
  // The same in every window, for every third spec and the two that are most often compared.
  ...[
    [1280, 720],
    [1280, 800],
    [1440, 900],
    [2560, 1440],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [390, 740],
    [844, 390],
    [320, 640],
    [900, 720],
  ].flatMap(([width, height], at) =>
    editions
      .filter((id, i) => ["rfc3986", "url-standard"].includes(id) || i % 3 === at % 3)
      .map((edition) => ({ width, height, edition, sweep: true, at })),
  ),
];

/**
 * Goes through steps of the current run, by key, slider and play in turns, and back by the slider; returns the errors
 * of the first step that has any. It runs in the page and without a frame for each step, because thousands of messages
 * and frames are slow: views are drawn in microtasks, and work that they schedule for the next frame is done
 * immediately.
 * @param {Page} page
 * @param {{ from: number, to: number, played?: boolean, fits: boolean, values?: string[] }} of
 *   played: by play alone; fits: whether the window is large enough for all of the stage
 * @returns {Promise<{ faults: string[] }>}
 */
const walk = (page, of) =>
  page.evaluate(
    async ({ from, to, played = false, fits, values = [] }) => {
      const all = (/** @type {string} */ selector) => $$(selector);
      const boxOf = (/** @type {Element} */ one) => one.getBoundingClientRect();
      const slider = $("uri-stepper input[type=range]");
      const grouped = $("uri-visits") !== null;

      let tick = () => {};
      const { setInterval, requestAnimationFrame } = globalThis;
      const began = performance.now();
      performance.now = () => began; // freeze the clock: on a slow machine, the player would skip steps
      Object.assign(globalThis, {
        setInterval: (/** @type {() => void} */ act) =>
          ((tick = act), 0),
        requestAnimationFrame: (/** @type {FrameRequestCallback} */ act) =>
          (queueMicrotask(() => act(0)), 0),
      });
      const drawn = async () => {
        for (let i = 0; i < 30; i++) await null; // views contain views, which are drawn later
      };
      const slide = (/** @type {number} */ step) => {
        slider.value = String(step);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      };
      const press = () =>
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }),
        );
      const play = () => {
        $("uri-stepper button.play")?.click(); // missing while it is the pause button
        tick();
      };

      /**
       * Elements that extend beyond the box around them.
       * @param {string} inner @param {string} outer @param {boolean} [sideways]
       */
      const beyond = (inner, outer, sideways = true) =>
        all(inner).flatMap((one) => {
          const [own, box] = [boxOf(one), boxOf(/** @type {Element} */ (one.closest(outer)))];
          const lines =
            own.top >= box.top - 1 &&
            (own.height > box.height ? own.top < box.bottom - 10 : own.bottom <= box.bottom + 2);
          return !own.width || (lines && (!sideways || (own.left >= box.left - 1 && own.right <= box.right + 1)))
            ? []
            : [`${inner}, ${one.textContent}, at ${JSON.stringify(own)} of ${JSON.stringify(box)}`];
        });
      /**
       * The same for elements that must exist.
       * @param {string} inner @param {string} outer @param {boolean} [sideways]
       */
      const within = (inner, outer, sideways) =>
        all(inner).some((one) => boxOf(one).width) ? beyond(inner, outer, sideways) : [`there is no ${inner}`];
      const places = () =>
        [
          ...[".ask", "uri-years", "uri-stepper", ".listing-pane", ".buffers-pane"],
          ...["uri-visits", "uri-machine", ".tape", ".chain"],
          ...["uri-dots .buffers", "uri-dots .rows"],
          ...(values.length ? [] : ["uri-components tr:not(uri-record tr)"]), // rows with such texts are higher
        ].flatMap((selector) =>
          all(selector).map((one) => {
            const { x, y, width, height } = boxOf(one);
            return `${selector} ${[x, y, width, height].map(Math.round).join(" ")}`;
          }),
        );
      /** The rows of the listing and the start of each, without the sticky position of the current one. */
      const listed = () => {
        const now = $("uri-resolution [aria-current=step]");
        now?.style.setProperty("position", "relative");
        const found = all("uri-resolution li").map(
          (li) =>
            `${/** @type {HTMLElement} */ (li).offsetTop} ${li.classList.contains("fold") ? "fold" : li.querySelector(".code")?.textContent}`,
        );
        now?.style.removeProperty("position");
        return found;
      };
      /** Rows of the listing that are cut at its top, or partly covered by the current one or by its decision. */
      const cutRows = () => {
        const tree = $(".listing-pane .listing");
        if (!tree) return ["there is no listing"];
        const { top: edge, bottom } = boxOf(tree);
        const now = $("uri-resolution li[aria-current=step]");
        const note = $("uri-resolution .decided");
        const over = note?.checkVisibility() ? boxOf(note).top : bottom;
        return [
          ...all(".listing-pane .listing li").flatMap((row) => {
            const { top, bottom } = boxOf(row);
            const line = parseFloat(getComputedStyle(row).lineHeight);
            const covered = now && !grouped ? (boxOf(now).top - top) / line : 0;
            return (top < edge - 1 && bottom > edge + 1) ||
              (now && covered > 0 && bottom > boxOf(now).top + 1 && Math.abs(covered - Math.round(covered)) > 0.1)
              ? [`cut: ${row.textContent}`]
              : [];
          }),
          ...(fits && now && !grouped && boxOf(now).bottom > over + 1
            ? [`the current line ends at ${boxOf(now).bottom} of ${over}`]
            : []),
        ];
      };
      /** Text of components, the step's sentence and the reason that is neither complete nor scrollable in a box of its own. */
      const leftOut = () =>
        all("uri-components td > .literal, uri-stepper .sentence, uri-why .said").flatMap((one) => {
          const text = one.textContent ?? "";
          if (!one.checkVisibility()) return [];
          if (text.includes("…")) return [text];
          if (!values.some((value) => text.includes(value))) return [];
          if (one.matches(".long")) {
            const [cell, { overflowX }] = [/** @type {Element} */ (one.parentElement), getComputedStyle(one)];
            const scrolled = /auto|scroll/.test(overflowX) && one.clientWidth <= cell.clientWidth;
            return scrolled && one.scrollWidth >= 5 * text.length ? [] : [`not to be scrolled: ${text}`];
          }
          /** @type {Element | null} */
          let box = one.closest("p, uri-components");
          for (; box && !/auto|scroll/.test(getComputedStyle(box).overflowY); box = box.parentElement) {
            const { webkitLineClamp, textOverflow } = getComputedStyle(box);
            if (webkitLineClamp !== "none" || textOverflow === "ellipsis") return [`cut off: ${text}`];
            if (box === document.body) return [];
          }
          if (!box) return [];
          const [own, outer] = [boxOf(one), boxOf(box)];
          return box.scrollTop + own.bottom - outer.top > box.scrollHeight + 1 ||
            own.right > outer.right + 1 ||
            outer.height < 12
            ? [`out of reach: ${text}`]
            : [];
        });

      /** In a narrow window, each value that is absent makes its row a pixel higher. @param {string} a @param {string} b */
      const isSameRow = (a, b) =>
        a.replace(/^\d+/, "") === b.replace(/^\d+/, "") &&
        Math.abs(parseInt(a) - parseInt(b)) <= (innerWidth < 700 ? 3 : 0);
      $(".panes").scrollIntoView();
      const before = { places: places(), listed: listed(), scrolled: scrollY };
      const look = (/** @type {number} */ step) => [
        ...(slider.value === String(step) ? [] : [`the slider is at ${slider.value}`]),
        ...(scrollX || scrollY !== before.scrolled ? [`the page is scrolled to ${scrollX}, ${scrollY}`] : []),
        ...places().filter((place, i) => place !== before.places[i]),
        ...(fits ? /** @type {any} */ (globalThis).outOfSight() : []),
        ...cutRows(),
        ...(grouped
          ? [
              ...(step ? within("uri-visits [aria-current=step]", ".listing", false) : []),
              ...(step ? within("uri-visits .chain .now", ".chain", false) : []),
              ...beyond("uri-machine .pointer", ".tape"),
              ...within("uri-machine .tape", ".stage"),
              ...(Number($("uri-machine .flags")?.clientHeight) < 18 ? ["no state"] : []),
              ...within("uri-machine .problems", "uri-machine"),
              ...within("uri-stepper .say", "uri-stepper"),
              ...within("uri-stepper .phases button:last-child", "uri-stepper"),
              ...within("uri-stepper", ".stage"),
            ]
          : [
              ...listed().filter((row, i) => !isSameRow(row, before.listed[i])),
              ...(values.length
                ? leftOut()
                : [
                    ...(all("uri-components tr").length > 6 // six components are scrolled in a low window
                      ? []
                      : beyond("uri-components :is(table, td, .literal)", "uri-components")),
                    ...beyond("uri-components td > *", "td"),
                    ...(fits ? beyond("uri-dots .tile", ".tiles") : []),
                  ]),
              ...(fits ? beyond("uri-dots tr.now", ".rows") : []),
            ]),
      ];
      try {
        slide(from);
        await drawn();
        const forwards = Array.from({ length: to - from }, (_, i) => from + 1 + i);
        for (const [i, step] of [...forwards, ...(played ? [] : [...forwards].reverse())].entries()) {
          if (i >= forwards.length) slide(step);
          else if (played) play();
          else [slide, press, play][step % 3](step);
          await drawn();
          const faults = look(step);
          if (faults.length) return { faults: [`step ${step}`, ...faults] };
        }
        return { faults: [] };
      } finally {
        Object.assign(globalThis, { setInterval, requestAnimationFrame });
        Reflect.deleteProperty(performance, "now");
      }
    },
    { played: false, values: /** @type {string[]} */ ([]), ...of },
  );

/** Clipped text that must be complete at the end of a run. @param {Page} page */
const cutAtEnd = (page) =>
  page.evaluate(() => {
    const all = (/** @type {string} */ selector) => $$(selector);
    const cut = all("uri-stepper .phases span").filter(
      (one) =>
        one.checkVisibility() &&
        one.clientWidth > 1 &&
        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2),
    );
    return cut.map((one) => one.textContent?.trim());
  });

/**
 * Opens the largest step of a run in groups, plays its lines, and closes it.
 * @param {Page} page @param {Run} run @param {boolean} fits
 */
async function walkOpened(page, run, fits) {
  const sizes = explained(engine, { ...run, edition: "url-standard" }).run.steps.map(({ group }) =>
    Number(group?.steps),
  );
  const largest = sizes.indexOf(Math.max(...sizes.filter((size) => size < 400)));
  assert.deepEqual((await walk(page, { from: largest, to: largest + 1, fits })).faults, []);
  await page.locator("uri-visits .foot button").focus();
  await page.keyboard.press("Enter");
  const opened = new RegExp(`&step=${largest + 1}&open=${largest + 1}$`);
  await page.waitForFunction((hash) => new RegExp(hash).test(location.hash), opened.source);
  const { faults } = await walk(page, { from: largest, to: largest + sizes[largest], fits: false });
  assert.deepEqual(faults, [], `${link({ ...run, edition: "url-standard", step: largest + 1 })} opened`);
  await page.keyboard.press("Escape");
  await eventually(async () => assert.equal(await page.locator("uri-stepper input").inputValue(), `${largest + 1}`));
  await page.waitForFunction(() => !location.hash.includes("open="));
}

for (const { width, height, edition, sweep, at = 0 } of rows)
  test(`at ${width} × ${height}, whole runs stay in sight and in place: ${edition}`, { sweep }, async (t) => {
    const page = await pageAt(t, "", { width, height });
    await page.evaluate(`globalThis.outOfSight = ${outOfSight}`);
    const grouped = inGroups(edition);
    const fits = width >= 390 && height >= 700;
    const runs = grouped ? groupedRuns.filter((run, i) => !run.sweep || i % 5 === at % 5) : runsOf(edition);
    for (const run of runs.filter((run) => sweep || !run.sweep)) {
      const { values, sweep: _, ...texts } = run;
      const hash = link({ ...texts, edition });
      await goto(page, hash);
      await page
        .locator(grouped ? "uri-visits .chain" : "uri-resolution:not([inert]) .listing")
        .waitFor({ state: "attached" }); // the code for runs in groups is loaded with the first one
      await painted(page);
      assert.deepEqual(await cutAtEnd(page), [], hash);
      const to = explained(engine, { ...texts, edition }).run.steps.length;
      assert.deepEqual((await walk(page, { from: 0, to, fits, values })).faults, [], hash);
      if (grouped) await walkOpened(page, run, fits);
      else if (run.reference === "../../../g" && edition === "rfc3986")
        assert.deepEqual((await walk(page, { from: 0, to, fits, played: true })).faults, [], hash);
    }
  });
