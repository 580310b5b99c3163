/**
 * The remarks in the page: each with its text, its sentence, how sure it is and its section,
 * which is one of the chosen edition; none for a plain address.
 */
import assert from "node:assert/strict";
import { axeFindings, eventually, goto, pages, painted, referenceOf } from "./browser.js";
import { link } from "./support.js";

/** @typedef {import("playwright-core").Page} Page */

const { inPage } = pages();

/** What the remarks say, one text each. @param {Page} page */
const remarks = (page) =>
  page
    .locator("uri-remarks li")
    .evaluateAll((items) => items.map((item) => (item.textContent ?? "").replace(/\s+/g, " ").trim()));

const base = "http://example.org/a/b";

inPage(
  "what is found is said with its place, how sure it is, and the section",
  link({ base, reference: "//me:secret@0x7f.1:25/" }),
  async (page) => {
    await eventually(async () => assert.equal((await remarks(page)).length, 3));
    const [password, port, address] = await remarks(page);
    assert.match(password, /^Reference .*password.*\/\/me:\*\*\*\*@0x7f\.1:25\/\. always RFC 3986, section 3\.2\.1$/);
    assert.doesNotMatch(password, /secret/);
    assert.match(port, /^Reference Port 25 .*smtp.* sometimes RFC 3986, section 7\.2$/);
    assert.match(address, /^Reference 0x7f\.1 .* 127\.0\.0\.1\. .* often RFC 3986, section 7\.4$/);
    assert.deepEqual(await page.locator("uri-remarks dt").allTextContents(), ["always", "often", "sometimes"]);
    assert.match(
      (await page.locator("uri-remarks li cite a").nth(2).getAttribute("href")) ?? "",
      /rfc3986#section-7\.4$/,
    );
    assert.deepEqual(await axeFindings(page), []);
  },
);

inPage(
  "of what a document advises, and of what is read into it, the section says so",
  link({ base, reference: "/a%E2%80%AEgpj.exe" }),
  async (page) => {
    await eventually(async () => assert.match((await remarks(page)).join(), / our reading of RFC 3986, section 2\.5$/));
    await goto(page, link({ base, reference: `//${"a.".repeat(128)}/` }));
    await eventually(async () => assert.match((await remarks(page)).join(), / advice: RFC 3986, section 3\.2\.2$/));
  },
);

inPage(
  "another edition says what its own document says",
  link({ base, reference: "//me:secret@0x7f.1:25/" }),
  async (page) => {
    await eventually(async () => assert.equal((await remarks(page)).length, 3));
    await goto(page, link({ base, reference: "//me:secret@0x7f.1:25/", edition: "url-syntax-05" }));
    await eventually(async () =>
      assert.deepEqual(
        (await remarks(page)).map((said) => said.replace(/^.*(always|often|sometimes) /, "")),
        ["draft-fielding-url-syntax-05, section 4.3.1", "draft-fielding-url-syntax-05, section 7"],
      ),
    );
    assert.deepEqual(await page.locator("uri-remarks dt").allTextContents(), ["always", "sometimes"]);
  },
);

inPage(
  "two dots with a parameter are no dot segment, which is said beside the why, in each edition that knows parameters",
  link({ base, reference: "..;v=1/x" }),
  async (page) => {
    const beside = page.locator("uri-why .line");
    for (const edition of ["rfc3986", "rfc2396bis-01", "rfc2396", "url-syntax-05"]) {
      await goto(page, link({ base, reference: "..;v=1/x", edition }));
      await eventually(async () => assert.match(await beside.innerText(), /\.\.;v=1 is no \.\., and stays/, edition));
    }
    await goto(page, link({ base, reference: "..;v=1/x", edition: "rfc1808" }));
    await eventually(async () => assert.equal((await remarks(page)).length, 0));
  },
);

inPage(
  "a plain address has none, and they come and go with what is typed",
  link({ base, reference: "../c?d#e" }),
  async (page) => {
    await painted(page);
    assert.deepEqual(await remarks(page), []);
    await referenceOf(page).fill("..%2Fc/%2e%2E/%2F");
    await eventually(async () =>
      assert.match(
        (await remarks(page)).join("\n"),
        /%2F is data.* There is one more such place\. sometimes.*\n.*%2e%2E means the same/,
      ),
    );
    await referenceOf(page).fill("c");
    await eventually(async () => assert.equal(await page.locator("uri-remarks").innerText(), ""));
  },
);

inPage(
  "characters are named, and texts stay texts",
  link({ base, reference: "//b\u0430nk\u200b.test/\u202e" }),
  async (page) => {
    await eventually(async () => assert.equal((await remarks(page)).length, 3));
    const said = (await remarks(page)).join("\n");
    assert.match(said, /“\u0430” is a Cyrillic letter, U\+0430, and not the a that/);
    assert.match(said, /a zero width space, which cannot be seen/);
    assert.match(said, /a right-to-left override/);
    await goto(page, link({ base, reference: "www.<img src=x onerror=document.title='no'>" }));
    await eventually(async () => assert.match((await remarks(page)).join("\n"), /www\.<img src=x/));
    assert.equal(await page.locator("uri-remarks img").count(), 0);
  },
);
