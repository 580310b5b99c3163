/**
 * Tests the page, an element, and the frame in three engines: Chromium, Firefox and WebKitGTK. They assert geometry and
 * text, never pixels. A missing engine is skipped with a message; every step has a time limit.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { roomNames } from "../tests/support.js";
import { puppet } from "./puppet.js";
import { webkit } from "./webkit.js";

/**
 * @typedef {object} Engine a browser with one tab
 * @property {string} name with its version
 * @property {(url: string) => Promise<unknown>} open
 * @property {(width: number, height: number) => Promise<unknown>} size
 * @property {(script: string) => Promise<any>} evaluate an expression, which may await
 * @property {(selector: string, text: string) => Promise<unknown>} type
 * @property {(selector: string, script: string) => Promise<any>} inFrame
 * @property {() => Promise<unknown>} close
 */

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const limit = 90_000;

/** The path of a program; "" if it isn't installed. @param {string[]} names */
function pathOf(...names) {
  for (const name of names) {
    try {
      return execFileSync("/bin/sh", ["-c", 'command -v "$0"', name], { encoding: "utf8" }).trim();
    } catch {
      // Try the next name.
    }
  }
  return "";
}

const chromium = process.env.CHROMIUM ?? pathOf("chromium", "chromium-browser", "google-chrome");
const firefox = pathOf("firefox-esr", "firefox");
const hasWebKit = pathOf("WebKitWebDriver") !== "" && pathOf("Xvfb") !== "";

/** @type {[string, () => Promise<Engine>, string][]} */
const engines = [
  ["Chromium", () => puppet("chrome", chromium), chromium ? "" : "there is no Chromium"],
  ["Firefox", () => puppet("firefox", firefox), firefox ? "" : "there is no Firefox: firefox-esr of Debian"],
  ["WebKitGTK", webkit, hasWebKit ? "" : "there is no WebKitGTK: webkit2gtk-driver and xvfb of Debian"],
];

const types = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".json": "application/json",
});

/** Third-party pages with elements, and with the frame as the Embed room writes it. @type {Record<string, string>} */
const own = {
  "/host.html": `<!doctype html><meta charset="utf-8"><title>Somebody's page</title><script type="module" src="embed.js"></script>
    <uri-scope base="http://a/b/c/d;p?q" reference="../g" view="target components dots" loading="eager">http://a/b/g</uri-scope>`,
  "/framed.html": `<!doctype html><meta charset="utf-8"><title>Somebody's page</title>
    <iframe sandbox="allow-scripts" width="700" height="600" src="embed.html#base=http://a/b/c/d;p?q&reference=../g"></iframe>`,
};

/** The number of requests for the program. A service worker's cache isn't counted. */
let programs = 0;

