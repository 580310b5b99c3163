/**
 * The verdict on a target in words, and the exported explanation: both are tested as texts, in Node.
 */
import assert from "node:assert/strict";
import { Case } from "../src/cases/case.js";
import { leavesText, verdictOf } from "../src/cases/verdict.js";
import { leaving, neighbours } from "../src/neighbours/neighbours.js";
import { start } from "../src/run/link.js";
import { inMarkdown } from "../src/texts/markdown.js";
import { withoutMarks } from "../src/texts/marks.js";
import "./markup.js"; // lets Node import views
import { editions, engine, words } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";
import { whyText } from "../src/texts/why.js";

const { browserName, explanationOf } = await import("../src/rooms/explanation.js");
const { Others } = await import("../src/rooms/others.js");

const total = editions.length;

/**
 * The verdict on a case, with its sources.
 * @param {{ base?: string, reference: string, edition?: string }} asked
 * @param {{ elsewhere?: boolean, browser?: string, leaves?: import("../src/run/engine.js").Leaves | null }} [hosts]
 */
function judged({ base = start.base, reference, edition = start.edition }, hosts = {}) {
  const state = { ...start, base, reference, edition };
  const of = new Case({ engine, baked: null, editions, words }, state);
  const others = neighbours(engine, state);
  const verdict = verdictOf(words, { editions, answers: of.answers, chosen: edition, neighbours: others, ...hosts });
  return { of, others, verdict };
}

/** @param {...string} who ids, or a number of documents */
const agree = (...who) =>
  words.say("stage:verdict:agree", {
    who: words.list(
      who.map((one) =>
        words.say(`stage:verdict:who:${/^\d/.test(one) ? "documents" : one}`, { count: Number(one), total }),
      ),
      "conjunction",
    ),
    count: 2,
  });

test("where all agree but a document that resolves nothing, all are named, and nobody differs", () => {
  const { verdict } = judged({ reference: "../g" });
  assert.deepEqual(verdict, { kind: "agree", said: agree("url", "net/url", String(total - 1)) });
});

test("where only documents differ, it says how many, and what they say instead", () => {
  const { verdict, of } = judged({ reference: "../../../g" });
  const differing = of.answers.filter(({ target }) => target === "http://a/../g").length;
  assert.ok(differing > 1);
  assert.equal(verdict?.kind, "differ");
  assert.ok(
    verdict?.said.endsWith(
      words.say("stage:verdict:documents", {
        who: words.say("stage:verdict:who:others", { count: differing }),
        count: differing,
        there: "‹http://a/../g›",
      }),
    ),
    verdict?.said,
  );
  assert.ok(verdict?.said.startsWith(agree("url", "net/url", String(total - 1 - differing))), verdict?.said);
});

test("where the browser goes to another host, that is a danger, and both targets are told, whole", () => {
  const asked = { reference: "http://good.example\\@evil.example/" };
  const { verdict } = judged(asked, { elsewhere: true });
  assert.equal(verdict?.kind, "danger");
  const said = withoutMarks(verdict?.said ?? "");
  const goes = words.say("stage:verdict:goes", {
    who: words.say("stage:verdict:who:url"),
    count: 1,
    there: "http://good.example/@evil.example/",
  });
  const own = words.say("stage:verdict:own", { document: "RFC 3986", here: "http://good.example\\@evil.example/" });
  assert.ok(said.includes(own) && said.includes("http://good.example/@evil.example/"), `${said}\n${goes}`);
});

test("who leaves the site is named, with where to; a reference that says so itself is no danger", () => {
  const base = "https://shop.example/app";
  const verdict = (/** @type {string} */ reference) => {
    const leaves = leaving(engine, { base, reference });
    return judged({ base, reference }, { leaves }).verdict;
  };
  const browser = words.say("stage:verdict:who:url");
  const standard = words.say("ui:spec", { document: "URL Standard" });
  const both = words.list([browser, standard], "conjunction");
  const goes = words.say("neighbours:leaves:goes", { who: both, count: 2, there: "‹https://evil.example/x›" });
  const away = verdict("/\\evil.example/x");
  assert.deepEqual([away?.kind, away?.leaves], ["danger", words.say("neighbours:leaves:away", { goes })]);
  const others = verdict("https://shop.example\\@evil.example/");
  const stays = words.say("neighbours:leaves:stays", { who: browser });
  assert.ok(others?.leaves?.endsWith(stays), others?.leaves);
  const leaves = leaving(engine, { base, reference: "https://shop.example\\@evil.example/" });
  assert.ok(leaves && !leavesText(words, leaves, String, browser, true).includes(stays), "what fails doesn't stay");
  const again = verdict("/x/..//evil.example");
  const who = words.list([browser, "RFC 3986", standard], "conjunction");
  assert.deepEqual(
    [again?.kind, again?.leaves],
    ["danger", words.say("neighbours:leaves:again", { who, count: 3, host: "evil.example" })],
  );
  // https://github.com/indico/flask-multipass/pull/94
  for (const reference of ["https:\\evil.example", "HTTPS:evil.example", "https:/evil.example"]) {
    const from = verdict(reference);
    assert.notEqual(from?.kind, "danger", reference);
    const there = "‹https://evil.example/›";
    assert.equal(from?.leaves, words.say("neighbours:leaves:from", { scheme: "http", there }), reference);
  }
  for (const [reference, args] of /** @type {const} */ ([
    ["//evil.example/", { scheme: "", host: "evil.example" }],
    ["javascript:alert(1)", { scheme: "javascript", host: "" }],
  ])) {
    const plain = verdict(reference);
    assert.notEqual(plain?.kind, "danger", reference);
    assert.equal(plain?.leaves, words.say("neighbours:leaves:plain", args));
  }
  for (const reference of ["../x", "https://evil.example/", "mailto:a@b?body=x%0D%0Ay", "#top", "https:"])
    assert.equal(verdict(reference)?.leaves, undefined, reference);
});

