/**
 * The link: whatever was written is read again, whatever the texts are, and a link
 * that is malformed gives what could be read and a note of what could not.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { excesses, read, start, write } from "../src/link.js";
import { hard, pairs, random } from "./support.js";

/** @typedef {import("../src/link.js").State} State */

/** @param {State} state */
function roundTrip(state) {
  const link = write(state);
  assert.match(link, /^#[\x21-\x7e]*$/, `not an ASCII fragment: ${JSON.stringify(link)}`);
  assert.equal(new URL(link, "http://a/").hash, link, "a browser would change this link");
  const { state: again, notes } = read(link);
  assert.deepEqual(again, { ...state, base: state.base.toWellFormed(), reference: state.reference.toWellFormed() }, link);
  assert.deepEqual(notes, [], link);
}

test("1,000 random pairs survive, with mode and step", () => {
  const next = random(1);
  const all = pairs(1000, 2, ["\n", "\r\n", "\ud83d", "\ude00", "\ufffd", "&base=", "#reference=", "%25", "%0", "\u202e", "\ufeff"]);
  assert.ok(all.some(({ base }) => !base.isWellFormed()), "there is no lone surrogate among the pairs");
  for (const pair of all) {
    const step = next() < 0.5 ? null : Math.floor(next() * 300);
    const excess = excesses[Math.floor(next() * excesses.length)];
    roundTrip({ ...pair, edition: "rfc3986", strict: next() < 0.7, validating: next() < 0.7, excess, step });
  }
});

test("every hard text survives", () => {
  for (const text of [...hard, "\n", "a\r\nb", "\ud800", "\udfff\ud800", "1,000.5"]) {
    roundTrip({ ...start, base: text, reference: "g" });
    roundTrip({ ...start, base: "http://a/", reference: text, strict: false, step: 0 });
  }
});

test("lone surrogates become U+FFFD", () => {
  const { state } = read(write({ ...start, base: "a\ud800b", reference: "\udc00" }));
  assert.equal(state.base, "a\ufffdb");
  assert.equal(state.reference, "\ufffd");
});

test("the link of an ordinary case is readable", () => {
  assert.equal(
    write({ ...start, reference: "../g", step: 12 }),
    "#base=http://a/b/c/d;p?q&reference=../g&edition=rfc3986&step=12",
  );
  assert.match(write({ ...start, strict: false }), /&strict=no/);
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
  { link: "#base=%zz&reference=%", state: { base: "%zz", reference: "%" }, notes: ["link-encoding", "link-encoding"] },
  { link: "#base=a%20%zz", state: { base: "a %zz" }, notes: ["link-encoding"] },
  { link: "#base=a:&reference=%E4%BE", state: { reference: "\ufffd" }, notes: ["link-encoding"] },
  { link: "#base=a:&reference=%ED%A0%80", state: { reference: "\ufffd\ufffd\ufffd" }, notes: ["link-encoding"] },
  { link: "#base=a:&step=x", state: { base: "a:", step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=-1", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=1.5", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=1e3", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=99999999999999999999", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&step=", state: { step: null }, notes: ["link-step"] },
  { link: "#base=a:&colour=red", state: { base: "a:" }, notes: ["link-field"] },
  { link: "#base=a:&__proto__=x&constructor=y", state: { base: "a:" }, notes: ["link-field", "link-field"] },
  { link: "#nonsense", state: { base: start.base, reference: start.reference }, notes: ["link-field"] },
  { link: "#base=a=b=c&reference=d=e", state: { base: "a=b=c", reference: "d=e" }, notes: [] },
  { link: "#base=a#b&reference=c#d", state: { base: "a#b", reference: "c#d" }, notes: [] },
  { link: "#base=a+b&reference=c+d", state: { base: "a+b", reference: "c+d" }, notes: [] },
  { link: "#base=例え&reference=\u{1F600}", state: { base: "例え", reference: "\u{1F600}" }, notes: [] },
  { link: "#base=a:&strict=no", state: { strict: false }, notes: [] },
  { link: "#base=a:&strict=yes", state: { strict: true }, notes: [] },
  { link: "#base=a:&step=0", state: { step: 0 }, notes: [] },
];

for (const { link, state, notes } of malformed) {
  test(`read ${link}`, () => {
    const answer = read(link);
    for (const [name, value] of Object.entries(state)) {
      assert.equal(answer.state[/** @type {keyof State} */ (name)], value, `${name} of ${link}`);
    }
    assert.deepEqual(answer.notes.map(({ id }) => id), notes);
    assert.deepEqual(Object.keys(answer.state).sort(), Object.keys(start).sort(), "the state has other members");
  });
}
