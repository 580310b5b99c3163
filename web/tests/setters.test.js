/**
 * Assignments to the properties of a URL: our URL Standard compared with the runtime's own URL, and the page's text
 * about them.
 */
import assert from "node:assert/strict";
import { neighbours } from "../src/neighbours/neighbours.js";
import { engine } from "./fixtures.js";
import { suite } from "./suites.js";
import { random } from "./support.js";
import { test } from "./test.js";

/** @typedef {import("../src/run/engine.js").Options["set"]} Name */

const edition = "url-standard";
const names = /** @type {Name[]} */ (
  "href protocol username password host hostname port pathname search hash".split(" ")
);

/** @param {string} base @param {string} reference @param {Name} set */
function assigned(base, reference, set) {
  const answer = engine.explain({ base, reference, edition, set, limit: 0 });
  if ("error" in answer) assert.fail(answer.error.message);
  return answer;
}

test("web-platform-tests: the URL after each assignment", () => {
  const { cases } = suite("wpt-2026-07-setters.json");
  assert.equal(cases.length, 278);
  for (const { property, href, new_value, expected } of cases)
    if (expected.href !== undefined)
      assert.equal(assigned(href, new_value, property).target, expected.href, `${href} ${property} ${new_value}`);
});

/** @typedef {{ base: string, reference: string, set: Name }} Assignment */
/** @import { Runtime } from "../src/run/engine.js" */

/** @param {string | null} url */
const withoutPort = (url) => url?.replace(/:\d+(?=\/|$)/, "");

/** Known differences of some versions of Node's URL, by name. @type {Record<string, (assignment: Assignment, told: Runtime) => boolean>} */
const otherwise = {
  "a ^ in a path is not encoded": ({ set }, { target, standard }) =>
    (set === "pathname" || set === "href") && target?.replaceAll("^", "%5E") === standard,
  "an empty segment is left out after dots": ({ reference, set }, { target, standard }) =>
    set === "pathname" && /^[\t\n\r]*(\.|%2e){1,2}/i.test(reference) && standard?.length === (target?.length ?? 0) + 1,
  "a host that is absent cannot be made empty": ({ base, reference, set }) =>
    /^host(name)?$/.test(set) && /^[\t\n\r]*([/?#]|$)/.test(reference) && /^\w+:\/(?!\/)/.test(base),
  "a value that does not start with a digit removes the port": ({ reference, set }) =>
    set === "port" && /^[\t\n\r]*[^\d\t\n\r]|^[\t\n\r]+$/.test(reference),
  "a query or a fragment is lost behind a path that needs /. before it": ({ set }, { target, standard }) =>
    set === "pathname" &&
    /^\w+:\/\.\//.test(standard ?? "") &&
    target !== null &&
    Boolean(standard?.startsWith(target)),
  "a port behind the host that is not all digits": ({ reference, set }, { target, standard }) =>
    set === "host" && reference.includes(":") && withoutPort(target) === withoutPort(standard),
  "a host that is missing before a port is taken for an empty one": ({ reference, set }) =>
    /^host(name)?$/.test(set) && /^[\t\n\r]*:/.test(reference),
};

const urls = [
  ..."http://a/ http://u:p@h.example:8080/a/b?q#f https://h/ ftp://h:21/ ws://h/x wss://h:8/".split(" "),
  ..."file:/// file:///C:/x file://h/x x: x:a x:/a x:/a/b?q#f x://h/a x://u@h:1/ x:///a".split(" "),
  ..."mailto:a@b data:text/plain,x?y#z javascript:alert(1) blob:https://h/1 http://[::1]:80/ http://1.2.3.4/..".split(
    " ",
  ),
];
const pieces = [
  ...'a b http https: file ws x / // \\ : :80 :0 :65536 8080 0 @ u:p@ ? # .. . %2e %41 % [::1] [ ] 127.1 0x7f C: C| | ^ ` " < >'.split(
    " ",
  ),
  ...["", " ", "\t", "\n", "\0", "é", "例", "\u{1F600}", "'", "{", "}", "~", "&", "="],
];

/** Assignments, the same on every run. @param {number} count */
function* assignments(count) {
  const next = random(418);
  const one = (/** @type {any[]} */ from) => from[Math.floor(next() * from.length)];
  for (let i = 0; i < count; i++) {
    let value = "";
    for (let n = Math.floor(next() * 5); n > 0; n--) value += one(pieces);
    yield { base: one(urls), reference: value, set: one(names) };
  }
}

/** whatwg-url has no types. @type {{ URL: typeof URL }} */
const { URL: Foreign } = await import(/** @type {string} */ ("whatwg-url"));

/** Another implementation's URL after an assignment; null if it throws. @param {Assignment} assignment */
function foreign({ base, reference, set }) {
  try {
    const url = new Foreign(base);
    Object.assign(url, { [set]: reference });
    return url.href;
  } catch {
    return null;
  }
}

/**
 * Compares assignments with whatwg-url and the runtime's own URL, and returns the number of differences, by kind.
 * @param {number} count
 */
function hold(count) {
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const request of assignments(count)) {
    const told = engine.runtime(request);
    if ("error" in told) assert.fail(told.error.message);
    assert.equal(told.standard, foreign(request), JSON.stringify(request));
    if (told.same) continue;
    const kind = Object.keys(otherwise).find((name) => otherwise[name](request, told));
    assert.ok(kind, `${JSON.stringify(request)}: ${told.target} here, ${told.standard} by the standard`);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  console.log(`# of ${count}, whatwg-url 0, Node ${process.version} ${JSON.stringify(kinds)}`);
}

test("random assignments, beside whatwg-url and the runtime's own URL", () => hold(500));

test("more of them", { sweep: true }, () => hold(200_000));

test("other documents and net/url have no setters, and no difference is told of them", () => {
  const request = /** @type {const} */ ({ base: "http://a/b", reference: "c", edition, set: "hash" });
  const answers = engine.answers(request);
  assert.ok(Array.isArray(answers));
  for (const answer of answers)
    assert.deepEqual(
      answer.edition === edition ? answer.target : [answer.outcome, answer.target, answer.because],
      answer.edition === edition ? "http://a/b#c" : ["no-setters", null, null],
    );
  assert.equal(engine.parting(request, "rfc3986"), null);
  const [own, go] = neighbours(engine, request);
  assert.deepEqual([own.answer, own.same, go.silent], ["http://a/b#c", true, true]);
});

test("with another edition, and in what is no resolution, the option means nothing", () => {
  const set = /** @type {const} */ ("hash");
  const request = { base: "http://a/b", reference: "c" };
  assert.deepEqual(engine.answers({ ...request, set }), engine.answers(request));
  assert.deepEqual(engine.parting({ ...request, set }, edition), engine.parting(request, edition));
  const compare = (/** @type {any} */ more) => engine.compare("http://a/b", "c", { base: "http://a/", ...more });
  assert.deepEqual(compare({ set }), compare({}));
});
