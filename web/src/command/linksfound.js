/**
 * Checks the references of a site's files. It notes references that lead to no file, to a missing anchor, or away from
 * the site, and bases without their final "/".
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { resolvedBases } from "../cases/documentreferences.js";
import { formatOfFile, read } from "../reading/formats/formats.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Base, Read, Reference, Skipped } from "../reading/formats/found.js" */
/** @import { Missing } from "../reading/formats/jsonpointer.js" */

/**
 * A note: the id of its message, and its values.
 * @typedef {{ id: "broken" | "anchor" | "slash" | "leaves" | "label" | "invalid" | "pointer", args: Record<string, string> }} Finding
 */
/** @typedef {{ line: number, column: number, kind: string, reference: string, base: string | null, target: string | null, findings: Finding[] }} Listed */

/** The depth of the folder assumed for files without a site: enough for a reference to go up above the root. */
const depth = 20;
const nowhere = `http://root.invalid/${"up/".repeat(depth)}`;

/** Other files that a server may send for a path. */
const instead = [
  "/index.html",
  "/index.md",
  "/README.md",
  "/_index.md",
  "/index.htm",
  ".html",
  ".md",
  ".htm",
  ".markdown",
];

/** References worth a call of engine.leaves, which takes a thousand times as long as this test. */
const suspicious = /[\\\t\n\r]|\/\/|%2e/i;
const complete = /^[a-z][a-z0-9+.-]*:\/\/[^\\\t\n\r]*$/i;

/** @param {string} text @param {string} [base] @returns {URL | null} */
export const parsed = (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null);

/** Resolves with the runtime's URL if there is no engine. @type {Pick<Engine, "explain">} */
const byURL = {
  explain: ({ base = "", reference = "" }) =>
    /** @type {any} */ ({ target: parsed(reference, base || undefined)?.href ?? null }),
};

