/**
 * The service worker, which runs the site without a network. It caches every file of its build and serves only these. A
 * newer build brings its own worker with its own cache, which waits until all pages of the older build are closed, or
 * until a page tells it to take over: a page never mixes two builds.
 *
 * A file is cached only if it matches the build byte for byte, because a deployment may be under way, or a host may
 * answer every request with an error page. If one doesn't match, the worker isn't installed, and the browser tries
 * again later. Caches of older builds are kept until a page of this build has drawn an answer.
 *
 * A development build has no list of files: its worker removes the one that another build left at this address, and
 * itself.
 */

/**
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} ExtendableEvent
 * @typedef {ExtendableEvent & { request: Request, respondWith: (response: Promise<Response>) => void }} FetchEvent
 * @typedef {{ skipWaiting: () => Promise<void>, registration: ServiceWorkerRegistration,
 *   clients: { matchAll: (which?: { includeUncontrolled: boolean }) => Promise<{ url: string, navigate: (url: string) => Promise<unknown> }[]> } }} Scope
 */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));
const site = new URL(".", location.href);

/** The prefix of all caches of the site, and the name of this build's. Other sites may share the host. */
const ours = `uriscope ${site.pathname} `;
const kept = ours + BUILD;

/** The names of files by address. The page of a folder has the folder's address, too. */
const names = new Map(
  FILES.flatMap(([name]) => {
    const { href } = new URL(name, site);
    const folder = new URL(".", href).href;
    return /** @type {[string, string][]} */ (
      /(^|\/)index\.html$/.test(name)
        ? [
            [href, href],
            [folder, href],
          ]
        : [[href, href]]
    );
  }),
);

/** @param {string} type @param {(event: any) => void} act */
const on = (type, act) => addEventListener(type, act);

on("install", (/** @type {ExtendableEvent} */ event) => event.waitUntil(FILES.length ? keep() : worker.skipWaiting()));
on("activate", (/** @type {ExtendableEvent} */ event) => event.waitUntil(FILES.length ? Promise.resolve() : retire()));
on("message", (/** @type {ExtendableEvent & { data: any }} */ event) => {
  const { data } = event;
  if (data === "uriscope:now") worker.skipWaiting();
  // A page of this build works and names its engine.
  else if (FILES.some(([name]) => name === data?.works)) event.waitUntil(forget().then(keep));
});
on("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  const name = names.get(request.url.replace(/[?#].*/, ""));
  if (name && request.method === "GET") event.respondWith(answer(name, request));
});

/** The hash that each file must have, by address. */
const sums = new Map(FILES.map(([name, integrity]) => [new URL(name, site).href, integrity]));

/** The number of files to fetch at a time. */
const abreast = 8;

/** Caches the files that are still missing. */
async function keep() {
  const cache = await caches.open(kept);
  const has = new Set((await cache.keys()).map(({ url }) => url));
  const waiting = FILES.map(([name]) => new URL(name, site).href).filter((name) => !has.has(name));
  const next = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      await cache.put(name, (await fetched(name, "no-cache").catch(() => null)) ?? (await fetched(name, "reload")));
  };
  await Promise.all(Array.from({ length: abreast }, next));
}

/**
 * Fetches a file, which must match the build.
 * @param {string} name its address
 * @param {RequestCache} cache "no-cache" revalidates the browser's copy, "reload" ignores it
 */
async function fetched(name, cache) {
  const response = await fetch(name, { integrity: sums.get(name), cache });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/**
 * The response for a file from this worker's cache. If the browser has cleared the cache, or a page finds the file
 * broken and bypasses all caches, the file comes from the network and replaces the copy. Browsers refuse a redirected
 * response for a page, so the copy isn't marked as redirected.
 * @param {string} name @param {Request} request
 */
async function answer(name, request) {
  const cache = await caches.open(kept);
  const again = request.cache === "reload" && request.mode !== "navigate";
  const old = await cache.match(name);
  if (old && !again) return old.redirected ? new Response(old.body, old) : old;
  try {
    const file = await fetched(name, "reload");
    await cache.put(name, file.clone()).catch(() => {}); // storage may be full
    return file.redirected ? new Response(file.body, file) : file;
  } catch {
    return old ?? fetch(request);
  }
}

/** Deletes the caches of older builds. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function retire() {
  await forget();
  await worker.registration.unregister();
  for (const client of await worker.clients.matchAll()) await client.navigate(client.url);
}
