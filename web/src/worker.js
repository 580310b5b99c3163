/**
 * The site without a network: the service worker, a script that the browser runs beside the
 * pages. It keeps every file of the build that it belongs to, and answers with these and no
 * others. A newer build brings a worker of its own, which keeps its own files and waits until
 * no page of the older build is open, or until one asks for it: so no page is made of two.
 *
 * Files whose names do not tell what they contain are kept only if they are, to the byte,
 * those of the build: a deployment may be going on. Otherwise the worker is not installed,
 * and the browser tries again later.
 *
 * In development there are no files: the worker that is then under this address removes
 * the one that another build has left, and itself.
 */

/**
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} ExtendableEvent
 * @typedef {ExtendableEvent & { request: Request, respondWith: (response: Promise<Response>) => void }} FetchEvent
 * @typedef {{ skipWaiting: () => Promise<void>, registration: ServiceWorkerRegistration,
 *   clients: { matchAll: () => Promise<{ url: string, navigate: (url: string) => Promise<unknown> }[]> } }} Scope
 */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));
const site = new URL(".", location.href);

/** The caches of the site, of whatever build, and that of this one. Others may live on the same host. */
const ours = `uriscope ${site.pathname} `;
const kept = ours + BUILD;

/** The names of the files, by their addresses; a page of a folder has the folder's, too. */
const names = new Map(FILES.flatMap(([name]) => {
  const { href } = new URL(name, site);
  const folder = new URL(".", href).href;
  return /** @type {[string, string][]} */ (/(^|\/)index\.html$/.test(name) ? [[href, href], [folder, href]] : [[href, href]]);
}));

/** @param {string} type @param {(event: any) => void} act */
const on = (type, act) => addEventListener(type, act);

on("install", (/** @type {ExtendableEvent} */ event) => event.waitUntil(FILES.length ? keep() : worker.skipWaiting()));
on("activate", (/** @type {ExtendableEvent} */ event) => event.waitUntil(FILES.length ? forget() : retire()));
on("message", ({ data }) => data === "uriscope:now" && worker.skipWaiting());
on("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  const name = names.get(request.url.replace(/[?#].*/, ""));
  if (name && request.method === "GET") event.respondWith(answer(name, request));
});

async function keep() {
  const cache = await caches.open(kept);
  await cache.addAll(FILES.map(([name, integrity]) => new Request(new URL(name, site), integrity ? { integrity, cache: "no-cache" } : {})));
}

/**
 * The file as it was kept. Where the browser has cleared it away, the network has it. A page
 * that a host gives under another address is not taken from a worker, unless that is left out.
 * @param {string} name @param {Request} request
 */
async function answer(name, request) {
  const file = await (await caches.open(kept)).match(name);
  if (!file) return fetch(request);
  return file.redirected ? new Response(file.body, file) : file;
}

/** Deletes what older builds have kept. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function retire() {
  await forget();
  await worker.registration.unregister();
  for (const client of await worker.clients.matchAll()) await client.navigate(client.url);
}
