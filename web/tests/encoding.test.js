/**
 * The Encoding room: data encoded in a component and decoded again, and hosts; in Chromium, by keyboard and by links,
 * in small and wide windows; and the words for every line and step.
 */
import assert from "node:assert/strict";
import { encodersOf, readFrom } from "../src/neighbours/encoders.js";
import { EncodeCase, rowsOf, spanOf } from "../src/cases/encode.js";
import { linkTo, parse } from "../src/run/link.js";
import { chips } from "../src/rooms/encodingchips.js";
import { withoutMarks } from "../src/texts/marks.js";
import { lineText, stepText } from "../src/views/stage/step.js";
import { atLink, eventually, goto, pageAt, painted, sliderOf, yearOf } from "./browser.js";
import { editions, engine, say, words } from "./fixtures.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** @param {Record<string, string | null>} fields */
const linkOf = (fields) => linkTo("encoding", fields);

/** @param {string} data @param {{ edition?: string, component?: string, charset?: string }} [of] */
const caseOf = (data, { edition = "rfc3986", component = "path", charset = "" } = {}) =>
  new EncodeCase({ engine, editions, words }, { data, edition, component, charset });

/** Data of every kind, in every spec that defines encoding. The first tier takes every pair of a charset and a component. @param {boolean} sweep */
const casesOf = (sweep) =>
  editions
    .filter(({ lacks }) => !lacks?.includes("encoding"))
    .flatMap(({ id }) =>
      [
        ...chips.data.map(({ text }) => text),
        "",
        "a/b?c#d:e@f[g]",
        "\ud800x",
        "é例\u{1F600}",
        '\0\x7f <>"{}|\\^`=+;,',
      ].flatMap((data) =>
        ["", "ebcdic", "iso-8859-1"].flatMap((charset) =>
          ["path", "query", "host", "userinfo", "password", "address", "fragment", "special-query", "form"].map(
            (component) => ({ data, edition: id, component, charset }),
          ),
        ),
      ),
    )
    .filter((_, i) => (i % 7 === 0) !== sweep)
    .map(({ data, ...of }) => caseOf(data, of));

for (const sweep of [false, true])
  test("every line and every step has a sentence, every reason, warning and charset its words", { sweep }, () => {
    for (const { scene, answer, asked } of casesOf(sweep)) {
      assert.ok(scene && answer, JSON.stringify(asked));
      for (const line of scene.listing.lines) {
        assert.ok(lineText(scene, line));
        if (line.decided) assert.match(words.say(scene.idOf("decisions", line)), /\.$/);
      }
      scene.steps.forEach((_, i) => {
        const said = withoutMarks(stepText(scene, i));
        assert.match(said, /^[^a-z]?.*\.$/su, `${said}: ${JSON.stringify(asked)}`);
        assert.ok(words.has(scene.idOf("steps", scene.line(i))), scene.line(i).id);
      });
      for (const { reason } of answer.characters)
        for (const group of ["reasons", "short"]) assert.ok(words.has(`encoding:${group}:${reason}`), reason);
      for (const { id } of answer.warnings) assert.ok(words.has(`encoding:warnings:${id}`), id);
    }
    for (const { id } of editions.filter(({ lacks }) => !lacks?.includes("hosts")))
      for (const { text } of chips.host) {
        const answer = engine.host(text, { edition: id });
        if (["rfc1808", "url-standard"].includes(id)) continue; // these specs have no grammar for the forms of a host
        assert.ok("remarks" in answer && answer.remarks.every((remark) => words.has(`encoding:hosts:${remark.id}`)));
      }
  });

