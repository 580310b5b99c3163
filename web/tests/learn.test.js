/**
 * The course: its chapters as data, and its pages in Chromium, with script and without, on a
 * screen and on paper. Its exercises are in exercises.test.js.
 */
import assert from "node:assert/strict";
import { access, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { views } from "../src/embed/registry.js";
import { layers, layersRequest } from "../src/subjects/documents.js";
import { keyOf, read as readAttributes } from "../src/subjects/subject.js";
import { attributesOf, chaptersOf } from "../src/learn/pages.js";
import { exerciseOf, kindNames, kindsOf, numberOf } from "../src/learn/exercises.js";
import { moved, newAddress } from "../src/learn/moved.js";
import { read, start } from "../src/run/link.js";
import { pageAt, site, targetOf } from "./browser.js";
import { editions, engine, say } from "./fixtures.js";
import { each, explained, link, options, root } from "./support.js";
import { test } from "./test.js";

const chapters = chaptersOf("en");
const rooms = (await import("../src/rooms/rooms.js")).rooms.map(({ name }) => name);
const files = (await readdir(join(root, "dist", "learn"))).filter((name) => name.endsWith(".html") && !moved[name]);
/** @type {Map<string, string>} */
const written = new Map(
  await Promise.all(
    files.map(
      async (name) =>
        /** @type {[string, string]} */ ([name, await readFile(join(root, "dist", "learn", name), "utf8")]),
    ),
  ),
);

/** The elements in a text, by their attributes. @param {string} text */
const elements = (text) =>
  [...text.matchAll(/<uri-scope\b([^>]*)>/g)].map(([, tag]) => attributesOf(tag.replaceAll("&#38;", "&")));

test("every chapter has its place, its exercises, and figures that can be drawn", () => {
  assert.deepEqual(each(chapters, "order"), [...chapters.keys()]);
  assert.deepEqual(
    chapters
      .slice(1)
      .flatMap(({ exercises }) => kindsOf(exercises))
      .sort(),
    [...kindNames].sort(),
  );
  assert.deepEqual([...files].sort(), chapters.map(({ name }) => name).sort());
  for (const { name, body } of chapters.slice(1)) {
    const all = elements(body);
    assert.ok(all.length >= 3, `${name} has ${all.length} figures`);
    assert.equal(
      body.match(/^<uri-scope [^>]*><\/uri-scope>$/gm)?.length,
      all.length,
      `${name}: an element stands on a line of its own, with nothing in it`,
    );
    assert.ok((body.match(/<cite>/g)?.length ?? 0) >= 3, `${name} says too seldom where it is written`);
    assert.doesNotMatch(body, /<(img|figure|svg|style|script)/, name);
    assert.doesNotMatch(
      body,
      /<pre(?! data-file=|><code>\$ )/,
      `${name}: a figure that is neither commands nor a file`,
    );
    for (const {
      base = start.base,
      reference,
      other,
      edition,
      view,
      step,
      data,
      host,
      text,
      component,
      charset,
      ...chosen
    } of all) {
      if (view === "layers") {
        const of = readAttributes(layers, (attribute) => ({ edition, ...chosen })[attribute] ?? null, editions).asked;
        assert.ok(
          !("error" in engine.documentBase(layersRequest(of), { edition })),
          `${name}: ${JSON.stringify(chosen)}`,
        );
        continue;
      }
      if (text !== undefined) {
        const answer = engine.extract(text, { edition });
        assert.ok("found" in answer && answer.found.length > 0 && view === "extract", `${name}: ${text}`);
        continue;
      }
      if (data !== undefined || host !== undefined) {
        const answer =
          data === undefined
            ? engine.host(host, { edition })
            : engine.encode(data, { edition, component, ...(charset && { charset }) });
        assert.ok(
          !("error" in answer) && view === (data === undefined ? "host" : "encoding"),
          `${name}: ${data ?? host}`,
        );
        continue;
      }
      if (other !== undefined) {
        const answer = engine.compare(reference, other, { base, edition, ...chosen });
        assert.ok(!("error" in answer) && answer.rungs.length && view === "compare", `${name}: ${reference}, ${other}`);
        continue;
      }
      assert.ok(reference !== undefined && editions.some(({ id }) => id === edition), `${name}: ${reference}`);
      for (const one of view.split(" ")) assert.ok(views.includes(one), `${name}: ${one}`);
      const { run } =
        view === "scheme"
          ? /** @type {import("../src/run/engine.js").SchemeAnswer} */ (engine.scheme(reference, { edition }))
          : explained(engine, { base, reference, edition, ...chosen });
      if (step) assert.ok(Number(step) <= (run?.total ?? 0), `${name}: ${reference}, step ${step}`);
      for (const [option, value] of Object.entries(chosen))
        assert.ok(options.find((o) => o.name === option)?.values.includes(value), `${name}: ${option}=${value}`);
    }
  }
});

for (const language of ["en", "zh-Hans"])
  test(`a chapter begins with its point, a paragraph cites one section at most, and a history box is short: ${language}`, () => {
    const words = (/** @type {string} */ html) => {
      const text = html.replace(/<cite>[^]*?<\/cite>|<[^>]*>/g, " ");
      return language === "en"
        ? text.split(/\s+/).filter(Boolean).length
        : [...text.matchAll(/\p{Script=Han}/gu)].length;
    };
    let boxes = 0;
    for (const { name, order, body } of chaptersOf(language)) {
      const [, opening] = /^<p>([^]*?)<\/p>/.exec(body) ?? [];
      assert.ok(opening, `${name} begins with a heading`);
      const point = language === "en" ? 50 : 110; // three lines of a wide window
      if (order) assert.ok(words(opening) <= point, `${name}: ${words(opening)} words to begin with`);
      for (const [, , text] of body.matchAll(/<(p|li|dd|td)\b[^>]*>([^]*?)<\/\1>/g))
        assert.ok((text.match(/<cite>/g)?.length ?? 0) <= 1, `${name}: ${text}`);
      for (const [, box] of body.matchAll(/<aside class="history">([^]*?)<\/aside>/g)) {
        boxes++;
        const most = language === "en" ? 90 : 160; // characters, in Chinese
        assert.ok(words(box) <= most, `${name}: ${words(box)}`);
      }
    }
    assert.ok(boxes > 10, `only ${boxes} boxes`);
  });

test("an address of a chapter that another one took over leads there: with its fragment, and to the same exercise", async (t) => {
  const chapters = chaptersOf("en");
  for (const [name, { practice, kind }] of Object.entries(moved)) {
    const own = chapters.find((one) => one.name === practice)?.exercises ?? "";
    assert.deepEqual(exerciseOf(own, numberOf(own, kind, 7)), exerciseOf(kind, 7), name);
  }
  const way = { to: "a.html#x", practice: "b.html", first: 1_000_000 };
  assert.deepEqual(
    ["", "#practise", "#exercise=7", "#exercise=1234567", "#exercise=x"].map((fragment) => newAddress(way, fragment)),
    ["a.html#x", "a.html#practise", "b.html#exercise=1000007", "a.html#exercise=1234567", "a.html#exercise=x"],
  );
  const page = await pageAt(t, null);
  for (const folder of ["", "zh-Hans/"])
    for (const [from, to] of [
      ["merge.html", "trailing-slash.html"],
      ["merge.html#practise", "trailing-slash.html#practise"],
      ["identifiers.html", "trailing-slash.html#names"],
      ["identifiers.html#exercise=7", "anatomy.html#exercise=1000007"],
      ["merge.html#exercise=7", "trailing-slash.html#exercise=1000007"],
    ]) {
      await page.goto("about:blank");
      await page.goto(`${site.url}${folder}learn/${from}`);
      await page.waitForURL(`${site.url}${folder}learn/${to}`);
    }
  const { reference } = exerciseOf("merge", 7);
  await page.waitForFunction((text) => $(".practice uri-scope")?.getAttribute("reference") === text, reference);
});

test("without scripts, too, it leads there", async (t) => {
  const page = await pageAt(t, null, { context: { javaScriptEnabled: false } });
  await page.goto(`${site.url}learn/identifiers.html`);
  await page.waitForURL(`${site.url}learn/trailing-slash.html#names`);
});

test("every link leads somewhere", async () => {
  let followed = 0;
  for (const [name, text] of written) {
    for (const [, found] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const address = found.replaceAll("&#38;", "&");
      if (/^https?:/.test(address)) continue;
      const [path, fragment = ""] = address.split(/#(.*)/s);
      const file = path.endsWith("/") ? `${path}index.html` : path;
      await access(join(root, "dist", dirname(`learn/${name}`), file)).catch(() => assert.fail(`${name}: ${address}`));
      followed++;
      if (!fragment) continue;
      if (path === "../") assert.deepEqual(read(`#${fragment}`, rooms).notes, [], address);
      else assert.match(text, new RegExp(`id="${fragment}"`), `${name}: ${address}`);
    }
  }
  assert.ok(followed > 100, `only ${followed} links`);
});

test("what is put into a page before any script runs is the answer of the engine", () => {
  for (const [name, text] of written) {
    if (name === "index.html") continue;
    const [, json = ""] = /<script type="application\/json" data-uriscope="1">([^]*?)<\/script>/.exec(text) ?? [];
    const { cases } = JSON.parse(json);
    for (const {
      base = start.base,
      reference,
      other,
      edition,
      view,
      predict: __,
      step: ___,
      data,
      host,
      text: running,
      component = "",
      charset = "",
      ...chosen
    } of elements(text)) {
      if (view === "layers") {
        const { asked } = readAttributes(layers, (attribute) => ({ edition, ...chosen })[attribute] ?? null, editions);
        assert.deepEqual(
          cases[keyOf(layers, asked)].layers,
          engine.documentBase(layersRequest(asked), { edition }),
          `${name} has no data for ${JSON.stringify(chosen)}`,
        );
        continue;
      }
      if (data !== undefined || host !== undefined) {
        const { encoded, host: read } = cases[JSON.stringify([view, data ?? host, component, charset, edition])];
        assert.ok(
          data === undefined ? read.rule : encoded.encoded && encoded.decoded === data,
          `${name} has no data for ${data ?? host}`,
        );
        continue;
      }
      if (running !== undefined) {
        assert.ok(
          cases[JSON.stringify([view, running, "", "", edition])].extracted.found.length > 0,
          `${name} has no data for ${running}`,
        );
        continue;
      }
      if (other !== undefined) {
        const { comparison } = cases[JSON.stringify([view, reference, other, base, edition, chosen])];
        assert.equal(
          comparison.meet,
          /** @type {import("../src/run/engine.js").Comparison} */ (
            engine.compare(reference, other, { base, edition, ...chosen })
          ).meet,
          `${name} has another answer for ${reference}, ${other}`,
        );
        continue;
      }
      const baked = cases[JSON.stringify([base, reference, edition, chosen])];
      assert.ok(baked, `${name} has no data for ${reference}`);
      const { target } = engine.explain({ base, reference, edition, ...chosen });
      assert.equal(baked.explanation.target, target, link({ base, reference, edition }));
    }
    const figures = text.match(/<div class="uriscope-figure"[^]*?<\/div>/g) ?? [];
    assert.equal(figures.length, elements(text).length, `${name} has an element without a figure`);
    for (const figure of figures)
      assert.match(figure, /<figure[^]*(<figcaption>.+<\/figcaption>|<pre>[^<]+<\/pre>)[^]*<\/figure>/, name);
  }
});

/** Pages that the first tier looks at: the contents, and a chapter with figures of each kind. */
const first = ["index.html", "dot-segments.html", "encoding.html"];

for (const sweep of [false, true])
  test("without scripts a chapter is whole: text, figures, and an exercise with its answer", { sweep }, async (t) => {
    const page = await pageAt(t, null, { width: 390, height: 844, context: { javaScriptEnabled: false } });
    for (const name of files.filter((file) => first.includes(file) !== sweep)) {
      await page.goto(`${site.url}learn/${name}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);
      assert.ok(await page.locator("h1").isVisible());
      if (name === "index.html") {
        const teachers = page.getByRole("link", { name: say("learn:teachers"), exact: true }).first();
        assert.ok(((await teachers.boundingBox())?.y ?? Infinity) < 300, "teachers have to look for it");
        continue;
      }
      const figures = page.locator(".uriscope-figure");
      const count = await figures.count();
      for (let i = 0; i < count - 1; i++) assert.ok(await figures.nth(i).isVisible(), `${name}, figure ${i}`);
      assert.ok(!(await figures.last().isVisible()), `${name}: the answer is seen before it is asked for`);
      await page.locator("summary").last().click();
      await figures.last().waitFor();
    }
  });

test("on paper: no header, no buttons, on white, and whole figures", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { media: { media: "print", colorScheme: "dark" } });
  await page.goto(`${site.url}learn/dot-segments.html`);
  await page.locator("#theme button").waitFor({ state: "attached" });
  const seen = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    gone: ["body > header", "nav.turn", ".practice .bar"].filter((one) => $(one)?.checkVisibility()),
    kept: $$("article > uri-scope").every(
      (figure) => figure.checkVisibility() && getComputedStyle(figure).breakInside === "avoid",
    ),
  }));
  assert.deepEqual(seen, { paper: "rgb(255, 255, 255)", gone: [], kept: true });
});

test("the menu leads to the course and back, and so does an old way of saying it", async (t) => {
  const page = await pageAt(t, "");
  await page.locator("#rooms a", { hasText: say("page:learn") }).click();
  await page.waitForURL(`${site.url}learn/`);
  await page.locator("#theme button").waitFor(); // its script has run
  await page.locator("#rooms [data-list=more] summary").click();
  await page.locator("#rooms [data-list=more] a").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#rooms [data-list=more] a").first().waitFor({ state: "hidden" });
  await page.locator(".contents a").first().click();
  await page.locator("nav.turn a").last().click();
  await page.waitForURL(/anatomy/);
  await page.locator("#rooms a").first().click();
  await targetOf(page).waitFor();
  await page.goto(`${site.url}#room=learn`);
  await page.waitForURL(`${site.url}learn/`);
});

test("a link to the course is followed in silence, however long that takes", async (t) => {
  const page = await pageAt(t, null);
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(`${site.url}learn/`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}#room=learn`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.engine !== undefined);
  release();
  await page.waitForURL(`${site.url}learn/`);
});
