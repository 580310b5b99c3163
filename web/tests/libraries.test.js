/**
 * Libraries: the recorded data are well formed, the documents that calls follow are counted right, and the panel runs
 * those that answer live, each in a worker of its own.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { casesOf } from "../libraries/cases.mjs";
import { grouped, keyOf, rowOf, searched } from "../src/libraries/groups.js";
import { key as ofGo } from "../src/libraries/neturl.js";
import { compared, documentsOf, followed, indexOf, printedIn } from "../src/libraries/recorded.js";
import { diagnosed, explanationsOf, linkTo, missed, seenIn } from "../src/libraries/diagnosed.js";
import { Live } from "../src/libraries/live.js";
import { allOf, callNames, nameOf, othersOf, tableOf, written } from "../src/libraries/table.js";
import { start, write } from "../src/run/link.js";
import { withoutMarks } from "../src/texts/marks.js";
import { seenText } from "../src/texts/expected.js";
import { Words } from "../src/words/words.js";
import { atLink, baseOf, eventually, goto, pageAt, ready, referenceOf, site } from "./browser.js";
import { engine, say, saying, words } from "./fixtures.js";
import { host } from "./host.js";
import { each, link, plainly, root } from "./support.js";
import { test } from "./test.js";

/** @import { Recorded } from "../src/libraries/recorded.js" */

/** @type {Recorded} */
const recorded = JSON.parse(await readFile(join(root, "dist", "libraries.json"), "utf8"));

/** The number of cases since the first recording, to which every call has answers. */
const oldest = 346;

test("the recorded cases are those that are handed out, in their order", () => {
  assert.deepEqual(recorded.cases, casesOf(engine));
  assert.ok(recorded.cases.length > oldest);
  const whole = recorded.calls.filter(({ answers }) => answers.length === recorded.cases.length);
  assert.ok(
    whole.some(({ library }) => library === "net/url") && whole.some(({ library }) => library === "URL (Node)"),
  );
});

test("what was recorded has its shape", () => {
  const { cases, calls } = recorded;
  assert.ok(cases.length >= 340 && calls.length >= 59, `${cases.length} cases, ${calls.length} calls`);
  assert.deepEqual(Object.keys(recorded), ["cases", "calls"]);
  assert.ok(cases.every((texts) => texts.length === 2 && texts.every((text) => typeof text === "string")));
  assert.equal(new Set(cases.map((texts) => texts.join("\t"))).size, cases.length, "a case is there twice");
  for (const { answers, ...about } of calls) {
    assert.deepEqual(Object.keys(about), ["language", "library", "version", "call", "date"], about.library);
    for (const [name, value] of Object.entries(about)) assert.match(value, /./, `${about.library}: ${name}`);
    assert.match(about.date, /^\d{4}-\d{2}-\d{2}$/);
    assert.ok(answers.length >= oldest && answers.length <= cases.length, about.library);
    for (const answer of answers)
      assert.ok(answer === null || typeof answer === "string" || typeof answer.error === "string", about.library);
    assert.ok(
      answers.some((answer) => typeof answer === "string"),
      `${about.library} answers nothing`,
    );
  }
});

test("all references that a document prints with their targets are among the cases", () => {
  for (const { id, document } of engine.editions()) {
    const examples = engine.examples({ edition: id });
    assert.ok(Array.isArray(examples));
    const printed = examples.filter(
      ({ kind, base = "", input }) => kind === "resolve" && !/[\t\n\r\0]/.test(base + input),
    );
    for (const { base = "", input } of printed)
      assert.ok(indexOf(recorded, base, input) >= 0, `${document}: ${base} + ${input}`);
    assert.equal(
      printedIn(engine, recorded, id).length,
      new Set(printed.map(({ base = "", input }) => `${base}\t${input}`)).size,
      document,
    );
  }
  assert.equal(printedIn(engine, recorded, "rfc3986").length, 42);
  assert.equal(indexOf(recorded, "http://nowhere", "nothing"), -1);
});

test("no two calls have one key, and none has what separates keys in a link", () => {
  const keys = recorded.calls.map(keyOf);
  assert.equal(new Set(keys).size, keys.length);
  for (const key of keys) assert.doesNotMatch(key, /\|/);
  assert.ok(keys.includes(ofGo));
});

