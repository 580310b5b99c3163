/**
 * Changed lines of a listing: the run, the errors of wrong lines, and the limit for a listing that doesn't end.
 */
import assert from "node:assert/strict";
import { Player } from "../src/run/player.js";
import { loadThrowing } from "./support.js";
import { test } from "./test.js";

const engine = await loadThrowing();
const base = "http://a/b/c/d;p?q";

/** The error of a call. @param {() => unknown} call @returns {import("../src/run/engine.js").CallError} */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return /** @type {any} */ (error);
  }
  throw new Error("it did not throw");
}

test("a changed line runs, and the explanation has the listing that ran", () => {
  const request = { base, reference: "../../../g" };
  const plain = engine.explain(request);
  assert.equal(plain.target, "http://a/g");
  assert.equal(plain.listing, undefined);
  for (const [lines, target] of /** @type {const} */ ([
    [{ "2C": { omit: true } }, "http://a/b/c/../../../g"],
    [{ "2C": { text: 'else if it starts with "/../": replace that with "/"' } }, "http://a/b/c/g"],
    [{ "replace-last": { text: "return Base.path + R.path" } }, "http://a/b/g"],
    [{ "add-path": { before: 'if T.path starts with "/"\n\tappend "!" to result' } }, "http://a!/g"],
    [{ fragment: { after: 'T.fragment ← "x"' } }, "http://a/g#x"],
    [{ "no-base-path": { omit: true }, "has-scheme": { omit: true } }, "http://a/g"],
  ])) {
    const answer = engine.explain({ ...request, lines });
    assert.equal(answer.target, target, JSON.stringify(lines));
    assert.equal(answer.why.id, "changed");
    const { listing, run } = answer;
    assert.ok(listing && run.steps.every(({ line }) => listing.lines[line]));
    const player = new Player(listing, answer).goto(run.steps.length);
    assert.equal(player.text(listing.registers.length - 1), target, "and the run can be played");
    const own = engine.answers({ ...request, lines }).find(({ edition }) => edition === "rfc3986");
    assert.equal(own?.target, target);
    assert.match(engine.figure({ ...request, lines }, "text"), new RegExp(target.replace(/[.?]/g, "\\$&")));
  }
});

test("the story of a changed run shows what that run takes", () => {
  for (const reference of ["g#s", "#s"]) {
    const { story } = engine.explain({ base, reference, lines: { fragment: { omit: true } } });
    assert.ok(story.length > 1);
    for (const { phase, pieces } of story)
      if (phase !== "split")
        assert.doesNotMatch(pieces.map(({ text }) => text).join(""), /#/, `${reference}, ${phase}`);
  }
});

test("the lines of the oldest specs can be changed, too", () => {
  for (const [edition, lines, reference, target] of /** @type {const} */ ([
    ["url-1993", { "/.": { omit: true } }, "./g", "http://a/b/c/./g"],
    ["rfc1630", { "same-up-to": { text: "result ← context" } }, "/g", "http://a/b/c/d;p?q/g"],
    ["rfc1738", { absolute: { text: "result ← URL" } }, "x:y#z", "x:y"],
  ]))
    assert.equal(engine.explain({ base, reference, edition, lines }).target, target, edition);
});

test("in the URL Standard, a question that is left out is answered no", () => {
  const request = { edition: "url-standard", base: "http://a/b/c", reference: "http:g" };
  const lines = { "scheme.2.6": { omit: true } };
  assert.equal(engine.explain(request).target, "http://a/b/g");
  const answer = engine.explain({ ...request, lines });
  const { target, why, listing, run } = answer;
  assert.deepEqual([target, why.id], ["http://g/", "changed"]);
  assert.equal(engine.answers({ ...request, lines }).at(-1)?.target, target);
  const asked = run.steps.flatMap((_, group) =>
    engine
      .detail({ ...request, lines }, group)
      .steps.filter(({ line }) => listing?.lines[line].id === "scheme.2.6")
      .map((step) => step.answer),
  );
  assert.deepEqual(asked, [false, false], "for the base and for the reference");
  const setting = /** @type {const} */ ({ ...request, reference: "?x", set: "search" });
  assert.equal(engine.explain(setting).target, "http://a/b/c?x");
  assert.equal(engine.explain({ ...setting, lines: { "set.9": { omit: true } } }).target, "http://a/b/c");
  for (const unspoken of /** @type {Record<string, import("../src/run/engine.js").LineChange>[]} */ ([
    { "scheme.2.6": { text: "return url" } },
    { "scheme.2.6": { omit: true, after: "return url" } },
    { "scheme.2.2": { omit: true } },
    { "ipv6.6": { omit: true } },
    { "2C": { omit: true } },
  ])) {
    const error = thrown(() => engine.explain({ ...request, lines: unspoken }));
    assert.deepEqual([error.code, error.lacks], ["unspoken", "lines"], JSON.stringify(unspoken));
  }
});

test("a line that is not in the language is told with its place, and with what is near", () => {
  const asked = (/** @type {Record<string, import("../src/run/engine.js").LineChange>} */ lines, edition = "rfc3986") =>
    thrown(() => engine.explain({ base, reference: "g", edition, lines }));
  const text = 'if it starts with "é/": remvoe that';
  const error = asked({ "2A": { text } });
  assert.deepEqual(
    [error.code, error.line, text.slice(error.at), error.didYouMean, error instanceof TypeError],
    ["bad-line", "2A", "remvoe that", "remove that", true],
  );
  assert.equal(asked({ "2A": { text: "if R.pth is empty" } }).didYouMean, "R.path");
  assert.equal(asked({ "2A": { before: 'result ← ""\nresult ← nothing' } }).line, "2A before 2");
  assert.equal(asked({ "9Z": { omit: true } }).code, "bad-line");
  const fixed = asked({ "url.1": { omit: true } }, "url-standard");
  assert.deepEqual([fixed.code, fixed.lacks], ["unspoken", "lines"]);
  for (const lines of /** @type {any[]} */ (["2C", { "2C": { text: 1 } }, { "2C": { omit: "yes" } }]))
    assert.equal(asked(lines).code, "bad-argument", JSON.stringify(lines));
});

test("a listing without an end ends, and the error has the line that it repeats", () => {
  /** @type {[lines: Record<string, import("../src/run/engine.js").LineChange>, line: string, it?: string][]} */
  const endless = [
    [{ "2E": { omit: true } }, "2"],
    [{ "2A": { text: 'if it starts with "/": replace that with "//"' } }, "2A", "input buffer"],
    [
      { "2E": { text: "else if output buffer is empty: move its first /segment to output buffer" } },
      "2E",
      "output buffer",
    ],
    [{ result: { after: "while result is defined: result ← result + Base" } }, "result after 1"],
  ];
  for (const [lines, line, it] of endless) {
    const request = { base, reference: "g", lines };
    for (const call of [() => engine.explain(request), () => engine.answers(request)]) {
      const error = thrown(call);
      assert.deepEqual([error.code, error.line, error.it], ["endless", line, it], JSON.stringify(lines));
    }
  }
});
