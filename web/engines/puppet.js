/**
 * Controls Chromium and Firefox with puppeteer-core. It opens a new tab, because Firefox's first tab doesn't accept a
 * viewport.
 */
/** The name is in a variable because the project's types are also checked where the package isn't installed. */
const packageName = "puppeteer-core";

/** @param {"chrome" | "firefox"} kind @param {string} executablePath @returns {Promise<import("./engines.test.js").Engine>} */
export async function puppet(kind, executablePath) {
  const { default: puppeteer } = await import(packageName);
  const browser = await puppeteer.launch({
    browser: kind,
    executablePath,
    headless: true,
    timeout: 60_000,
    protocolTimeout: 30_000,
    args: kind === "chrome" ? ["--no-sandbox", "--disable-gpu", "--disable-quic"] : [],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    const asked = (/** @type {string} */ script) => `(async () => (${script}))()`;
    return {
      name: await browser.version(),
      open: async (url) => void (await page.goto(url)),
      size: (width, height) => page.setViewport({ width, height }),
      evaluate: (script) => page.evaluate(asked(script)),
      type: async (selector, text) => {
        await page.focus(selector);
        await page.keyboard.type(text);
      },
      inFrame: async (selector, script) => {
        const frame = await (await page.$(selector))?.contentFrame();
        return frame?.evaluate(asked(script));
      },
      close: async () => {
        const closed = browser.close();
        await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 5000))]);
        browser.process()?.kill("SIGKILL");
      },
    };
  } catch (error) {
    browser.process()?.kill("SIGKILL");
    throw error;
  }
}