/** A few cases, as if they were all that was recorded for three calls. */
const few = (() => {
  /** @type {[string, string][]} */
  const cases = [
    ["http://a/b/c/d;p?q", "../../../g"],
    ["http://a/b/c/d;p?q", "http:g"],
    ["http://a", "g"],
  ];
  const about = { language: "L|1", version: "1", call: "a*b", date: "2026-01-01" };
  return {
    cases,
    calls: [
      { ...about, library: "one", answers: ["http://a/g", "http:g", "http://a/g"] },
      { ...about, library: "two", answers: ["http://a/g", "http://a/b/c/g", "http://a/g"] },
      { ...about, library: "three", answers: ["http://a/../g", { error: "no" }, null] },
    ],
  };
})();

test("the table counts what calls share with documents, and lists the rest", async () => {
  const { documents, printed } = await compared(engine, few);
  assert.equal(await compared(engine, few), await compared(engine, few), "it was compared twice");
  const names = documents.map((document) => nameOf(document, engine.editions()));
  const [own, loose] = [names.indexOf("RFC 3986"), names.indexOf("RFC 3986 strict=no")];
  assert.ok(own >= 0 && loose >= 0, names.join(", "));
  const table = tableOf(few, documents, allOf(few));
  assert.deepEqual(
    table.rows.map(({ shared }) => [shared[own], shared[loose]]),
    [
      [3, 2],
      [2, 3],
      [0, 0],
    ],
  );
  assert.deepEqual([table.whole[own], table.none, table.distinct, table.languages], [1, 1, 3, 1]);
  assert.deepEqual(othersOf(few.calls[1], documents[own], allOf(few)), [1]);
  assert.deepEqual(printed.get("rfc3986"), [0, 1]);
  const part = tableOf(few, documents, [0]);
  assert.deepEqual([part.rows[0].shared[own], part.whole[own], part.distinct], [1, 2, 2]);
  const json = JSON.parse(written("json", table, names, 3));
  assert.deepEqual(json.calls[1], {
    language: "L|1",
    library: "two",
    version: "1",
    call: "a*b",
    date: "2026-01-01",
    asked: 3,
    shared: Object.fromEntries(names.map((name, i) => [name, table.rows[1].shared[i]])),
  });
  const lines = written("markdown", table, names, 3).trimEnd().split("\n");
  assert.equal(lines.length, 5);
  assert.equal(new Set(lines.map((line) => line.replaceAll("\\|", "").split("|").length)).size, 1, "columns");
  assert.match(lines[2], /^\| one 1 \(L\\\|1\): a\\\*b \| /);
});

test("a call that was not asked the last cases is compared in the others, and has nothing to say of those", async () => {
  const [one, two, three] = few.calls;
  const fewer = { ...few, calls: [one, { ...two, answers: two.answers.slice(0, 2) }, three] };
  const { documents } = await compared(engine, fewer);
  const names = documents.map((document) => nameOf(document, engine.editions()));
  const [own, loose] = [names.indexOf("RFC 3986"), names.indexOf("RFC 3986 strict=no")];
  const table = tableOf(fewer, documents, allOf(fewer));
  const [, row] = table.rows;
  assert.deepEqual([row.asked, row.shared[own], row.shared[loose], row.follows], [2, 1, 2, true]);
  assert.deepEqual([table.whole[loose], table.none, table.distinct], [1, 1, 3]);
  assert.deepEqual(othersOf(row.call, documents[own], allOf(fewer)), [1]);
  // A missing target, in a case that it wasn't run for, doesn't count as an answer.
  const silent = documents.find(({ targets }) => targets[2] === null);
  assert.ok(silent && !othersOf(row.call, silent, [2]).length && row.shared[documents.indexOf(silent)] <= 2);
  assert.deepEqual(followed(row.call, documents)?.exceptions, []);
  assert.match(written("markdown", table, names, 3).split("\n")[3], /^\| two [^|]*(\\\|[^|]*)?, of 2 \| /);
});

test("a document's targets are those of its runs", async () => {
  const cases = recorded.cases.filter((_, i) => i % 20 === 0);
  for (const { edition, options, targets } of await documentsOf(engine, cases))
    cases.forEach(([base, reference], i) => {
      const run = engine.explain({ .../** @type {any} */ (options), base, reference, edition, limit: 0 });
      assert.equal(targets[i], "error" in run ? null : run.target, `${edition}: ${base} + ${reference}`);
    });
});

