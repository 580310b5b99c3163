/**
 * The link: any written state is read back, for any texts, and a malformed link gives its readable parts and a note on
 * the others.
 */
import assert from "node:assert/strict";
import {
  chosen,
  inOneLine,
  optionsIn,
  longestText,
  omittedOf,
  optionsOf,
  parse,
  read,
  start,
  stateOf,
  write,
} from "../src/run/link.js";
import { hard, options, pairs, random } from "./support.js";
import { test } from "./test.js";

/** @import { State } from "../src/run/link.js" */

/** @param {State} state */
function roundTrip(state) {
  const link = write(state);
  assert.match(link, /^#[\x21-\x7e]*$/, `not an ASCII fragment: ${JSON.stringify(link)}`);
  assert.equal(new URL(link, "http://a/").hash, link, "a browser would change this link");
  const { state: again, notes } = read(link);
  assert.deepEqual(again, state, link);
  assert.deepEqual(notes, [], link);
  assert.deepEqual(optionsIn(state.options, options), { options: state.options, notes: [] }, link);
}

test("1,000 random pairs survive, with options, step and mode", () => {
  const next = random(1);
  const all = pairs(1000, 2, [
    "\n",
    "\r\n",
    "\ud83d",
    "\ude00",
    "\ufffd",
    "&base=",
    "#reference=",
    "%25",
    "%0",
    "\u202e",
    "\ufeff",
  ]);
  assert.ok(
    all.some(({ base }) => !base.isWellFormed()),
    "there is no lone surrogate among the pairs",
  );
  for (const pair of all) {
    const step = next() < 0.5 ? null : Math.floor(next() * 300);
    const values = options.map(({ name, values }) => [name, values[Math.floor(next() * values.length)]]);
    roundTrip({
      ...pair,
      edition: "rfc3986",
      options: chosen(Object.fromEntries(values), options),
      step,
      open: next() < 0.8 ? null : 1 + Math.floor(next() * 30),
      mode: next() < 0.1 ? "presentation" : "",
      predict: next() < 0.2 ? "part:host" : "",
      exercises: [],
    });
  }
});

test("every hard text survives", () => {
  for (const text of [...hard, "\n", "a\r\nb", "\ud800", "\udfff\ud800", "1,000.5"]) {
    roundTrip({ ...start, base: text, reference: "g" });
    roundTrip({ ...start, base: "http://a/", reference: text, options: { strict: "no" }, step: 0 });
  }
});

test("a sequence of exercises survives, with empty references and with signs that separate", () => {
  for (const exercises of [["g"], ["g", "", "../g"], ["", ""], ["?y&z", "#s", "a=b&c", "%20", "例", "+"]])
    roundTrip({ ...start, mode: "predict", exercises });
  assert.equal(
    write({ ...start, reference: "g", mode: "predict", exercises: ["g", "../g"] }),
    "#base=http://a/b/c/d;p?q&reference=g&edition=rfc3986&mode=predict&exercises=g%20../g",
  );
});

test("the libraries beside the years survive, each once, and are in no link without any", () => {
  const keys = [
    "JavaScript fast-uri",
    "Python urllib urllib.parse.urljoin(base, reference)",
    "C# a#b c",
    "例 %|".slice(0, 3),
  ];
  roundTrip({ ...start, libraries: keys });
  assert.equal(
    write({ ...start, reference: "g", libraries: keys.slice(0, 1) }),
    "#base=http://a/b/c/d;p?q&reference=g&edition=rfc3986&libraries=JavaScript%20fast-uri",
  );
  assert.deepEqual(read("#base=a:&libraries=x|y%7Cx||").state.libraries, ["x", "y"]);
  assert.deepEqual(read("#base=a:&libraries=").state.libraries, []);
  assert.equal(write({ ...start, libraries: [] }), write(start));
});

test("half of a surrogate pair is encoded as if it had UTF-8", () => {
  assert.equal(
    write({ ...start, base: "a\ud83db", reference: "\ude00😀" }),
    "#base=a%ED%A0%BDb&reference=%ED%B8%80%F0%9F%98%80&edition=rfc3986",
  );
  for (const code of [0xd800, 0xdbff, 0xdc00, 0xdfff])
    roundTrip({ ...start, reference: `é${String.fromCharCode(code)}%ED%A0%80` });
});

test("the link of an ordinary case is readable", () => {
  assert.equal(
    write({ ...start, reference: "../g", step: 12 }),
    "#base=http://a/b/c/d;p?q&reference=../g&edition=rfc3986&step=12",
  );
  assert.match(write({ ...start, options: { strict: "no" } }), /&strict=no/);
});

test("nothing in the link: the start", () => {
  for (const fragment of ["", "#"]) assert.deepEqual(read(fragment), { room: "resolve", state: start, notes: [] });
  assert.notEqual(read("").state, start, "the start itself must not be handed out to be changed");
});

test("a link with one text only", () => {
  assert.equal(read("#base=http://x/").state.reference, "");
  assert.equal(read("#reference=x").state.base, start.base);
});

/** @type {{ link: string, state: Partial<State>, notes: string[] }[]} */
const malformed = [
  { link: "#base=%zz&reference=%", state: { base: "%zz", reference: "%" }, notes: ["link-encoding 2"] },
  { link: "#base=a%20%zz", state: { base: "a %zz" }, notes: ["link-encoding"] },
  { link: "#base=a:&reference=%E4%BE", state: { reference: "\ufffd" }, notes: ["link-bytes"] },
  { link: "#base=a:&reference=%E4%zz", state: { reference: "\ufffd%zz" }, notes: ["link-encoding", "link-bytes"] },
  {
    link: "#base=a:%&reference=%EF%BF%BD%c3%a9",
    state: { base: "a:%", reference: "\ufffdé" },
    notes: ["link-encoding"],
  },
  {
    link: "#base=%&reference=%EF%BF%BD%E4",
    state: { reference: "\ufffd\ufffd" },
    notes: ["link-encoding", "link-bytes"],
  },
  { link: "#base=a:&reference=%ed%a0%80%zz", state: { reference: "\ud800%zz" }, notes: ["link-encoding"] },
  { link: "#base=a:&reference=%ED%A0%E4%25", state: { reference: "\ufffd\ufffd\ufffd%" }, notes: ["link-bytes"] },
  { link: "#base=a:&reference=%00%0A", state: { reference: "\0\n" }, notes: [] },
  { link: "#base=a:&step=x", state: { base: "a:", step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=-1", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=1.5", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=1e3", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=99999999999999999999", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&colour=red", state: { base: "a:" }, notes: ["link-field"] },
  { link: "#base=a:&__proto__=x&constructor=y", state: { base: "a:" }, notes: ["link-field 2"] },
  { link: "#nonsense", state: { base: start.base, reference: start.reference }, notes: ["link-field"] },
  { link: "#base=a=b=c&reference=d=e", state: { base: "a=b=c", reference: "d=e" }, notes: [] },
  { link: "#base=a#b&reference=c#d", state: { base: "a#b", reference: "c#d" }, notes: [] },
  { link: "#base=a+b&reference=c+d", state: { base: "a+b", reference: "c+d" }, notes: [] },
  { link: "#base=例え&reference=\u{1F600}", state: { base: "例え", reference: "\u{1F600}" }, notes: [] },
  { link: "#base=a:&strict=no", state: { options: { strict: "no" } }, notes: [] },
  { link: "#base=a:&strict=yes", state: { options: {} }, notes: [] },
  { link: "#base=a:&strict=maybe&excess=drop", state: { options: {} }, notes: ["link-value", "link-value"] },
  {
    link: "#base=a:&excess=refuse&validating=no",
    state: { options: { validating: "no", excess: "refuse" } },
    notes: [],
  },
  {
    link: "#base=a:&room=cellar&strict=x&colour=red",
    state: { options: {} },
    notes: ["link-value", "link-value", "link-field"],
  },
  { link: "#base=a:&&", state: { base: "a:" }, notes: ["link-field"] },
  { link: "#base=a:&base=b:", state: { base: "b:", reference: "" }, notes: [] },
  { link: "#base=a:&step=0", state: { step: 0 }, notes: [] },
  { link: "#base=a:&mode=presentation", state: { mode: "presentation" }, notes: [] },
  { link: "#base=a:&mode=silent", state: { mode: "" }, notes: ["link-value"] },
  { link: "#base=a:&omitted=reference", state: { base: "a:", reference: "" }, notes: ["link-omitted"] },
  { link: "#omitted=base,reference", state: { base: "", reference: "" }, notes: ["link-omitted 2"] },
  { link: "#reference=g&omitted=target", state: { base: start.base, reference: "g" }, notes: ["link-value"] },
  {
    link: "#base=a:&mode=predict&exercises=g%20h&questions=rule%20why&editions=rfc1808%20rfc0",
    state: { exercises: ["g", "h"], series: { questions: "rule target", editions: "rfc1808 rfc0" } },
    notes: ["link-value"],
  },
  { link: "#base=a:&mode=predict&exercises=g%20h&at=3", state: { exercises: ["g", "h"] }, notes: ["link-value"] },
  { link: "#base=a:&expected=b:&answered=perhaps", state: { expected: "b:" }, notes: ["link-value"] },
  { link: "#base=a:&open=0", state: { open: null }, notes: ["link-value"] },
];

for (const { link, state, notes } of malformed) {
  test(`read ${link}`, () => {
    const answer = read(link);
    const fields = optionsIn(answer.state.options, options);
    const got = { ...answer.state, options: fields.options };
    for (const [name, value] of Object.entries(state)) {
      assert.deepEqual(got[/** @type {keyof State} */ (name)], value, `${name} of ${link}`);
    }
    assert.deepEqual(
      [...answer.notes, ...fields.notes].map(({ id, count }) => (count > 1 ? `${id} ${count}` : id)),
      notes,
    );
    const more = ["answered", "card", "expected", "libraries", "series"].filter((name) => name in answer.state);
    assert.deepEqual(
      Object.keys(answer.state).sort(),
      [...Object.keys(start), ...more].sort(),
      "the state has other members",
    );
  });
}

test("a text that is too long for the link leaves the other one in it, and comes back where it is kept", () => {
  const long = "a".repeat(longestText + 1);
  const most = "a".repeat(longestText);
  /** @type {State[]} */
  const states = [
    { ...start, base: "b:", reference: long, step: 3 },
    { ...start, base: long, reference: "r" },
    { ...start, base: long, reference: long },
    { ...start, base: most, reference: most },
  ];
  for (const state of states) {
    const link = write(state);
    assert.ok(!link.includes(long));
    for (const text of [state.base, state.reference]) assert.equal(link.includes(`=${text}&`), text !== long);
    assert.deepEqual(stateOf(parse(link, ["resolve"], omittedOf(state))), { state, notes: [] });
  }
  assert.equal(omittedOf(states[3]), null);
});

test("what a text box cannot hold is left out, and noted", () => {
  assert.deepEqual(inOneLine({ ...start, base: "a\nb\r\nc", reference: "\rg\0" }), {
    state: { ...start, base: "abc", reference: "g\0" },
    notes: [{ id: "link-line-break", args: { name: "base" }, count: 3 }],
  });
  assert.deepEqual(inOneLine(start), { state: start, notes: [] });
});

test("another room's fields are its own", () => {
  const link = parse("#room=board&colour=red&base=a:", ["resolve", "board"]);
  assert.deepEqual(link, {
    room: "board",
    fields: [
      ["colour", "red"],
      ["base", "a:"],
    ],
    notes: [],
    kept: null,
  });
});

// In quadratic time it would take hours; in linear time, under a second.
test("300,000 unknown fields are read in linear time, and are one note", { timeout: 60_000, sweep: true }, () => {
  const link = `#base=a:${Array.from({ length: 300_000 }, (_, i) => `&x${i}=%zz`).join("")}`;
  const { state, notes } = read(link);
  const fields = optionsIn(state.options, options);
  assert.deepEqual(notes, [{ id: "link-encoding", args: { name: "x0" }, count: 300_000 }]);
  assert.deepEqual(fields, { options: {}, notes: [{ id: "link-field", args: { name: "x0" }, count: 300_000 }] });
});

test("the options of some editions, each once", () => {
  const [slashes, validating, excess, ipv6, strict, set] = options;
  assert.deepEqual(
    optionsOf([
      { options: [slashes] },
      { options: [] },
      { options: [validating, excess, ipv6] },
      { options: [strict, excess] },
      { options: [set] },
    ]),
    options,
  );
});

test("options are chosen by their own members alone", () => {
  assert.deepEqual(chosen({ strict: false, validating: true, excess: "remove", colour: "red" }, options), {
    excess: "remove",
    strict: "no",
  });
  assert.deepEqual(chosen({ strict: 0, validating: null, excess: "drop" }, options), {});
  assert.deepEqual(chosen(Object.create({ strict: "no" }), options), {});
});
