/**
 * The differences between the specs, read from the templates in Node: the answer of every spec, the clause of the
 * difference, and the place where two runs diverge.
 */
import assert from "node:assert/strict";
import { Case } from "../src/cases/case.js";
import { reasonsOf } from "../src/cases/differing.js";
import { chosen as chosenOf, start } from "../src/run/link.js";
import { differences } from "./differences.js";
import { engine, words } from "./fixtures.js";
import { markup, textOf } from "./markup.js";
import { asSaid, codeOf, inWords } from "./shown.js";
import { each, explained, link, options, pairs } from "./support.js";
import { test } from "./test.js";

/** @import { Edition, Parting } from "../src/run/engine.js" */
/** @import { Asked } from "./differences.js" */

const { Differences } = await import("../src/views/stage/differences.js");
const { Parting: PartingView } = await import("../src/views/stage/parting.js");
const { hasRow } = await import("../src/views/stage/story.js");
const { Years } = await import("../src/views/stage/years.js");

/** The specs whose differences are explained by clauses. */
const editions = engine.editions().filter(({ lacks }) => !lacks?.includes("parting"));
/** The answers of these specs. @template {{ edition: string }} T @param {T[]} all */
const ofThose = (all) => all.filter(({ edition }) => editions.some(({ id }) => id === edition));
const standard = editions[editions.length - 1];

/** The words for reasons, by the ids of the specs. @type {Record<string, Record<string, string | Record<string, string>>>} */
const because = {};
for (const { id } of editions) because[id] = (await import(`../src/words/en/${id}.js`)).default.because;

test("the engine has an answer of each edition to each of the differences", () => {
  for (const [asked, expected] of differences) {
    const answers = engine.answers(asked);
    assert.ok(Array.isArray(answers));
    assert.deepEqual(
      ofThose(answers).map(inWords),
      editions.map(({ id }) => expected[id]?.[0]),
      link(asked),
    );
    assert.deepEqual(
      ofThose(answers).map(({ because }) => because?.clause),
      editions.map(({ id }) => expected[id][1]),
      link(asked),
    );
    editions.forEach(({ id }) =>
      assert.equal(
        inWords(explained(engine, { ...asked, edition: id })),
        expected[id][0],
        link({ ...asked, edition: id }),
      ),
    );
  }
});

for (const sweep of [false, true])
  test("two runs diverge at the same place from both sides", { sweep }, () => {
    let parted = 0;
    for (const asked of sweep ? pairs(15, 41) : [...differences.map(([asked]) => asked), ...pairs(2, 41)]) {
      for (const { id: here } of editions) {
        const answers = engine.answers({ ...asked, edition: here });
        assert.ok(Array.isArray(answers));
        for (const { edition: there, same, because } of ofThose(answers)) {
          const parting = engine.parting({ ...asked, edition: here }, there);
          const where = `${here} and ${there}, ${link(asked)}`;
          assert.equal(parting === null, same, where);
          if (parting === null) continue;
          assert.ok(!("error" in parting), where);
          assert.deepEqual(parting.because, because, where);
          const back = engine.parting({ ...asked, edition: there }, here);
          assert.deepEqual(
            back,
            {
              because: { ...parting.because, here: parting.because.there, there: parting.because.here },
              here: parting.there,
              there: parting.here,
            },
            where,
          );
          const { total } = explained(engine, { ...asked, edition: here }).run;
          assert.ok(parting.here > 0 && parting.here <= total, where);
          parted++;
        }
      }
    }
    assert.ok(parted > 100, `only ${parted} runs part`);
  });

/** The possible sentences for a clause. @param {string} edition @param {string} clause */
function sentences(edition, clause) {
  const said = because[edition][clause];
  return (typeof said === "string" ? [said] : Object.values(said)).map((sentence) => sentence.replace(/[‹›]/g, ""));
}

/** The drawing of a view with some content. @param {any} view @param {unknown} content */
function drawn(view, content) {
  view.words = words;
  return markup(view.draw(content));
}

/** The content of the strip and the dialog. @param {Asked} asked @param {string} chosen */
function contentOf(asked, chosen) {
  const answers = engine.answers({ ...asked, edition: chosen });
  if (!Array.isArray(answers)) assert.fail(answers.error.message);
  return { editions: engine.editions(), answers, chosen, options: {}, parting: "", sides: null, neighbours: null };
}

/** The years shown on a strip. @param {ReturnType<typeof contentOf>} content */
const yearsIn = (content) =>
  [
    ...drawn(new Years(), content).matchAll(
      /<div class="year (\w*)[^>]*>.*?value=(\S+) .*?aria-describedby=(\S+) .*?(?:<span class="sign (\w+)" aria-hidden="true">(.)<\/span>.*?)?<\/label>\s*<div class="answer" aria-hidden="true" id=(\S+)><span class="said">(.*?)<\/span> (.*?)<\/div>/gs,
    ),
  ].map(([, chosen, edition, described, look = "", sign = "", id, said, text]) => ({
    edition,
    shown: [chosen, sign, look, said, textOf(text), described === id],
  }));

