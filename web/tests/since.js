/**
 * Which tests to run after a change, for one's own loop: "./build.sh test --since REV". They are
 * those that are changed, or that import what is, directly or not: a Go package, a module in
 * JavaScript. A test that opens the built page does not import what the page is made of; CI runs
 * all of them.
 *
 *     node web/tests/since.js go REV     prints packages, a line each
 *     node web/tests/since.js page REV   prints files of tests, a line each
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The modules that a file imports, in the project: "import(`./folder/${name}.js`)" may be any in that folder. @param {string} file @param {string} text */
export function imports(file, text) {
  const found = (/** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].map(([, name]) => resolve(dirname(file), name)).filter((name) => existsSync(name));
  const inFolders = found(/import\(`(\.[^`$]*\/)\$\{\w+\}\.js`\)/g).flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  return [...found(/(?:from|import)\s*\(?\s*["'](\.[^"'?]+)/g), ...inFolders];
}

/**
 * The tests that a change can have broken.
 * @param {string[]} changed files, by their paths in the project
 * @param {string} [tests] the folder of the tests
 */
export function testsOf(changed, tests = join(root, "web", "tests")) {
  const files = readdirSync(tests).filter((name) => name.endsWith(".test.js"));
  const touched = new Set(changed.map((name) => resolve(root, name)));
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** True if a module, or one of its imports, has changed. @param {string} file @returns {boolean} */
  const reaches = (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, touched.has(file)); // for modules that import each other
    const found =
      touched.has(file) || (/\.m?js$/.test(file) && imports(file, readFileSync(file, "utf8")).some(reaches));
    known.set(file, found);
    return found;
  };
  return files.filter((name) => reaches(join(tests, name)));
}

/**
 * The packages that a change can have broken.
 * @param {string[]} changed
 * @param {{ ImportPath: string, folder: string, Deps: string[] }[]} packages Deps: including their tests' dependencies
 */
export function packagesOf(changed, packages) {
  if (changed.some((name) => /^go\.(mod|sum)$/.test(name))) return packages.map(({ ImportPath }) => ImportPath);
  const holds = (/** @type {string} */ folder) =>
    changed.some((name) => dirname(name) === folder || name.startsWith(join(folder, "testdata")));
  const touched = new Set(packages.filter(({ folder }) => holds(folder)).map(({ ImportPath }) => ImportPath));
  return packages
    .filter(({ ImportPath, Deps }) => touched.has(ImportPath) || Deps.some((name) => touched.has(name)))
    .map(({ ImportPath }) => ImportPath);
}

/** All packages, with all direct and indirect imports of theirs and of their tests. */
function allPackages() {
  const format = '{{.ImportPath}}\t{{.Dir}}\t{{join .Deps " "}} {{join .TestImports " "}} {{join .XTestImports " "}}';
  const lines = execFileSync("go", ["list", "-f", format, "./...", "uriscope.example/core/uri/..."], {
    cwd: root,
    encoding: "utf8",
  });
  const packages = lines
    .trim()
    .split("\n")
    .map((line) => {
      const [ImportPath, Dir, deps] = line.split("\t");
      return { ImportPath, folder: relative(root, Dir) || ".", Deps: deps.split(" ").filter(Boolean) };
    });
  const depsOf = new Map(packages.map(({ ImportPath, Deps }) => [ImportPath, Deps]));
  for (const one of packages) one.Deps = [...one.Deps, ...one.Deps.flatMap((name) => depsOf.get(name) ?? [])];
  return packages;
}

/** The files that have changed since a commit, including uncommitted ones. @param {string} commit */
function changedSince(commit) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  const base = git("merge-base", commit, "HEAD")[0];
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")].filter(Boolean);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , what, commit] = process.argv;
  const changed = changedSince(commit);
  const found =
    what === "go" ? packagesOf(changed, allPackages()) : testsOf(changed).map((name) => `web/tests/${name}`);
  if (found.length) console.log(found.join("\n"));
}
