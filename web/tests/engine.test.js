/**
 * The engine as shipped, under Node: the documents' printed results, arguments of any kind, a panic in Go, and the
 * independent cases.
 */
import assert from "node:assert/strict";
import { engine } from "./fixtures.js";
import { suite, suitesLike } from "./suites.js";
import { inWords } from "./shown.js";
import { each, editionOf, examplesOf, examplesOf54, explained, link, pairs } from "./support.js";
import { test } from "./test.js";

test("all examples of RFC 3986, section 5.4, in both modes", () => {
  const examples = examplesOf54(engine);
  assert.equal(examples.length, 43, "42 references, one of them with two answers");
  assert.equal(examples.filter(({ strict }) => strict === false).length, 1);
  for (const { base, reference, want } of examples.filter(({ strict }) => strict)) {
    const strictly = explained(engine, { base, reference, strict: true, edition: "rfc3986" });
    assert.equal(strictly.target, want[0], link({ base, reference }));
    assert.equal(strictly.result?.text, want[0], link({ base, reference }));
    const leniently = explained(engine, { base, reference, strict: false, edition: "rfc3986" });
    const other = examples.find((e) => e.strict === false && e.reference === reference);
    assert.equal(leniently.target, (other ?? { want }).want[0], link({ base, reference, strict: false }));
  }
});

test("the outcome says what kind of target it is", () => {
  const base = "http://a/b?q";
  assert.equal(explained(engine, { base, reference: "g" }).outcome, "target");
  assert.equal(explained(engine, { base, reference: "" }).outcome, "same-document");
  assert.equal(explained(engine, { base, reference: "#s" }).outcome, "same-document");
  const relative = explained(engine, { base: "a/b", reference: "g" });
  assert.deepEqual([relative.outcome, relative.target, relative.result], ["error", null, null]);
});

test("what is left out is the default", () => {
  const { edition, options } = explained(engine, { base: "http://a/", reference: "g" });
  assert.deepEqual(
    { edition, options },
    {
      edition: "rfc3986",
      options: { strict: true, validating: true, excess: "keep", slashes: "rule", ipv6: false, set: "none" },
    },
  );
});

test("absent is not empty", () => {
  const { reference } = explained(engine, { base: "http://a/", reference: "?" });
  const span = (/** @type {string} */ role) => reference.parts.find((part) => part.role === role)?.span;
  assert.deepEqual(span("query"), [1, 1]);
  assert.equal(span("fragment"), null);
  assert.deepEqual(reference.groups[7], [1, 1]);
  assert.equal(reference.groups[9], null);
});

test("a limit shortens the record of the run, not the target", () => {
  const { run, target } = explained(engine, { base: "http://a/b/c/d", reference: "../../g", limit: 3 });
  assert.equal(run.steps.length, 3);
  assert.ok(run.total > 3);
  assert.equal(target, "http://a/g");
});

test("offsets count as JavaScript does", () => {
  const reference = "\u{1F600}例?\u{1F600}#x y";
  const { reference: text } = explained(engine, { base: "http://a/", reference });
  const slices = Object.fromEntries(
    text.parts.flatMap(({ role, span }) => (span ? [[role, reference.slice(...span)]] : [])),
  );
  assert.deepEqual(slices, { path: "\u{1F600}例", query: "\u{1F600}", fragment: "x y" });
  const validity = engine.validate("a/例え/\u{1F600}");
  assert.ok("valid" in validity && !validity.valid);
  assert.equal(validity.errors[0].at, 2);
  const later = engine.validate("%41?a b");
  assert.ok("valid" in later && later.errors[0].at === 5);
});

test("lone surrogates become U+FFFD", () => {
  const { base, reference, target } = explained(engine, { base: "http://a/\ud800", reference: "x\udc00?\ud83d" });
  assert.equal(base.text, "http://a/\ufffd");
  assert.equal(reference.text, "x\ufffd?\ufffd");
  assert.equal(target, "http://a/x\ufffd?\ufffd");
});

test("validate", () => {
  assert.deepEqual(engine.validate("http://a/b"), { valid: true, errors: [] });
  assert.deepEqual(engine.validate("a/b", { production: "relative-ref" }), { valid: true, errors: [] });
  const problem = engine.validate("http://a:8x/");
  assert.ok("valid" in problem && !problem.valid);
  const [{ at, rule, section, expected, message }] = problem.errors;
  assert.deepEqual({ at, rule, section }, { at: 10, rule: "port", section: "RFC 3986, section 3.2.3" });
  assert.ok(expected.includes("DIGIT"), String(expected));
  assert.ok(message);
  const end = engine.validate("http://[::1");
  assert.ok("valid" in end && end.errors[0].at === "http://[::1".length);
});

