/**
 * The notes: each with its text, its sentence, its certainty and its section, which belongs to the current spec; none
 * for a plain address.
 */
import assert from "node:assert/strict";
import { Scene } from "../src/run/scene.js";
import { withoutMarks } from "../src/texts/marks.js";
import { eventually, goto, pageAt, painted, referenceOf } from "./browser.js";
import { engine, words } from "./fixtures.js";
import { markup, textOf } from "./markup.js";
import { each, editionOf, explained, link } from "./support.js";
import { test } from "./test.js";

/** @import { Page } from "playwright-core" */

const { Remarks } = await import("../src/views/stage/remarks.js");

/** The page's remarks on its texts. @param {Page} page */
const remarks = (page) =>
  page
    .locator("uri-remarks li")
    .evaluateAll((items) => items.map((item) => (item.textContent ?? "").replace(/\s+/g, " ").trim()));

/** The drawn remarks on two texts, one text for each note. @param {import("../src/run/engine.js").Request} request */
function drawnOf(request) {
  const explanation = explained(engine, request);
  const scene = new Scene({ explanation, edition: editionOf(engine, request.edition), words });
  const drawn = markup(new Remarks().draw(scene));
  return {
    findings: explanation.findings,
    notes: [...drawn.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, inside]) =>
      textOf(inside).replace(/\s+/g, " ").trim(),
    ),
    means: [...drawn.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, sure]) => sure),
    links: [...drawn.matchAll(/<a href=(\S+)/g)].map(([, href]) => href),
  };
}
const sure = (/** @type {string} */ how) => words.say(`remarks:sure:${how}`);
/** The sentence of a note. @param {string} id @param {Record<string, unknown>} args */
const said = (id, args) => withoutMarks(words.say(`remarks:findings:${id}`, args));

const base = "http://example.org/a/b";

const secret = { base, reference: "//me:secret@0x7f.1:25/" };

test("what is found is said with its text, how sure it is, and the section", () => {
  const { findings, notes, means, links } = drawnOf(secret);
  assert.deepEqual(each(findings, "id"), ["password", "reserved-port", "rare-address"]);
  const [password, port, address] = notes;
  for (const [note, part, how, section] of [
    [password, "//me:****@0x7f.1:25/", "certain", "RFC 3986, section 3.2.1"],
    [port, "smtp", "possible", "RFC 3986, section 7.2"],
    [address, "127.0.0.1", "likely", "RFC 3986, section 7.4"],
  ]) {
    assert.ok(note.startsWith(words.say("ui:reference")) && note.includes(part), note);
    assert.ok(note.endsWith(`${sure(how)} ${section}`), note);
  }
  assert.ok(!password.includes("secret"), password);
  assert.deepEqual(means, ["certain", "likely", "possible"].map(sure));
  assert.match(links[2], /rfc3986#section-7\.4$/);
});

test("what a document advises, and what is our reading, is said before the section", () => {
  const ours = `${words.say("ui:basis:ours")} RFC 3986, section 2.5`;
  assert.ok(drawnOf({ base, reference: "/a%E2%80%AEgpj.exe" }).notes.some((note) => note.endsWith(ours)));
  const advises = `${words.say("ui:basis:advises")} RFC 3986, section 3.2.2`;
  assert.ok(drawnOf({ base, reference: `//${"a.".repeat(128)}/` }).notes.some((note) => note.endsWith(advises)));
});

test("another edition says what its own document says", () => {
  const { notes, means } = drawnOf({ ...secret, edition: "url-syntax-05" });
  assert.equal(notes.length, 2);
  assert.ok(notes[0].endsWith("draft-fielding-url-syntax-05, section 4.3.1"), notes[0]);
  assert.ok(notes[1].endsWith("draft-fielding-url-syntax-05, section 7"), notes[1]);
  assert.deepEqual(means, ["certain", "possible"].map(sure));
});

test("two dots with a parameter are no dot segment, in each edition that knows parameters", () => {
  const asked = { base, reference: "..;v=1/x" };
  for (const edition of ["rfc3986", "rfc2396bis-01", "rfc2396", "url-syntax-05"])
    assert.deepEqual(each(drawnOf({ ...asked, edition }).findings, "id"), ["dots-with-parameter"], edition);
  assert.equal(drawnOf({ ...asked, edition: "rfc1808" }).notes.length, 0);
});

test("characters are named", () => {
  const { notes } = drawnOf({ base, reference: "//b\u0430nk\u200b.test/\u202e" });
  assert.equal(notes.length, 3);
  const args = { script: "cyrillic", character: "\u0430", code: "U+0430", like: "a" };
  assert.ok(notes.join("\n").includes(said("look-alike", args)), notes.join("\n"));
  for (const character of ["\u200b", "\u202e"])
    assert.ok(notes.join("\n").includes(words.character(character)), notes.join("\n"));
});

test("notes come and go with what is typed, and texts in them stay texts", async (t) => {
  const page = await pageAt(t, link({ base, reference: "../c?d#e" }));
  await painted(page);
  assert.deepEqual(await remarks(page), [], "a plain address has none");
  await referenceOf(page).fill("..%2Fc/%2e%2E/%2F");
  const { notes } = drawnOf({ base, reference: "..%2Fc/%2e%2E/%2F" });
  assert.ok(notes[0].includes(words.say("remarks:more", { more: 1 })), notes[0]);
  await eventually(async () => assert.deepEqual(await remarks(page), notes));
  await referenceOf(page).fill("c");
  await eventually(async () => assert.equal(await page.locator("uri-remarks").innerText(), ""));
  await goto(page, link({ base, reference: "www.<img src=x onerror=document.title='no'>" }));
  await eventually(async () => assert.match((await remarks(page)).join("\n"), /www\.<img src=x/));
  assert.equal(await page.locator("uri-remarks img").count(), 0);
});

test("a note is told beside the why", async (t) => {
  const page = await pageAt(t, link({ base, reference: "..;v=1/x" }));
  const brief = withoutMarks(words.say("remarks:brief:dots-with-parameter", { text: "..;v=1" }));
  await page.locator("uri-why .who").getByText(brief).waitFor();
});
