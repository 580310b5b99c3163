/**
 * Declares tests. `./build.sh test` runs every behaviour once, where it is most likely to break; `./build.sh test
 * --sweeps` runs the rest: the same behaviour in more windows, specs, languages and media, and on more random texts.
 * The declaration of a test says which of the two it belongs to, by `sweep` in its setting, which may come from a row
 * of the list that the tests are made from:
 *
 *     const windows = [
 *       { width: 1280, height: 720 },
 *       { width: 2560, height: 1440, sweep: true },
 *     ];
 *     for (const { sweep, ...window } of windows) test("…", { sweep }, () => …);
 *
 * `node --test web/tests/NAME.test.js` runs the first tier of one file, with SWEEPS=1 its sweeps.
 *
 * Files may share a process (see lane.js). `before` and `after` are therefore hooks of the file that calls them: before
 * its first test that runs, and after its last. Anything that a file awaits at its top level comes before its first
 * test: a file that is run by itself ends as soon as the tests declared by then have ended.
 */
import { after as afterAll, test as nodeTest } from "node:test";

/** The default timeout of a test, in milliseconds. */
const patience = 300_000;

/** True if files share this process: lane.js imports one after the other. */
let inLane = false;

/** True if this run is the sweeps. */
export const sweeping = process.env.SWEEPS === "1";

/** @import { TestContext } from "node:test" */
/** @typedef {(t: TestContext) => unknown} Body */
/** @typedef {{ sweep?: boolean, timeout?: number, skip?: boolean | string }} Setting timeout in milliseconds */
/** @typedef {{ tests: Promise<void>[], before: (() => unknown)[], beforeEach: (() => unknown)[], after: (() => unknown)[], began?: Promise<void> }} File */

/** @returns {File} */
const newFile = () => ({ tests: [], before: [], beforeEach: [], after: [] });

/** Hooks to run when a test has ended. @type {WeakMap<TestContext, ((failure: unknown) => unknown)[]>} */
const endings = new WeakMap();

/** The file of each test that runs. @type {WeakMap<TestContext, File>} */
const files = new WeakMap();

/** True if two tests belong to the same file. @param {TestContext} a @param {TestContext | undefined} b */
export const sameFile = (a, b) => b !== undefined && files.get(a) === files.get(b);

/** The test file that is being imported. */
let file = newFile();

/** @param {File} file */
async function begin(file) {
  for (const hook of file.before) await hook();
}

/** @param {File} file */
async function end(file) {
  for (const hook of file.after.reverse()) await hook();
}

/**
 * Declares a test, if it belongs to the tier that runs.
 * @type {{ (name: string, body: Body): void, (name: string, setting: Setting, body: Body): void }}
 */
export const test = (
  /** @type {string} */ name,
  /** @type {Setting | Body} */ setting,
  /** @type {Body | undefined} */ body = undefined,
) => {
  if (typeof setting === "function") return test(name, {}, setting);
  const { sweep = false, timeout = patience, ...options } = setting;
  if (sweep !== sweeping) return;
  const own = file;
  if (!own.tests.length && !inLane) afterAll(() => endAlone(own));
  own.tests.push(
    nodeTest(name, { ...options, timeout }, async (t) => {
      files.set(t, own);
      await (own.began ??= begin(own));
      for (const hook of own.beforeEach) await hook();
      /** @type {unknown} */
      let failure;
      try {
        await body?.(t);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        for (const hook of endings.get(t) ?? []) await hook(failure);
      }
    }),
  );
};

/** Runs a hook before the first test of the file that runs. @param {() => unknown} hook */
export const before = (hook) => void file.before.push(hook);

/** Runs a hook before each test of the file. @param {() => unknown} hook */
export const beforeEach = (hook) => void file.beforeEach.push(hook);

/** Runs a hook when a test has ended, with the error that made it fail, if any; if the hook throws, the test fails. @param {TestContext} t @param {(failure: unknown) => unknown} hook */
export const whenEnded = (t, hook) => void endings.set(t, [...(endings.get(t) ?? []), hook]);

/** Runs a hook after the last test of the file, even if none has run, in reverse order of declaration. @param {() => unknown} hook */
export const after = (hook) => void file.after.push(hook);

/**
 * Imports a test file, and waits until its tests have ended.
 * @param {string} url
 */
export async function runFile(url) {
  inLane = true;
  const own = (file = newFile());
  await import(url);
  await Promise.all(own.tests);
  await end(own);
}

/** Hooks to run at the end of the process. @type {(() => unknown)[]} */
const last = [];

/** Runs a hook when the last file of the process has ended. @param {() => unknown} hook */
export const atEnd = (hook) => void last.push(hook);

/** Ends everything shared by the files of the process. */
export async function endProcess() {
  for (const hook of last.reverse()) await hook();
}

/** Ends a file that is run by itself: in a lane, the runner would call this when the first file's tests have ended. @param {File} own */
async function endAlone(own) {
  await end(own);
  await endProcess();
}