test("normalize", () => {
  const normalized = (/** @type {string} */ text, options = {}) => {
    const answer = engine.normalize(text, options);
    assert.ok("normalized" in answer, text);
    return answer.normalized;
  };
  assert.equal(normalized("eXAMPLE://a/./b/../b/%63/%7bfoo%7d"), "example://a/b/c/%7Bfoo%7D");
  assert.equal(normalized("http://example.com:80"), "http://example.com/");
  assert.equal(normalized("http://example.com:80", { scheme: false }), "http://example.com:80");
  assert.equal(normalized("a b"), null);
  const excess = (/** @type {string} */ value) =>
    normalized("http://a/../b", { edition: "rfc2396bis-01", excess: value });
  assert.deepEqual(["keep", "remove", "refuse"].map(excess), ["http://a/../b", "http://a/b", "http://a/../b"]);
  assert.equal(normalized("http://h/%21%2D%28", { edition: "rfc2396bis-01" }), "http://h/%21%2D%28");
});

test("figure, in each format", () => {
  const request = { base: "http://a/b/c/d;p?q", reference: "../g" };
  for (const format of /** @type {const} */ (["text", "markdown", "html"])) {
    const figure = engine.figure(request, format);
    assert.ok(typeof figure === "string", format);
    for (const part of ["http://a/b/g", "scheme", "authority", "STEP", "2C"])
      assert.ok(figure.includes(part), `${part} in ${format}`);
  }
  const escaped = engine.figure({ base: "http://a/<b>&", reference: "\"'<script>" }, "html");
  assert.ok(typeof escaped === "string" && !escaped.includes("<script>") && !escaped.includes("<b>"), String(escaped));
});

/** The properties of the specs: id, year, prefix of citations, options, buffers. */
const editions = /** @type {const} */ ([
  ["url-1993", 1993, "URL draft 1993", [], ["path"]],
  ["rfc1630", 1994, "RFC 1630", ["slashes"], ["path"]],
  ["rfc1738", 1994, "RFC 1738", [], []],
  ["rfc1808", 1995, "RFC 1808", [], ["new path"]],
  ["url-syntax-05", 1997, "draft-fielding-url-syntax-05", [], ["buffer"]],
  ["rfc2396", 1998, "RFC 2396", ["validating", "excess", "ipv6"], ["buffer"]],
  ["rfc2396bis-01", 2003, "draft-fielding-uri-rfc2396bis-01", ["validating", "excess"], ["buffer"]],
  ["rfc3986", 2005, "RFC 3986", ["strict"], ["output buffer", "input buffer"]],
]);

/** The specs that have examples. */
const printing = engine.editions().filter(({ lacks }) => !lacks.includes("components"));

test("editions describe themselves, the earliest first", () => {
  const all = engine.editions();
  assert.deepEqual(
    all.map(({ id, year, document, choices, listing }) => [
      id,
      year,
      document,
      choices,
      listing.registers.filter(({ buffer }) => buffer).map(({ name }) => name),
    ]),
    [...editions, ["url-standard", 2026, "URL Standard", ["set"], []]],
  );
  for (const { id, document, listing, lacks, productions, classes } of all) {
    assert.ok(
      listing.lines.every(({ id, section, code }) => id && section.startsWith(`${document}, `) && code),
      id,
    );
    assert.equal(new Set(listing.lines.map((line) => line.id)).size, listing.lines.length, `${id} has a line twice`);
    assert.ok(
      listing.lines.some(({ question }) => question),
      id,
    );
    if (lacks.includes("syntax")) continue;
    assert.ok(productions.length > 2, id);
    for (const production of productions)
      assert.ok("valid" in engine.validate("a", { edition: id, production }), `${id}: ${production}`);
    if (lacks.includes("classes")) continue;
    assert.ok(
      classes.length > 3 && classes.every(({ name, section }) => name && section.startsWith(`${document}, `)),
      id,
    );
    assert.equal(new Set(classes.map(({ name }) => name)).size, classes.length, `${id} has a class twice`);
  }
  assert.deepEqual(
    all
      .at(-1)
      ?.listing.registers.slice(0, 2)
      .map(({ name }) => name),
    ["Base", "R"],
  );
  assert.deepEqual(
    each(
      all.filter(({ classes }) => classes.some(({ excluded }) => excluded)),
      "year",
    ),
    [1993, 1994, 1994, 1995, 1997, 1998, 2003],
    "those that name what they exclude",
  );
  assert.deepEqual(
    each(
      all.filter(({ listing }) => listing.lines.some(({ decided }) => decided)),
      "year",
    ),
    [1993, 1994, 1994, 1995, 1997, 1998, 2003, 2005, 2026],
    "those with a line that a remark is about",
  );
});

