/**
 * Which tests "./build.sh test --since REV" runs.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { packagesOf, testsOf } from "./since.js";

test("tests are run that are changed, import what is, or speak of it", () => {
  assert.deepEqual(testsOf(["web/tests/dots.test.js"]), ["dots.test.js"]);
  assert.ok(testsOf(["web/tests/markup.js"]).includes("dots.test.js"));
  const dots = testsOf(["web/src/views/stage/dots.js"]);
  assert.ok(dots.includes("dots.test.js") && dots.includes("buffers.test.js"), `${dots}`);
  const player = testsOf(["web/src/run/player.js"]);
  assert.ok(player.includes("player.test.js") && player.includes("dots.test.js"), `${player}`); // by way of scene.js
  assert.deepEqual(testsOf(["web/hosting/README.md"]), []);
  assert.ok(testsOf(["core/grammar/match.go"]).includes("engine.test.js"));
});

test("packages are tested that have changed, or that import what has", () => {
  const packages = [
    { ImportPath: "u/a", folder: "core/a", Deps: [] },
    { ImportPath: "u/b", folder: "core/b", Deps: ["u/a"] },
    { ImportPath: "u/c", folder: "core/c", Deps: [] },
  ];
  assert.deepEqual(packagesOf(["core/a/x.go"], packages), ["u/a", "u/b"]);
  assert.deepEqual(packagesOf(["core/c/testdata/golden/x.txt", "web/src/app.js"], packages), ["u/c"]);
  assert.deepEqual(packagesOf(["go.mod"], packages), ["u/a", "u/b", "u/c"]);
  assert.deepEqual(packagesOf(["README.md"], packages), []);
});