test("a document is asked once for many cases, and for each other value of an option that it has", async () => {
  let asked = 0;
  const targets = (/** @type {any} */ of, /** @type {any} */ cases) =>
    (asked++, engine.targets(of, cases));
  await documentsOf({ ...engine, targets }, recorded.cases.slice(0, 10));
  const each = engine
    .editions()
    .map(({ options }) => options.reduce((sum, { alone, values }) => sum + (alone ? 0 : values.length - 1), 1));
  assert.equal(
    asked,
    each.reduce((sum, one) => sum + one),
  );
});

test("a call follows the document that has most of its answers", async () => {
  /** @type {[string, string][]} */
  const cases = [
    ["http://a/b/c/d;p?q", "../../../g"],
    ["http://a/b/c/d;p?q", "http:g"],
    ["http://a", "g"],
  ];
  const documents = await documentsOf(engine, cases);
  const about = { language: "X", library: "x", version: "1", call: "x", date: "2026-01-01" };
  /** @param {import("../src/libraries/recorded.js").Answer[]} answers */
  const follows = (answers) => {
    const found = followed({ ...about, answers }, documents);
    return [found?.document.edition, found?.document.options, found?.exceptions];
  };
  assert.deepEqual(follows(["http://a/g", "http:g", "http://a/g"]), ["rfc3986", {}, []]);
  assert.deepEqual(follows(["http://a/g", "http://a/b/c/g", "http://a/g"]).slice(2), [[]]);
  assert.deepEqual(follows(["http://a/g", "http:g", "http://a/other"]), ["rfc3986", {}, [2]]);
});

test("a call may refuse what has no target or is invalid by RFC 3986, but not by the URL Standard, which parses that, too", async () => {
  const cases = /** @type {Recorded["cases"]} */ ([
    ["http://a/b", "c"],
    ["http://a/b", "c d"],
    ["a", "b"],
    ["http://a/b", "//h:x/"],
    ["http://a/b#f", "c"],
  ]);
  const documents = await documentsOf(engine, cases);
  const of = (/** @type {string} */ id) => documents.find(({ edition }) => edition === id) ?? documents[0];
  assert.deepEqual(of("rfc3986").due, [true, false, false, false, true]);
  assert.deepEqual(of("rfc1808").due, [true, false, false, false, true]);
  assert.deepEqual(of("url-standard").due, [true, true, false, false, true]);
  const error = { error: "no" };
  const none = { differing: [], refused: [], unanswered: [] };
  assert.deepEqual(missed(["http://a/c", error, error, null], of("rfc3986")), none);
  assert.deepEqual(missed([error, "x:y", null, error], of("rfc3986")), { ...none, differing: [1], refused: [0] });
  assert.deepEqual(missed([null, error], of("url-standard")), { ...none, refused: [1], unanswered: [0] });
});

test("answers are grouped, the largest group first and those without one last", () => {
  const rows = ["a", "b", "b", { error: "no" }, { error: "no" }, { error: "other" }].map((answer, i) =>
    rowOf({ language: "L", library: `l${i}`, version: "1", call: "c", date: "", answers: [answer] }, 0),
  );
  assert.deepEqual(
    grouped(rows).map(({ target, rows: of }) => [target, of.length]),
    [
      ["b", 2],
      ["a", 1],
      [null, 3],
    ],
  );
  assert.deepEqual(each(searched(rows, "L l3"), "library"), ["l3"]);
});

/** @param {import("playwright-core").Page} page */
const open = async (page) => {
  await page.evaluate(() => $("uri-years")?.dispatchEvent(new CustomEvent("uriscope:libraries", { bubbles: true })));
  await page.locator(".libraries").waitFor();
};