for (const sweep of [false, true])
  test("the run ends with the data, and a step is about the characters that it writes", { sweep }, () => {
    for (const {
      scene,
      answer,
      asked: { data },
    } of casesOf(sweep)) {
      if (!scene || !answer || answer.encoded === null) continue;
      const player = scene.at(scene.steps.length);
      assert.deepEqual(
        [2, 3, 6].map((register) => player.text(register)),
        [answer.encoded, answer.uri, answer.decoded],
      );
      const numbered = answer.characters.some(({ reason }) => reason === "reference");
      assert.equal(answer.decoded === data, !numbered);
      assert.equal(
        rowsOf(answer)
          .map(({ span }) => data.slice(...span))
          .join(""),
        data,
      );
      assert.equal(
        rowsOf(answer)
          .map(({ encoded }) => encoded)
          .join(""),
        answer.encoded,
      );
      scene.steps.forEach((step, i) => {
        const { id } = scene.line(i);
        const text = data.slice(...spanOf(answer, step));
        const ofNumber = numbered && ["stays", "plain"].includes(id); // may be the digits of a number
        if (id === "stays" && answer.charset.id !== "ebcdic" && !ofNumber) assert.equal(text, stepAdds(scene, i));
        if (["ascii", "charset", "reference", "plain", "escape", "space"].includes(id) && !ofNumber) {
          const octets = answer.characters
            .filter(({ span }) => span[0] >= spanOf(answer, step)[0] && span[1] <= spanOf(answer, step)[1])
            .map((of) => of.octets)
            .join("");
          const added = String(stepAdds(scene, i)).replaceAll(" ", "");
          assert.ok(
            id === "escape" ? octets.includes(added) && [...text].length === 1 : octets === added,
            `${id}: ${text} has ${octets}, ${added} was added`,
          );
        }
        if (["ascii", "charset", "reference", "triplet", "plus", "plain", "escape", "space", "stays"].includes(id))
          assert.ok(text, `${id}: ${JSON.stringify(data)}`);
      });
    }
  });

/**
 * The text that a step adds to the first register that it sets.
 * @param {import("../src/run/scene.js").Scene} scene @param {number} i
 */
function stepAdds(scene, i) {
  const [register, start] = scene.steps[i].edits[0];
  return scene
    .at(i + 1)
    .text(register)
    ?.slice(start);
}

test("a link says all of the state, and any string survives it", () => {
  for (const data of ["", "a&b=c#d", "%41", "%", "é\u{1F600}", " \t\n", "%zz"]) {
    const { room, fields, notes } = parse(linkOf({ data, component: "query", edition: "rfc1738", step: "3" }), [
      "resolve",
      "encoding",
    ]);
    assert.deepEqual(
      [room, Object.fromEntries(fields), notes],
      ["encoding", { data, component: "query", edition: "rfc1738", step: "3" }, []],
    );
  }
});

/** @param {Page} page @param {Record<string, string | null>} [fields] */
async function open(page, fields = {}) {
  await goto(page, linkOf(fields));
  await page
    .locator(fields.host === undefined ? ".encoded-row output > *" : "uri-host > *")
    .first()
    .waitFor();
}

const box = (/** @type {Page} */ page) => page.locator(".encoding textarea");
/** The button of an answer to "What do you have?". @param {Page} page @param {string} name */
const have = (page, name) => page.getByRole("button", { name: say(`encoding:parts:${name}`), exact: true });
/** @param {Page} page @param {string} text */
const shows = (page, text) => page.waitForFunction((want) => $(".encoded-row output")?.textContent === want, text);

/** True if the page doesn't scroll, and the row of the step is in sight. @param {Page} page */
const still = (page) =>
  page.evaluate(() => {
    const seen = (/** @type {string} */ selector) => {
      const row = $(selector);
      const pane = row?.closest(".pane");
      if (!row || !pane) return true;
      const [a, b] = [pane.getBoundingClientRect(), row.getBoundingClientRect()];
      return b.bottom > a.top && b.top < a.bottom;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      fits: scrollWidth <= clientWidth,
      row: seen(".encoding uri-resolution [aria-current=step]"),
    };
  });

