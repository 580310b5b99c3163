/**
 * A run in groups: the chain of the machine's visits, the lines of a visit, the record and the machine, group by group
 * and character by character. The drawing at a step is compared with the run in Node; layout.test.js tests that nothing
 * leaves the window.
 */
import assert from "node:assert/strict";
import { closedStep, withDetail } from "../src/run/opened.js";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { stepText } from "../src/views/stage/step.js";
import { blocksOf, carriedOut, isFold, machineOf, visitAt, visitsOf } from "../src/run/visits.js";
import { eventually, goto, pageAt } from "./browser.js";
import { engine, words } from "./fixtures.js";
import { bakedFor, block, element } from "./hosting.js";
import { markup, textOf } from "./markup.js";
import { drawn, somebody } from "./somebody.js";
import { editionOf, explained, hardPairs, link, pairs } from "./support.js";
import { test } from "./test.js";

const { page: somebodysPage, tabOn } = await somebody();
const { RunRecord } = await import("../src/views/stage/record.js");
const { Cells } = await import("../src/views/stage/cells.js");
const { BoxSizes } = await import("../src/texts/space.js");
const { RunMachine } = await import("../src/views/stage/machine.js");
const roomsOf = BoxSizes.prototype.of;

const edition = "url-standard";
const shop = { base: "https://shop.example/app/x/y/z", reference: "../%2e%2E/é/./a b?q" };
const long = {
  base: "https://a.example/b/",
  reference: `${"segment/".repeat(40)}x?${"q=1&".repeat(100)}#${"f".repeat(200)}`,
};

/** Runs with removed segments, all parts of a host, its kinds, an opaque path, a file, failures and many errors. */
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

test("the pieces of a long text are in every edit that has them", () => {
  const text = `http://h/${"ü".repeat(300)}?${"é".repeat(300)}`;
  const answer = engine.compare(text, `${text}#${"ö".repeat(300)}`, { edition });
  assert.ok("a" in answer && answer.a.run && answer.b.run);
  const lists = answer.a.run.steps.flatMap(({ edits }) => edits.map(([, , , pieces]) => pieces ?? []));
  const encoded = lists.filter(({ length }) => length >= 300).map((pieces) => pieces.slice(-300));
  assert.equal(encoded.length, 5, "path, query, both once more, and all of the URL");
  const [path, query] = encoded;
  assert.deepEqual(
    [path[0], path[299], query[0]],
    [
      [0, 9, 10, "%C3%BC"],
      [0, 308, 309, "%C3%BC"],
      [0, 310, 311, "%C3%A9"],
    ],
  );
  assert.deepEqual(encoded.slice(2), [path, query, query]);
  assert.deepEqual(lists.at(-1)?.slice(4, -301), path);
});

test("a text with too many pieces shows no step and says why", async () => {
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
  const texts = { base: `http://h/${"ü".repeat(9_000)}/`, reference: "g", edition };
  const explanation = explained(engine, { ...texts, limit: 100 });
  assert.deepEqual(
    [explanation.run.steps.length, explanation.target?.length],
    [0, `http://h/${"%C3%BC".repeat(9_000)}/g`.length],
  );
  const scene = new Scene({ explanation, edition: editionOf(engine, edition), words });
  for (const [name, View] of views) {
    const said = textOf(markup(new View().draw(scene, 0)));
    if (name === "visits" || name === "machine")
      assert.ok(said.includes(words.say("machine:unrecorded")), `${name}: ${said}`);
  }
});