/** Some cases, as if they were all that was recorded, with a number to which every call has answers; some calls have none to the last two. @type {Recorded & { old: number }} */
const some = (() => {
  const references = ["../../../g", "", "g", "/./g", "http:g"];
  const printed = printedIn(engine, recorded, "rfc3986").filter((i) => references.includes(recorded.cases[i][1]));
  const at = [...printed, oldest, oldest + 1];
  const answers = (/** @type {Recorded["calls"][number]} */ call) => at.map((i) => call.answers[i]);
  return {
    old: printed.length,
    cases: at.map((i) => recorded.cases[i]),
    calls: recorded.calls.map((call, i) => {
      const whole = i % 3 > 0 || ["Go", "JavaScript"].includes(call.language); // these run live, so their answers aren't recorded
      return { ...call, answers: answers(call).slice(0, whole ? at.length : printed.length) };
    }),
  };
})();
/**
 * Replaces the recorded cases in a page by those: comparing all of them takes seconds.
 * @param {import("playwright-core").Page} page
 */
const handOutSome = (page) => page.route(/\/libraries\.json$/, (route) => route.fulfill({ json: some }));

test("nothing of a library is fetched before the panel is opened; then all eight and Go's answer, beside those recorded", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/c/d;p?q", reference: "../../../g" }));
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => /^\/libraries[./]/.test(name)),
    );
  assert.deepEqual(await asked(), []);
  await handOutSome(page);
  await open(page);
  await page.locator(".libraries .group").first().waitFor();
  await page.waitForFunction(() => !$(".libraries [role=status]"));
  const live = await page.locator(".libraries .group li", { hasText: say("libraries:live") }).count();
  assert.equal(live, 9);
  const first = await page.locator(".libraries .group h3").first().innerText();
  assert.match(first, /http:\/\/a\/g/);
  assert.ok(first.includes(say("libraries:as-chosen")), first);
  await page.locator(".libraries input[type=search]").fill("python urllib");
  assert.equal(await page.locator(".libraries .group li").count(), 1);
  await page.locator(".libraries .group input[type=checkbox]").check();
  await page.locator(".libraries input[type=search]").fill("fast-uri");
  await page.locator(".libraries .group input[type=checkbox]").check();
  await page.getByRole("button", { name: say("ui:close") }).click();
  await page.waitForFunction(() => !$("uri-libraries-sheet"));
  const tile = page.locator(".libraries-tile");
  await eventually(async () => assert.match(await tile.innerText(), /✓.*urllib[^]*✓.*fast-uri/));
  await referenceOf(page).fill("not/recorded");
  await eventually(async () => assert.match(await tile.innerText(), /\?.*urllib[^]*✓.*fast-uri/));
  // An empty base is empty for a library, too: its worker has no address.
  await baseOf(page).fill("");
  await referenceOf(page).fill("../g");
  await open(page);
  const group = page.locator(".libraries .group", { hasText: "new Url(reference, base).href" });
  await eventually(async () => assert.equal(await group.locator("h3 code").innerText(), "../g"));
});

test("they answer in the page of another language, too", { sweep: true }, async (t) => {
  const page = await pageAt(t, null);
  await page.goto(`${site.url}zh-Hans/${link({ base: "http://a/b/c/d;p?q", reference: "../../../g" })}`);
  await ready(page);
  await open(page);
  await page.waitForFunction(() => !$(".libraries [role=status]"));
  const chinese = new Words({ language: "zh-Hans" });
  await chinese.need("libraries");
  assert.equal(await page.locator(".libraries .group li", { hasText: plainly(chinese)("libraries:live") }).count(), 9);
});

/** The script of a library as a host sends it. @param {string} body of its function @param {string} [call] an expression */
const script = (body, call = "'made for this test'") => ({
  contentType: "text/javascript",
  body: `var library = { call: ${call}, resolve: () => { ${body} } };`,
});

