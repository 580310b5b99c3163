/**
 * The memory of the engine: a program never gives any back, so one that has taken much for an answer is not
 * kept.
 */
import assert from "node:assert/strict";
import { engineModule } from "./support.js";
import { test } from "./test.js";

/** The memories of the programs that were started. @type {WebAssembly.Memory[]} */
const memories = [];
const { instantiate, Instance } = WebAssembly;
/** @param {WebAssembly.Instance} instance */
function noted(instance) {
  memories.push(/** @type {{ mem: WebAssembly.Memory }} */ (/** @type {unknown} */ (instance.exports)).mem);
  return instance;
}
WebAssembly.instantiate = /** @type {any} */ (
  async (/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) =>
    noted(await instantiate(module, imports))
);
/** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
function startedAtOnce(module, imports) {
  return noted(new Instance(module, imports));
}
startedAtOnce.prototype = Instance.prototype; // what "instanceof" looks at
WebAssembly.Instance = /** @type {any} */ (startedAtOnce);

test("after an answer to long texts, the next one is given by another program", async () => {
  const engine = await (await engineModule()).load();
  const long = `http://a/${"a/".repeat(250_000)}`;
  const request = { base: "http://a/b", reference: "g" };
  engine.compare("http://a/", "http://a");
  assert.equal(memories.length, 1, "a short text needs little");
  const answer = engine.compare(long, `${long}x`, { limit: 400_000 });
  assert.ok("a" in answer && answer.a.run && answer.a.run.steps.length > 10_000);
  assert.ok(memories[0].buffer.byteLength > 256 << 20, `${memories[0].buffer.byteLength} bytes`);
  assert.equal(engine.explain(request).target, "http://a/g");
  assert.equal(memories.length, 2);
  assert.ok(memories[1].buffer.byteLength < 64 << 20, `${memories[1].buffer.byteLength} bytes`);
});

test("comparing long texts records no more steps than somebody asks for", async () => {
  const engine = await (await engineModule()).load();
  const long = `http://a/${"a/".repeat(50_000)}`;
  const answer = engine.compare(long, long);
  assert.ok("a" in answer && answer.a.run);
  assert.equal(answer.a.run.steps.length, 10_000);
  assert.ok(answer.a.run.total > 50_000);
});

/** A program with what Go's has, which does nothing: it never says that it is ready. */
const idle = Uint8Array.from(
  "0061736d01000000 010d0360027f7f006000006000017f 0304030001 02 0503010010 071e040372756e000006726573756d65000105676574737000 02036d656d0200 0a0c0302000b02000b040041000b"
    .replaceAll(" ", "")
    .match(/../g) ?? [],
  (byte) => parseInt(byte, 16),
);

test("a program that never says that it is ready is given up", async (t) => {
  const { load, version } = await engineModule();
  Object.assign(globalThis, { [Symbol.for(`uriscope.engine ${version}`)]: undefined }); // what the page shares
  t.mock.method(WebAssembly, "compile", async () => new WebAssembly.Module(idle));
  await assert.rejects(load({ fresh: true }), /did not become ready/);
});
