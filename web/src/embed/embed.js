/**
 * <uri-scope>, the element that other people's pages have:
 *
 *     <script type="module" src="https://…/embed.js"></script>
 *     <uri-scope base="http://a/b/c/d;p?q" reference="../g">http://a/b/g</uri-scope>
 *
 * This file is all that a page loads until an element is needed. It reserves the space, keeps
 * what the element holds as its fallback, and fetches element.js when the element comes near
 * the window (loading="lazy"), when a button is pressed ("click"), or at once ("eager").
 *
 * Attributes, all of which are properties as well:
 *
 *   base reference      the two texts; without both, the case that the page opens with
 *   edition             the id of one; RFC 3986
 *   strict …            the options that the editions declare, by their names
 *   view                which views are drawn, by their names with spaces; target resolution dots
 *   step                how many steps of the run have been carried out; all
 *   loading             lazy, click or eager
 *   other side          with the view "compare": the text that the reference is compared with, and of which of the two the
 *                       way to its normal form is played: a, the reference, or b
 *   data component      with the view "encoding": what is encoded, in which component of the edition, and, where that is
 *   charset             not the edition's own, in which charset: utf-8, iso-8859-1 or ebcdic
 *   host                with the view "host": what is read
 *   embedded enclosing  with the view "layers": the base that a document has; the entities around it, from the inside out
 *   retrieval default   with "|" between them, each with "base=…", "location=…" or both; the URIs that were requested, of
 *                       which the last one counts, with spaces between; the application's default
 *   text                with the view "extract": the text in which the URIs are marked
 *   predict             the reader is asked before the answer is shown; what is asked: views/stage/predict.js; "expectation:" and a URI, why that is not
 *                       the target, and "line", which line of the spec was changed: views/rooms/diagnosing.js; with the view "compare" on
 *                       which rung the two meet: views/rooms/meeting.js; with the view "scheme" and the value "send:3" what the
 *                       client sends as its third message: views/rooms/sending.js
 *
 * It speaks the language of its own lang, or of that around it, or of the page, where the site has it.
 *
 * What somebody does in the element is reflected in its attributes. Events, which leave shadow
 * roots and come from the element itself:
 *
 *   uriscope:change     another case has been answered, { base, reference, edition, options, outcome, target }; with the
 *                       view "scheme" { reference, edition, standing }, "compare" { base, reference, other, edition, options, meet }, of which the last
 *                       is the rung or null, "normalization" { base, reference, edition, options, normalized },
 *                       "encoding" { data, component, charset, edition, encoded }, "host" { host, edition, kind },
 *                       "extract" { text, edition, found: the URIs }, "layers" { base, why, edition }
 *   uriscope:step       another step is shown, { step, steps }
 *   uriscope:predict    a question has been answered, { right, given, expected, step, left }; left counts it as long as
 *                       its right answer is neither given nor shown
 *
 * The property "baked" takes baked data where the page has none: see baked.js.
 */
import { engineFile, fetched, filesFor, languages, starts } from "uriscope-element";
import { common } from "./attributes.js";
import { matched } from "../words/match.js";
import { heightsOf } from "./heights.js";

const attributes = [...common, ...VIEW_ATTRIBUTES, ...OPTION_NAMES];

/**
 * The box is a container of queries, and so as wide as nothing. Where the page asks how wide the element would
 * be, it answers what stands before it: no height, at most 36 em, at least nothing.
 */
const css = `:host{display:block;min-inline-size:min(100%,16rem)}:host([hidden]){display:none}
:host::before{content:"";display:grid;grid-template-columns:minmax(0,36em)}
.box{container:uriscope/inline-size;--uriscope-rem:1em}
.cell{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);min-block-size:calc(var(--narrow)*1em)}
@container uriscope (min-width:47.5em){.cell{min-block-size:calc(var(--wide)*1em)}}
.undrawn{min-block-size:0!important}
.cell>*{grid-area:1/1;min-inline-size:0}
.drawn>.fallback{visibility:hidden;opacity:0;pointer-events:none;overflow:clip}
.cell>.start{grid-area:2/1;place-self:start;font:inherit}`;