test("after a spec without a target, others don’t give one, either; specs that call it a link within the document are named", () => {
  const none = judged({ base: "mailto:a@b", reference: "c", edition: "url-standard" }).verdict?.said ?? "";
  assert.ok(none.includes(words.say("stage:verdict:own-none", { document: "URL Standard" })), none);
  const browser = words.say("stage:verdict:who:url");
  assert.ok(none.includes(words.say("stage:verdict:so", { who: browser, count: 1, gives: "nothing" })), none);
  const { verdict, of } = judged({ reference: "#c" });
  const count = of.answers.filter(({ outcome, target }) => outcome === "same-document" && target === null).length;
  assert.ok(count > 1);
  const who = words.say("stage:verdict:who:others", { count });
  assert.ok(verdict?.said.includes(words.say("stage:verdict:within", { who, count })), verdict?.said);
});

test("who differs alone is named, and what has no host is shown whole", () => {
  const alone = judged({ base: "http://a/b", reference: "?y" }).of.answers.filter(
    ({ same, edition }) => !same && edition !== "rfc3986",
  );
  assert.ok(alone.length > 1);
  const { verdict } = judged({ base: "http://a/b/c", reference: "http:g" }, { elsewhere: true });
  assert.ok(
    verdict?.said.includes(words.say("stage:verdict:own", { document: "RFC 3986", here: "‹http:g›" })),
    verdict?.said,
  );
  assert.doesNotMatch(verdict?.said ?? "", /‹›/);
  const single = judged({ reference: "a b" }).verdict?.said ?? "";
  assert.ok(single.includes("URL Standard"), single);
});

test("an empty target has a word", () => {
  const { verdict } = judged({ base: "", reference: "" });
  assert.ok(verdict?.said.includes(words.say("ui:empty-input")), verdict?.said);
});

test("a target that differs is shown whole, up to a few thousand characters", () => {
  const base = `http://a/${"long/".repeat(30)}`;
  assert.ok(judged({ base, reference: "b c" }).verdict?.said.includes(`‹${base}b%20c›`));
  const far = judged({ base: `http://a/${"long/".repeat(3000)}`, reference: "b c" }).verdict?.said ?? "";
  assert.ok(far.includes("…") && far.length < 10_000, `${far.length}`);
});

test("a run without a target says who has none", () => {
  const { verdict } = judged({ reference: "http://[::1", edition: "url-standard" });
  assert.ok(verdict && !/undefined|null/.test(verdict.said), verdict?.said);
});

test("the explanation starts with the why and ends with the link; each who differs is in it once, with its target", () => {
  for (const reference of ["../../../g", "images/x.png", "a b", "http://u@x\\@y/", ""]) {
    const { of, others, verdict } = judged({ reference });
    const address = `https://uriscope.example/${link({ reference })}`;
    const browser = "Browser 1";
    const text = explanationOf({ engine, of, words, verdict, neighbours: others, browser, link: address });
    const { why, target } = /** @type {NonNullable<typeof of.scene>} */ (of.scene).explanation;
    const said = inMarkdown(whyText(words, start.edition, why));
    const [first] = text.split("\n\n");
    assert.ok(of.faults.length ? first.startsWith("▲ ") : first.startsWith(said), text);
    assert.ok(text.includes(said) && text.includes(`\`${target}\``), text);
    assert.ok(text.endsWith(`${address}\n`), text);
    for (const answer of of.answers) {
      const { document } = editions.find(({ id }) => id === answer.edition) ?? assert.fail();
      const lines = text
        .split("\n")
        .filter((line) => line.startsWith("- ") && line.includes(`(${editionYear(answer)})`));
      if (answer.same) continue;
      assert.ok(lines.length > 0, `${document} is not in ${text}`);
    }
    assert.doesNotMatch(text, /[‹›]/, "marks are left");
  }
});

