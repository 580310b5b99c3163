/**
 * Controls WebKitGTK by the WebDriver protocol: MiniBrowser on a screen of Xvfb. It implements only the calls that the
 * tests here need.
 */
import { spawn } from "node:child_process";

/** The time limit for an answer of the driver, in milliseconds. */
const patience = 30_000;

/** A random port, which is most likely free. */
const somePort = () => 20_000 + Math.floor(Math.random() * 20_000);

/** @param {string} url @param {string} method @param {unknown} [body] */
async function ask(url, method, body) {
  const response = await fetch(url, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The key of an element's id in an answer (WebDriver). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** @returns {Promise<import("./engines.test.js").Engine>} */
export async function webkit() {
  const display = `:${90 + Math.floor(Math.random() * 900)}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", "2560x1500x24", "-nolisten", "tcp"], { stdio: "ignore" });
  const port = somePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  const close = () => [driver, screen].forEach((one) => one.kill("SIGKILL"));
  try {
    const at = `http://127.0.0.1:${port}`;
    for (let i = 0; ; i++) {
      try {
        await ask(`${at}/status`, "GET");
        break;
      } catch (error) {
        if (i === 40) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
    const { sessionId, capabilities } = await ask(`${at}/session`, "POST", {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            binary: process.env.MINIBROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            args: ["--automation"],
          },
        },
      },
    });
    const session = `${at}/session/${sessionId}`;
    const evaluate = (/** @type {string} */ script) =>
      ask(`${session}/execute/async`, "POST", {
        script: `const done = arguments[arguments.length - 1]; Promise.resolve((async () => (${script}))()).then(done, (e) => done("error: " + e));`,
        args: [],
      });
    const find = (/** @type {string} */ selector) =>
      ask(`${session}/element`, "POST", { using: "css selector", value: selector });
    return {
      name: `WebKitGTK ${capabilities.browserVersion ?? ""}`,
      open: (url) => ask(`${session}/url`, "POST", { url }),
      size: (width, height) => ask(`${session}/window/rect`, "POST", { width, height }),
      evaluate,
      type: async (selector, text) => {
        const element = await find(selector);
        await ask(`${session}/element/${element[elementKey]}/value`, "POST", { text });
      },
      inFrame: async (selector, script) => {
        await ask(`${session}/frame`, "POST", { id: await find(selector) });
        try {
          return await evaluate(script);
        } finally {
          await ask(`${session}/frame`, "POST", { id: null });
        }
      },
      close: async () => {
        await ask(session, "DELETE").catch(() => {});
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
