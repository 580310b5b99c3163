/**
 * The board in Chromium: every example of every document by every spec, compared with the documents' printed results
 * and the engine's answers under Node; each cell opens the player on its case.
 */
import assert from "node:assert/strict";
import { linkTo, read, start } from "../src/run/link.js";
import { Player } from "../src/run/player.js";
import { short } from "../src/words/words.js";
import { assertTarget, eventually, goto, painted, sharedSite, shows, watch } from "./browser.js";
import { editions, engine, words } from "./fixtures.js";
import { asSaid, inWords } from "./shown.js";
import { each, examplesOf, explained, link } from "./support.js";
import { after, before, sweeping, test } from "./test.js";

/** @import { Page } from "playwright-core" */
/** @import { Cell, Edition, Example } from "../src/run/engine.js" */

const documents = editions.map((edition) => {
  const board = engine.board(edition.id);
  assert.ok(Array.isArray(board));
  const rows = examplesOf(engine, edition.id).map((example, i) => {
    assert.equal(board[i].id, example.id);
    return { example, cells: board[i].cells };
  });
  assert.equal(board.length, rows.length);
  return { edition, rows };
});
/** The position of a spec, among the documents and in each row. @param {string} id */
const at = (id) => editions.findIndex((edition) => edition.id === id);

/** The documents whose tables are tested: the first one, and those with clients, buffers, data. */
const unfolded = sweeping ? [...documents.keys()] : [0, ...["rfc1738", "rfc3986"].map(at)];

/** @type {Page} */
let page;
/** @type {string[]} */
let faults;
before(async () => {
  const { browser, url } = await sharedSite();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  faults = await watch(page, url);
  await page.goto(`${url}#room=board`);
  await page.waitForFunction(
    () => $$(".board .summary td").every((cell) => cell.textContent !== "…") && $(".board .rows"),
  );
  for (const i of unfolded)
    await page
      .locator(".board .documents details")
      .nth(i)
      .evaluate((details) => details.setAttribute("open", ""));
  await page.waitForFunction(
    (count) => document.querySelectorAll(".board table.rows").length === count,
    unfolded.length,
  );
  await painted(page);
});
after(() => page?.close());

/** Kinds of printed results other than URIs and references. */
const besides = ["different", "part", "parts", "encode", "groups", "buffers", "client", "extract"];

/**
 * A spec's result for an example with lines, from the answers to single questions, replayed by the player.
 * @param {Edition} edition @param {Example} example @returns {string[] | null}
 */
function linesOf({ id, expression, listing }, { kind, input, of, want }) {
  if (kind === "encode") {
    const answer = engine.encode(input, { edition: id, component: "path", ...(of && { charset: of }) });
    return "encoded" in answer && answer.encoded !== null ? [answer.encoded] : null;
  }
  if (kind === "extract") {
    const answer = engine.extract(input, { edition: id });
    return "found" in answer ? answer.found.map(({ uri }) => uri) : null;
  }
  if (kind === "parts") {
    const { text, parts } = explained(engine, { base: input, reference: "", edition: id }).base;
    const scheme = engine.scheme(input, { edition: id });
    const all = [...parts, ...("error" in scheme ? [] : scheme.parts)];
    const lines = want.map((line) => {
      const name = line.slice(0, line.indexOf(" = "));
      const part = all.find((one) => one.name === name) ?? all.find((one) => one.role === name);
      return part && `${name} = ${part.span ? text.slice(...part.span) : "<undefined>"}`;
    });
    return lines.includes(undefined) ? null : /** @type {string[]} */ (lines);
  }
  if (kind === "groups") {
    const { text, groups } = explained(engine, { base: input, reference: "", edition: id }).base;
    return (
      expression && groups.slice(1).map((group, i) => `$${i + 1} = ${group ? text.slice(...group) : "<undefined>"}`)
    );
  }
  if (kind === "buffers") {
    const [output, source] = ["output buffer", "input buffer"].map((name) =>
      listing.registers.findIndex((register) => register.name === name),
    );
    if (output < 0) return null;
    const explanation = explained(engine, { base: "x:", reference: input, edition: id });
    const player = new Player(listing, explanation);
    return explanation.run.steps.flatMap(({ line, edits }, i) => {
      player.goto(i + 1);
      return edits.some(([register]) => register === output || register === source)
        ? [`${listing.lines[line].id}: ${player.text(output)} | ${player.text(source)}`]
        : [];
    });
  }
  const answer = engine.scheme(input, { edition: id });
  if ("error" in answer || !answer.listing || !answer.run) return null;
  if (!answer.listing.registers.some(({ sent }) => sent)) return null; // its client sends nothing
  const player = new Player(answer.listing, { run: answer.run, texts: [input] }).goto(Infinity);
  const commands = want.map((line) => line.split(" ")[0]);
  return answer.listing.registers.flatMap(({ sent }, register) =>
    sent ? (player.text(register) ?? "").split("\r\n").filter((line) => commands.includes(line.split(" ")[0])) : [],
  );
}