test("Laguna Beach, stepped to the end and back by keyboard", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await open(page, { data: "Laguna Beach", component: "path", edition: "rfc3986", step: "0" });
  await shows(page, "Laguna%20Beach");
  const steps = Number(await sliderOf(page).getAttribute("max"));
  assert.ok(steps > 10, String(steps));
  /** @type {string[]} */
  const said = [];
  for (let step = 1; step <= steps; step++) {
    await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((to) => $(".encoding uri-stepper input")?.value === to, String(step));
    await painted(page);
    said.push(await page.locator(".encoding uri-stepper .sentence").innerText());
    assert.deepEqual(await still(page), { fits: true, row: true });
  }
  const { scene } = caseOf("Laguna Beach");
  assert.ok(scene);
  assert.deepEqual(
    said.map((one) => one.replace(/[\s␣·]+/g, "")),
    scene.steps.map((_, i) => withoutMarks(stepText(scene, i)).replace(/[\s␣·]+/g, "")),
  );
  await atLink(page, linkOf({ data: "Laguna Beach", component: "path", edition: "rfc3986" }));
  await page.keyboard.press("Home");
  await page.locator("uri-encoding .none").nth(5).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator("uri-encoding tbody tr.now").first().waitFor();
});

test("what is typed is encoded, by the component, the charset and the edition that are chosen", async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  await shows(page, "Laguna%20Beach");
  await box(page).fill("AC/DC é");
  await shows(page, "AC%2FDC%20%C3%A9");
  await have(page, "value").click();
  await shows(page, "AC/DC%20%C3%A9");
  await yearOf(page, "url-1993").check();
  await shows(page, "AC%2FDC%20%E9");
  await page.getByRole("combobox", { name: say("encoding:charset") }).selectOption("utf-8");
  await shows(page, "AC%2FDC%20%C3%A9");
  await atLink(page, linkOf({ data: "AC/DC é", component: "query", charset: "utf-8", edition: "url-1993" }));
  await yearOf(page, "rfc3986").check();
  await have(page, "path").click();
  await page.getByRole("button", { name: say("page:ways:all") }).click();
  await page
    .locator("dialog a", { hasText: say("encoding:examples:ebcdic") })
    .first()
    .click();
  await shows(page, "%D3%81%87%A4%95%81@%C2%85%81%83%88");
  await page.goBack();
  await shows(page, "AC%2FDC%20%C3%A9");
  await box(page).fill("%41");
  await shows(page, "%2541");
  await page.locator("uri-encoding .warnings li").nth(1).waitFor();
  assert.ok((await page.locator("uri-encoding .warnings").innerText()).includes(say("encoding:never", { twice: "A" })));
});

/** The spoken text of each year's answer, next to its sign. @param {import("playwright-core").Page} page */
const answers = (page) =>
  page.locator("uri-results .answer").evaluateAll((all) =>
    all.map((answer) => {
      const heard = /** @type {Element} */ (answer.cloneNode(true));
      for (const seen of heard.querySelectorAll("code[aria-hidden]")) seen.remove();
      return heard.textContent?.replace(/\s+/g, " ").trim();
    }),
  );

test("a name becomes what this browser and our Punycode make of it", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { data: "Bücher.example", component: "host", edition: "rfc3986" });
  await page.locator("uri-encoding .dns").waitFor();
  const rows = await page.locator("uri-encoding .dns dd").allInnerTexts();
  assert.deepEqual(rows, ["xn--Bcher-kva.example", "xn--bcher-kva.example", "bücher.example"]);
  await eventually(async () =>
    assert.deepEqual(await answers(page), [
      `≠${say("ui:differs")} ${say("encoding:no-text")}`,
      `≠${say("ui:differs")} ${say("encoding:no-text")}`,
      `≠${say("ui:differs")} ${say("encoding:no-text")}`,
      words.say("page:unspoken"),
      `≠${say("ui:differs")} ${say("encoding:no-text")}`,
      `=${say("ui:same")}`,
      `=${say("ui:same")}`,
      "B%C3%BCcher.example",
      `≠${say("ui:differs")} ${say("encoding:no-text")}`,
    ]),
  ); // the other specs have no such component
});

