/**
 * Code that a worker runs before the script of one library, so that the page can call that library. Anything that the
 * library throws is its answer. If it never ends, the caller terminates the worker.
 */

/** @typedef {{ base: string, reference: string } | "call"} Asked the call: how its users write it */
/** @typedef {{ call: string } | { answer: string | null } | { error: string }} Said */

const scope =
  /** @type {{ library: { call: string, resolve: (base: string, reference: string) => unknown }, onmessage: ((event: MessageEvent) => void) | null, postMessage: (said: Said) => void }} */ (
    /** @type {unknown} */ (globalThis)
  );

/**
 * Globals that a library doesn't get here. The page's policy, which applies to the worker, too, allows requests to the
 * site's own host; without these, it can only request the site's scripts.
 */
const without = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "importScripts",
  "Worker", // a worker of its own would have all of these again
  "location", // url-parse uses it in place of an empty base
];
for (const name of without)
  for (let holder = globalThis; holder; holder = Object.getPrototypeOf(holder))
    if (Object.hasOwn(holder, name)) Object.defineProperty(holder, name, { value: undefined, configurable: false });

scope.onmessage = ({ data }) => {
  const { library } = scope;
  if (data === "call") return scope.postMessage({ call: library.call });
  const { base, reference } = /** @type {Exclude<Asked, string>} */ (data);
  try {
    const found = library.resolve(base, reference);
    scope.postMessage({ answer: typeof found === "string" ? found : null });
  } catch (error) {
    scope.postMessage({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
};

export {}; // makes this file a module for the type checker
