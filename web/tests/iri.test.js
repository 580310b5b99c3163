/**
 * Tests IRIs: mapped to URIs and back by the engine, compared with other implementations; the words for every line,
 * step and reason; both orders of right-to-left letters, by the examples in RFC 3987, section 4.4; and in Chromium the
 * rooms that show them.
 */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { CompareCase } from "../src/cases/compare.js";
import { IRICase, rowsOf } from "../src/cases/iri.js";
import { tellFault } from "../src/reading/tellfault.js";
import { chips } from "../src/rooms/encodingchips.js";
import { componentsOf, directed, restrictions } from "../src/texts/bidi.js";
import { withoutMarks } from "../src/texts/marks.js";
import { linkTo } from "../src/run/link.js";
import { stepText } from "../src/views/stage/step.js";
import { goto, pageAt } from "./browser.js";
import { editions, engine, say, saying, words } from "./fixtures.js";
import { each, link } from "./support.js";
import { sweeping, test } from "./test.js";

/** @import { IRIAnswer } from "../src/run/engine.js" */

const isIRI = saying("problem:iri:told");
const from = { engine, editions, words };
const none = { names: false, normalize: false, excluded: false };

/** @param {string} text @param {object} [options] */
const toURI = (text, options) => /** @type {IRIAnswer} */ (engine.toURI(text, options)).result;
/** @param {string} text @param {object} [options] */
const toIRI = (text, options) => /** @type {IRIAnswer} */ (engine.toIRI(text, options)).result;

/** The number of random IRIs. To run more by hand: URISCOPE_IRIS=100000 node --test web/tests/iri.test.js */
const many = Number(process.env.URISCOPE_IRIS ?? (sweeping ? 2_000 : 40));

/** Random numbers that are the same every time. */
let seed = 3987;
const random = (/** @type {number} */ below) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
/** @template T @param {readonly T[]} all @returns {T} */
const oneOf = (all) => all[random(all.length)];

/** Blocks of letters that every implementation takes: Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, kana, Han, Hangul, Old Italic, Han beyond the first plane. */
const blocks = [
  [0xc0, 0xff],
  [0x391, 0x3a1],
  [0x410, 0x44f],
  [0x5d0, 0x5ea],
  [0x627, 0x63a],
  [0x905, 0x939],
  [0x3042, 0x3093],
  [0x4e00, 0x9fa5],
  [0xac00, 0xd7a3],
  [0x10300, 0x1031e],
  [0x20000, 0x2a6d6],
];
const foreign = () => {
  const [first, last] = oneOf(blocks);
  return String.fromCodePoint(first + random(last - first + 1));
};
const word = () =>
  Array.from({ length: 1 + random(5) }, () =>
    oneOf([foreign, foreign, () => oneOf([..."abcXYZ019-._~!$&*+=@"])])(),
  ).join("");
const encoded = () => oneOf(["%20", "%2F", "%25", "%3F"]);

/** A random IRI with a host of US-ASCII. */
function randomIRI() {
  const path = Array.from({ length: 1 + random(3) }, () => word() + oneOf(["", "", encoded()])).join("/");
  return `http://example.org/${path}${oneOf(["", `?${word()}=${word()}`])}${oneOf(["", `#${word()}`])}`;
}

for (const sweep of [false, true])
  test(
    "the runtime and another implementation make the same URIs of random IRIs, and the way back leads to them",
    { sweep },
    () => {
      const other = createRequire(import.meta.url)("uri-js");
      for (let i = 0; i < many; i++) {
        const iri = randomIRI();
        const uri = toURI(iri);
        assert.equal(uri, encodeURI(iri).replaceAll("%25", "%"), iri);
        assert.equal(
          new URL(iri).pathname.replace(/\/\.+$/u, ""),
          new URL(String(uri)).pathname.replace(/\/\.+$/u, ""),
          iri,
        );
        // It encodes each surrogate separately, which RFC 3987, section 3.1 warns about.
        if (!/[\u{10000}-\u{10FFFF}]/u.test(iri))
          assert.equal(other.serialize(other.parse(iri)), other.serialize(other.parse(uri)), iri);
        assert.equal(toIRI(String(uri)), iri);
        assert.equal(toURI(String(uri)), uri, "it is idempotent");
        assert.equal(toIRI(iri), iri, "it is idempotent");
        assert.equal(decodeURI(String(uri).replace(/%(?=20|2F|25|3F)/g, "%25")), iri);
      }
    },
  );

