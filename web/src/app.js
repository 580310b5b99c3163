/**
 * The page: loads the engine, and opens the house on the link. Until the engine is
 * there, and where it cannot be had, the page keeps the case that was drawn when it was
 * built.
 *
 * The language is chosen here and nowhere else: that of the document.
 */
import { html, render } from "lit-html";
import { load } from "./engine.js";
import { House, names } from "./house.js";
import { read } from "./link.js";
import { theme } from "./theme.js";
import { Words } from "./words.js";
import english from "./words/en/ui.js";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const notice = /** @type {HTMLElement} */ (document.querySelector("#notice"));
const menu = /** @type {HTMLElement} */ (document.querySelector("#rooms"));
const tools = /** @type {HTMLElement} */ (document.querySelector("#tools"));

/** The first words of the default language are part of this script, so that the first frame waits for nothing. */
const language = document.documentElement.lang || "en";
const words = new Words({ language, parts: language === "en" ? { ui: english } : {}, missing: globalThis.uriscopeMissing });

async function open() {
  render(html`<p role="status">${words.say("ui:loading")}</p>`, notice);
  try {
    const engine = await load();
    render("", notice);
    main.replaceChildren();
    await new House({ main, menu, tools }, { words, engine }).follow();
  } catch (error) {
    render(html`<p role="alert">${words.say("ui:failed", { reason: String(/** @type {Error} */ (error)?.message ?? error) })}
      <button type="button" @click=${open}>${words.say("ui:retry")}</button></p>`, notice);
  }
}

/** What the document itself says, in the language of the words. */
function label() {
  document.title = words.say("ui:title", {}, document.title);
  menu.setAttribute("aria-label", words.say("ui:rooms", {}, menu.ariaLabel ?? ""));
  const tagline = /** @type {HTMLElement} */ (document.querySelector(".tagline"));
  tagline.textContent = words.say("ui:tagline", {}, tagline.textContent ?? "");
}

await words.need("ui").catch(() => {});
label();
theme(/** @type {HTMLElement} */ (document.querySelector("#theme")), words);
words.need(read(location.hash, names).state.edition).catch(() => {}); // beside the engine
open();