/** A static host of the site. It allows cross-origin requests, because a sandboxed frame has no origin. */
const server = createServer(({ url = "/", headers }, response) => {
  const path = normalize(decodeURIComponent(url.replace(/[?#].*/, ""))).replace(/\/$/, "/index.html");
  if (path.endsWith(".wasm") && !headers["cache-control"]) programs++;
  const file = join(dist, path.replace("/bare/index.html", "/index.html")); // that page finds no other file
  const text = own[path] ?? (existsSync(file) ? readFileSync(file) : null);
  response.writeHead(text === null ? 404 : 200, {
    "Content-Type": types[extname(path)] ?? "text/plain",
    "Access-Control-Allow-Origin": "*",
  });
  response.end(text);
});

/**
 * Waits until an expression is true in the page. If it never is, the error contains its last value.
 * @param {() => Promise<any>} look @param {(seen: any) => boolean} right
 */
async function until(look, right) {
  let seen;
  for (let i = 0; i < 60; i++) {
    seen = await look().catch((error) => String(error));
    if (right(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return assert.fail(`it stays ${JSON.stringify(seen)}`);
}

/** All views except the first, which the other tests cover. */
const rooms = (await roomNames()).slice(1);

for (const [name, start, lack] of engines) {
  describe(name, { skip: lack || false, timeout: 8 * limit }, () => {
    /** @type {Engine} */
    let engine;
    let site = "";
    before(
      async () => {
        if (!server.listening) await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
        site = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}/`;
        engine = await start();
        console.log(`# ${engine.name}`);
        await engine.size(1280, 800);
      },
      { timeout: limit },
    );
    after(() => engine?.close(), { timeout: 20_000 });

    /** Loads the page again. @param {string} hash */
    const open = async (hash) => {
      await engine.open("about:blank");
      await engine.open(site + hash);
    };
    const target = () => engine.evaluate(`document.querySelector("output")?.textContent ?? ""`);

    test("a first visit asks for the program once", { timeout: limit }, async () => {
      programs = 0;
      await open("");
      await until(() => engine.evaluate(`document.documentElement.dataset.engine !== undefined`), Boolean);
      assert.equal(programs, 1);
    });

    test("Back to the Board lands where one was", { timeout: limit }, async () => {
      await open("#room=board");
      const cell = `[...document.querySelectorAll("[data-room=board] table.rows td a")][60]`;
      await until(() => engine.evaluate(`!!${cell}`), Boolean);
      const at = await engine.evaluate(`(${cell}.scrollIntoView({ block: "center" }), Math.round(scrollY))`);
      assert.ok(at > 300, `${at}`);
      await engine.evaluate(`void ${cell}.click()`);
      await until(() => engine.evaluate(`document.querySelector("[data-room=board]").hidden`), Boolean);
      await engine.evaluate(`void history.back()`);
      await until(
        () => engine.evaluate(`document.querySelector("[data-room=board]").hidden ? -1 : Math.round(scrollY)`),
        (seen) => Math.abs(seen - at) <= 1,
      );
    });

    /** Makes the page show the whole algorithm, at its end. */
    const showWhole = async () => {
      await engine.evaluate(`void document.querySelector(".show-steps").click()`);
      await engine.evaluate(
        `void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true, cancelable: true }))`,
      );
      await until(() => engine.evaluate(`!!document.querySelector("uri-resolution [aria-current=step]")`), Boolean);
    };

    test("what is typed is answered, and the player's keys go through the run", { timeout: limit }, async () => {
      await open("#base=http://a/b/c/d;p?q&reference=");
      await until(target, (text) => text.startsWith("http://a/"));
      await engine.type("uri-field[name=reference] textarea", "../../../g");
      await until(target, (text) => text === "http://a/g");
      await showWhole();
      const said = () => engine.evaluate(`document.querySelector("uri-stepper .say")?.textContent ?? ""`);
      await until(said, (text) => /The target is http:\/\/a\/g/.test(text));
      for (let step = 0; step < 4; step++) {
        await engine.evaluate(
          `void (document.activeElement.blur(), document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true })))`,
        );
        const seen = await until(
          () =>
            engine.evaluate(`(() => {
              const row = document.querySelector("uri-resolution [aria-current=step]")?.getBoundingClientRect();
              const pane = document.querySelector("uri-resolution .listing").getBoundingClientRect();
              return row ? { above: Math.max(pane.top, 0) - row.top, below: row.bottom - Math.min(pane.bottom, innerHeight) } : null;
            })()`),
          (found) => found !== null,
        );
        assert.ok(seen.above <= 1 && seen.below <= 1, JSON.stringify(seen));
      }
    });

    test('a link with 300 KB of "/" is answered', { timeout: limit }, async () => {
      await open(`#base=http://a/b&reference=${"a/../".repeat(60_000)}`);
      await until(target, (text) => text === "http://a/");
    });

    test("without style sheet and script, no text has the answer to another", { timeout: limit }, async () => {
      const seen = () =>
        engine.evaluate(
          `[...document.querySelectorAll("uri-field textarea")].map(({ value }) => value).concat([...document.querySelectorAll("uri-target output, uri-why")].map((part) => part.innerText.trim()))`,
        );
      await open("bare/#base=http://a/b&reference=../c");
      await until(seen, (found) => found.join() === "http://a/b,../c,,");
      await open("bare/");
      await until(seen, ([, , answer]) => answer !== "");
      await engine.type("uri-field[name=reference] textarea", "z");
      await until(seen, ([, reference, ...answer]) => reference.includes("z") && answer.join("") === "");
    });

    test("a full session storage loses our own entries, and nobody else's", { timeout: limit }, async () => {
      await open("#base=http://a/b/&reference=");
      await until(target, (text) => text === "http://a/b/");
      await engine.evaluate(`(() => {
        sessionStorage.setItem("theirs", "kept");
        for (let length = 1 << 23; length; length >>= 1)
          try {
            sessionStorage.setItem("uriscope old " + length, "x".repeat(length));
          } catch {}
      })()`);
      await engine.type("uri-field[name=reference] textarea", "y");
      await until(target, (text) => text === "http://a/b/y");
      await until(
        () => engine.evaluate(`Object.entries(sessionStorage).join()`),
        (entries) => entries === "theirs,kept",
      );
      await engine.evaluate(`void sessionStorage.clear()`);
    });

    test("theme and language of an older visit are taken over once", { timeout: limit }, async () => {
      const theme = () => engine.evaluate(`document.documentElement.dataset.theme ?? ""`);
      await engine.evaluate(
        `(localStorage.clear(), localStorage.setItem("theme", "dark"), localStorage.setItem("uriscope:learn", "{}"))`,
      );
      await open("learn/merge.html");
      await until(theme, (seen) => seen === "dark");
      assert.deepEqual(
        await engine.evaluate(
          `["theme", "uriscope theme", "uriscope:learn"].map((name) => localStorage.getItem(name))`,
        ),
        ["dark", "dark", null],
      );
      await engine.evaluate(`(localStorage.removeItem("uriscope theme"))`);
      await open("learn/merge.html");
      await until(() => engine.evaluate(`document.querySelector("#theme button") !== null`), Boolean);
      assert.equal(await theme(), "auto");
      await engine.evaluate(`(localStorage.clear())`);
    });

    test("all libraries answer, in workers that have no origin", { timeout: limit }, async () => {
      await open("#base=http://a/b/c/d;p?q&reference=../g");
      await until(target, (text) => text === "http://a/b/g");
      await engine.evaluate(
        `void document.querySelector("uri-years").dispatchEvent(new CustomEvent("uriscope:libraries", { bubbles: true }))`,
      );
      const answers = `[...document.querySelectorAll(".libraries .group:first-of-type li small")].filter((one) => one.textContent.includes(" · live")).length`;
      await until(
        () => engine.evaluate(answers),
        (seen) => seen === 9,
      );
    });

    test(
      "rows of the listing are whole pixels high, and the tree is no stop of its own",
      { timeout: limit },
      async () => {
        await open("#base=http://a/b/c/d;p?q&reference=../g");
        await until(target, (text) => text === "http://a/b/g");
        await showWhole();
        const seen = await engine.evaluate(`({
        rows: [...document.querySelectorAll("uri-resolution li")].map((row) => row.getBoundingClientRect().height),
        stops: [...document.querySelectorAll("uri-resolution [tabindex='0']")].length,
        tree: document.querySelector("uri-resolution .listing").tabIndex,
      })`);
        assert.deepEqual(
          seen.rows.filter(
            (/** @type {number} */ height) => Math.abs(height % 19) > 0.05 && Math.abs((height % 19) - 19) > 0.05,
          ),
          [],
        );
        assert.deepEqual([seen.stops, seen.tree], [1, -1]);
      },
    );

    test("the first row of the dot segments is in sight at 1280 × 800", { timeout: limit }, async () => {
      await open("#base=http://a/b/c/d;p?q&reference=../../../g");
      await until(target, (text) => text === "http://a/g");
      await showWhole();
      await engine.evaluate(
        `void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true, cancelable: true }))`,
      );
      await until(() => engine.evaluate(`!!document.querySelector("uri-dots .buffers")`), Boolean); // its script arrives after the answer
      const seen = await engine.evaluate(`(() => {
        const pane = document.querySelector(".buffers-pane").getBoundingClientRect();
        const buffers = document.querySelector("uri-dots .buffers").getBoundingClientRect();
        return buffers.bottom <= pane.bottom && buffers.top >= pane.top;
      })()`);
      assert.equal(seen, true);
    });

    test("every room is drawn, and none is wider than the window", { timeout: limit }, async () => {
      for (const room of rooms) {
        await open(`#room=${room}`);
        const seen = await until(
          () =>
            engine.evaluate(
              `({ drawn: (document.querySelector("main > [data-room]:not([hidden])")?.textContent ?? "").trim().length, over: document.documentElement.scrollWidth - innerWidth, at: location.hash })`,
            ),
          ({ drawn, at }) => drawn > 40 && at.includes(room),
        );
        assert.ok(seen.over <= 0, `${room} is ${seen.over} px too wide`);
      }
    });

    test("with a keyboard over the window, the lower pane keeps its height", { timeout: limit }, async () => {
      await open("#base=http://a/b/c/d;p?q&reference=../g");
      await until(target, (text) => text === "http://a/b/g");
      await showWhole();
      const height = await engine.evaluate(`(() => {
        document.documentElement.toggleAttribute("data-keyboard", true);
        document.documentElement.style.setProperty("--window", "420px");
        return document.querySelector(".buffers-pane").getBoundingClientRect().height;
      })()`);
      assert.ok(height > 60, `it is ${height} px high`);
    });

    test("an element in somebody's page shows its target, and no text twice", { timeout: limit }, async () => {
      await engine.open(`${site}host.html`);
      const look = () =>
        engine.evaluate(`(() => {
          const root = document.querySelector("uri-scope")?.shadowRoot;
          const inputs = [...(root?.querySelectorAll("uri-field textarea") ?? [])].map((input) => getComputedStyle(input).color);
          return { target: root?.querySelector("output")?.textContent ?? "", inputs, figures: root?.querySelectorAll("uri-field .figure").length ?? 0 };
        })()`);
      const seen = await until(look, ({ target: text }) => text === "http://a/b/g");
      assert.ok(seen.inputs.length > 0, "it has no text box");
      assert.equal(seen.figures, seen.inputs.length);
      for (const colour of seen.inputs)
        assert.match(colour, /^(rgba\(0, 0, 0, 0\)|transparent)$/, "its text is painted twice");
    });

    test("the frame, with sandbox=allow-scripts, shows its target", { timeout: limit }, async () => {
      await engine.open(`${site}framed.html`);
      await until(
        () =>
          engine.inFrame(
            "iframe",
            `(document.querySelector("uri-scope")?.shadowRoot ?? document).querySelector("output")?.textContent ?? ""`,
          ),
        (text) => text === "http://a/b/g",
      );
    });
  });
}

after(() => {
  server.closeAllConnections();
  server.close();
});