/** By the document, as each has sheets of its own. @type {WeakMap<Document, CSSStyleSheet> | undefined} */
let sheets;

/** @param {Document} document */
function sheetOf(document) {
  sheets ??= new WeakMap();
  let sheet = sheets.get(document);
  if (sheet) return sheet;
  const view = /** @type {Window & typeof globalThis} */ (document.defaultView ?? window);
  sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(document, sheet);
  try {
    // A length of its own is inherited as so many pixels; otherwise it would grow with each element.
    view.CSS.registerProperty({ name: "--uriscope-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
  } catch {
    // Another version of this script has.
  }
  return sheet;
}

/** The views that the attribute "view" names, each once; the usual ones where it names none. @param {string | null} attribute */
function viewsOf(attribute) {
  const asked = new Set((attribute ?? "").toLowerCase().split(/\s+/));
  const named = [...asked].filter((name) => Object.hasOwn(VIEWS, name));
  return named.length ? named : Object.keys(VIEWS).filter((name) => VIEWS[name].usual);
}

/** The view that is shown alone, the first that is named; "" where there is none. @param {string | null} attribute */
const aloneIn = (attribute) => viewsOf(attribute).find((name) => VIEWS[name].place === "alone") ?? "";

/** A promise of the language, whatever the page calls so. */
const begun = async () => {};

/** Said where something of the page throws that everybody relies on. */
const refused = "the page does not let it be made, so it shows what the element holds";

/** @param {string} why @param {unknown[]} more */
const warn = (why, ...more) => globalThis.console?.warn(`uri-scope: ${why}`, ...more);

/** @type {IntersectionObserver | undefined} */
let observer;

/** Where this script is. */
const here = import.meta.url;

/** The files that have been fetched anew. @type {Set<string>} */
const renewed = new Set();
/** What a file imports before it runs. */
const imports = /\b(?:from|import) *"(\.\/[\w-]+\.js)"/g;

/** Fetches files, and those that they import, past the browser's cache, so far as that can be done. @param {string[]} urls */
async function renew(urls) {
  for (const done of urls.map(renewFile)) await done; // the page may have taken away what waits for all at once
}

/** @param {string} url */
async function renewFile(url) {
  if (renewed.has(url)) return;
  renewed.add(url);
  try {
    const text = await (await fetch(url, { cache: "reload" })).text();
    await renew([...text.matchAll(imports)].map(([, name]) => new URL(name, url).href));
  } catch {
    // Then the browser has of it what it had.
  }
}

/** The files of the element that the page has asked for, by their addresses. */
const askedFor = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\/embed\/[\w-]+-[A-Z2-7]{8}\.js$/.test(name));

/**
 * The same address in another spelling, which every host reads alike ("%65" is "e"), and under which a
 * page has nothing yet: of a script that it could not read it keeps the fault for as long as it is open.
 * @param {string} url
 */
const respelled = (url) => url.replace("/embed/", "/%65mbed/");

/** What is being fetched anew. @type {Promise<unknown> | undefined} */
let renewing;

/**
 * What a host has sent wrong with status 200, browsers may keep for a year: files of the element are
 * asked for once more, past their caches, in both spellings: those that it has come to, and more.
 * @param {string[]} more
 */
const renewElement = (more) =>
  (renewing = (renewing ?? begun())
    .then(() => renew([...more, ...askedFor()].flatMap((url) => [url, respelled(url)])))
    .catch(() => {}));

/** Imports files that could not be imported, fetched anew, by the other spelling. @param {string[]} names @returns {Promise<any[]>} */
async function importAnew(names) {
  await renewElement(names.map((name) => new URL(name, here).href));
  return Promise.all(names.map((name) => import(/* webpackIgnore: true */ /* @vite-ignore */ respelled(name))));
}

/** What fetched() imports, after it could not. @type {typeof fetched} */
async function fetchedAnew(language) {
  const [files, words] = filesFor(language);
  const all = await importAnew([...files, ...words]);
  return /** @type {any} */ ([all.slice(0, files.length), all.slice(files.length)]);
}

/** Calls an element when it comes near the window. @param {UriScope} element */
function watch(element) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) /** @type {UriScope} */ (target).near();
    },
    { rootMargin: "75% 0px" },
  );
  observer.observe(element);
}