for (const sweep of [false, true])
  test(
    "a library that throws, one that never ends and one that cannot be fetched: each is told as what it did, and the rest answers",
    { sweep },
    async (t) => {
      const page = await pageAt(t, link({ base: "http://a/b/c/d;p?q", reference: "../../../g" }), { mayFail: true });
      const endless = sweep ? "for (;;);" : "self.postMessage = () => {}"; // the first takes a second of the processor
      await page.route(/\/libraries\/fast-uri-\w+\.js$/, (route) => route.fulfill(script(endless)));
      await page.route(/\/libraries\/urijs-\w+\.js$/, (route) =>
        route.fulfill(script("throw new RangeError('not\u202e today');")),
      );
      await page.route(/\/libraries\/url-parse-\w+\.js$/, (route) => route.fulfill(script("return 7;")));
      await page.route(/\/libraries\/uri-js-\w+\.js$/, (route) => route.abort());
      // One sends an invalid message, one never finishes starting, one sends too much.
      await page.route(/\/libraries\/jridgewell-resolve-uri-\w+\.js$/, (route) =>
        route.fulfill(script("postMessage(5);")),
      );
      await page.route(/\/libraries\/relative-to-absolute-iri-\w+\.js$/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "self.postMessage = () => {}" }),
      );
      await page.route(/\/libraries\/url-\w+\.js$/, (route) =>
        route.fulfill(script("postMessage(new Uint8Array(1_000_000));", "'\\u202eab'.repeat(200_000)")),
      );
      await page.route(/\/libraries\.json$/, (route) => route.abort());
      await open(page);
      const row = (/** @type {string} */ name) =>
        page.locator(".libraries .group li").filter({ has: page.locator("b", { hasText: new RegExp(`^${name}$`) }) });
      await row("fast-uri").waitFor();
      assert.match(await row("fast-uri").innerText(), /made for this test/);
      assert.match(await row("fast-uri").innerText(), saying("libraries:hangs"));
      assert.match(
        await row("urijs").innerText(),
        saying("libraries:threw", { error: "RangeError: not[U+202E] today" }),
      );
      assert.match(
        await row("url-parse").locator("xpath=ancestor::section").locator("h3").innerText(),
        saying("libraries:no-answer"),
      );
      assert.match(await row("@jridgewell/resolve-uri").innerText(), saying("libraries:odd"));
      assert.match(await row("url").innerText(), saying("libraries:odd"));
      assert.ok((await row("url").innerText()).length < 1_000, "a call is not shortened");
      assert.match(await row("url").innerText(), /\[U\+202E\]ab/);
      assert.equal(await row("relative-to-absolute-iri").count(), 0, "it is waited for");
      assert.equal(await row("uri-js").count(), 0);
      const [library, table] = [
        page.locator("p.unfetched", { hasText: "uri-js" }),
        page.locator("p.unfetched[role=alert]"),
      ];
      await Promise.all([library.waitFor(), table.waitFor()]);
      assert.match(
        await row("@hyperjump/uri").locator("xpath=ancestor::section").locator("h3").innerText(),
        /http:\/\/a\/g/,
      );

      await page.unroute(/\/libraries\/uri-js-\w+\.js$/);
      await library.getByRole("button", { name: say("libraries:again") }).click();
      await row("uri-js").waitFor();
      await page.unroute(/\/libraries\.json$/);
      await handOutSome(page);
      await table.getByRole("button", { name: say("libraries:again") }).click();
      await page.locator(".libraries .group li", { hasText: "urllib" }).first().waitFor();
      assert.equal(await page.locator(".libraries .unfetched").count(), 0);
      // The page continues: the one that never ends is run again with other texts.
      await page.getByRole("button", { name: say("ui:close") }).click();
      await referenceOf(page).fill("../h");
      await eventually(async () => assert.match(await page.locator("uri-target").innerText(), /http:\/\/a\/b\/h/));
    },
  );

test("a library that goes on talking is ended, and asked anew the next time", async () => {
  let [made, ended] = [0, 0];
  const talking = async () => {
    made++;
    const worker = /** @type {any} */ ({
      postMessage: (/** @type {unknown} */ said) =>
        queueMicrotask(() => {
          const all = said === "call" ? [{ call: "call" }] : [{ answer: "a:b" }, { answer: "a:c" }];
          for (const data of all) worker.onmessage({ data });
        }),
      terminate: () => ended++,
    });
    return worker;
  };
  const library = new Live(/** @type {any} */ ({ file: "libraries/a.js" }), talking);
  for (const times of [1, 2]) {
    assert.deepEqual(await library.ask("a:", "b"), { answer: "a:b" });
    assert.deepEqual([made, ended], [times, times]);
  }
});

test("a library whose script never ends is ended", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let ended = 0;
  const silent = /** @type {any} */ ({ postMessage: () => {}, terminate: () => ended++ });
  const library = new Live(/** @type {any} */ ({ file: "libraries/a.js" }), async () => silent);
  const asked = library.ask("a:", "b");
  for (let i = 0; i < 5; i++) await Promise.resolve(); // let it get a message
  for (let i = 0; i < 10; i++) t.mock.timers.tick(2_000);
  assert.deepEqual([await asked, ended], [{ hangs: true }, 1]);
});

