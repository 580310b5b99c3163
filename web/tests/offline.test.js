/**
 * The page with something missing, forbidden or broken: without JavaScript, without a script, the engine or words, with
 * failing hosts and connections; and a whole session without requests to other hosts, and without errors. Whatever
 * fails, the page says so in a sentence, keeps typed text, and continues once it can.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import {
  assertTarget,
  baseOf,
  eventually,
  faultsOf,
  open,
  pageAt,
  painted,
  ready,
  referenceOf,
  site,
  sliderOf,
} from "./browser.js";
import { say, saying } from "./fixtures.js";
import { host } from "./host.js";
import { opening } from "../src/run/link.js";
import { examplesOf54, hard, link, loadEngine } from "./support.js";
import { beforeEach, test } from "./test.js";

/** @import { Page } from "playwright-core" */

/** The target that the page opens with. */
const opened = new URL(opening.reference, opening.base).href;

const failing = await host();
beforeEach(() => failing.fail(/./, null));

test("JavaScript off: the starting case is drawn, and nothing that would not work", async (t) => {
  const page = await pageAt(t, null, { context: { javaScriptEnabled: false } });
  await page.goto(site.url);
  const text = await page.locator("main").innerText();
  for (const part of [
    opening.base,
    opening.reference,
    opened,
    "scheme",
    "authority",
    "absent: query, fragment",
    "2E:",
  ]) {
    assert.ok(text.includes(part), `${part} is not there:\n${text}`);
  }
  assert.match(text, /STEP +OUTPUT BUFFER +INPUT BUFFER/);
  assert.ok(text.includes(say("document:without-script")), text);
  assert.equal(await page.locator("input:visible, button:visible, nav.rooms a:visible").count(), 0);
  assert.equal(await page.locator("nav.languages a:visible").getAttribute("href"), "zh-Hans/index.html");
});

test("the document itself has the figures and the text boxes, before any script", async () => {
  const body = await (await fetch(site.url)).text();
  assert.match(body, /OUTPUT BUFFER/);
  for (const name of ["base", "reference"])
    assert.match(body, new RegExp(`<label for="${name}">.*<textarea id="${name}"`));
  // It has one inline script, which runs before the first frame: the policy has its hash.
  const inline = [...body.matchAll(/<script(?![^>]* src=)(?![^>]*type="application\/json")[^>]*>([^]*?)<\/script>/g)];
  const hashes = inline.map(([, script]) => createHash("sha256").update(script).digest("base64"));
  assert.equal(hashes.length, 1, "there is another inline script");
  assert.deepEqual(
    [...body.replaceAll("&#43;", "+").matchAll(/&#39;sha256-([^&]+)&#39;/g)].map(([, hash]) => hash),
    hashes,
  );
  assert.doesNotMatch(body, / style=| on[a-z]+=/, "there is an inline style or handler");
});

/** The message about the missing part. @param {Page} page */
const alertOf = (page) => page.locator("#notice").getByRole("alert");

/** @param {Page} page @param {string} id of its sentence */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });

/** The starting case can be played, from its first step to its end. @param {Page} page */
async function assertPlays(page) {
  const slider = sliderOf(page);
  await slider.press("Home");
  await button(page, "ui:next").click();
  await page.locator("uri-stepper .say b", { hasText: /^1\b/ }).waitFor();
  await slider.press("End");
  await page.locator("output .figure").waitFor();
  assert.equal(await page.locator("output .figure").textContent(), opened);
}

/**
 * The engine that does not come in some way.
 * @param {string} name @param {import("./host.js").Failing} how @param {string} id of the sentence
 * @param {{ files?: RegExp, retry?: string, sweep?: boolean }} [more] retry: the id of the button's label
 */
