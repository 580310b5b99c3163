/**
 * Takes the picture of the README anew: `node web/tests/picture.mjs`, once
 * `go run . -write dist` has written the site. Look at it before it is committed.
 */
import { join } from "node:path";
import { ready, start } from "./browser.js";
import { link, root } from "./support.js";

const { url, browser, close } = await start();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
await page.goto(url + link({ base: "https://example.com/docs/guide", reference: "../img/x.png" }));
await ready(page);
await page.locator("uri-expected .likely").waitFor(); // the last that comes, with the answers of browser and Go
await page.locator("uri-years .neighbour .sign").nth(1).waitFor();
await page.screenshot({ path: join(root, "web", "picture.png") });
await close();