/**
 * True if a spec gives an example's printed result, computed here from the answers to single questions; null if it
 * can't tell.
 * @param {Edition} edition @param {Example} example
 */
function asPrinted(edition, example) {
  const { id, lacks, living } = edition;
  const {
    kind,
    base = "",
    input,
    want,
    of,
    strict = true,
    validating = true,
    excess = "keep",
    slashes = "rule",
  } = example;
  if (kind === "part") {
    const answer = engine.validate(input, { edition: id, production: of });
    return "valid" in answer ? answer.valid : null;
  }
  if (kind === "different") {
    const comparison = engine.compare(input, want[0], { edition: id, base: "x:" });
    return "meet" in comparison ? comparison.meet === null : null;
  }
  if (besides.includes(kind)) {
    const lines = linesOf(edition, example);
    return lines && lines.join("\n") === want.join("\n");
  }
  if (kind === "resolve") {
    const explanation = explained(engine, { base, reference: input, edition: id, strict, validating, excess, slashes });
    return (explanation.outcome === "error" ? "Failure" : inWords(explanation)) === want[0];
  }
  if (kind === "dots")
    return explained(engine, { base: "x:", reference: input, edition: id }).target === `x:${want[0]}`;
  if (lacks.includes("syntax") || (kind === "equivalent" && lacks.includes("normal"))) return null;
  if (kind === "parse" && living) {
    // The algorithm's errors with a base differ from the grammar's.
    const answer = engine.validate(input, { edition: id, base: "http://example.org/" });
    return "valid" in answer && answer.valid;
  }
  const { production, errors } = explained(engine, { base: "x:", reference: input, edition: id }).reference;
  const derived = production !== null && errors.length === 0;
  if (kind === "parse") return derived;
  const comparison = engine.compare(input, want[0], { edition: id, base: "x:" });
  return "meet" in comparison ? comparison.meet !== null : null;
}

/** The page's board, by document. */
const shown = () =>
  $$(".board .documents details").map((details) => ({
    title: details.querySelector("summary")?.textContent?.replace(/\s+/g, " ").trim() ?? "",
    heads: [...details.querySelectorAll("thead th")].map((head) => head.textContent?.trim()),
    rows: [...details.querySelectorAll("tbody tr:has(th[scope=row])")].map((row) => ({
      input: row.querySelector("th code")?.textContent ?? "",
      loose: row.querySelector("th small:not(.kind)") !== null,
      kind: row.querySelector("th .kind")?.textContent ?? "",
      printed: [...(row.querySelector("td")?.querySelectorAll("code") ?? [])].map((code) => code.textContent),
      contradicts: row.classList.contains("contradicts"),
      remark: row.nextElementSibling?.querySelector(":scope > td > p:has(> b)")?.textContent?.trim() ?? "",
      cells: [...row.querySelectorAll("td:has(> a)")].map((cell) => ({
        own: cell.classList.contains("own"),
        sign: cell.querySelector(".sign[aria-hidden=true]")?.textContent,
        text: cell.textContent?.replace(/\s+/g, " ").trim(),
        href: cell.querySelector("a")?.getAttribute("href") ?? "",
      })),
    })),
  }));