/**
 * The copied explanation of a case.
 * @param {string} reference @param {{ elsewhere?: boolean, browser?: string }} [hosts]
 */
async function copied(reference, hosts = {}) {
  const { of, others, verdict } = judged({ reference }, { browser: "Browser 1", ...hosts });
  await new Promise((told) => of.later(() => told(null)) || told(null)); // the code that describes errors is loaded with the first one
  const link = "https://uriscope.example/";
  return explanationOf({ engine, of, words, verdict, neighbours: others, browser: "Browser 1", link });
}

test("what is copied makes sense elsewhere: the browser by its name, buffers where dot segments are removed", async () => {
  const dots = `**${words.say("figure:dots")}**`;
  for (const [reference, has] of /** @type {[string, boolean][]} */ ([
    ["../g", true],
    ["g/.", true],
    ["%2E/g", true],
    ["g", false],
    ["g..h/...", false],
  ])) {
    const text = await copied(reference);
    assert.equal(text.includes(dots), has, text);
    assert.ok(text.includes("Browser 1") && !new RegExp(words.say("stage:verdict:who:url"), "i").test(text), text);
    assert.match(text, /`g`|```/);
    assert.ok(text.trim().endsWith("https://uriscope.example/") && text.includes(words.say("figure:target")), text);
  }
});

test("where fixes lead to different hosts, each says to which; nothing is said to be encoded where nothing is", async () => {
  const hosts = { elsewhere: true };
  const text = await copied("http://good.example\\@evil.example/", hosts);
  assert.match(text, /^- .*host: good\.example\)$/m);
  assert.match(text, /^- .*host: evil\.example\)$/m);
  const encoding = inMarkdown(words.say("url-standard:because:encoding"));
  assert.ok(!text.includes(encoding), text);
  assert.ok((await copied("a b")).includes(encoding), "there, a space is");
  assert.doesNotMatch(await copied("a b"), /host: /);
  assert.ok(text.includes(words.say("neighbours:same", { id: "url" })), text);
});

test("a browser is called what it calls itself", () => {
  const of = (/** @type {object} */ told) => {
    Object.defineProperty(globalThis, "navigator", { value: told, configurable: true });
    return browserName(words);
  };
  const brands = (/** @type {string[]} */ ...all) => ({
    userAgentData: { brands: all.map((brand) => ({ brand, version: "156" })) },
  });
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  assert.equal(of(brands("Not/A)Brand", "Chromium", "Google Chrome")), "Google Chrome 156");
  assert.equal(of(brands("Chromium", "Not.A/Brand")), "Chromium 156");
  assert.equal(
    of({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0" }),
    "Firefox 153",
  );
  const safari = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15";
  assert.equal(of({ userAgent: safari }), "Safari 26");
  assert.equal(of({ userAgent: "curl" }), words.say("share:browser"));
  if (before) Object.defineProperty(globalThis, "navigator", before);
  else delete (/** @type {any} */ (globalThis).navigator);
});

/** @param {{ edition: string }} answer */
const editionYear = ({ edition }) => editions.find(({ id }) => id === edition)?.year;

test("what Markdown would read as its own is escaped, and code has as many backticks as it takes", () => {
  assert.equal(inMarkdown("a *b* _c_ <d> ‹e`f› ‹ g›"), "a \\*b\\* \\_c\\_ \\<d\\> ``e`f`` `  g `");
});

test("what others answer late, and out of order, is never told of other texts", async () => {
  const [first, second] = ["?y", "../../../g"].map((reference) => judged({ reference }));
  /** Resolves the pending questions in order. @type {(() => void)[]} */
  const answer = [];
  const slow = {
    say: words.say.bind(words),
    list: words.list.bind(words),
    need: () => new Promise((resolve) => answer.push(() => resolve(undefined))),
  };
  const room = { case: first.of, state: { libraries: [] }, engine, words: slow };
  const others = new Others(/** @type {any} */ (room));
  const shown = () => [others.neighbours?.map((one) => one.answer), others.verdict];
  const of = (/** @type {typeof first} */ { others, verdict }) => [others.map((one) => one.answer), verdict];
  /** @param {typeof first} one @param {number} asked the number of questions before */
  const asks = async (one, asked) => {
    room.case = one.of;
    others.ask();
    while (answer.length === asked) await new Promise((resolve) => setImmediate(resolve));
  };
  const answers = async (/** @type {number} */ which) => {
    answer[which]();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await asks(first, 0);
  await answers(0);
  assert.deepEqual(shown(), of(first));
  await asks(second, 1);
  assert.deepEqual(shown(), [undefined, { ...first.verdict, stale: true }], "what was said last is marked");
  await asks(first, 2);
  await answers(1);
  assert.deepEqual(shown(), of(first), "the answer to other texts came late");
  await asks(second, 3);
  await answers(3);
  assert.deepEqual(shown(), of(second));
  await answers(2);
  assert.deepEqual(shown(), of(second), "the answer to other texts came last");
});