/** The sentences about each differing spec. @param {ReturnType<typeof contentOf>} content */
const toldIn = (content) =>
  Object.fromEntries(
    [
      ...drawn(new Differences(), { ...content, at: "", closed() {} }).matchAll(
        /<section class="maker \w+" data-id=(\S+) .*?>(.*?)<\/section>/gs,
      ),
    ].map(([, id, inside]) => [
      id,
      {
        answer: textOf(/<p class="answer">(.*?)<\/p>/s.exec(inside)?.[1] ?? ""),
        because: textOf(/<p class="because">(.*?)(?:<cite|<\/p>)/s.exec(inside)?.[1] ?? "").trim(),
        cite: textOf(/<cite.*?>(.*?)<\/cite>/s.exec(inside)?.[1] ?? ""),
        published: /<cite.*?href=(\S+)/s.exec(inside)?.[1] ?? "",
        where: inside.split('class="where"').length - 1,
      },
    ]),
  );

for (const sweep of [false, true])
  test(
    "each difference has an answer of each edition, and a reason with its section where it differs, whichever edition is chosen",
    { sweep },
    () => {
      let becauses = 0;
      for (const [at, [asked, expected]] of differences.entries()) {
        for (const [chosen, { id }] of editions.entries()) {
          // In the first tier only RFC 3986 is selected, and one of the others in turn.
          if (!sweep && id !== standard.id && at % (editions.length - 1) !== chosen) continue;
          const content = contentOf(asked, id);
          const years = ofThose(yearsIn(content));
          const told = toldIn(content);
          assert.deepEqual(each(years, "edition"), each(editions, "id"));
          for (const [i, { edition, shown }] of years.entries()) {
            const [answer, clause] = expected[edition];
            const same = answer === expected[id][0];
            const of = `${edition}, ${link({ ...asked, edition: id })}`;
            const said = asSaid(ofThose(content.answers)[i]);
            const quiet = ofThose(content.answers)[i].outcome === "no-relative-form";
            assert.deepEqual(
              shown,
              edition === id
                ? ["chosen", "", "", words.say("ui:chosen"), said, true]
                : same
                  ? ["", "✓", "same", words.say("ui:same"), "", true]
                  : ["", ...(quiet ? ["–", "quiet"] : ["≠", "differs"]), words.say("ui:differs"), said, true],
              of,
            );
            if (same) {
              assert.ok(!(edition in told), `who agrees is in one line: ${of}`);
              continue;
            }
            const { because, cite, published, ...more } = told[edition];
            assert.ok(more.answer.endsWith(said), `${more.answer}, ${of}`); // each answer is complete
            assert.deepEqual([because !== "", cite !== "", more.where], [true, true, 1], of);
            assert.ok(cite.startsWith(`${editions[i].document}, `) && /^https?:/.test(published), `${cite}, ${of}`);
            if (id === standard.id && clause)
              assert.ok(sentences(edition, clause).includes(because), `${because}, ${of}`);
            becauses++;
          }
        }
      }
      assert.ok(becauses > (sweep ? 300 : 70), `only ${becauses}`);
    },
  );

test("each differing target has the latest spec’s reason, and a refusal its error", async () => {
  const reasons = (/** @type {string} */ base, /** @type {string} */ reference, edition = "rfc3986") =>
    reasonsOf(
      new Case({ engine, baked: null, editions: engine.editions(), words }, { ...start, base, reference, edition }),
    );
  for (const [{ base, reference }] of differences) {
    const said = await reasons(base, reference);
    const answers = engine.answers({ base, reference });
    assert.ok(Array.isArray(answers));
    const differing = answers.filter(({ same, outcome }) => !same && outcome !== "no-relative-form");
    assert.equal(
      Object.keys(said).length,
      new Set(differing.map(({ target, outcome }) => target ?? outcome)).size,
      reference,
    );
    for (const [edition, sentence] of Object.entries(said)) assert.match(sentence, /\S\.$/, `${reference}, ${edition}`);
  }
  assert.deepEqual(await reasons("http://a/b", "c"), {});
  const [port, base] = [await reasons("http://a/", "http://h:99999999/"), await reasons("http://h:99999999/", "/x")];
  const problem = words.say("url-standard:problems:port-out-of-range", { found: null, state: "" });
  assert.deepEqual(port, { "url-standard": problem });
  assert.deepEqual(base, { "url-standard": words.say("url-standard:why:base-fails", { problem }) });
});

