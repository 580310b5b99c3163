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
startedAtOnce.prototype = Instance.prototype; // for "instanceof"
WebAssembly.Instance = /** @type {any} */ (startedAtOnce);

test("after an answer to long texts, the next one is given by another program", async () => {
  const engine = await (await engineModule()).load();
  const long = `http://a/${"a/".repeat(300_000)}`;
  const request = { base: "http://a/b", reference: "g" };
  engine.compare("http://a/", "http://a");
  assert.equal(memories.length, 1, "a short text needs little");
  const answer = engine.compare(long, `${long}x`, { limit: 500_000 });
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

test("the second answer to long texts takes no more memory than the first", async () => {
  const engine = await (await engineModule()).load();
  const long = `http://h/${"ü".repeat(32_768)}`;
  const taken = [1, 2, 3].map(() => {
    engine.compare(long, `${long}x`, { edition: "url-standard" });
    return memories[memories.length - 1].buffer.byteLength;
  });
  assert.ok(taken[2] < 1.2 * taken[0], `${taken.join(", ")} bytes`);
});
