/**
 * Which tests "./build.sh test --since REV" runs.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imports, packagesOf, testsOf } from "./since.js";
import { root } from "./support.js";
import { test } from "./test.js";

test("a test runs if it has changed, or if it imports a module that has, directly or not", () => {
  assert.deepEqual(testsOf(["web/tests/dots.test.js"]), ["dots.test.js"]);
  assert.ok(testsOf(["web/tests/markup.js"]).includes("dots.test.js"));
  const dots = testsOf(["web/src/views/stage/dots.js"]);
  assert.ok(dots.includes("dots.test.js"), `${dots}`);
  const player = testsOf(["web/src/run/player.js"]);
  assert.ok(player.includes("player.test.js") && player.includes("dots.test.js"), `${player}`); // by way of scene.js
  assert.deepEqual(testsOf(["web/hosting/README.md"]), []);
  assert.deepEqual(testsOf(["core/grammar/match.go"]), []);
});

test("a module that imports one by its name in a folder imports all of that folder", () => {
  const file = join(root, "web", "src", "embed", "folded.js");
  const found = imports(file, readFileSync(file, "utf8"));
  for (const name of ["below/grammar.js", "later.js"])
    assert.ok(found.includes(join(root, "web", "src", "views", name)), `${found}`);
});

test("a package is tested if it has changed, or if it imports one that has", () => {
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
