/**
 * The page where something is missing or forbidden: no JavaScript, no wasm, a panic
 * in Go; and a whole session that talks to nobody else and leaves no error.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertTarget, baseOf, open, pages, painted, ready, referenceOf, sliderOf } from "./browser.js";
import { examplesOf54, hard, link, loadEngine } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const { site, inPage } = pages();

/** The drawn starting case is there. @param {Page} page */
async function assertDrawn(page) {
  const text = await page.locator("main").innerText();
  for (const part of ["http://a/b/c/d;p?q", "../../../g", "http://a/g", "scheme", "authority", "absent: fragment", "2C:"]) {
    assert.ok(text.includes(part), `${part} is not there:\n${text}`);
  }
  assert.match(text, /STEP +OUTPUT BUFFER +INPUT BUFFER/);
  assert.ok(await page.locator("main").isVisible());
}

inPage("JavaScript off: the starting case is drawn", null, async (page) => {
  await page.goto(site.url);
  await assertDrawn(page);
  assert.match(await page.locator("noscript").innerText(), /Without it, it shows this one case/);
}, { context: { javaScriptEnabled: false } });

test("the document itself has the figures, before any script", async () => {
  const body = await (await fetch(site.url)).text();
  assert.match(body, /OUTPUT BUFFER/);
  assert.doesNotMatch(body, /<script(?![^>]* src=)/, "there is an inline script");
  assert.doesNotMatch(body, / style=| on[a-z]+=/, "there is an inline style or handler");
});

/**
 * A page whose wasm cannot be had, until "allow" is called.
 * @param {string} name @param {(page: Page) => Promise<() => Promise<unknown>>} refuse
 */
function withoutWasm(name, refuse) {
  inPage(`${name}: the figure stays, with a sentence and a retry that works`, null, async (page) => {
    const allow = await refuse(page);
    await page.goto(site.url + link({ base: "http://x/y/", reference: "z" }));
    const alert = page.getByRole("alert");
    await alert.waitFor();
    assert.match(await alert.innerText(), /could not be started/);
    await assertDrawn(page);
    const retry = page.getByRole("button", { name: "Try again" });
    await retry.click();
    await painted(page);
    await alert.waitFor();
    await assertDrawn(page);
    await allow();
    await retry.focus();
    await page.keyboard.press("Enter");
    await ready(page);
    await assertTarget(page, "http://x/y/z", name);
    assert.equal(await alert.count(), 0);
    await referenceOf(page).fill("../g");
    await assertTarget(page, "http://x/g", name);
  }, { mayFail: true });
}

withoutWasm("no wasm on the host", async (page) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "not found" }));
  return () => page.unroute("**/*.wasm");
});

withoutWasm("the network failed", async (page) => {
  await page.route("**/*.wasm", (route) => route.abort());
  return () => page.unroute("**/*.wasm");
});

withoutWasm("a host that answers with a page instead", async (page) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }));
  return () => page.unroute("**/*.wasm");
});

inPage("a policy that refuses wasm: the figure stays, with a sentence and a retry", null, async (page) => {
  await page.route(site.url, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    assert.ok(headers["content-security-policy"].includes("'wasm-unsafe-eval'"));
    headers["content-security-policy"] = headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "");
    await route.fulfill({ response, headers });
  });
  await page.goto(site.url);
  await page.getByRole("alert").waitFor();
  await assertDrawn(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("alert").waitFor();
  await assertDrawn(page);
  await page.unroute(site.url);
  await page.reload();
  await ready(page);
  await assertTarget(page, "http://a/g", "with the policy of the server");
}, { mayFail: true });

test("the server's policy is strict", async () => {
  const { headers } = await fetch(site.url);
  const policy = headers.get("content-security-policy") ?? "";
  for (const directive of ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'"]) {
    assert.ok(policy.split("; ").includes(directive), `${directive} is not in ${policy}`);
  }
  assert.doesNotMatch(policy, /unsafe-inline|[^-]unsafe-eval|https?:|\*/);
});

inPage("a panic provoked in Go is survived by the page", "", async (page, faults) => {
  for (let i = 0; i < 3; i++) {
    const answer = await page.evaluate(async (module) => {
      const { load } = await import(module);
      return (await load()).panic();
    }, "/uriscope.js");
    assert.equal(answer.error.code, "panic");
    await referenceOf(page).fill(`after${i}`);
    await assertTarget(page, `http://a/b/c/after${i}`, link({ reference: `after${i}` }));
  }
  assert.deepEqual(faults.filter((fault) => !fault.includes("panic: provoked")), []);
}, { mayFail: true });

inPage("the page's engine and the module's are one", null, async (page) => {
  let fetched = 0;
  page.on("request", (request) => void (fetched += request.url().endsWith(".wasm") ? 1 : 0));
  await open(page, site.url);
  assert.ok(await page.evaluate(async (module) => {
    const { load } = await import(module);
    const keys = Object.getOwnPropertySymbols(globalThis).filter((symbol) => symbol.description?.startsWith("uriscope.engine "));
    const engines = await Promise.all([load(), load(), ...keys.map((key) => /** @type {any} */ (globalThis)[key])]);
    return engines.length === 3 && engines.every((engine) => engine === engines[0]) && engines[0].explain({ base: "http://a/", reference: "b" }).target === "http://a/b";
  }, "/uriscope.js"));
  assert.equal(fetched, 1);
}, { context: {} });

inPage("a whole session: no request to another host, no error, no violation", null, async (page) => {
  let requests = 0;
  page.context().on("request", () => void requests++);
  await page.addInitScript(() => addEventListener("securitypolicyviolation", (event) => console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`)));
  await open(page, site.url);
  for (const text of hard) await referenceOf(page).fill(text);
  for (const { base } of examplesOf54(await loadEngine()).slice(0, 3)) await baseOf(page).fill(base);
  await baseOf(page).fill("http://other.example/../x?y");
  await referenceOf(page).fill("//third.example/%2e%2e/x");
  await sliderOf(page).press("Home");
  await sliderOf(page).press("ArrowRight");
  await page.getByRole("button", { name: "Play" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator("details summary").first().click();
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByRole("button", { name: "Share link" }).click();
  await page.locator("#theme button").click();
  await page.locator("#theme button").click();
  await page.getByRole("checkbox", { name: "strict" }).uncheck();
  await painted(page);
  await page.reload();
  await ready(page);
  await painted(page);
  assert.ok(requests >= 6, `only ${requests} requests were seen`);
}, { context: {} });
