/**
 * The rooms beside the first one in Chinese: see translated.js.
 */
import assert from "node:assert/strict";
import { linkTo } from "../src/run/link.js";
import { chipsOf as comparisons } from "../src/rooms/comparechips.js";
import { chips } from "../src/rooms/encodingchips.js";
import { chips as documents } from "../src/rooms/documentschips.js";
import { chipsOf as schemes } from "../src/rooms/schemechips.js";
import { short } from "../src/words/words.js";
import { eventually } from "./browser.js";
import { test } from "./test.js";
import { assertTranslated, translatedSite, editions, engine, facts, openAll, sampled } from "./translated.js";

/** @typedef {import("playwright-core").Page} Page */

/** All of US-ASCII: each octet has a reason of its own, with its section. */
const all = Array.from({ length: 128 }, (_, i) => String.fromCharCode(i)).join("");

/** What is compared, beside the examples: nothing, one text, texts that are relative, faulty or guarded. */
const compared = [
  { a: "", b: "" },
  { a: "http://A/", b: "" },
  { a: "../x", b: "http://a/%zz" },
  { a: "f:/a/..//evil", b: "mailto:a@B#c" },
  { a: "HTTP://A:80/%7e#one", b: "http://a/~#two" },
];
/** What a scheme is asked about, beside the examples. */
const urls = ["", "x y", "nothing", "ftp://h/a b;type=i", "gopher://h/1"];

/** @param {string} edition */
const encoded = (edition) => {
  const answer = engine.encode("", { edition });
  const components = "components" in answer ? answer.components : [];
  return components.map(({ name }) => [
    engine.encode(`../ %41é${all}`, { edition, component: name }),
    engine.host("a.", { edition }),
  ]);
};

/** Whether two texts are the same, or what is shown where there is one. @param {string} edition */
const comparisonsBy = (edition) =>
  [...comparisons(edition), ...compared].map(
    ({ a, b }) =>
      /** @type {import("../src/run/engine.js").Comparison} */ (
        engine.compare(a || b, b || a, { edition, base: "http://h/a/b" })
      ),
  );

/** What is said of bases: each layer with what a document may have there, good and bad. @param {string} edition */
const layered = (edition) =>
  ["http://a/b", "x", "#s", "mailto:a@b", "http://a b/"].map((base) =>
    engine.documentBase(
      {
        embedded: [base, base],
        enclosing: [{ contentBase: base, contentLocation: base }],
        retrieval: base,
        default: base,
      },
      { edition },
    ),
  );

/** What is said of URIs in running text, in wrappers of all kinds and in none. @param {string} edition */
const extracted = (edition) => engine.extract(running, { edition });
const running = '<URL:http://a/b-\nc> "http://d/ e" <> http://f/. www.g.example note:h <http://i/ URL=<j:k>';