test("four editions have a regular expression, which splits as they do", () => {
  const having = engine.editions().filter(({ expression }) => expression);
  assert.deepEqual(each(having, "year"), [1997, 1998, 2003, 2005]);
  for (const { id, document, expression } of having) {
    assert.ok(expression);
    assert.equal(expression.section, `${document}, Appendix B`);
    for (const { base: text } of [...pairs(200, 21), { base: "http://www.ics.uci.edu/pub/ietf/uri/#Related" }]) {
      const { base } = explained(engine, { base: text, reference: "", edition: id });
      /** @type {(string | null)[]} */
      const matched = [...(new RegExp(expression.pattern, "s").exec(base.text) ?? [])].map((group) => group ?? null);
      assert.deepEqual(
        base.groups.map((group) => group && base.text.slice(...group)),
        matched,
        link({ base: text, edition: id }),
      );
    }
  }
});

test("characters, each stretch with its class", () => {
  const { classes } = editionOf(engine);
  const named = (/** @type {string} */ text) => {
    const found = engine.characters(text);
    assert.ok(Array.isArray(found), text);
    return found.map(({ start, end, class: of }) => [text.slice(start, end), of === null ? null : classes[of].name]);
  };
  assert.deepEqual(named("a%20\u{1F600}1;"), [
    ["a", "ALPHA"],
    ["%20", "pct-encoded"],
    ["\u{1F600}", null],
    ["1", "DIGIT"],
    [";", "sub-delims"],
  ]);
  assert.deepEqual(named(""), []);
});

test("a tree has every character under the rules that stand for it", () => {
  const tree = engine.tree("http://a:80/\u{1F600}#f", { use: "base" });
  assert.ok("nodes" in tree && !tree.valid && tree.errors[0].at === 12 && tree.length === 14);
  const text = "http://a:80/b%20c";
  const answer = engine.tree(text, { use: "reference" });
  assert.ok("nodes" in answer && answer.valid && answer.production === "URI-reference" && answer.hidden === 0);
  const { nodes, rules, total } = answer;
  assert.equal(nodes.length, total);
  const at = (/** @type {number} */ i) =>
    nodes.filter(([, start, end]) => start <= i && i < end).map(([rule]) => rules[rule].name);
  assert.deepEqual(at(0), ["URI-reference", "URI", "scheme", "ALPHA"]);
  assert.deepEqual(at(8), ["URI-reference", "URI", "hier-part", "authority"], "the colon is the authority's own");
  assert.deepEqual(at(14), [
    "URI-reference",
    "URI",
    "hier-part",
    "path-abempty",
    "segment",
    "pchar",
    "pct-encoded",
    "HEXDIG",
    "DIGIT",
  ]);
  assert.deepEqual(
    rules.find(({ name }) => name === "host"),
    {
      name: "host",
      section: "RFC 3986, section 3.2.2",
      definition: "IP-literal / IPv4address / reg-name",
      decided: false,
      made: "rules",
    },
  );
});

test("what a tree leaves out can be had", () => {
  const text = "b/".repeat(1000);
  const tree = engine.tree(text, { limit: 100 });
  assert.ok("nodes" in tree && tree.nodes.length === 100 && tree.total > 3000);
  const path = tree.nodes.findIndex(([rule]) => tree.rules[rule].name === "path-noscheme");
  const hidden = tree.nodes[path][4];
  const to = tree.total; // the nodes of the path are the last in the tree
  const rest = engine.tree(text, { from: to - hidden, to });
  assert.ok("nodes" in rest);
  assert.equal(rest.nodes.length + rest.hidden + rest.nodes.reduce((sum, node) => sum + node[4], 0), hidden);
  assert.equal(rest.nodes[0][1], (tree.nodes.at(-1)?.[2] ?? 0) + 1, "it goes on behind the slash");
});

