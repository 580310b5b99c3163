/**
 * Lets the browser keep the site for use without a network (worker.js), and reports when a newer build is cached and
 * waits for this build's pages to be closed. That is some 550 files, so it begins with the second visit: many visitors
 * come only once.
 */
import { nothing, render } from "lit-html";
import { local, session } from "../run/storage.js";
import { html } from "../texts/html.js";
import { again } from "./older.js";

/**
 * The time to wait for a newer worker after telling it to take over, in milliseconds. It usually takes one second. But
 * if the page fetches something just as Chromium ends the older worker, Chromium restarts that, and the newer one waits
 * until the page is reloaded.
 */
const patience = 3_000;

/** @param {HTMLElement} place @param {import("../words/words.js").Words} words */
export async function keepOffline(place, words) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || (!serviceWorker.controller && isFirstVisit())) return;
  /** @param {ServiceWorker | null} waiting */
  const newer = async (waiting) => {
    if (!waiting || !serviceWorker.controller) return; // nothing waits, or it's the first worker
    await words.need("offline").catch(() => {});
    const now = () => {
      serviceWorker.addEventListener("controllerchange", again, { once: true });
      setTimeout(() => waiting.state === "installed" && again(), patience);
      waiting.postMessage("uriscope:now");
    };
    render(
      html`<div role="status"><p>${words.say("offline:newer")}</p>
      <button type="button" @click=${now}>${words.say("offline:now")}</button>
      <button type="button" class="close" @click=${() => render(nothing, place)} aria-label=${words.say("ui:close")}>×</button></div>`,
      place,
    );
  };
  try {
    const registration = await serviceWorker.register(address());
    const watch = () => registration.installing?.addEventListener("statechange", () => newer(registration.waiting));
    registration.addEventListener("updatefound", watch);
    watch();
    newer(registration.waiting);
  } catch {
    // A browser, a frame or a host may forbid it. The page works, with a network.
  }
}

/** True on the first visit, which lasts as long as the tab. Without storage, every visit is the first. */
function isFirstVisit() {
  if (session.read("visit") === null && local.read("visited")) return false;
  session.write("visit", "first");
  local.write("visited", "yes");
  return true;
}

/** Tells the worker that a page of this build has drawn an answer, so it can delete older caches. */
export function works() {
  navigator.serviceWorker?.controller?.postMessage({ works: WASM_FILE });
}

/** The worker's address, the only script address that the page's policy allows. */
function address() {
  const url = new URL("../worker.js", import.meta.url).href;
  const types = /** @type {any} */ (globalThis).trustedTypes;
  return types ? types.createPolicy("uriscope-worker", { createScriptURL: () => url }).createScriptURL(url) : url;
}