/** The URIs of the examples, and what their relative bases become. */
const bases = [
  ...documents.flatMap(({ text, retrieval = "", fallback = "" }) => [
    ...[...`${text} ${retrieval} ${fallback}`.matchAll(/\b[a-z]+:[^\s"<>]+/g)].map(([uri]) => uri),
    ...[...text.matchAll(/<base href="([^"#]*)/g)].map(([, base]) => base), // which may have a space
  ]),
  "http://www.example.com/assets/",
  "http://archive.example/2003/list/week-12/page.html",
];

const answers = editions.map(({ id: edition }) => [
  encoded(edition),
  comparisonsBy(edition),
  layered(edition),
  extracted(edition),
  [...schemes(edition).map(({ url }) => url), ...urls].map((url) => engine.scheme(url, { edition })),
]);
/** Texts that are titles of examples, or read out without marks. */
const shown = [
  ...bases,
  ...bases.map((base) => short(base)),
  ...[...chips.data, ...chips.host].map(({ text }) => text),
  ...editions.flatMap(({ id, lacks }) => [
    ...comparisons(id).map(({ a, b }) => `${a} – ${b}`),
    ...(lacks.includes("normal") ? [] : comparisonsBy(id).flatMap(({ rungs }) => rungs.flatMap(({ a, b }) => [a, b]))),
    ...schemes(id).map(({ url }) => url),
  ]),
].map((text) => text.replace(/%[0-9A-F]{2}/g, "")); // encodings are taken out of what is judged

/** The documents that print examples, each of which has a table on the board. */
const printing = editions.filter(({ id: edition }) => {
  const printed = engine.examples({ edition });
  return Array.isArray(printed) && printed.length;
});

const site = translatedSite(facts(answers, shown));
const { opened } = site;

/** Shows what a link says. @param {Page} page @param {string} hash */
async function show(page, hash) {
  await page.evaluate((hash) => void (location.hash = hash), hash);
  await page.waitForFunction((hash) => location.hash === hash, hash);
}

test("the board, every document unfolded", async () => {
  const { page, faults } = await opened();
  await page.goto(`${site.url}#room=board`);
  await page.locator(".board table.rows").first().waitFor();
  await assertTranslated(page, "the board");
  await openAll(page);
  await page
    .locator(".board table.rows")
    .nth(printing.length - 1)
    .waitFor();
  await assertTranslated(page, "the board, unfolded");
  await page.setViewportSize({ width: 390, height: 800 });
  await assertTranslated(page, "the board, narrow");
  assert.deepEqual(faults, []);
  await page.close();
});

test("the room of the encoding: data, hosts, nothing, and what cannot be encoded", async () => {
  const { page, faults } = await opened();
  await page.goto(`${site.url}#room=encoding`);
  await page.locator("uri-encoding dl").waitFor();
  for (const { id } of sampled(0)) {
    for (const to of [
      "data=..&component=path",
      "data=%2541%20%C3%A9%E4%BE%8B/%23&component=query&charset=iso-8859-1",
      "data=&component=path",
      "host=[::1.2.3.4]",
      "host=[v1.x]",
      "host=a.&x",
      "host=%20",
      "host=",
    ]) {
      const hash = `#room=encoding&${to.replace("&x", "")}&edition=${id}`;
      await page.evaluate((hash) => void (location.hash = hash), hash);
      await page.waitForFunction(
        (host) => document.querySelector(".encoding")?.getAttribute("data-part") === (host ? "host" : "data"),
        to.startsWith("host"),
      );
      await assertTranslated(page, hash);
    }
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("the Compare room: nothing, one text, two that meet or do not, a fault, a guard, steps", async () => {
  const { page, faults } = await opened();
  await page.goto(`${site.url}#room=compare`);
  await page.locator("uri-ladder li").first().waitFor();
  for (const { id } of sampled(1)) {
    for (const { a, b } of [comparisons(id)[0], ...compared]) {
      const hash = linkTo("compare", { a, b, base: "http://h/a/b", side: "a", edition: id });
      await show(page, hash);
      await page.locator(`uri-verdicts .chosen input[value="${id}"]`).waitFor();
      await page.waitForFunction(
        ([a, b]) =>
          ["a", "b"].every(
            (name, i) =>
              /** @type {HTMLInputElement | null} */ (
                document.querySelector(`.compare uri-field[name="${name}"] input`)
              )?.value === [a, b][i],
          ),
        [a, b],
      );
      await assertTranslated(page, hash);
    }
  }
  const slider = page.locator(".compare uri-stepper input");
  for (const side of ["a", "b"]) {
    await show(
      page,
      linkTo("compare", {
        ...comparisons("rfc3986")[0],
        name: null,
        base: "http://h/a/b",
        side,
        edition: "rfc3986",
        step: "0",
      }),
    );
    const steps = Number(await slider.getAttribute("max"));
    for (let step = 0; step <= steps; step += 5) {
      await slider.fill(String(step));
      await assertTranslated(page, `the way of ${side}, step ${step}`);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.turn [data-pane="buffers"]:visible').click();
  await assertTranslated(page, "the remarks, narrow");
  assert.deepEqual(faults, []);
  await page.close();
});

test("the Schemes room: every example, nothing, a fault, steps", async () => {
  const { page, faults } = await opened();
  await page.goto(`${site.url}#room=schemes`);
  await page.locator("uri-scheme .rows").waitFor();
  for (const { id } of sampled(2)) {
    for (const reference of [
      ...schemes(id)
        .map(({ url }) => url)
        .filter((_, i) => i % 3 === 0),
      ...urls,
    ]) {
      const hash = linkTo("schemes", { reference, edition: id });
      await show(page, hash);
      await page.locator(`uri-standings .chosen input[value="${id}"]`).waitFor();
      await page.waitForFunction(
        (text) =>
          /** @type {HTMLInputElement | null} */ (document.querySelector(".schemes uri-field input"))?.value === text,
        reference,
      );
      await assertTranslated(page, hash);
    }
  }
  const slider = page.locator(".schemes uri-stepper input");
  await show(
    page,
    linkTo("schemes", { reference: "ftp://myname@host.dom/%2Fetc/motd", edition: "rfc1738", step: "0" }),
  );
  for (let step = 0; step <= Number(await slider.getAttribute("max")); step += 6) {
    await slider.fill(String(step));
    await assertTranslated(page, `a dialogue, step ${step}`);
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("the Documents room: every example of a base, and URIs in running text", async () => {
  const { page, faults } = await opened();
  await page.goto(`${site.url}#room=documents`);
  await page.locator("uri-doclinks table").waitFor();
  for (const { id, lacks } of sampled(0)) {
    for (const { name, retrieval = null, fallback = null } of documents) {
      const hash = linkTo("documents", { part: "base", example: name, retrieval, default: fallback, edition: id });
      await show(page, hash);
      await page.locator(`uri-verdicts .chosen input[value="${id}"]`).waitFor();
      await eventually(async () =>
        assert.equal(await page.locator(".of-base .chips [aria-pressed=true]").count(), 1, hash),
      );
      await assertTranslated(page, hash);
    }
    if (lacks.includes("delimiting")) continue; // the document does not speak of running text
    const text = linkTo("documents", { part: "text", example: "hyphen", edition: id });
    await show(page, text);
    await page.locator("uri-extracted").waitFor();
    await assertTranslated(page, text);
    await page.getByRole("textbox").first().fill(running);
    await assertTranslated(page, `${id}: ${running}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await assertTranslated(page, "the Documents room, narrow");
  assert.deepEqual(faults, []);
  await page.close();
});