function withoutEngine(name, how, id, { files = /\.wasm$/, retry = "page:retry", sweep = false } = {}) {
  const says = saying(`page:arrival:${id}`);
  test(
    `${name}: the case of the page plays, a sentence says why, and what is typed is answered after another try`,
    { sweep },
    async (t) => {
      const page = await pageAt(t, null, { mayFail: true });
      failing.fail(files, how);
      await page.goto(failing.url);
      await alertOf(page).waitFor();
      assert.match(await alertOf(page).innerText(), says);
      await assertPlays(page);
      await referenceOf(page).fill("typed/meanwhile");
      const again = button(page, retry);
      await page.evaluate(() => void $("#notice [role=alert]")?.setAttribute("data-seen", ""));
      await again.click();
      await page.locator("#notice [role=alert]:not([data-seen])").waitFor();
      assert.match(await alertOf(page).innerText(), says, "after another try");
      assert.equal(await referenceOf(page).inputValue(), "typed/meanwhile");
      if (retry === "page:retry") {
        // A sentence that is put away leaves the way to try again.
        await button(page, "ui:close").click();
        await alertOf(page).waitFor({ state: "detached" });
      }
      failing.fail(files, null);
      await again.focus();
      const asked = retry === "page:retry" && page.waitForRequest((request) => request.url().endsWith(".wasm"));
      await page.keyboard.press("Enter");
      // The browser's cached copy may be broken.
      if (asked) assert.equal((await (await asked).allHeaders())["cache-control"], "no-cache");
      await assertTarget(page, new URL("typed/meanwhile", opening.base).href, name);
      await Promise.all([alertOf(page), again].map((one) => one.waitFor({ state: "detached" })));
      await referenceOf(page).fill("../g");
      await assertTarget(page, new URL("../g", opening.base).href, name);
    },
  );
}

withoutEngine("a download that breaks in the middle", "break", "broke");
withoutEngine("a file that is gone, after a new deployment", "gone", "gone", {
  retry: "page:arrival:reload",
  sweep: true,
});
withoutEngine("a host that is busy", "busy", "failed", { sweep: true });
withoutEngine("a host that answers with a page", "page", "wrong", { sweep: true });
withoutEngine("an engine's script that breaks off", "break", "broke", {
  files: /^uriscope\.js$/,
  retry: "page:arrival:reload",
  sweep: true,
});

test("a download that hangs says so, goes on with the line, and can be begun anew", async (t) => {
  const page = await pageAt(t, null, { mayFail: true, clock: true });
  failing.fail(/\.wasm$/, "hang");
  await page.goto(failing.url);
  await page.locator("#arrival progress:is([value='49'], [value='50'])").waitFor();
  assert.equal(await alertOf(page).count(), 0);
  await page.clock.fastForward(16_000);
  await alertOf(page).waitFor();
  assert.match(await alertOf(page).innerText(), saying("page:arrival:hangs"));
  await assertPlays(page);
  await button(page, "page:retry").click();
  await page.waitForFunction(() => !$("#notice [role=alert]"));
  await page.locator("#arrival progress:is([value='49'], [value='50'])").waitFor();
  await eventually(async () => assert.ok(failing.asked.filter((name) => name.endsWith(".wasm")).length >= 2));
  await page.clock.fastForward(16_000);
  await alertOf(page).waitFor();
  await referenceOf(page).fill("typed");
  failing.fail(/./, null);
  await assertTarget(page, new URL("typed", opening.base).href, "it went on by itself");
  await alertOf(page).waitFor({ state: "detached" });
});

test("a policy that refuses wasm: the case plays, with a sentence and a retry", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await page.route(site.url, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    assert.ok(headers["content-security-policy"].includes("'wasm-unsafe-eval'"));
    headers["content-security-policy"] = headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "");
    await route.fulfill({ response, headers });
  });
  await page.goto(site.url);
  await alertOf(page).waitFor();
  assert.match(await alertOf(page).innerText(), saying("page:arrival:refused"));
  await assertPlays(page);
  await button(page, "page:retry").click();
  await alertOf(page).waitFor();
  await page.unroute(site.url);
  await page.reload();
  await ready(page);
  await assertTarget(page, opened, "with the policy of the server");
});