test("each edition has its own names for the components", () => {
  const named = engine
    .editions()
    .filter(({ lacks }) => !lacks.includes("components"))
    .map(({ id }) =>
      explained(engine, { base: "http://h/p?q#f", reference: "", edition: id }).base.parts.filter(
        ({ level }) => level === 1,
      ),
    );
  assert.deepEqual(
    named.map((parts) => parts.map(({ name }) => name)),
    [
      ["scheme", "host part", "path", "search", "fragmentid"],
      ["scheme", "login", "path", "search", "fragmentid"],
      ["scheme", "login", "url-path", "search", "fragment identifier"],
      ["scheme", "net_loc", "path", "params", "query", "fragment"],
      ["scheme", "site", "path", "query", "fragment"],
      ["scheme", "authority", "path", "query", "fragment"],
      ["scheme", "authority", "path", "query", "fragment"],
      ["scheme", "authority", "path", "query", "fragment"],
    ],
  );
  for (const parts of named)
    assert.deepEqual(
      parts.map(({ role }) => role).filter((role) => role !== "params"), // leave out a part that only RFC 1808 has
      ["scheme", "authority", "path", "query", "fragment"],
    );
});

test("an option may change what is valid, and no target", () => {
  const asked = { base: "http://h/a", reference: "//[::1]:80/x", edition: "rfc2396" };
  const [without, amended] = [false, true].map((ipv6) => explained(engine, { ...asked, ipv6 }));
  assert.equal(without.target, amended.target);
  assert.deepEqual(
    [without, amended].map(({ reference }) => reference.errors.length > 0),
    [true, false],
  );
  const host = amended.result?.parts.find(({ role }) => role === "host");
  assert.deepEqual([host?.kind, host?.span], ["IPv6reference", [7, 12]]);
  const of = (/** @type {boolean} */ ipv6) => {
    const validity = engine.validate(asked.reference, { edition: "rfc2396", ipv6 });
    const tree = engine.tree(asked.reference, { edition: "rfc2396", use: "reference", ipv6 });
    const characters = engine.characters("[", { edition: "rfc2396", ipv6 });
    return [
      "valid" in validity && validity.valid,
      "rules" in tree && tree.rules.some(({ name }) => name === "IPv6address"),
      Array.isArray(characters) && characters[0].class,
    ];
  };
  const { classes } = engine.editions().find(({ id }) => id === "rfc2396") ?? assert.fail();
  const named = (/** @type {string} */ wanted) => classes.findIndex(({ name }) => name === wanted);
  assert.deepEqual(of(false), [false, false, named("unwise")]);
  assert.deepEqual(of(true), [true, true, named("reserved")]);
  const relative = engine.relativize("http://[::1]/a/b", "http://[::1]/a/c", { edition: "rfc2396", ipv6: true });
  assert.equal("reference" in relative && relative.reference, "c");
});

test("an edition ignores options that are not its own", () => {
  const given = {
    strict: false,
    validating: false,
    excess: /** @type {const} */ ("remove"),
    slashes: /** @type {const} */ ("example"),
    ipv6: true,
    set: /** @type {const} */ ("hash"),
  };
  for (const { id, choices } of engine.editions()) {
    for (const reference of ["http:g", "../../../g"]) {
      const base = "http://a/b/c/d;p?q";
      const own = Object.fromEntries(choices.map((choice) => [choice, given[choice]]));
      assert.deepEqual(
        { ...explained(engine, { base, reference, edition: id, ...given }), options: null },
        { ...explained(engine, { base, reference, edition: id, ...own }), options: null },
        id,
      );
    }
  }
});

test("examples of each edition, each with an id of its own", () => {
  const all = examplesOf(engine);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  const printers = engine.editions().filter(({ id }) => examplesOf(engine, id).length);
  assert.ok(printers.length >= printing.length);
  assert.deepEqual(
    all,
    printers.flatMap(({ id }) => examplesOf(engine, id)),
  );
  for (const { id, document } of printers) {
    const own = examplesOf(engine, id);
    assert.ok(
      own.every(
        (example) =>
          example.edition === id && example.id.startsWith(`${id}/`) && example.section.startsWith(`${document}, `),
      ),
      id,
    );
    const some = own.some(({ kind }) => kind === "resolve");
    assert.equal(some, !["url-1993", "rfc1738"].includes(id), `${id}: ${some}`);
  }
});