test("a worker that comes when nobody wants it any more is ended", async () => {
  let ended = 0;
  const worker = /** @type {any} */ ({ postMessage: () => {}, terminate: () => ended++ });
  const library = new Live(/** @type {any} */ ({ file: "libraries/a.js" }), async () => {
    library.end();
    return worker;
  });
  assert.deepEqual([await library.ask("a:", "b"), ended], [{ unfetched: "" }, 1]);
});

/** Programs run in a library's worker: all means to reach other hosts, the site's host, and the site's data in the browser. */
const attempts = [
  "fetch(other, { mode: 'no-cors' })",
  "fetch(home, { mode: 'no-cors', method: 'POST', credentials: 'include' })",
  "Object.getPrototypeOf(Object.getPrototypeOf(self)).fetch.call(self, other, { mode: 'no-cors' })",
  "new Promise((yes, no) => { const one = new XMLHttpRequest(); one.onload = yes; one.onerror = no; one.open('GET', other); one.send(); })",
  "new Promise((yes, no) => { const one = new WebSocket(other.replace('http', 'ws')); one.onopen = yes; one.onerror = no; })",
  "new Promise((yes, no) => { const one = new EventSource(other); one.onopen = yes; one.onerror = no; })",
  "new WebSocketStream(other.replace('http', 'ws')).opened",
  "importScripts(`${other}embed.js`)",
  "import(`${other}embed.js`)",
  "import('data:text/javascript,export default self.fetch')",
  "import(URL.createObjectURL(new Blob(['export default 1'], { type: 'text/javascript' })))",
  "Function('return 1')()",
  "(async () => {}).constructor('return 1')()",
  "new FontFace('x', `url(${other}font)`).load()",
  "new Worker('data:text/javascript,postMessage(1)')",
  "new SharedWorker('data:text/javascript,1')",
  "caches.open('uriscope / x')",
  "new Promise((yes, no) => { const one = indexedDB.open('x'); one.onsuccess = yes; one.onerror = no; })",
  "navigator.storage.getDirectory()",
  "navigator.locks.request('x', () => {})",
  "navigator.serviceWorker.getRegistrations().then((all) => all[0].unregister())",
  "webkitRequestFileSystemSync(0, 1)",
  "cookieStore.set('x', '1')",
  "localStorage.setItem('x', '1')",
  "if (origin !== 'null') new BroadcastChannel('x').postMessage(1); else throw origin",
];

/** A library that answers with the numbers of the attempts that succeeded. @param {string} home @param {string} other */
const reaching = (home, other) => ({
  contentType: "text/javascript",
  body: `
    const [home, other] = ${JSON.stringify([home, other])};
    const say = postMessage;
    const attempts = [${attempts.map((one) => `async () => { ${one.startsWith("if") ? one : `await ${one}`} }`)}];
    const reached = Promise.all(attempts.map((one, i) =>
      Promise.race([one(), new Promise((_, no) => setTimeout(no, 400))]).then(() => i, () => [])));
    self.postMessage = (said) => "answer" in said ? reached.then((all) => say({ answer: "reached:" + all.flat() })) : say(said);
    var library = { call: "reaches", resolve: () => "" };`,
});

/** Hosts of the site: this program with its header fields, which is stricter, and one without any. */
const hosts = [
  { fields: "with header fields", address: async () => site.url, sweep: true },
  { fields: "with none", address: async () => (await host({})).url },
];
for (const { fields, address, sweep } of hosts)
  test(`a library reaches no host, and nothing that the site keeps in the browser: ${fields}`, { sweep }, async (t) => {
    const page = await pageAt(t, null, { mayFail: true });
    const [home, other] = [await address(), await host()];
    await handOutSome(page);
    await page.route(/\/libraries\/fast-uri-\w+\.js$/, (route) => route.fulfill(reaching(home, other.url)));
    await page.goto(home + link({ base: "http://a/b/c/d;p?q", reference: "../../../g" }));
    await ready(page);
    await open(page);
    const group = page.locator(".libraries .group", { hasText: "reaches" });
    await eventually(async () => assert.equal(await group.locator("h3 code").innerText(), "reached:"));
    assert.deepEqual(other.asked, []);
    const live = page.locator(".libraries .group li", { hasText: say("libraries:live") });
    await eventually(async () => assert.equal(await live.count(), 9)); // the others answer with the new text
  });