/** The language of an element. @param {HTMLElement} element */
const languageOf = (element) =>
  matched(
    /** @type {HTMLElement | null} */ (element.closest("[lang]"))?.lang || element.ownerDocument.documentElement.lang,
    languages,
  ) ?? languages[0];

/** What the element is based on; on a server, which has no elements, nothing is. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? Object);

class UriScope extends Base {
  static observedAttributes = attributes;
  /** Where it is drawn; null where the page does not let it be made, and what it holds is all. @type {HTMLElement | null} */
  #cell = null;
  /** @type {HTMLElement | undefined} */
  #fallback;
  /** @type {import("./element.js").RunDrawing | import("./lonedrawing.js").LoneDrawing | null} */
  #drawing = null;
  /** The view that this shows alone. */
  #alone = "";
  /** Whether it has been asked for. */
  #needed = false;
  /** @type {unknown} */
  #baked = null;

  constructor() {
    super();
    try {
      const [box, cell, fallback] = ["box", "cell", "fallback"].map((name) => {
        const made = document.createElement("div");
        made.className = name;
        return made;
      });
      fallback.part.add("fallback");
      fallback.append(document.createElement("slot"));
      cell.append(fallback);
      box.append(cell);
      (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(box);
      [this.#cell, this.#fallback] = [cell, fallback];
    } catch (error) {
      warn(refused, error);
    }
  }

  connectedCallback() {
    try {
      if (this.#cell) this.#connect();
    } catch (error) {
      warn(refused, error);
    }
  }

  #connect() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const sheet = sheetOf(this.ownerDocument);
    if (!root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [sheet];
      this.#drawing?.dress(); // it has come from another document
    }
    // What was set before this script was there lies in front of what the class has.
    for (const name of [...attributes, "baked"].filter((own) => Object.hasOwn(this, own))) {
      const own = /** @type {any} */ (this);
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    this.#reserve();
    this.#wait();
  }

  /** The page that shows the same in a window of its own; null where the package is without one. */
  get site() {
    return PAGE ? new URL(PAGE, here).href : null;
  }

  /** Something that was fetched for it is of no use: when the page is opened again, another may be there. */
  renew() {
    renewElement([]);
  }

  /** The engine's script, after it could not be imported. @returns {Promise<typeof import("../run/engine.js")>} */
  async engineAnew() {
    return (await importAnew([engineFile]))[0];
  }

  disconnectedCallback() {
    observer?.unobserve(this);
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === "view" || name === "predict") this.#reserve();
    if (name === "loading" && this.isConnected && this.#cell) {
      this.#reserve();
      this.#wait();
    }
    if (name === "view" && this.#drawing && this.#alone !== aloneIn(this.getAttribute("view"))) this.draw();
    else this.#drawing?.changed();
  }

  get baked() {
    return this.#baked;
  }

  set baked(data) {
    this.#baked = data;
    this.#drawing?.changed();
  }

  /** Reserves the space of the drawing, which one that waits to be asked does not take yet. */
  #reserve() {
    const waits = !this.#needed && this.getAttribute("loading") === "click";
    const { wide, narrow } = waits
      ? { wide: 0, narrow: 0 }
      : heightsOf(
          viewsOf(this.getAttribute("view")).map((name) => VIEWS[name]),
          this.hasAttribute("predict"),
        );
    this.#cell?.style.setProperty("--wide", String(wide));
    this.#cell?.style.setProperty("--narrow", String(narrow));
  }

  #wait() {
    if (this.getAttribute("loading") === "eager" || this.#needed) this.draw();
    else watch(this);
  }

  /** It has come near the window. */
  near() {
    observer?.unobserve(this);
    if (this.getAttribute("loading") === "click" && !this.#needed) this.#offer();
    else this.draw();
  }

  /** Offers to draw it, below what it holds. */
  #offer() {
    if (!this.#cell || this.#cell.querySelector(".start")) return;
    const button = document.createElement("button");
    [button.className, button.type] = ["start", "button"];
    button.part.add("start");
    this.#cell.append(button);
    button.onclick = () => this.draw();
    const language = languageOf(this);
    [button.textContent, button.lang] = [starts[language], language];
  }

  /** What is going on of it: one drawing after the other, lest there be two. @type {Promise<void> | undefined} */
  #turn;

  /** Has it drawn. Where that cannot be, what it holds stays. */
  draw() {
    this.#needed = true;
    this.#reserve();
    return (this.#turn = (this.#turn ?? begun()).then(() => this.#make()));
  }

  async #make() {
    const [cell, fallback] = [this.#cell, this.#fallback];
    if (!cell || !fallback) return;
    try {
      await this.#drawBy(fetched, cell, fallback).catch((error) => this.#drawAnew(error, cell, fallback));
      cell.querySelector(".start")?.remove();
    } catch (error) {
      if (this.#drawing) return this.#drawing.fail(error);
      cell.classList.add("undrawn");
      warn("it could not be drawn, so the page shows what the element holds", error, this);
    }
  }

  /** Draws it by the script that is fetched so. @param {typeof fetched} fetching @param {HTMLElement} cell @param {HTMLElement} fallback */
  async #drawBy(fetching, cell, fallback) {
    const language = languageOf(this);
    const [[{ RunDrawing, drawnAlone, speak }], words] = await fetching(language);
    speak(this, language, words);
    const alone = aloneIn(this.getAttribute("view"));
    if (!this.#drawing || this.#alone !== alone) {
      const made = alone ? await drawnAlone(alone, this, cell, fallback) : new RunDrawing(this, cell, fallback);
      this.#drawing?.end();
      [this.#drawing, this.#alone] = [made, alone];
    }
    await this.#drawing.show();
  }

  /** Draws it by another copy of the script, as a part of the first may be of no use. @param {unknown} error @param {HTMLElement} cell @param {HTMLElement} fallback */
  async #drawAnew(error, cell, fallback) {
    const first = this.#drawing;
    first?.end();
    this.#drawing = null;
    await this.#drawBy(fetchedAnew, cell, fallback).catch(() => {
      this.#drawing ??= first;
      throw error;
    });
  }
}

/** Makes properties of the attributes. */
function reflect() {
  for (const name of attributes) {
    Object.defineProperty(UriScope.prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return this.getAttribute(name);
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        const off = value === null || value === undefined || (name === "predict" && value === false);
        if (off) this.removeAttribute(name);
        else
          this.setAttribute(
            name,
            typeof value === "boolean" ? (name === "predict" ? "" : value ? "yes" : "no") : String(value),
          );
      },
    });
  }
}

/** Tries what its views do when they are made, and later: what throws then would throw into the page. */
function tryOut() {
  for (const Observer of [ResizeObserver, IntersectionObserver]) new Observer(() => {});
  requestAnimationFrame(() => {});
  queueMicrotask(() => {});
  if ("error" in {})
    throw new TypeError("every object of the page has a member error, by which answers are told apart");
}

// A browser or a page that lacks what it is drawn with, or that has the element already, keeps what it has.
const needed = [
  "HTMLElement",
  "Document",
  "ResizeObserver",
  "IntersectionObserver",
  "MessageChannel",
  "customElements",
];
try {
  if (
    needed.every((name) => /** @type {any} */ (globalThis)[name]) &&
    "adoptedStyleSheets" in Document.prototype &&
    !customElements.get("uri-scope")
  ) {
    tryOut();
    reflect();
    customElements.define("uri-scope", UriScope);
  }
} catch (error) {
  warn("the page does not let it be defined", error);
}