test("no data, half a pair of surrogates, line breaks, and what ISO Latin 1 does not have", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { data: "", component: "path", edition: "rfc3986" });
  await page.locator("uri-encoding .note").waitFor();
  await box(page).fill("a\nb");
  await shows(page, "a%0Ab");
  await page.evaluate(() => {
    const box = $(".encoding textarea");
    box.value = "a\ud800";
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await page.locator(".encoded-row output .none").waitFor();
  assert.equal(await page.evaluate(() => $(".encoding textarea").value), "a\ud800");
  await box(page).fill("例");
  await shows(page, "%E4%BE%8B");
  await yearOf(page, "url-1993").check();
  await page.locator(".encoded-row output .none").waitFor();
  assert.match(await page.locator("uri-encoding .warnings").innerText(), /ISO Latin 1 can’t represent/);
});

test("hosts: the order, the pieces, and what each edition reads", async (t) => {
  const page = await pageAt(t, "");
  await open(page, { host: "u@[::ffff:192.0.2.16]:80", edition: "rfc3986" });
  await page.locator("uri-host tbody tr").nth(7).waitFor();
  assert.equal(await page.locator("uri-host .whole").innerText(), "0000:0000:0000:0000:0000:ffff:c000:0210");
  assert.deepEqual(await page.locator("uri-host tr.elided").count(), 5);
  assert.match(await page.locator("uri-host .around").innerText(), /user information u port 80/);
  await box(page).fill("a_b");
  await yearOf(page, "rfc2396bis-01").check();
  await page.getByRole("heading", { name: /registry/ }).waitFor();
  await eventually(async () =>
    assert.deepEqual(await answers(page), [
      `≠${say("ui:differs")} hostname`,
      `≠${say("ui:differs")} hostname`,
      `≠${say("ui:differs")} ${say("encoding:no-text")}`,
      words.say("page:unspoken"),
      `≠${say("ui:differs")} ${say("encoding:no-text")}`,
      `≠${say("ui:differs")} reg_name`,
      "reg-name",
      `=${say("ui:same")}`,
      `≠${say("ui:differs")} domain`,
    ]),
  );
  await atLink(page, linkOf({ host: "a_b", edition: "rfc2396bis-01" }));
  await box(page).fill("");
  await page.locator("uri-host .note").waitFor();
  await have(page, "path").click();
  await shows(page, "Laguna%20Beach");
});

