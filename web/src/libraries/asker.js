/**
 * What a worker runs before the script of one library, so that the page can ask that library. Whatever
 * the library throws is its answer; if it never ends, whoever asked ends the worker.
 */

/** @typedef {{ base: string, reference: string } | "call"} Asked the call: how its users write it */
/** @typedef {{ call: string } | { answer: string | null } | { error: string }} Said */

const scope =
  /** @type {{ library: { call: string, resolve: (base: string, reference: string) => unknown }, onmessage: ((event: MessageEvent) => void) | null, postMessage: (said: Said) => void }} */ (
    /** @type {unknown} */ (globalThis)
  );

/**
 * What a library does not have here. The page's policy, which the worker has too, allows requests to the
 * site's own host; without these, only scripts of the site can be requested.
 */
const without = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "importScripts",
  "Worker", // which would have them all again
  "location", // url-parse takes it for the base if that is empty
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

export {}; // a module, for the type checker