/** Labels that a site generator defines, such as names of Python modules. */
const crossReference = /^[\w.]+\.[\w.]+$/;
/** True if a skipped text is a problem: a link whose label isn't defined. @param {Skipped} skipped */
const isNoted = ({ reason, args }) => reason === "undefined-label" && !crossReference.test(args?.label ?? "");
/** Syntax with which a site generator includes other files. The anchors of such a file are unknown. */
const including = /^\s*(?:--8<--|:::|\{\{#?\s*include|\{%|\.\. |!!!include|@include)/m;

export class Site {
  /**
   * The parsed files by name; null if a file can't be read or its format is unknown.
   * @type {Map<string, Promise<Read | null>>}
   */
  #read = new Map();
  /** Files that include others. @type {Set<string>} */
  #including = new Set();
  /** The files to serve, by path. @type {Map<string, string | null>} */
  #files = new Map();
  /** The anchors of files, by the file's name. @type {Map<string, Promise<Set<string> | null>>} */
  #anchors = new Map();

  /**
   * @param {Engine} engine @param {{ root: string, site: string | null, isSure: boolean }} options root: the folder of the site's first page; site: its URL; isSure: false if both are guesses
   */
  constructor(engine, { root, site, isSure }) {
    this.engine = engine;
    this.root = resolve(root);
    this.isSure = isSure;
    this.hasAddress = site !== null;
    this.site = new URL(site ?? nowhere);
  }

  /** The address of a file. @param {string} file */
  addressOf(file) {
    const path = relative(this.root, resolve(file)).split(sep).map(encodeURIComponent).join("/");
    return new URL(path, this.site).href;
  }

  /** Reads a file; null if its name has no known format. @param {string} file @returns {Promise<Read | null>} */
  read(file) {
    const name = resolve(file);
    let found = this.#read.get(name);
    if (!found) this.#read.set(name, (found = this.#readFile(name)));
    return found;
  }

  /** @param {string} name @returns {Promise<Read | null>} */
  async #readFile(name) {
    if (!formatOfFile(name, "")) return null;
    let text;
    try {
      text = readFileSync(name, "utf8").replace(/^\uFEFF/, "");
    } catch {
      return null;
    }
    if (including.test(text)) this.#including.add(name);
    const format = formatOfFile(name, text);
    return format ? read(text, format) : null;
  }

  /** The references of a file, each with the notes on it. @param {string} file @returns {Promise<Listed[] | null>} */
  async list(file) {
    const found = await this.read(file);
    if (!found) return null;
    const address = this.addressOf(file);
    const baseOf = resolvedBases(byURL, found, address, "url-standard");
    /** @type {Listed[]} */
    const listed = [];
    for (const reference of found.references) {
      const base = baseOf(reference.base);
      const target = this.#target(reference, base, found.format);
      listed.push({
        ...placed(reference, base),
        target: target && this.#shown(target),
        findings: await this.#findings(reference, base, target, found, baseOf),
      });
    }
    for (const base of found.bases)
      if (lacksSlash(base)) {
        const target = baseOf(found.bases.indexOf(base));
        const stated = { ...base, text: base.text ?? "" };
        const without = { id: /** @type {const} */ ("slash"), args: { base: base.text ?? "" } };
        listed.push({
          ...placed(stated, baseOf(base.outer)),
          target: target && this.#shown(target),
          findings: [without],
        });
      }
    for (const skipped of found.skipped)
      if (isNoted(skipped)) {
        const { args, text, ...place } = skipped;
        const findings = [{ id: /** @type {const} */ ("label"), args: { label: args?.label ?? "" } }];
        listed.push({ ...placed({ ...place, text }, address), target: null, findings });
      }
    return listed
      .map((one) => ({ ...one, base: one.base && this.#shown(one.base) }))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** The number of skipped texts in a file without a note on them, and the first of them. @param {string} file */
  async skippedIn(file) {
    const { skipped: all = [], left = 0 } = (await this.read(file)) ?? {};
    const skipped = all.filter((one) => !isNoted(one));
    return { skipped, count: skipped.length + left };
  }

  /** A target or base for display. For files without a site, it is a path from the root. @param {string} target */
  #shown(target) {
    if (this.hasAddress || !target.startsWith("http://root.invalid/")) return target;
    if (target.startsWith(nowhere)) return `/${target.slice(nowhere.length)}`;
    const [, up, rest] = /^http:\/\/root\.invalid((?:\/up)*)\/(.*)$/s.exec(target) ?? ["", "", ""];
    return up ? "../".repeat(depth - up.length / "/up".length) + rest : `/${rest}`;
  }

  /**
   * Resolves by the URL Standard. If its parser fails, as with the base urn:x, resolves JSON by RFC 3986.
   * @param {Reference} reference @param {string | null} base @param {string} format
   */
  #target({ text }, base, format) {
    const target = parsed(text, base ?? undefined)?.href ?? null;
    if (target !== null || !format.startsWith("json")) return target;
    const answer = this.engine.explain({ base: base ?? "", reference: text, limit: 0 });
    return "error" in answer ? null : answer.target;
  }

  /** @param {Reference} reference @param {string | null} base @param {string | null} target @param {Read} of @param {(index: number | null) => string | null} baseOf @returns {Promise<Finding[]>} */
  async #findings(reference, base, target, { format, points }, baseOf) {
    const { text, local } = reference;
    if (local || base === null) return [];
    if (target === null) return [{ id: "invalid", args: {} }];
    const own = points?.(reference, target, baseOf);
    if (own) return "missing" in own ? [pointless(reference, own)] : [];
    /** @type {Finding[]} */
    const found = [];
    if (suspicious.test(text) && !complete.test(text)) {
      const leaves = this.engine.leaves({ base, reference: text });
      if (leaves && !("error" in leaves) && !leaves.plain) found.push({ id: "leaves", args: { host: leaves.host } });
    }
    // In the sources of a site, a generator may give the page another path from the root.
    if (!this.isSure && text.startsWith("/") && !/^(?:html|xml)$/.test(format)) return found;
    const there = this.#pathOf(target, text);
    if (there === null) return found;
    const leads = this.#fileOf(there);
    if (leads === null) return [...found, { id: "broken", args: { path: shownPath(this.root, there) } }];
    const other = points && (await this.read(leads))?.points?.(reference, target, () => target);
    if (other) return "missing" in other ? [...found, pointless(reference, other)] : found;
    const fragment = new URL(target).hash.slice(1);
    if (fragment && !(await this.#hasAnchor(leads, fragment)))
      found.push({ id: "anchor", args: { fragment, file: shownPath(this.root, leads) } });
    return found;
  }

  /**
   * The path of the file that a target in the site leads to; null outside the site.
   * @param {string} target @param {string} text
   */
  #pathOf(target, text) {
    const url = new URL(target);
    if (url.origin !== this.site.origin || !/^https?:$/.test(url.protocol)) return null;
    const prefix = this.site.pathname.replace(/[^/]*$/, "");
    let path;
    try {
      path = decodeURIComponent(url.pathname);
    } catch {
      path = url.pathname;
    }
    if (path.startsWith(prefix)) return join(this.root, path.slice(prefix.length));
    return !this.hasAddress && text.startsWith("/") ? join(this.root, path) : null;
  }

  /** Returns the file to serve for a path, or null if there isn't one. @param {string} path */
  #fileOf(path) {
    let file = this.#files.get(path);
    if (file === undefined) this.#files.set(path, (file = answering(path)));
    return file;
  }

  /** @param {string} file @param {string} fragment */
  async #hasAnchor(file, fragment) {
    if (/^(?:top$|:~:|!)/i.test(fragment)) return true;
    let anchors = this.#anchors.get(file);
    if (!anchors) this.#anchors.set(file, (anchors = this.#anchorsOf(file)));
    const all = await anchors;
    if (!all) return true;
    let name = fragment.replace(/:~:.*$/s, "");
    try {
      name = decodeURIComponent(name);
    } catch {
      // compare it without decoding
    }
    return name === "" || all.has(name) || all.has(alike(name)) || name.startsWith("/");
  }

  /** The names that a fragment can lead to; null if they are unknown. @param {string} file */
  async #anchorsOf(file) {
    const found = await this.read(file);
    if (!found || !/^(?:html|markdown)$/.test(found.format) || this.#including.has(file)) return null;
    return new Set(found.anchors.flatMap(({ name }) => [name, alike(name)]));
  }
}

/** Normalizes an anchor as site generators do: in lowercase, with single hyphens. @param {string} name */
const alike = (name) =>
  name
    .toLowerCase()
    .replace(/^user-content-/, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");

/** @param {Reference} reference @param {Missing} missing @returns {Finding} */
const pointless = ({ text }, { missing, name, within }) => ({
  id: "pointer",
  args: { why: missing, pointer: text, name, within },
});

/** @param {Pick<Reference, "line" | "column" | "kind" | "text">} of @param {string | null} base */
const placed = ({ line, column, kind, text }, base) => ({ line, column, kind, reference: text, base });

/**
 * True if the last segment of a base looks like a directory, although a relative reference replaces it.
 * @param {Base} base
 */
const lacksSlash = ({ kind, text }) =>
  text !== null &&
  /^(?:base href|xml:base|@base)$/.test(kind) &&
  /^(?:[^?#]*\/)?[^/.?#:]+$/.test(text) &&
  !/^[a-z][a-z0-9+.-]*:\/\/[^/]*$/i.test(text);

/** @param {string} root @param {string} path */
const shownPath = (root, path) => relative(root, path).split(sep).join("/") || ".";

/**
 * The file for a path: the file itself, the index page of a folder, or the source of a generated page.
 * @param {string} path @returns {string | null}
 */
function answering(path) {
  const bare = path.replace(/[\\/]+$/, "");
  const made = /\.html?$/.test(bare)
    ? [
        bare.replace(/\.html?$/, ".md"),
        bare.replace(/[\\/]index\.html?$/, "/README.md"),
        bare.replace(/[\\/]index\.html?$/, ".md"),
      ]
    : [];
  const candidates = [bare, ...instead.map((end) => bare + end), ...made];
  const file = candidates.find((one) => isFile(one));
  return file ?? (existsSync(bare) ? bare : null);
}

/** @param {string} path */
function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
