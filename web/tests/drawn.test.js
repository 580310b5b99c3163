/**
 * What is read and seen at a step, held against the run and against sentences that are
 * written out here: marks, answers, values, where each character came from, and why.
 */
import assert from "node:assert/strict";
import { Player } from "../src/run/player.js";
import { withoutMarks } from "../src/texts/marks.js";
import { goto, pages, painted } from "./browser.js";
import { codeOf } from "./shown.js";
import { editionOf, explained, link, loadEngine, loadWords } from "./support.js";
import { test } from "./test.js";

const engine = await loadEngine();
const words = await loadWords();
const { inPage } = pages();

const base = "http://a/b/c/d;p?q";
const asked = { base, reference: "../x/../../g?y#s" };

/** What the listing has of its questions. */
const questions = () =>
  [...document.querySelectorAll("uri-resolution li")].map((line) => {
    const answer = line.querySelector(".answer");
    return {
      code: line.querySelector(".code")?.textContent ?? "",
      state: line.classList[0],
      mark: line.querySelector(".mark")?.textContent ?? "",
      answer: answer?.textContent
        ? `${answer.classList.contains("yes")} ${answer.classList.contains("no")} ${answer.textContent}`
        : null,
    };
  });

/** Whether a line stands in a loop. @param {import("../src/run/engine.js").Line[]} lines @param {number} i */
const inLoop = (lines, i) =>
  lines.some(({ loop, depth }, j) => loop && j < i && lines.slice(j + 1, i + 1).every((line) => line.depth > depth));

for (const edition of engine.editions()) {
  // A run in groups shows how often each line of a visit was carried out: machine.test.js looks at these.
  if (!edition.listing.lines.some(({ group }) => group))
    inPage(
      `marks and answers of the listing are those of the run: ${edition.year}`,
      link({ ...asked, edition: edition.id }),
      async (page) => {
        const { steps } = explained(engine, { ...asked, edition: edition.id }).run;
        const { lines } = edition.listing;
        let answers = 0;
        for (const step of [0, Math.floor(steps.length / 2), steps.length - 1, steps.length]) {
          const hash = link({ ...asked, edition: edition.id, step });
          await goto(page, hash);
          await painted(page);
          /** The last step that each line has been carried out at. */
          const ran = new Map(steps.slice(0, step).map((one) => [one.line, one]));
          const shown = await page.evaluate(questions);
          for (const { code, mark, state, answer } of shown) {
            assert.equal(mark, { now: "▸", ran: "·" }[state] ?? "", `${code}, ${hash}`);
            const of = lines.flatMap((line, i) => (codeOf(line) === code ? [i] : []));
            if (of.length !== 1 || !lines[of[0]].question || inLoop(lines, of[0])) continue; // lines that read alike are not told apart here, nor passes of a loop
            const one = ran.get(of[0]);
            assert.equal(
              answer,
              one?.answer === undefined ? null : one.answer ? "true false yes" : "false true no",
              `${code}, ${hash}`,
            );
            if (answer) answers++;
          }
        }
        assert.ok(answers > 1, `only ${answers} answers`);
      },
    );

  inPage(
    `every character of the target is marked by where it came from: ${edition.year}`,
    link({ ...asked, edition: edition.id }),
    async (page) => {
      const explanation = explained(engine, { ...asked, edition: edition.id });
      if (explanation.target === null) return assert.equal(await page.locator("output .figure").count(), 0);
      const player = new Player(edition.listing, explanation).goto(explanation.run.steps.length);
      const names = new Map([
        [-1, "from-algorithm"],
        [0, "from-base"],
        [1, "from-reference"],
      ]);
      const want = player
        .pieces(player.registers.length - 1)
        .flatMap(({ origin, text }) => [...text].map((c) => `${c} ${names.get(origin)}`));
      const seen = await page
        .locator("output .figure")
        .evaluate((figure) =>
          [...figure.querySelectorAll(".from-base, .from-reference, .from-algorithm")].flatMap((span) =>
            [...(span.textContent ?? "")].map((c) => `${c} ${span.className}`),
          ),
        );
      assert.deepEqual(seen, want);
      assert.ok(want.some((c) => c.endsWith("base")) && want.some((c) => c.endsWith("reference")));
    },
  );
}

inPage("a target says of which texts it is not, and of those only", "", async (page) => {
  for (const [pair, marks] of /** @type {const} */ ([
    [{ base, reference: "g" }, []],
    [{ base, reference: "a b" }, ["▲ of an invalid reference"]],
    [{ base: "http://a b/", reference: "g" }, ["▲ with an invalid base"]],
    [{ base: "http://a b/", reference: "%" }, ["▲ of an invalid reference", "▲ with an invalid base"]],
  ])) {
    await goto(page, link(pair));
    await painted(page);
    assert.deepEqual(await page.locator("uri-target .badge.warn").allInnerTexts(), marks, link(pair));
  }
});

test("why the target is what it is, word for word", () => {
  for (const [base, reference, edition, want] of [
    ["http://a/b/c/d;p?q", "../g", "rfc3986", "../g climbs one level from /b/c/, then goes to g."],
    [
      "http://a/b/c/d;p?q",
      "../../../g",
      "rfc3986",
      "../../../g climbs three levels from /b/c/, which has two: the root stays the root.",
    ],
    [
      "http://a/b/c/d;p?q",
      "?y",
      "rfc3986",
      "The reference is only a query: the path stays /b/c/d;p, and the query becomes y.",
    ],
    ["http://a", "g", "rfc3986", "The base has a host and no path, so g gets a / before it."],
    [
      "http://a/b/c/d;p?q",
      "//h/x",
      "rfc3986",
      "// begins a host: h and what follows replace all of the base but its scheme, http.",
    ],
    ["http://a/b/c/d;p?q", "../g", "rfc2396bis-01", "../g climbs one level from /b/c/, then goes to g."],
    [
      "http://a/b/c/d;p?q",
      "#s",
      "url-syntax-05",
      "A fragment alone, #s, is a place in the document that it stands in, whatever the base. It is no URL.",
    ],
    ["http://a/b/c/d;p?q", "../g", "url-1993", "../g climbs one level from /b/c/, then goes to g."],
  ]) {
    const { why } = explained(engine, { base, reference, edition });
    assert.equal(
      withoutMarks(words.say(`${edition}:why:${why.id}`, why.args)),
      want,
      link({ base, reference, edition }),
    );
  }
});

test("the lines of RFC 3986 are in the catalogue as the document has them", () => {
  // A line that is an "else" has no pseudocode of its own.
  const { lines } = editionOf(engine).listing;
  for (const { id, code } of lines) assert.equal(words.say(`rfc3986:lines:${id}`), code, id);
});