for (const sweep of [false, true])
  test("hosts are those of the runtime, label by label", { sweep }, () => {
    let converted = 0;
    for (let i = 0; i < many / 4; i++) {
      const host = `${Array.from({ length: 1 + random(4) }, foreign).join("")}.example`;
      const there = URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : null;
      const answer = /** @type {IRIAnswer} */ (engine.toURI(`http://${host}/é`, { names: true }));
      if (answer.labels[0].to === null) {
        assert.equal(answer.result, toURI(`http://${host}/é`), host);
        continue;
      }
      assert.equal(answer.result, `http://${there}/%C3%A9`, host);
      const back = toIRI(String(answer.result), { names: true });
      assert.equal(toURI(String(back), { names: true }), answer.result, host);
      converted++;
    }
    assert.ok(converted > many / 10, `only ${converted} hosts`);
    assert.equal(toURI("//例え.テスト/", { names: true, scheme: "http" }), "//xn--r8jz45g.xn--zckzah/");
    assert.equal(toURI("//例え/", { names: true }), "//%E4%BE%8B%E3%81%88/");
    assert.equal(toURI("urn:例え", { names: true }), "urn:%E4%BE%8B%E3%81%88");
    assert.equal(
      toURI("http://re\u0301sume\u0301.example.org", { normalize: true, names: true }),
      "http://xn--rsum-bpad.example.org",
    );
  });

const texts = [...chips.iri, ...chips.uri].map(({ text }) => text);
const odd = ["", "é b<>", "é%zz", "\ud800é", "é\ufffe", "a\ue000", "?\ue000", "http://é..é/", "%C3%28%F0%90%8C%80"];
const cases = [...texts, ...odd].flatMap((text) => [
  new IRICase(from, "iri", text, none),
  new IRICase(from, "iri", text, { names: true, normalize: true, excluded: true }),
  new IRICase(from, "uri", text, { ...none, names: true }),
]);

test("every step and reason has its words, and the rows are of the whole text", () => {
  const said = new Set();
  for (const { answer, scene, way, text } of cases) {
    assert.ok(answer && scene, text);
    for (const line of scene.listing.lines) {
      if (line.decided) assert.match(words.say(scene.idOf("decisions", line)), /\.$/);
      assert.ok(words.has(`ui:phases:${line.phase}`), line.phase);
    }
    scene.steps.forEach((_, i) => {
      const sentence = withoutMarks(stepText(scene, i));
      assert.match(sentence, /^[^a-z]?.*\.$/su, `${sentence}: ${text}`);
      if (!scene.line(i).loop || words.has(scene.idOf("steps", scene.line(i)))) said.add(`${way} ${scene.line(i).id}`);
    });
    const rows = rowsOf(answer);
    assert.equal(rows.map(({ span }) => answer.given.slice(...span)).join(""), answer.given);
    for (const { reason } of rows) assert.ok(words.has(`iri:reasons:${way}:${reason}`), `${way} ${reason}`);
    const registers = scene.listing.registers.map((_, register) => words.has(`iri:${way}:texts:${register}`));
    assert.ok(registers.every(Boolean));
    const last = scene.at(scene.steps.length).text(scene.listing.registers.length - 1);
    if (answer.result !== null) assert.equal(last, answer.result, text);
  }
  for (const way of ["iri", "uri"])
    for (const id of Object.keys(/** @type {any} */ (words.group("iri"))[way].steps))
      assert.ok(said.has(`${way} ${id}`), `${way} ${id}: a sentence that no step says`);
});