/** The expected text of a cell. @param {Cell} cell @param {Example} example */
function said(cell, { kind }) {
  const { agrees, valid, lines } = cell;
  if (agrees === null) return besides.includes(kind) ? words.say("board:nothing") : words.say("board:not-computed");
  if (agrees) return `=${words.say("board:agrees")}`;
  if (lines && !lines.length) return `≠ ${words.say("board:none")}`;
  if (lines) return `≠ ${lines.map((line) => short(line, 20)).join("")}`.trim();
  if (!cell.outcome) return `≠ ${words.say(valid ? "board:accepts" : "board:refuses")}`;
  return `≠ ${short(asSaid(cell), 60)}`;
}

/** The link of a cell to another room. @param {Example} example @param {string} edition */
function elsewhere({ id, kind, input, want, of: charset }, edition) {
  if (kind === "different") return linkTo("compare", { a: input, b: want[0], edition });
  if (kind === "extract") return linkTo("documents", { part: "text", example: id, edition });
  if (kind === "client") return linkTo("schemes", { reference: input, edition });
  return kind === "encode"
    ? linkTo("encoding", { data: input, component: "path", charset: charset ?? null, edition })
    : null;
}

/** The case of a cell. @param {Example} example @param {string} edition */
function caseOf(
  { kind, base = "", input, strict = true, validating = true, excess = "keep", slashes = "rule" },
  edition,
) {
  if (kind === "resolve") return { base, reference: input, edition, strict, validating, excess, slashes };
  if (kind === "dots" || kind === "buffers") return { base: "x:", reference: input, edition };
  return { reference: kind === "part" ? base + input : input, edition };
}

test("what the engine has on the board is what single questions give", { sweep: true }, () => {
  for (const { rows } of documents) {
    for (const { example, cells } of rows) {
      assert.deepEqual(each(cells, "edition"), each(editions, "id"), example.id);
      assert.deepEqual(
        each(cells, "agrees"),
        editions.map((edition) => asPrinted(edition, example)),
        example.id,
      );
    }
  }
});

test("each edition agrees with its own document, but where that is remarked on", (t) => {
  for (const { edition, rows } of documents) {
    const own = rows.map(({ example, cells }) => ({ example, agrees: cells[editions.indexOf(edition)].agrees }));
    const agreeing = own.filter(({ agrees }) => agrees).length;
    const computed = own.filter(({ agrees }) => agrees !== null).length;
    t.diagnostic(
      `${edition.year} ${edition.document}: ${agreeing} of ${computed} examples as printed, ${own.length - computed} not computed`,
    );
    assert.deepEqual(
      own.filter(({ agrees, example }) => agrees === false && !example.remark).map(({ example }) => example.id),
      [],
    );
    assert.ok(own.length >= 12, edition.id);
  }
  const contradicting = documents.flatMap(({ edition, rows }) =>
    rows.filter(({ cells }) => cells[editions.indexOf(edition)].agrees === false).map(({ example }) => example.id),
  );
  assert.deepEqual(contradicting, ["url-syntax-05/C.2/http://a/../b/c"]);
});

for (const sweep of [false, true])
  test(
    `every row of ${sweep ? "every document" : "some documents"} is there, with a cell for each edition`,
    { sweep },
    async () => {
      const tables = await page.evaluate(shown);
      assert.equal(tables.length, documents.length, "a document without examples has a table");
      for (const d of unfolded) {
        const { edition, rows } = documents[d];
        const { title, heads, rows: got } = tables[d];
        assert.equal(
          title,
          `${edition.living ? edition.document : words.say("board:document", { year: String(edition.year), document: edition.document })} ${words.say("board:examples", { all: rows.length })}`,
        );
        assert.deepEqual(
          heads.slice(2),
          editions.map(({ year, living }) => (living ? `${words.say("ui:today")} ${year}` : String(year))),
        );
        assert.equal(got.length, rows.length, title);
        rows.forEach(({ example, cells }, i) => {
          const { kind, input, want, strict = true, excess = "keep", slashes = "rule", remark } = example;
          const row = got[i];
          assert.equal(row.input, input === "" ? words.say("ui:empty-input") : short(input, 34), example.id);
          const cut = (/** @type {string} */ text) =>
            ["parts", "groups", "buffers", "client"].includes(kind) ? text : short(text, 34);
          const spaced = (/** @type {string | null} */ text) =>
            kind === "buffers" ? text?.replace(/^(\w+) *: +/, "$1: ").replace(/ {2,}/, " | ") : text;
          assert.deepEqual(
            row.printed.map(spaced),
            kind === "parse" || kind === "part"
              ? []
              : want
                  .map(cut)
                  .map((text) => (kind === "buffers" ? text.replace(/^1:  \| /, "1: ").replace(/ \| $/, "") : text)),
            example.id,
          );
          assert.equal(row.loose, !strict || excess !== "keep" || slashes !== "rule", example.id);
          assert.equal(row.kind !== "", besides.includes(kind), `${example.id}: ${row.kind}`);
          assert.deepEqual(
            each(row.cells, "text"),
            cells.map((cell) => said(cell, example)),
            example.id,
          );
          assert.deepEqual(
            each(row.cells, "sign"),
            cells.map(({ agrees }) => (agrees === null ? undefined : agrees ? "=" : "≠")),
            example.id,
          );
          assert.deepEqual(
            each(row.cells, "own"),
            editions.map((other) => other === edition),
            example.id,
          );
          assert.deepEqual(
            each(row.cells, "href"),
            editions.map(({ id }) => elsewhere(example, id) ?? link(caseOf(example, id))),
            example.id,
          );
          assert.equal(row.contradicts, cells[d].agrees === false, example.id);
          assert.equal(row.remark.length > 20, remark !== undefined, `${example.id}: “${row.remark}”`);
        });
      }
    },
  );