const python = "Python urllib urllib.parse.urljoin(base, reference)";

test("with other texts it is said which document the others follow", { sweep: true }, async (t) => {
  const page = await pageAt(t, link({ base: "http://x/y", reference: "z/../w" }));
  await open(page);
  await page.locator(".followings li").first().waitFor();
  const said = await page.locator(".followings li", { hasText: "urijoin(base, reference, strict=True)" }).innerText();
  assert.match(said, /RFC 3986/);
  await page.locator(".libraries td.most button").first().click();
  await page.locator(".libraries td[colspan] li a").first().waitFor();
});

const [ipv6] = recorded.cases.slice(oldest);

test("of a newer case, calls that were not asked it are said not to be recorded for it", async (t) => {
  const page = await pageAt(t, link({ base: ipv6[0], reference: ipv6[1] }));
  await handOutSome(page);
  await open(page);
  const lacking = some.calls.filter(({ answers }) => answers.length === some.old);
  const listed = page.locator(".followings li");
  await eventually(async () => assert.equal(await listed.count(), lacking.length));
  await page.getByRole("heading", { name: say("libraries:not-recorded") }).waitFor();
  assert.ok((await page.locator(".libraries .group li").count()) > 9, "nor are those that were asked");
  const row = page.locator("uri-libraries-table tbody tr", { hasText: lacking[0].library }).first();
  await row.getByText(say("libraries:of", { total: some.old })).waitFor();
  await row.getByRole("button").first().click();
  const count = some.cases.length - some.old;
  const summary = page.locator("tr.cases summary", { hasText: say("libraries:unrecorded", { count }) });
  await summary.click();
  assert.equal(await page.locator("tr.cases details li a").count(), count);
});

test("the libraries that a link names stand beside the years; of one that is not known it is said", async (t) => {
  const page = await pageAt(t, write({ ...start, libraries: [python, "Cobol none", ofGo] }));
  const tile = page.locator(".libraries-tile");
  await eventually(async () => assert.match(await tile.innerText(), /urllib[^]*net\/url/));
  await eventually(async () => assert.match(await page.locator("uri-notices").innerText(), /libraries[^]*Cobol none/));
  const without = write({ ...start, libraries: [python, ofGo] });
  await atLink(page, without);
  assert.equal(await page.evaluate(() => localStorage.getItem("uriscope libraries")), null, "a link is no choice");
  // The visitor's choice is stored, together with the link's.
  await open(page);
  await page.locator(".libraries input[type=search]").fill("python yarl");
  await page.locator(".libraries .group input[type=checkbox]").check();
  await page.locator("dialog .close").click();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("uriscope libraries") ?? "[]").length);
  assert.equal(kept, 3);
  await goto(page, link({ base: "http://x/", reference: "y" }));
  await eventually(async () => assert.match(await tile.innerText(), /urllib[^]*net\/url[^]*yarl/));
});