test("reasons do not name steps or routines of the document", () => {
  for (const [edition, clauses] of Object.entries(because)) {
    for (const [clause, said] of Object.entries(clauses)) {
      for (const text of typeof said === "string"
        ? [said]
        : Object.entries(said).flatMap(([way, one]) => (way === "by" ? [] : [one]))) {
        const of = `${edition}, ${clause}: ${text}`;
        assert.ok(text.endsWith("."), of);
        // Details that only the document explains, such as its steps and names, come after the sentence.
        assert.doesNotMatch(
          text,
          /\b([Ss]tep|[Rr]ule) ?\d|\b\d[A-Z]\b|\b\d[a-i] |remove_dot_segments|T\.path|R\.path/,
          of,
        );
      }
    }
  }
});

/**
 * Asserts where two runs diverge, as drawn in the comparison.
 * @param {Asked} asked @param {Edition} here @param {Edition} there
 */
function assertComparison(asked, here, there) {
  const { base, reference, ...rest } = asked;
  const state = { ...start, base, reference, options: chosenOf(rest, options), edition: here.id };
  const sides = new Case({ engine, baked: null, editions: engine.editions(), words }, state).beside(there.id);
  const of = `${here.id} and ${there.id}, ${link({ ...asked, edition: here.id })}`;
  assert.ok(sides, of);
  const parting = /** @type {Parting} */ (engine.parting({ ...asked, edition: here.id }, there.id));
  const [, title, ...sections] = drawn(new PartingView(), sides).split(/<h5>|<section/);
  const years = { here: String(here.year), there: String(there.year) };
  assert.equal(title.split("<")[0], words.say("differences:parting", years));
  assert.equal(sections.length, 2, of);
  for (const [i, { edition, step }] of [
    { edition: here, step: parting.here },
    { edition: there, step: parting.there },
  ].entries()) {
    const { steps } = explained(engine, { ...asked, edition: edition.id }).run;
    const line = edition.listing.lines[steps[step - 1].line];
    const [, to, name] = /<a href=(\S+)>(.*?)<\/a>\s*<\/section>/s.exec(sections[i]) ?? [];
    assert.ok(sections[i].includes(`aria-label=${edition.year}>`), of);
    assert.equal(sections[i].includes("<uri-story"), hasRow(sides[i].scene, step), of);
    if (!hasRow(sides[i].scene, step)) {
      const [, because = "", list = ""] = /<p>(.*?)<\/p>.*?<ol[^>]*>(.*?)<\/ol>/s.exec(sections[i]) ?? [];
      const items = list.split("<li").slice(1);
      const lit = items.filter((item) => item.includes("aria-current=step"));
      assert.ok(sentences(edition.id, parting.because.clause).includes(textOf(because)), `${because}, ${of}`);
      assert.equal(items.length, Math.min(step, 3), `the steps that lead there, ${of}`);
      assert.deepEqual(
        lit.map((item) => [
          /value=(\d+)/.exec(item)?.[1],
          /class="code">(.*?)<\/code>/s.exec(item)?.[1].trim(),
          textOf(/<cite.*?>(.*?)<\/cite>/s.exec(item)?.[1] ?? ""),
        ]),
        [[`${step}`, codeOf(line), line.section]],
        of,
      );
    }
    assert.equal(to, link({ ...asked, edition: edition.id, step }), of);
    assert.equal(
      name,
      words.say("differences:open-step", { step, total: steps.length, year: String(edition.year) }),
      of,
    );
  }
}

for (const sweep of [false, true])
  test(
    "the comparison of two runs has both with the step lit, and a link to each, for each difference",
    { sweep },
    () => {
      let compared = 0;
      for (const [asked, expected] of differences)
        for (const here of editions.filter(({ id }) => (id === standard.id) !== sweep))
          for (const there of editions) {
            if (expected[here.id][0] === expected[there.id][0]) continue;
            assertComparison(asked, here, there);
            compared++;
          }
      assert.ok(compared > 50, `only ${compared}`);
    },
  );

test("two runs diverge at the lines that are expected, for each difference from RFC 3986", () => {
  let parted = 0;
  for (const [asked, expected] of differences) {
    for (const other of editions) {
      const [, clause, there, here] = expected[other.id];
      if (!clause) continue;
      const parting = /** @type {Parting} */ (engine.parting({ ...asked, edition: standard.id }, other.id));
      const lines = [standard, other].map(
        (edition, side) =>
          edition.listing.lines[
            explained(engine, { ...asked, edition: edition.id }).run.steps[(side ? parting.there : parting.here) - 1]
              .line
          ].id,
      );
      assert.deepEqual([parting.because.clause, ...lines], [clause, here, there], `${other.year}, ${link(asked)}`);
      parted++;
    }
  }
  assert.ok(parted > 8 * (editions.length - 1), `only ${parted}`);
});