test("a megabyte of % is encoded, and stays out of the link", { sweep: true }, async (t) => {
  const page = await pageAt(t, "");
  await open(page);
  await page.evaluate(() => {
    const box = $(".encoding textarea");
    box.value = "%".repeat(1 << 20);
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await page.waitForFunction(() => $(".encoded-row output")?.textContent?.startsWith("%25%25%25"));
  await eventually(async () => assert.match(await page.evaluate(() => location.hash), /^#room=encoding&omitted=data&/));
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`${width} pixels: nothing of the room is wider than the window`, { sweep: true }, async (t) => {
    const page = await pageAt(t, "", { width, height });
    for (const fields of /** @type {Record<string, string>[]} */ ([
      { data: "a/b é%41", edition: "rfc1738", step: "5" },
      { data: "Bücher.example", component: "host" },
      { host: "[fe80::1%25en0]" },
      { host: "[::1.2.3.4]" },
    ])) {
      await open(page, fields);
      await painted(page);
      assert.deepEqual(await still(page), { fits: true, row: true }, JSON.stringify(fields));
    }
  });

test("what the functions of this browser give is what they give for each character, and compared with the answer", () => {
  for (const data of ["fish & chips", "it's (a)/?~*", "100% é例\u{1F600}", "a+b=c", " \t\n"])
    for (const component of ["path", "query"])
      for (const { id } of editions.filter(({ lacks }) => !lacks?.includes("encoding"))) {
        const { answer } = caseOf(data, { edition: id, component });
        assert.ok(answer);
        const results = encodersOf(data, answer);
        assert.deepEqual(
          results.map(({ result }) => result),
          [encodeURIComponent(data), encodeURI(data), new URLSearchParams({ value: data }).toString()],
        );
        for (const { result, name, same, differs } of results) {
          const theirs = result?.slice(name.length);
          assert.equal(same, theirs === answer.encoded);
          assert.equal(differs === null, same || answer.encoded === null);
          if (differs) assert.ok(differs.keeps || differs.encodes || differs.writes, `${data} by ${id}: ${theirs}`);
        }
      }
  const [component, whole, params] = encodersOf(
    "a&b /",
    /** @type {any} */ (caseOf("a&b /", { component: "query" }).answer),
  );
  assert.deepEqual(component.differs, { keeps: null, encodes: { found: ["/"], reason: "allowed" }, writes: null });
  assert.deepEqual(whole.differs, { keeps: { found: ["&"], reason: "reserved" }, encodes: null, writes: null });
  assert.deepEqual(params.differs?.writes, { found: " ", theirs: "+", ours: "%20" });
});

test("for half of a surrogate pair, two functions throw, and one writes U+FFFD", () => {
  const data = "a\ud800";
  const rows = encodersOf(data, /** @type {any} */ (caseOf(data).answer));
  assert.deepEqual(
    rows.map(({ result, error, replaces, differs }) => ({ result, error, replaces, differs })),
    [
      ...[0, 1].map(() => ({ result: null, error: "URIError", replaces: false, differs: null })),
      { result: "value=a%EF%BF%BD", error: "", replaces: true, differs: null },
    ],
  );
});

test("what is read from a query is told only if it is another value", () => {
  for (const edition of ["rfc3986", "url-standard"])
    for (const data of ["fish & chips", "a b"]) {
      const encoded = caseOf(data, { edition, component: "query" }).result;
      assert.equal(readFrom(data, encoded), edition === "url-standard" && data.includes("&") ? "fish " : null);
    }
  assert.equal(readFrom("a", null), null);
});

test("from the menu, the room opens with a value for the query, and shows the results of this browser's functions", async (t) => {
  const page = await pageAt(t, "", { fresh: true });
  await page.locator("[data-list=more] summary").click();
  await page
    .locator(".rooms")
    .getByRole("link", { name: say("page:encoding"), exact: true })
    .click();
  const value = "fish & chips";
  await shows(page, encodeURIComponent(value));
  assert.equal(await box(page).inputValue(), value);
  const all = page.getByRole("group", { name: say("encoding:part") }).getByRole("button");
  assert.deepEqual(
    await all.allInnerTexts(),
    ["value", "form", "host", "path", "iri", "uri", "other"].map((name) => say(`encoding:parts:${name}`)),
  );
  const rows = page.locator("uri-encoders dl > div");
  const given = page.locator("uri-encoders .result");
  const ofPage = (/** @type {string} */ text) =>
    page.evaluate((value) => [encodeURIComponent(value), encodeURI(value), `${new URLSearchParams({ value })}`], text);
  assert.deepEqual(await given.allTextContents(), await ofPage(value));
  assert.ok((await rows.first().innerText()).endsWith(say("encoding:encoders:same", { name: "" })));
  await box(page).fill("AC/DC");
  await eventually(async () => assert.deepEqual(await given.allTextContents(), await ofPage("AC/DC")));
  await box(page).evaluate((box) => {
    /** @type {HTMLTextAreaElement} */ (box).value = "a\ud800";
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  const thrown = say("encoding:encoders:throws", { error: "URIError" });
  await eventually(async () => assert.deepEqual(await rows.filter({ hasText: thrown }).count(), 2));

  for (const name of ["form", "host", "iri", "uri", "other"]) {
    await have(page, name).click();
    await eventually(async () => assert.equal(await have(page, name).getAttribute("aria-pressed"), "true"));
    assert.equal(await page.locator("uri-encoders").isVisible(), false, name);
  }
  await page.getByRole("combobox", { name: say("encoding:component") }).selectOption("userinfo");
  await atLink(page, linkOf({ data: "a\ud800", component: "userinfo", edition: "rfc3986" }));
  assert.equal(await have(page, "other").getAttribute("aria-pressed"), "true");
  await have(page, "path").click();
  await page.locator("uri-encoders").waitFor();
});