test("the ladder of RFC 3987 has its words, and plays the run on the characters as they are", () => {
  for (const [a, b, meet] of [
    ["example://a/b/c/%7Bfoo%7D/rosé", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9", "dots"],
    ["http://résumé.example.org", "http://xn--rsum-bpad.example.org", "scheme"],
    ["http://例え.example:80/a", "HTTP://A\u0301/", null],
    ["file://localhost/é", "FILE:///é", "scheme"],
    ["http://www.example.org/résumé.html", "http://www.example.org/re\u0301sume\u0301.html", "characters"],
  ])
    for (const side of /** @type {const} */ (["a", "b"])) {
      const of = new CompareCase(from, {
        a: String(a),
        b: String(b),
        base: "http://h/",
        edition: "rfc3986",
        options: {},
        side,
        as: "auto",
        characters: true,
      });
      const { scene, answer } = of;
      assert.ok(scene && answer && of.areIRIs, String(a));
      assert.equal(answer.meet === null ? null : answer.rungs[answer.meet].id, meet, `${a} ${b}`);
      for (const line of scene.listing.lines) {
        if (line.decided) assert.ok(words.has(scene.idOf("decisions", line)), line.id);
      }
      scene.steps.forEach((_, i) => assert.match(withoutMarks(stepText(scene, i)), /\.$/));
      for (const { id } of answer.rungs)
        assert.ok(words.has(`compare:rungs:${id}`) && words.has(`compare:does:${id}`), id);
      assert.equal(scene.at(scene.steps.length).text(1), answer.rungs[5][side]);
    }
  const asked = { a: "é", b: "a", base: "", edition: "rfc3986", options: {}, side: /** @type {const} */ ("a") };
  assert.ok(!new CompareCase(from, asked).areIRIs, "an element compares what it is told to");
  assert.ok(!new CompareCase(from, { ...asked, as: "uri" }).areIRIs);
  assert.ok(!new CompareCase(from, { ...asked, as: "auto", edition: "rfc2396" }).areIRIs);
  assert.ok(!new CompareCase(from, { ...asked, a: "b", as: "auto" }).areIRIs);
});

test("Resolve says what an IRI is, with its URI; of what is none, what is wrong; and asks only beyond US-ASCII", () => {
  let asked = 0;
  const counting = {
    ...engine,
    toURI: (/** @type {string} */ text, /** @type {any} */ of) =>
      (asked++, engine.toURI(text, of)),
  };
  /** @param {string} text @param {string} [edition] */
  const fault = (text, edition = "rfc3986") => {
    const validity = engine.validate(text, { edition });
    const [problem = null] = "errors" in validity ? validity.errors : [];
    return tellFault({
      engine: counting,
      words,
      edition,
      production: "URI-reference",
      name: "reference",
      text,
      problem,
      relative: false,
      scheme: "http",
    });
  };
  const iri = fault("//例え.テスト/引き割り?納豆");
  assert.match(iri.said, isIRI);
  assert.deepEqual(each(iri.mends, "text"), [
    "//xn--r8jz45g.xn--zckzah/%E5%BC%95%E3%81%8D%E5%89%B2%E3%82%8A?%E7%B4%8D%E8%B1%86",
  ]);
  assert.equal(iri.problem?.at, 2, "the place of the fault is told all the same");
  assert.match(fault("书籍/目录").said, isIRI);
  assert.match(fault("../כתב", "rfc2396").said, isIRI);
  assert.doesNotMatch(fault("é", "url-1993").said, isIRI);
  for (const text of ["é b", "é\u202e", "é%", "例え:b"]) assert.doesNotMatch(fault(text).said, isIRI, text);
  asked = 0;
  fault("a b");
  assert.equal(asked, 0);
});

/** Letters for the capitals of RFC 3987's Bidi Notation (section 1.4). @param {string} text @param {number} first */
const inScript = (text, first) =>
  text.replace(/[A-Z]/g, (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 65));
/** Hebrew and Arabic letters, 26 of each that stay unchanged. */
const scripts = { Hebrew: 0x5d0, Arabic: 0x671 };

/** RFC 3987, section 4.4: the examples, as stored and as displayed. @type {[number, string, string, string?][]} */
const printed = [
  [1, "http://ab.CDEFGH.ij/kl/mn/op.html", "http://ab.HGFEDC.ij/kl/mn/op.html"],
  [2, "http://ab.CDE.FGH/ij/kl/mn/op.html", "http://ab.HGF.EDC/ij/kl/mn/op.html"],
  [3, "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV", "http://VU#TS=RQ;PO=NM?LK/JI/HG/FE.DC.BA"],
  [4, "http://AB.CD.ef/gh/IJ/KL.html", "http://DC.BA.ef/gh/LK/JI.html"],
  [5, "http://ab.cd.EF/GH/ij/kl.html", "http://ab.cd.HG/FE/ij/kl.html"],
  [6, "http://ab.CD.EF/GH/IJ/kl.html", "http://ab.JI/HG/FE.DC/kl.html"],
  [7, "http://ab.CDE123FGH.ij/kl/mn/op.html", "http://ab.HGF123EDC.ij/kl/mn/op.html"],
  [8, "http://ab.cd.ef/GH1/2IJ/KL.html", "http://ab.cd.ef/LK/JI1/2HG.html"],
  // The document prints "%31HG/LK/JI%32" and "31%HG/%LK/JI32": by rule N1 of UAX #9, characters between numbers are
  // reversed with them, inside a right-to-left run of letters.
  [
    9,
    "http://ab.cd.ef/GH%31/%32IJ/KL.html",
    "http://ab.cd.ef/LK/JI%32/%31HG.html",
    "http://ab.cd.ef/LK/JI32%/31%HG.html",
  ],
  [10, "http://ab.CDEFGH.123/kl/mn/op.html", "http://ab.123.HGFEDC/kl/mn/op.html"],
];

test("of the examples of section 4.4, those that are not allowed are told", () => {
  for (const first of Object.values(scripts))
    for (const [number, logical] of printed) {
      const iri = inScript(logical, first);
      assert.ok(directed(iri));
      assert.equal(
        restrictions(iri).length > 0,
        number === 8 || number === 9,
        `example ${number}: ${JSON.stringify(restrictions(iri))}`,
      );
    }
  assert.deepEqual(restrictions("http://h/אaב"), [{ id: "mixed", span: [9, 12] }]);
  assert.ok(!directed("http://例え.example/é"));
  assert.deepEqual(
    componentsOf("a://b.c/d?e=f#g").map((span) => "a://b.c/d?e=f#g".slice(...span)),
    ["b", "c", "d", "e", "f", "g"],
  );
});

test(
  "the browser shows the examples of section 4.4 by the Unicode Bidirectional Algorithm",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, linkTo("encoding", { iri: "http://אב/" }));
    await page.locator("uri-iri .visual").waitFor();
    for (const [name, first] of Object.entries(scripts))
      for (const [number, logical, hebrew, arabic = hebrew] of printed) {
        if (number === 8 && name === "Arabic") continue; // the printed form is the display in Hebrew
        const iri = inScript(logical, first);
        const shown = await page.evaluate((text) => {
          const visual = $("uri-iri .visual");
          visual.style.whiteSpace = "nowrap";
          visual.textContent = text;
          const node = /** @type {Text} */ (visual.firstChild);
          return [...text]
            .map((character, at) => {
              const range = document.createRange();
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              return { character, left: range.getBoundingClientRect().left };
            })
            .sort((a, b) => a.left - b.left)
            .map(({ character }) => character)
            .join("");
        }, iri);
        assert.equal(shown, inScript(name === "Hebrew" ? hebrew : arabic, first), `${name}, example ${number}`);
      }
  },
);