test("a browser without WebAssembly: the same", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, {
    mayFail: true,
    context: {},
    init: () => void Reflect.deleteProperty(globalThis, "WebAssembly"),
  });
  await page.goto(site.url);
  await alertOf(page).waitFor();
  assert.match(await alertOf(page).innerText(), saying("page:arrival:refused"));
  await assertPlays(page);
});

/** The notice that the HTML has for itself comes late: it is brought forward. @param {Page} page */
async function late(page) {
  const notice = page.locator("#late");
  const { visibility, delay, now } = await notice.evaluate((element) => {
    const [animation] = element.getAnimations();
    return {
      visibility: getComputedStyle(element).visibility,
      delay: Number(animation.effect?.getTiming().delay),
      now: Number(animation.currentTime),
    };
  });
  assert.ok(delay >= 5_000 && (visibility === "hidden" || now >= delay), `${visibility} after ${now} ms`);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await notice.waitFor();
  return notice.innerText();
}

test("no script comes: the HTML says so, late, and what was typed is there when one does", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  failing.fail(/assets\/(app|chunk).*\.js$/, "busy");
  await page.goto(failing.url);
  assert.ok((await late(page)).includes(say("document:late")));
  await referenceOf(page).fill("typed/without/a/script");
  failing.fail(/./, null);
  await page.reload();
  await assertTarget(page, new URL("typed/without/a/script", opening.base).href, "after loading it again");
  await page.locator("#late").waitFor({ state: "detached" });
});

test("opened as a file: the HTML says that it has to come from a server", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await page.goto(new URL("../../dist/index.html", import.meta.url).href);
  assert.ok((await late(page)).includes(say("document:late")));
  assert.equal(await page.locator("#base").inputValue(), opening.base);
});

