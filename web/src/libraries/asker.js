/**
 * A worker that asks one library, whose script it is told with the first message. Whatever the
 * library throws is its answer; if it never ends, whoever asked ends the worker.
 */

/** @typedef {{ file: string }} First the script of the library */
/** @typedef {{ base: string, reference: string }} Asked */
/** @typedef {{ ready: string } | { unfetched: string } | { answer: string | null } | { error: string }} Said ready: how its users write the call */

const scope = /** @type {{ onmessage: ((event: MessageEvent) => void) | null, postMessage: (said: Said) => void }} */ (
  /** @type {unknown} */ (globalThis)
);
/** @type {{ call: string, resolve: (base: string, reference: string) => unknown }} */
let library;

/**
 * What a library could reach other hosts with, or what the site keeps in this browser. Where the host sends no
 * policy with this script, an import of another host's module is still possible.
 */
const powers = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "RTCPeerConnection",
  "importScripts",
  "Worker",
  "BroadcastChannel",
  "caches",
  "indexedDB",
  "cookieStore",
  "navigator",
];
for (const power of powers)
  for (let holder = globalThis; holder; holder = Object.getPrototypeOf(holder))
    if (Object.hasOwn(holder, power)) Object.defineProperty(holder, power, { value: undefined, configurable: false });

scope.onmessage = async ({ data }) => {
  try {
    library = await import(/** @type {First} */ (data).file);
  } catch (error) {
    scope.postMessage({ unfetched: String(error) });
    return;
  }
  scope.onmessage = answer;
  scope.postMessage({ ready: library.call });
};

/** @param {MessageEvent} event */
function answer({ data }) {
  const { base, reference } = /** @type {Asked} */ (data);
  try {
    const found = library.resolve(base, reference);
    scope.postMessage({ answer: typeof found === "string" ? found : null });
  } catch (error) {
    scope.postMessage({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
}

export {}; // a module, which its page starts as one