// board.test.js tests the standard's examples, which need no grammar.
test("each edition answers the examples of its document as that prints them", () => {
  for (const { id } of printing) {
    const own = examplesOf(engine, id).filter(({ kind }) => kind === "resolve" || kind === "parse");
    const missed = own.filter(({ kind, base = "", input, want, strict = true, validating = true, excess = "keep" }) => {
      const answer = explained(engine, {
        base: kind === "parse" ? input : base,
        reference: kind === "parse" ? "" : input,
        edition: id,
        strict,
        validating,
        excess,
      });
      return kind === "parse" ? !accepts(id, input) : inWords(answer) !== want[0];
    });
    assert.deepEqual(
      missed.filter(({ remark }) => !remark),
      [],
    );
    const agreeing = own
      .filter(({ remark }) => remark)
      .filter((example) => !missed.includes(example))
      .map(({ id }) => id);
    assert.deepEqual(
      agreeing,
      id === "rfc3986" ? ["rfc3986/5.4.2/../../../g", "rfc3986/5.4.2/../../../../g"] : [],
      "an example agrees, and its remark is about no erratum",
    );
  }
});

/** True if a spec's grammar derives a text that its document prints. @param {string} edition @param {string} text */
function accepts(edition, text) {
  const { reference } = explained(engine, { base: "x:", reference: text, edition });
  return reference.production !== null && reference.errors.length === 0;
}

test("parse is the split of a valid reference", () => {
  assert.deepEqual(engine.parse("http://u@a:80/b?#f"), {
    scheme: "http",
    authority: "u@a:80",
    path: "/b",
    query: "",
    fragment: "f",
  });
  assert.deepEqual(engine.parse(""), { scheme: null, authority: null, path: "", query: null, fragment: null });
  assert.deepEqual(engine.parse("//?#"), { scheme: null, authority: "", path: "", query: "", fragment: "" });
  for (const text of ["a b", "%zz", "例え", "http://[x]/", ":", "\0", "a\ud800", `${"a".repeat(100)}例`])
    assert.equal(engine.parse(text), null, JSON.stringify(text));
  const long = engine.parse(`http://a/${"b/".repeat(50_000)}?${"q".repeat(100_000)}`);
  assert.ok(long && "query" in long && long.query?.length === 100_000);
  assert.deepEqual(engine.parse("g?y"), { scheme: null, authority: null, path: "g", query: "y", fragment: null });
});

test("parse agrees with explain on everything that is valid", () => {
  for (const { input } of examplesOf(engine)) {
    const parsed = engine.parse(input);
    const validity = engine.validate(input, { production: "URI-reference" });
    assert.ok("valid" in validity);
    assert.equal(parsed !== null, validity.valid, link({ reference: input }));
    if (!parsed) continue;
    const { reference } = explained(engine, { base: "http://a/", reference: input });
    const level1 = Object.fromEntries(
      reference.parts.filter(({ level }) => level === 1).map(({ role, span }) => [role, span && input.slice(...span)]),
    );
    assert.deepEqual({ ...parsed }, level1, link({ reference: input }));
  }
});

/** @typedef {{ id: string, rfc3986: boolean | null, base: string, ref: string, want: string, strict?: boolean, input: string, production: string, valid: boolean }} Case */

for (const name of suitesLike(/-resolve\.json$|^network-uri-validity|^jsts-/)) {
  test(`suite ${name}`, (t) => {
    const { kind, cases } = /** @type {{ kind: string, cases: Case[] }} */ (suite(name));
    const agreed = cases.filter(({ rfc3986 }) => rfc3986 === true);
    assert.ok(agreed.length > 0);
    t.diagnostic(`${agreed.length} of ${cases.length} cases are RFC 3986's`);
    assert.deepEqual(agreed.filter((c) => !(kind === "resolve" ? resolves(c) : validates(c))).map(said), []);
  });
}

/** @param {Case} c */
const resolves = ({ base, ref, want, strict = true }) =>
  explained(engine, { base, reference: ref, strict }).target === want;

/** @param {Case} c */
function validates({ input, production, valid }) {
  const validity = engine.validate(input, { production });
  return "valid" in validity && validity.valid === valid;
}

/** @param {Case} c */
const said = ({ id, base, ref, want, strict, input, production, valid }) =>
  ref === undefined
    ? `${id}: ${JSON.stringify(input)} as ${production}: ${valid}`
    : `${id}: ${want}, ${link({ base, reference: ref, strict })}`;