for (const sweep of [false, true])
  test("a step that is opened does the same in lines, and all other steps are as before", { sweep }, () => {
    let lines = 0;
    for (const texts of sweep ? [long, ...runs, ...pairs(5, 3), ...hardPairs().slice(0, 20)] : runs.slice(0, 4)) {
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
    assert.ok(lines > 400, `${lines} lines`);
  });

for (const sweep of [false, true])
  test("a visit lists each line once and says how often it was carried out", { sweep }, () => {
    let steps = 0;
    for (const texts of sweep ? [long, ...pairs(5, 10), ...hardPairs()] : runs) {
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
    assert.ok(steps > 80, `${steps} steps`);
  });

test("line by line, the counts of a visit grow to those of the whole visit", () => {
  const scene = sceneOf(shop);
  for (let open = 1; open <= scene.steps.length; open++) {
    const opened = openedOf(scene, shop, open);
    const visit = visitsOf(opened)[open - 1];
    const whole = Object.fromEntries(carriedOut(scene, visitsOf(scene)[open - 1], open));
    assert.deepEqual(Object.fromEntries(carriedOut(opened, visit, visit.to)), whole, visit.group.name);
  }
});

test("a validation error is at the line that finds it, in an opened step, too", () => {
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

test("a segment that a step removes is struck out at that step, and gone at the next", () => {
  BoxSizes.prototype.of = () => ({ width: 500, height: 200, columns: 60 });
  try {
    const scene = sceneOf(shop);
    const path = (/** @type {number} */ step, of = scene) => {
      const [, row] = /<th scope="row">path<\/th>(.*?)<\/tr>/s.exec(markup(new RunRecord().draw(of, step))) ?? [];
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
    const up = sceneOf({ base: "http://a/b/c/d", reference: ".." });
    const both = up.steps
      .map((_, i) => String(path(i + 1, up)))
      .filter((row) => row.includes("-") && row.includes("+"));
    assert.deepEqual(both, ["b,-c,+"], "what a step adds comes after what it removes");
  } finally {
    BoxSizes.prototype.of = roomsOf;
  }
});

test("the value of a register is whole if the pane has room for it", () => {
  const target = `http://shop.example/${"path/".repeat(12)}x`;
  const scene = sceneOf({ base: "", reference: target });
  const output = () => textOf(markup(new RunMachine().draw(scene, scene.steps.length))).split("output ")[1];
  assert.ok(!output().startsWith(target), output());
  const letter = { width: 7, height: 20, columns: 1 };
  BoxSizes.prototype.of = (name) => (name === "letter" ? letter : { width: 350, height: 100, columns: 40 });
  try {
    assert.ok(output().startsWith(target), output());
  } finally {
    BoxSizes.prototype.of = roomsOf;
  }
});

test("a link opens a step at a line, and typing closes it", async (t) => {
  const page = await pageAt(t, link({ ...shop, edition }));
  await goto(page, `${link({ ...shop, edition, step: 20 })}&open=7`);
  const say = page.locator("uri-stepper .say");
  const scene = sceneOf(shop);
  const opened = openedOf(scene, shop, 7);
  const line = 20 - Number(opened.opened?.from);
  const position = { step: 7, total: scene.steps.length, line, lines: opened.opened?.steps };
  await eventually(async () => assert.ok((await say.innerText()).startsWith(words.say("ui:line-of", position))));
  assert.ok((await say.innerText()).includes(withoutMarks(stepText(opened, 19))));
  const { id, times } = {
    id: opened.line(19).id.split(".").at(-1),
    times: words.say("ui:listing:times", { times: 3 }),
  };
  const now = (await page.locator("uri-visits .listing .now").innerText()).replace(/\s+/g, " ");
  assert.ok(now.includes(`${id} `) && now.includes(times), now);
  await page.locator("uri-field[name=reference] textarea").fill("../g");
  await eventually(async () => assert.doesNotMatch(await page.evaluate(() => location.hash), /open/));
  const total = sceneOf({ ...shop, reference: "../g" }).steps.length;
  await eventually(async () =>
    assert.ok((await say.innerText()).startsWith(words.say("ui:step-of", { step: total, total }))),
  );
});

test("the first validation error is told below its box; a button shows all, each with its place, state and line", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/", reference: "x y/\\%zz", edition }));
  const { problems } = explained(engine, { base: "http://a/", reference: "x y/\\%zz", edition });
  const first = page.locator("uri-fault .slight");
  const more = words.say("ui:line:more", { count: problems.length - 1 });
  await eventually(async () => assert.ok((await first.innerText()).includes(more)));
  await first.click();
  const found = page.locator("uri-fault dialog .found > li");
  await eventually(async () => assert.equal(await found.count(), problems.length));
  for (const [i, { id = "" }] of problems.entries()) assert.ok((await found.nth(i).innerText()).includes(id));
  const slash = (await found.nth(1).innerText()).replace(/\s+/g, " ");
  assert.match(slash, /\b5\b.*\b8\b.*“\\”.*path state.*1\.1/);
  await page.keyboard.press("Escape");
  await goto(page, link({ base: "http://a/", reference: "http://[1::2::3]/", edition }));
  await page.locator("uri-fault .of-fault").waitFor();
});

test("an element plays a run in groups from baked data, and opens its steps once the engine is there", async (t) => {
  const shown = { ...shop, reference: "../%2e%2E/g", edition, view: "target resolution machine" };
  const { tab, asked } = await tabOn(t, somebodysPage(element(shown) + block(bakedFor(engine, [shown]))));
  await drawn(tab);
  await tab.locator("uri-machine .pointer").waitFor();
  assert.ok(!asked.some((file) => file.endsWith(".wasm")), String(asked));
  await tab.getByRole("slider", { name: "Step" }).press("Home");
  await tab.keyboard.press("ArrowRight");
  const scene = sceneOf(shown);
  const [{ group }] = scene.steps;
  await tab.locator("uri-visits .chain .now").waitFor();
  await tab.locator("uri-visits .foot button").click();
  const [total, lines] = [scene.steps.length, group?.steps];
  await tab.getByText(words.say("ui:line-of", { step: 1, total, line: 1, lines }), { exact: true }).waitFor();
  await tab.keyboard.press("Escape");
  await tab.getByText(words.say("ui:step-of", { step: 1, total }), { exact: true }).waitFor();
});

test("spaces in the name of a state are not marked", () => {
  const scene = sceneOf({ base: "http://a/b", reference: "//h" });
  const step = scene.steps.findIndex(({ group }) => group?.name === "relative slash state") + 1;
  assert.match(markup(new RunMachine().draw(scene, step)), /<code>special authority ignore slashes<\/code>/);
});

test("an element with buffers and machine draws one machine, and both for a document that has buffers", async (t) => {
  const shown = { ...shop, reference: "../g", edition, view: "target dots machine" };
  const other = { base: "http://a/b", reference: "c", view: "dots machine" };
  const { tab } = await tabOn(t, somebodysPage(element(shown) + block(bakedFor(engine, [shown, other]))));
  await drawn(tab);
  await tab.locator("uri-machine .pointer").waitFor();
  assert.equal(await tab.locator("uri-machine").count(), 1);
  assert.equal(await tab.locator(".pane").count(), 1);
  await tab.locator("uri-scope").evaluate((host) => {
    for (const [name, value] of Object.entries({ base: "http://a/b", reference: "c", edition: "rfc3986" }))
      host.setAttribute(name, value);
  });
  await tab.locator("uri-dots .rows").waitFor();
  assert.equal(await tab.locator(".pane").count(), 2);
});

test("an element says if its document has no machine", { sweep: true }, async (t) => {
  const shown = { base: "http://a/b", reference: "c", view: "target machine" };
  const { tab } = await tabOn(t, somebodysPage(element(shown)));
  await tab.getByText(words.say("machine:none", { document: "RFC 3986" })).waitFor();
});