test("the summary counts what is on the board", async () => {
  const table = await page.evaluate(() =>
    $$(".board .summary tbody tr").map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim()),
    ),
  );
  assert.deepEqual(
    table,
    documents.map(({ rows }) => {
      return editions.map((_, i) => {
        const agreeing = rows.filter(({ cells }) => cells[i].agrees).length;
        const all = rows.filter(({ cells }) => cells[i].agrees !== null).length;
        return words.say("board:count", { agreeing, all });
      });
    }),
  );
});

test(
  "the link of every cell gives the case that the cell is about, with the answer that is on the board",
  { sweep: true },
  () => {
    for (const { rows } of documents)
      for (const { example, cells } of rows) {
        if (elsewhere(example, "")) continue; // the cell leads to another room
        for (const [i, cell] of cells.entries()) {
          const asked = caseOf(example, editions[i].id);
          const where = `${example.id}, ${link(asked)}`;
          const { state, notes } = read(link(asked));
          assert.deepEqual(notes, [], where);
          const opened = {
            ...state,
            ...state.options,
            strict: state.options.strict !== "no",
            validating: state.options.validating !== "no",
          };
          const { base, reference, edition } = opened;
          assert.deepEqual(
            [base, reference, edition],
            [asked.base ?? start.base, asked.reference, asked.edition],
            where,
          );
          const explanation = explained(engine, /** @type {any} */ (opened));
          if (cell.outcome) assert.equal(inWords(explanation), inWords(cell), where);
        }
      }
  },
);

test("the way there and back: a real click, Back, and the menu", async () => {
  const menu = page.locator("#rooms");
  const current = () => menu.locator("[aria-current=page]").textContent();
  assert.equal((await current())?.trim(), words.say("page:board"));
  const { example } =
    documents[at("rfc3986")].rows.find((row) => row.example.input === "../../../g") ?? assert.fail("no such example");
  const row = page
    .locator(".board .documents details")
    .nth(at("rfc3986"))
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: example.input, exact: true }) });
  await row.getByRole("link").nth(at("url-syntax-05")).click();
  await page.locator("uri-stepper input").waitFor();
  await assertTarget(page, "http://a/../g", "the case of the cell");
  await eventually(async () => assert.equal((await current())?.trim(), words.say("page:resolve")));
  await eventually(async () => assert.equal(await page.evaluate(() => scrollY), 0, "another room begins at its top"));

  await page.goBack();
  await page.locator(".board").waitFor();
  assert.equal(
    await page.locator(".board .documents details[open]").count(),
    unfolded.length,
    "what was open is closed",
  );
  await page.goForward();
  await page.locator("uri-stepper input").waitFor();

  await menu.locator("[data-list=look-up] summary").click();
  await menu.locator("a[href*=board]").click();
  await page.locator(".board").waitFor();
  assert.equal(await page.locator("uri-stepper").isVisible(), false);
  await menu.locator("a").first().click();
  await page.locator("uri-stepper input").waitFor();
  assert.equal(
    await page.evaluate(() => location.hash),
    link(caseOf(example, "url-syntax-05")),
    "the menu leads back to the case that was shown",
  );
  await assertTarget(page, "http://a/../g", "by the menu");
  await goto(page, "#room=board");
});

