/**
 * Takes the picture of the README anew: `node web/tests/picture.mjs`, once
 * `go run . -write dist` has written the site. Look at it before it is committed.
 */
import { join } from "node:path";
import { open, start } from "./browser.js";
import { link, root } from "./support.js";

const { url, browser, close } = await start();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
const run = { base: "http://a/b/c/d;p?q", reference: "../../../g", edition: "rfc3986", step: 16 };
await open(page, url, link(run));
await page.screenshot({ path: join(root, "web", "picture.png") });
await close();
