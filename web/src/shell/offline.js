/**
 * Has the browser keep the site for when there is no network (worker.js), and says so when
 * a newer build has been kept and waits for the pages of this one to be closed.
 */
import { nothing, render } from "lit-html";
import { html } from "../texts/html.js";
import { again } from "./older.js";

/**
 * How long to wait for a newer worker that was told to take over, in milliseconds. It usually takes one second.
 * But if the page fetches something just as Chromium ends the older worker, Chromium starts that again, and the
 * newer one waits until the page is loaded again.
 */
const patience = 3_000;

/** @param {HTMLElement} place @param {import("../words/words.js").Words} words */
export async function keepOffline(place, words) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  /** @param {ServiceWorker | null} waiting */
  const newer = async (waiting) => {
    if (!waiting || !serviceWorker.controller) return; // there is none, or it is the first one
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

/** Tells the worker that a page of this build has drawn an answer: what older builds have kept may go. */
export function works() {
  navigator.serviceWorker?.controller?.postMessage({ works: WASM_FILE });
}

/** The worker's address. It is a script, which the page's policy lets nobody name but this. */
function address() {
  const url = new URL("../worker.js", import.meta.url).href;
  const types = /** @type {any} */ (globalThis).trustedTypes;
  return types ? types.createPolicy("uriscope-worker", { createScriptURL: () => url }).createScriptURL(url) : url;
}