test("in the Encoding room an IRI is mapped, played and linked; a URI the other way round", async (t) => {
  const page = await pageAt(t, linkTo("encoding", { iri: "http://例え.テスト/納豆" }));
  const result = page.locator(".encoded-row output");
  await page.locator("uri-iri tbody tr").first().waitFor();
  assert.equal(await result.textContent(), "http://xn--r8jz45g.xn--zckzah/%E7%B4%8D%E8%B1%86");
  await page.getByRole("checkbox", { name: words.say("iri:choices:names:iri") }).uncheck();
  await page.waitForFunction(() => $(".encoded-row output")?.textContent?.includes("%E4%BE%8B"));
  await page.waitForFunction(() => location.hash.includes("names=no"));
  await page.getByRole("button", { name: words.say("encoding:parts:uri") }).click();
  const title = await page.locator(".open label").first().getAttribute("title");
  assert.equal(title, say("iri:choices:names:says:uri"));
  await page.locator(".encoding textarea").fill("/D%C3%BCrst%FC");
  await page.waitForFunction(() => $(".encoded-row output")?.textContent === "/Dürst%FC");
  await page.getByRole("slider", { name: "Step" }).press("Home");
  for (let i = 0; i < 4; i++) await page.getByRole("slider", { name: "Step" }).press("ArrowRight");
  assert.equal(await page.locator("uri-iri tr.now td").first().textContent(), "%C3%BC");
  await page.locator(".encoding textarea").fill("a b");
  await page.waitForFunction((none) => $(".encoded-row output")?.textContent === none, words.say("iri:none:uri"));
});

test("in Resolve an IRI is one click away from its URI, and in Compare it is compared as one", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/c", reference: "//例え.テスト/納豆" }));
  await page
    .locator("uri-fault[name=reference]")
    .getByText(say("problem:iri:told", { found: words.character("例") }))
    .waitFor();
  await page.getByRole("button", { name: words.say("problem:iri:mend") }).click();
  await page.waitForFunction(() => $("uri-target output, output")?.textContent?.includes("xn--r8jz45g.xn--zckzah"));
  assert.match(page.url(), /xn--r8jz45g\.xn--zckzah\/%25E7/);
  await goto(page, linkTo("compare", { a: "http://résumé.example.org", b: "http://xn--rsum-bpad.example.org" }));
  await page.locator("uri-ladder li.meet").waitFor();
  assert.match(
    String(await page.locator("uri-ladder li.meet .rung").textContent()),
    new RegExp(words.say("compare:rungs:scheme")),
  );
  await page.getByRole("checkbox", { name: words.say("iri:compare:iri") }).uncheck();
  await page.waitForFunction(() => !$("uri-ladder li.meet"));
  await page.waitForFunction(() => location.hash.includes("as=uri"));
});
