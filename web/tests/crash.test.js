/**
 * A program that ends, from which Go itself cannot recover: the engine says so, and
 * starts another one.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadEngine } from "./support.js";

test("a program that has ended is replaced", async () => {
  /** @type {WebAssembly.Instance[]} */
  const started = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = /** @type {any} */ (async (/** @type {WebAssembly.Module} */ module, /** @type {WebAssembly.Imports} */ imports) => {
    started.push(await instantiate(module, imports));
    return started.at(-1);
  });
  const engine = await loadEngine();
  const request = { base: "http://a/b", reference: "g" };
  assert.equal(engine.explain(request).target, "http://a/g");

  const { mem } = /** @type {{ mem: WebAssembly.Memory }} */ (/** @type {unknown} */ (started[0].exports));
  new Uint8Array(mem.buffer).fill(0xff); // nothing goes on from there
  const answer = engine.explain(request);
  assert.ok("error" in answer && answer.error.code === "panic", JSON.stringify(answer));
  assert.equal(answer.target, null);

  for (let i = 0; i < 200 && started.length < 2; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  for (let i = 0; i < 200 && engine.explain(request).target === null; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(started.length, 2, "one program is started for the one that ended");
  assert.equal(engine.explain(request).target, "http://a/g");
  assert.deepEqual(engine.parse("http://a/b"), { scheme: "http", authority: "a", path: "/b", query: null, fragment: null });
});
