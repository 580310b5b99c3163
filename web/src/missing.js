/**
 * Shows the page for missing files in the language of the address, and adds its links. Hosts send one page for any
 * missing address of the site, so it has all languages, and it can't know where the site is. The host knows: the site's
 * folder is the one that has the file uriscope.js.
 */

/** The number of folders that are tried. */
const most = 8;

/** The folders that may be the site's: the host's root, and each folder of the address. */
function* folders() {
  let folder = `${location.origin}/`;
  yield folder;
  for (const name of location.pathname.split("/").slice(1, -1)) yield (folder += `${name}/`);
}

/** True if the host has the site's script in a folder. @param {string} folder */
async function isSite(folder) {
  const { ok, headers } = await fetch(`${folder}uriscope.js`, { method: "HEAD" });
  return ok && /javascript/.test(headers.get("content-type") ?? "");
}

/** The page in the language whose folder is in the address, or else in the language that is shown. */
function inLanguage() {
  const all = [...document.querySelectorAll("main")];
  const names = location.pathname.split("/");
  const own = all.find(({ lang }) => names.includes(lang));
  if (own) {
    for (const one of all) one.hidden = one !== own;
    document.documentElement.lang = own.lang;
    document.title = own.dataset.title ?? "";
  }
  return /** @type {HTMLElement} */ (document.querySelector("main:not([hidden])"));
}

/** Shows the links, once the site's folder is found. @param {HTMLElement} links */
async function lead(links) {
  for (const folder of [...folders()].slice(0, most)) {
    if (!(await isSite(folder))) continue;
    const own = new URL(links.dataset.folder ?? "", folder);
    for (const link of links.querySelectorAll("a")) link.href = new URL(link.dataset.way ?? "", own).href;
    links.hidden = false;
    return;
  }
}

const links = /** @type {HTMLElement} */ (inLanguage().querySelector("[data-folder]"));
lead(links).catch(() => {}); // offline: the text says what to do