test("the table in the Board room: counts open cases, by keyboard as well, and each leads to its run", async (t) => {
  const page = await pageAt(t, "", { fresh: true });
  await handOutSome(page); // fewer cases are enough, because counts of more are compared above
  await goto(page, "#room=board");
  await page.getByRole("button", { name: say("board:libraries-show") }).click();
  const table = page.locator("uri-libraries-table");
  await table.locator("tbody tr").nth(20).waitFor();
  await atLink(page, "#room=board&table=libraries");
  assert.match(
    await table.locator(".counted").innerText(),
    new RegExp(`^${recorded.calls.length} calls in 25 languages`),
  );
  assert.equal(await table.locator("tbody button[tabindex='0']").count(), 1, "more than one stop of the Tab key");
  await table.getByRole("searchbox").fill("python urllib");
  await eventually(async () => assert.equal(await table.locator("tbody tr:has(button)").count(), 1));
  await table.getByRole("combobox").selectOption("rfc3986");
  const { documents, printed } = await compared(engine, some);
  const python = some.calls.filter(({ library }) => library === "urllib");
  const { asked, shared } = tableOf({ ...some, calls: python }, documents, printed.get("rfc3986") ?? []).rows[0];
  await eventually(async () =>
    assert.deepEqual((await table.locator("tbody button").allInnerTexts()).map(Number), shared),
  );
  await table.locator("tbody button").first().focus();
  for (const key of ["End", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await table.locator("tr.cases").waitFor();
  assert.equal(await table.locator("tr.cases li").count(), asked - shared[shared.length - 2]);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-expanded")), "true");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    table.getByRole("button", { name: say("libraries:markdown") }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "libraries-documents.md");
  await table.locator("tbody button").first().click();
  const first = table.locator("tr.cases li a").first();
  const href = await first.getAttribute("href");
  await first.click();
  await atLink(page, href);
});

/** Two calls that make mistakes and refuse, and one that was run for fewer cases. @type {Recorded} */
const mistaken = (() => {
  const [first, second] = ["Boost.URL", "GLib"].map((name) => recorded.calls.find(({ library }) => library === name));
  assert.ok(first && second);
  const from = 150; // all cases take too long
  const latest = (/** @type {import("../src/libraries/recorded.js").Call} */ call, to = recorded.cases.length) => ({
    ...call,
    answers: call.answers.slice(from, to),
  });
  const calls = [latest(first), latest(second), { ...latest(second, oldest), library: "fewer" }];
  return { cases: recorded.cases.slice(from), calls };
})();

test(
  "the mistakes of libraries: a row opens what explains them, by keyboard as well, and links to the step; on a phone nothing is cut",
  { sweep: true },
  async (t) => {
    const page = await pageAt(t, "", { fresh: true, width: 390, height: 844 });
    await page.route(/\/libraries\.json$/, (route) => route.fulfill({ json: mistaken }));
    await goto(page, "#room=board");
    await page.getByRole("button", { name: say("board:mistakes-show") }).click();
    const table = page.locator("uri-mistakes");
    await atLink(page, "#room=board&table=mistakes");
    await table.locator("tbody tr").first().waitFor();
    await goto(page, "#room=teach"); // leave the room: the rest waits, and continues later
    await goto(page, "#room=board&table=mistakes");
    const { documents } = await compared(engine, mistaken);
    const own = documents.find(({ edition }) => edition === "rfc3986");
    assert.ok(own);
    const found = mistaken.calls.map(({ answers }) => diagnosed(engine, mistaken.cases, answers, own));
    const counts = found.map(({ differing, followed, unexplained, refused }) =>
      [differing.length, followed.length, unexplained, refused.length].map(String),
    );
    await eventually(async () =>
      assert.deepEqual(
        await table
          .locator("tbody tr")
          .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent))),
        counts,
      ),
    );
    assert.ok(found[0].followed.length > 1 && found[1].refused.length > 0, "there is too little to see");
    assert.equal(await table.locator("[role=status] progress").count(), 0);
    assert.equal(await table.locator("tbody button[tabindex='0']").count(), 1, "more than one stop of the Tab key");
    await table.locator("tbody button").first().focus();
    for (const key of ["End", "Enter"]) await page.keyboard.press(key);
    const count = recorded.cases.length - oldest;
    await table.locator("tr.cases", { hasText: say("libraries:unrecorded", { count }) }).waitFor();
    for (const key of ["Enter", "Home", "Enter"]) await page.keyboard.press(key);
    const links = table.locator("tr.cases .followed a:first-of-type"); // the second runs the change
    await eventually(async () => assert.equal(await links.count(), found[0].followed.length));
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
    const [{ at }] = found[0].followed;
    const seen = seenIn(found).map((one) => withoutMarks(seenText(words, one, callNames(mistaken))));
    await table.locator("summary").click();
    assert.deepEqual(await table.locator(".seen li").allInnerTexts(), seen);
    const { cases, calls } = mistaken;
    const known = await explanationsOf(engine, cases, calls[0].answers, own, [at]);
    const href = linkTo(cases[at], calls[0].answers[at], own, known.get(at));
    assert.match(href, /&step=\d+.*&expected=.*&answered=yes/);
    assert.equal(await links.first().getAttribute("href"), href);
    await links.first().click();
    await atLink(page, href);
    const answer = String(mistaken.calls[0].answers[at]);
    await eventually(async () => assert.equal(await page.locator("uri-expected input").inputValue(), answer));
  },
);
