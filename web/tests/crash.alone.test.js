/**
 * Programs that end in a way from which Go can't recover: such a call is repeated in another program. If that ends,
 * too, the call throws, and the next one is answered by yet another program, without a turn of the event loop between
 * them. Where a program can't be started synchronously, calls are refused until one is there.
 */
import assert from "node:assert/strict";
import { tolerant } from "../src/run/tolerant.js";
import { engineModule } from "./support.js";
import { test } from "./test.js";

const request = { base: "http://a/b", reference: "g" };

/** The limit of a program's memory, in pages of 64 KB: 16 MB more than the initial size. */
const mostPages = 512;

/** The started instances, held weakly. @type {WeakRef<WebAssembly.Instance>[]} */
const started = [];
const { compile, instantiate } = WebAssembly;
WebAssembly.compile = /** @type {any} */ ((/** @type {ArrayBuffer} */ bytes) => compile(capped(new Uint8Array(bytes))));
WebAssembly.instantiate = /** @type {any} */ (
  async (/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) => {
    const instance = await instantiate(module, imports);
    started.push(new WeakRef(instance));
    return instance;
  }
);

const { Instance } = WebAssembly;
/** True if programs may be started synchronously. */
let atOnce = true;
/** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
function startedAtOnce(module, imports) {
  if (!atOnce) throw new RangeError("the module is too large");
  const instance = new Instance(module, imports);
  started.push(new WeakRef(instance));
  return instance;
}
startedAtOnce.prototype = Instance.prototype; // for "instanceof"
WebAssembly.Instance = /** @type {any} */ (startedAtOnce);

/** Go's messages about its own end aren't errors of a test. */
console.log = console.warn = () => {};

/** A module with a maximum for its memory. @param {Uint8Array} module */
function capped(module) {
  for (let at = 8; at < module.length;) {
    const id = module[at];
    const { value: size, end: body } = number(module, at + 1);
    if (id === 5) {
      // one memory: its limits without a maximum, and the pages that it begins with
      assert.deepEqual(
        [...module.slice(body, body + 2)],
        [1, 0],
        "the memory of the module is not as this test thinks",
      );
      const pages = module.slice(body + 2, body + size);
      const section = [1, 1, ...pages, ...leb(mostPages)];
      return concat([
        module.slice(0, at + 1),
        Uint8Array.from([section.length, ...section]),
        module.slice(body + size),
      ]);
    }
    at = body + size;
  }
  throw new Error("the module has no memory");
}

/** A number as WebAssembly writes it. @param {Uint8Array} bytes @param {number} at */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    value += (bytes[at] & 0x7f) * 2 ** shift;
    if (bytes[at++] < 0x80) return { value, end: at };
  }
}

/** @param {number} value @returns {number[]} */
const leb = (value) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >> 7)]);

/** @param {Uint8Array[]} parts */
function concat(parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Asserts that the engine has stopped, as other callers see it. @param {unknown} answer */
function stopped(answer) {
  const { outcome, target, error } = /** @type {import("../src/run/tolerant.js").Failure} */ (answer);
  assert.deepEqual([outcome, target, error.code], ["error", null, "panic"]);
  return error.message;
}

/** Asserts that another program answers synchronously. @param {number} programs the number started so far */
function assertGoesOn(programs) {
  assert.equal(engine.explain(request).target, "http://a/g");
  assert.deepEqual(engine.parse("http://a/b"), {
    scheme: "http",
    authority: "a",
    path: "/b",
    query: null,
    fragment: null,
  });
  assert.equal(started.length, programs, "as many programs are started as have ended");
}

const engine = tolerant(await (await engineModule()).load());

test("where the memory of a program is of no use any more, another one answers", async () => {
  const { mem } = /** @type {{ mem: WebAssembly.Memory }} */ (/** @type {unknown} */ (started[0].deref()?.exports));
  new Uint8Array(mem.buffer).fill(0xff);
  assertGoesOn(2);
});

/** Calls that need more memory than available. @type {{ name: string, call: () => unknown, sweep?: boolean }[]} */
const greedy = [
  { name: "tree", call: () => engine.tree("a".repeat(2 ** 20), { edition: "url-syntax-05" }) },
  { name: "parse", call: () => engine.parse("a".repeat(2 ** 26)) },
  {
    name: "explain",
    call: () => engine.explain({ base: "http://a/", reference: "a/../".repeat(2 ** 18) }),
    sweep: true,
  },
  { name: "validate", call: () => engine.validate("a".repeat(2 ** 24)), sweep: true },
];
for (const { name, call, sweep } of greedy)
  test(`${name} that is out of memory, and the next one`, { sweep }, () => {
    const before = started.length;
    stopped(call());
    assertGoesOn(before + 2);
  });

test("where no program can be started at once, calls are refused until the next one is there", async () => {
  const before = started.length;
  atOnce = false;
  const refused = stopped(greedy[1].call());
  for (const answer of [engine.explain(request), engine.parse("a")]) assert.equal(stopped(answer), refused);
  for (let i = 0; i < 1_500 && engine.explain(request).target === null; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assertGoesOn(before + 1);
  atOnce = true;
});

test("the memory of a program that has ended can be collected", async () => {
  const { setFlagsFromString } = await import("node:v8");
  const { runInNewContext } = await import("node:vm");
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let i = 0; i < 250 && started.slice(0, -1).some((instance) => instance.deref()); i++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collect();
  }
  assert.deepEqual(
    started.map((instance) => instance.deref() !== undefined),
    started.map((_, i) => i === started.length - 1),
  );
});
