/**
 * Two versions of the element in one page, for example if a text and its comments come from two sites: the one whose
 * script runs first draws all elements, and the other changes nothing and fetches nothing. The second version is the
 * first one with other words and other files, because a later build has other file names.
 */
import assert from "node:assert/strict";
import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { host } from "./host.js";
import { bakedFor, block, element } from "./hosting.js";
import { drawn, shows, somebody } from "./somebody.js";
import { inTemporary, root } from "./support.js";
import { test } from "./test.js";

const start = { base: "http://a/b/c/d;p?q", reference: "../../../g" };
const { dist, inPage } = await somebody();

/** The label of the link to the page in either version. */
const [said, saidElsewhere] = [say("embed:open"), "Open in the other one"];

/** Makes another version of the site in a folder. @param {string} folder */
async function another(folder) {
  await cp(join(root, "dist"), folder, { recursive: true, filter: (name) => !/\.(br|gz|map)$/.test(name) });
  await rename(join(folder, "embed"), join(folder, "later"));
  const files = ["embed.js", ...(await readdir(join(folder, "later"))).map((name) => join("later", name))].filter(
    (name) => name.endsWith(".js"),
  );
  let changed = 0;
  for (const name of files) {
    const text = await readFile(join(folder, name), "utf8");
    const other = text.replaceAll("./embed/", "./later/").replaceAll(said, saidElsewhere);
    if (other !== text) changed++;
    await writeFile(join(folder, name), other);
  }
  assert.ok(changed > 1, "the other version is the same one");
}

/** @param {string[]} scripts the addresses of the sites, in the order of their scripts */
const page = (
  ...scripts
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
  ${scripts.map((site) => `<script type="module" src="${site}embed.js"></script>`).join("")}</head>
  <body>${element(start)}${element({ ...start, reference: "?y" })}<p>between</p>${element({ base: start.base, reference: "g", view: "scheme" })}${block(bakedFor(engine, [start]))}</body></html>`;

/** The requested files of one version of the element. @param {string[]} asked @param {RegExp} folder */
const of = (asked, folder) => asked.filter((name) => folder.test(name));

for (const isLater of [false, true])
  test(
    `the script of the ${isLater ? "later" : "earlier"} version comes first: it draws all elements, and the other one fetches nothing more`,
    { sweep: true },
    () =>
      inTemporary(async (folder) => {
        await another(folder);
        const later = await host();
        later.deploy(folder);
        const first = isLater ? later : dist;
        const [second, want] = first === dist ? [later, said] : [dist, saidElsewhere];
        dist.asked.length = later.asked.length = 0;
        await inPage(page(first.url, second.url), async ({ tab }) => {
          await drawn(tab);
          await shows(tab, "http://a/g");
          await tab.locator("uri-scope .drawing").nth(2).waitFor();
          await eventually(async () =>
            assert.deepEqual(await tab.locator("uri-scope [part=link]").allInnerTexts(), [want, want, want]),
          );
          const box = tab.getByRole("textbox", { name: "Reference" }).first();
          await box.fill("../x"); // it fetches the engine of the same version
          await shows(tab, "http://a/b/x");
          await tab.evaluate(() =>
            document
              .querySelector("p")
              ?.after(Object.assign(document.createElement("uri-scope"), { base: "http://a/", reference: "later" })),
          );
          await shows(tab, "http://a/later");
        });
        assert.deepEqual(second.asked, ["embed.js"], "the second script has fetched more");
        assert.ok(of(first.asked, first === dist ? /^embed\// : /^later\//).length > 3);
        assert.equal(first.asked.filter((name) => name.endsWith(".wasm")).length, 1);
      }),
  );
