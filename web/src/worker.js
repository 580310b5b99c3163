/**
 * The site without a network: the service worker, a script that the browser runs beside the
 * pages. It keeps every file of the build that it belongs to, and answers with these and no
 * others. A newer build brings a worker of its own, which keeps its own files and waits until
 * no page of the older build is open, or until one asks for it: so no page is made of two.
 *
 * A file is kept only if it is, to the byte, that of the build: a deployment may be going on, or
 * a host say under every name that it is busy. Otherwise the worker is not installed, and the
 * browser tries again later. What older builds have kept stays until a page of this one has drawn
 * an answer.
 *
 * Of what is in one language, pages and words, only that is kept which somebody reads; the rest is
 * when it is asked for.
 *
 * In development there are no files: the worker that is then under this address removes
 * the one that another build has left, and itself.
 */

/**
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} ExtendableEvent
 * @typedef {ExtendableEvent & { request: Request, respondWith: (response: Promise<Response>) => void }} FetchEvent
 * @typedef {{ skipWaiting: () => Promise<void>, registration: ServiceWorkerRegistration,
 *   clients: { matchAll: (which?: { includeUncontrolled: boolean }) => Promise<{ url: string, navigate: (url: string) => Promise<unknown> }[]> } }} Scope
 */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));
const site = new URL(".", location.href);

/** The caches of the site, of whatever build, and that of this one. Others may live on the same host. */
const ours = `uriscope ${site.pathname} `;
const kept = ours + BUILD;

/** The names of the files, by their addresses; a page of a folder has the folder's, too. */
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

on("install", (/** @type {ExtendableEvent} */ event) =>
  event.waitUntil(FILES.length ? read().then(keep) : worker.skipWaiting()),
);
on("activate", (/** @type {ExtendableEvent} */ event) => event.waitUntil(FILES.length ? Promise.resolve() : retire()));
on("message", (/** @type {ExtendableEvent & { data: any }} */ event) => {
  const { data } = event;
  if (data === "uriscope:now") worker.skipWaiting();
  // A page of this build works: it names the engine that it has.
  else if (FILES.some(([name]) => name === data?.works)) event.waitUntil(forget().then(read).then(keep));
});
on("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  const name = names.get(request.url.replace(/[?#].*/, ""));
  if (name && request.method === "GET") event.respondWith(answer(name, request));
});

/** What each file has to be, by its address. */
const sums = new Map(FILES.map(([name, integrity]) => [new URL(name, site).href, integrity]));

/** So many files are fetched at a time. */
const abreast = 8;

/** The languages that there are, and that of the pages at the root. */
const languages = new Set(FILES.map(([, , language]) => language));
const [, , first] = FILES.find(([name]) => name === "index.html") ?? [];

/** The languages in which pages of the site are open. */
async function read() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  const folders = pages.map(({ url }) => (url.startsWith(site.href) ? url.slice(site.href.length).split("/")[0] : ""));
  return new Set(folders.map((folder) => (languages.has(folder) ? folder : first)));
}

/** Keeps what is not kept yet of all files but those in other languages. @param {Set<string | undefined>} wanted */
async function keep(wanted) {
  const cache = await caches.open(kept);
  const has = new Set((await cache.keys()).map(({ url }) => url));
  const waiting = FILES.filter(([, , language]) => !language || wanted.has(language))
    .map(([name]) => new URL(name, site).href)
    .filter((name) => !has.has(name));
  const next = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      await cache.put(name, (await fetched(name, "no-cache").catch(() => null)) ?? (await fetched(name, "reload")));
  };
  await Promise.all(Array.from({ length: abreast }, next));
}

/**
 * A file from the network, which has to be that of the build.
 * @param {string} name its address @param {RequestCache} cache "no-cache" asks whether what the browser has is still right, "reload" takes nothing of it
 */
async function fetched(name, cache) {
  const response = await fetch(name, { integrity: sums.get(name), cache });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/**
 * The file as it was kept. Where the browser has cleared it away, or a page finds that it is of no
 * use and asks past all caches, the network has it, and what is kept is mended. A page that a host
 * gives under another address is not taken from a worker, unless that is left out.
 * @param {string} name @param {Request} request
 */
async function answer(name, request) {
  const cache = await caches.open(kept);
  const again = request.cache === "reload" && request.mode !== "navigate";
  const old = await cache.match(name);
  if (old && !again) return old.redirected ? new Response(old.body, old) : old;
  try {
    const file = await fetched(name, "reload");
    await cache.put(name, file.clone()).catch(() => {}); // there may be no room
    return file.redirected ? new Response(file.body, file) : file;
  } catch {
    return old ?? fetch(request);
  }
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