test("a sandboxed frame, without storage or an origin: the page answers", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  await page.route(`${failing.url}frame`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><iframe sandbox="allow-scripts" width="1200" height="800" src="${failing.url}"></iframe>`,
    }),
  );
  await page.goto(`${failing.url}frame`);
  const frame = page.frameLocator("iframe");
  await frame.locator("html[data-engine]").waitFor({ state: "attached" });
  await frame.getByRole("textbox", { name: "Reference" }).fill("typed");
  await frame.locator("output .figure", { hasText: new URL("typed", opening.base).href }).waitFor();
});

/** The page's engine and the module's are one, and a panic that is provoked in Go is survived. @param {Page} page @param {string[]} faults */
async function assertOneEngine(page, faults) {
  const { target, same, fetched, code } = await page.evaluate(async (module) => {
    const { load } = await import(module);
    const keys = Object.getOwnPropertySymbols(globalThis).filter((symbol) =>
      symbol.description?.startsWith("uriscope.engine "),
    );
    const engines = await Promise.all([load(), load(), ...keys.map((key) => /** @type {any} */ (globalThis)[key])]);
    const entries = performance.getEntriesByType("resource");
    const seen = {
      target: engines[0].explain({ base: "http://a/", reference: "b" }).target,
      same: engines.length === 3 && engines.every((engine) => engine === engines[0]),
      fetched: entries.filter(({ name }) => name.endsWith(".wasm")).length,
    };
    try {
      engines[0][Symbol.for("uriscope.panic")]();
    } catch (error) {
      return { ...seen, code: /** @type {import("../src/run/engine.js").CallError} */ (error).code };
    }
    return { ...seen, code: "" };
  }, "/uriscope.js");
  assert.deepEqual([target, same, fetched, code], ["http://a/b", true, 1, "panic"]);
  await referenceOf(page).fill("after");
  await assertTarget(page, "http://a/b/c/after", "after a panic");
  assert.deepEqual(
    faults.filter((fault) => !fault.includes("panic: provoked") && !fault.startsWith(`request to ${failing.url}`)),
    [],
  );
}

test("one engine, whose panic is survived; parts and words that cannot be fetched: a sentence says which, and nothing is lost by loading the page again", async (t) => {
  const page = await pageAt(t, null, { mayFail: true });
  const faults = faultsOf(page);
  failing.fail(/\.wasm$/, "untyped"); // a host without support for WebAssembly: the engine starts anyway
  await open(page, failing.url, link({ reference: "g" })); // a base without errors in any spec
  await assertOneEngine(page, faults);
  await referenceOf(page).fill("../typed");
  await assertTarget(page, "http://a/b/typed", "after the panic");
  failing.fail(/assets\/(help|differences|gallery|anatomy)/, "gone");
  await page.locator("details.card summary").first().click();
  await alertOf(page).waitFor();
  assert.match(await alertOf(page).innerText(), saying("page:arrival:gone"));
  await page.locator(".below .all-answers").click();
  await page.locator("uri-years [role=alert]").getByText(say("ui:not-fetched")).waitFor();
  failing.fail(/./, null);
  await button(page, "page:arrival:reload").first().click();
  await page.waitForFunction(() => !$("#notice [role=alert]"));
  await assertTarget(page, "http://a/b/typed", "after loading it again");

  const why = page.locator("uri-why .said"); // who agrees is answered later
  const other = await why.innerText();
  failing.fail(/assets\/url-1993/, "busy");
  await page.locator("uri-years label", { hasText: "1993" }).click();
  await alertOf(page).waitFor();
  assert.match(await alertOf(page).innerText(), saying("page:arrival:words"));
  await assertTarget(page, "http://a/b/typed", "without words");
  await eventually(async () => assert.notEqual(await why.innerText(), other));
  const without = await why.innerText();
  failing.fail(/./, null);
  await button(page, "page:arrival:reload").click();
  await page.waitForFunction((before) => ![undefined, "", before].includes($("uri-why .said")?.innerText), without);
  await assertTarget(page, "http://a/b/typed", "with words");
  await alertOf(page).waitFor({ state: "detached" });
  assert.equal(await referenceOf(page).inputValue(), "../typed");
});

test("the server's policy is strict", async () => {
  const { headers } = await fetch(site.url);
  const policy = headers.get("content-security-policy") ?? "";
  for (const directive of [
    "default-src 'none'",
    "style-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    assert.ok(policy.split("; ").includes(directive), `${directive} is not in ${policy}`);
  }
  // The only inline script that may run is the one before the first frame, identified by its hash.
  assert.match(policy, /; script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='; /);
  assert.doesNotMatch(policy, /unsafe-inline|[^-]unsafe-eval|https?:|\*/);
});

test("a whole session: no request to another host, no error, no violation", { sweep: true }, async (t) => {
  const page = await pageAt(t, null, { context: {} });
  let requests = 0;
  page.context().on("request", () => void requests++);
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  await open(page, site.url);
  for (const text of hard.filter((_, i) => i % 4 === 0)) await referenceOf(page).fill(text);
  for (const { base } of examplesOf54(await loadEngine()).slice(0, 3)) await baseOf(page).fill(base);
  await baseOf(page).fill("http://other.example/../x?y");
  await referenceOf(page).fill("//third.example/%2e%2e/x");
  await sliderOf(page).press("Home");
  await sliderOf(page).press("ArrowRight");
  await button(page, "ui:play").click();
  await button(page, "ui:pause").click();
  await page.locator("details summary").first().click();
  await page
    .locator("uri-target")
    .getByRole("button", { name: say("ui:figure:copy"), exact: true })
    .click();
  await page.locator("#theme button").click();
  await page.locator("#theme button").click();
  await painted(page);
  await page.reload();
  await ready(page);
  await painted(page);
  assert.ok(requests >= 6, `only ${requests} requests were seen`);
});