test("a table is one stop for Tab; arrow keys, Home and End go through it; Enter opens a cell", async () => {
  const all = page.locator(".board .documents details").nth(at("rfc3986"));
  const grid = all.getByRole("grid");
  /** The position of the focus: among the rows that have a header, and in the row. */
  const place = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest("th, td");
      const rows = [...(cell?.closest("table")?.rows ?? [])].filter((row) => row.querySelector("th[scope=row]"));
      return [
        rows.findIndex((row) => row === cell?.parentElement),
        [...(cell?.parentElement?.children ?? [])].indexOf(/** @type {Element} */ (cell)),
      ];
    });
  const last = editions.length + 1;
  await page.locator(".board .documents details summary").first().focus();
  await page.keyboard.press("Tab");
  assert.deepEqual(await place(), [0, 2], "a table begins with its first answer");
  await all.locator("summary").focus();
  await page.keyboard.press("Tab"); // to the cell that was opened before
  assert.notDeepEqual(await place(), [0, 0]);
  await grid.locator("th[scope=row]").first().focus();
  for (const [key, ...where] of /** @type {[string, number, number][]} */ ([
    ["ArrowUp", 0, 0],
    ["ArrowRight", 0, 1],
    ["ArrowDown", 1, 1],
    ["End", 1, last],
    ["ArrowRight", 1, last],
    ["Home", 1, 0],
    ["ArrowLeft", 1, 0],
    ["PageDown", 11, 0],
    ["PageUp", 1, 0],
    ["ArrowRight", 1, 1],
    ["ArrowRight", 1, 2],
  ])) {
    await page.keyboard.press(key);
    assert.deepEqual(await place(), where, key);
  }
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
  await page.keyboard.press("Shift+Tab");
  assert.ok(await all.locator("summary").evaluate((summary) => summary === document.activeElement));
  await page.keyboard.press("Tab");
  assert.deepEqual(await place(), [1, 2], "Tab comes back to the cell that had the focus");
  await page.keyboard.press("Tab");
  assert.equal(
    await grid.evaluate((table) => table.contains(document.activeElement)),
    false,
    "the next stop is behind the table",
  );
  await page.keyboard.press("Shift+Tab");
  const { example } = documents[at("rfc3986")].rows[1];
  await page.keyboard.press("Enter");
  await shows(page, link(caseOf(example, editions[0].id)));
  await goto(page, "#room=board");
});

test(
  "data open the room of the encoding, with the component and the charset that are meant",
  { sweep: true },
  async () => {
    const rows = page
      .locator(".board .documents details")
      .nth(at("rfc3986"))
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: /^Laguna Beach/ }) });
    await rows.nth(1).getByRole("link").nth(at("rfc3986")).click();
    await page.locator(".encoding").getByText("%D3%81%87%A4%95%81@%C2%85%81%83%88").first().waitFor();
    await page.goBack();
    await page.locator(".board").waitFor();
  },
);

test("what a client sends opens the room of the schemes", async () => {
  const { example } =
    documents[at("rfc1738")].rows.find((row) => row.example.kind === "client") ?? assert.fail("no such example");
  const row = page
    .locator(".board .documents details")
    .nth(at("rfc1738"))
    .getByRole("row")
    .filter({ has: page.locator("th .kind", { hasText: words.say("board:kinds:client") }) })
    .first();
  assert.match(await row.innerText(), /CWD \/etc\s+RETR motd/);
  await row.getByRole("link").nth(at("rfc1738")).click();
  await page.locator("uri-dialogue").waitFor();
  assert.equal(
    await page.evaluate(() => location.hash),
    linkTo("schemes", { reference: example.input, edition: "rfc1738" }),
  );
  await page.goBack();
  await page.locator(".board").waitFor();
});

test("nothing went wrong meanwhile", () => assert.deepEqual(faults, []));
