/**
 * <uri-scope>, the element for other people's pages:
 *
 *     <script type="module" src="https://…/embed.js"></script>
 *     <uri-scope base="http://a/b/c/d;p?q" reference="../g">http://a/b/g</uri-scope>
 *
 * A page loads only this file until an element is needed. It reserves the space, keeps the element's content as its
 * fallback, and fetches element.js when the element comes near the window (loading="lazy"), when a button is pressed
 * ("click"), or immediately ("eager").
 *
 * Attributes, all of which are properties as well:
 *
 *   base reference      the two texts; without both, the page's opening example
 *   edition             the id of the spec; RFC 3986 by default
 *   strict …            the options that the specs declare, by name
 *   view                the views, by name with spaces between; "target resolution dots" by default
 *   step                the number of steps executed; all by default
 *   loading             lazy, click or eager
 *   other side          for the view "compare": the text to compare the reference with, and the side whose
 *                       normalization is played: a, the reference, or b
 *   data component      for the view "encoding": the data to encode, the spec's component and, if it isn't
 *   charset             the spec's own, the charset: utf-8, iso-8859-1 or ebcdic
 *   host                for the view "host": the host to parse
 *   embedded enclosing  for the view "layers": the base in the document; the enclosing entities, from the inside out
 *   retrieval default   with "|" between them, each with "base=…", "location=…" or both; the requested URIs with
 *                       spaces between, of which the last counts; the application's default
 *   text                for the view "extract": the text whose URIs are marked
 *   predict             a question before the answer is shown; values: views/stage/predict.js; "expectation:" and a URI
 *                       asks why that isn't the target, and "line" which line of the spec was changed:
 *                       views/rooms/diagnosing.js; with the view "compare" it asks for the rung on which the two meet:
 *                       views/rooms/meeting.js; with the view "scheme", "send:3" asks for the client's third message:
 *                       views/rooms/sending.js
 *
 * It uses the language of the nearest lang attribute, if the site has that language.
 *
 * Actions in the element are reflected in its attributes. Events, which leave shadow roots and come from the element
 * itself:
 *
 *   uriscope:change     another case has been answered, { base, reference, edition, options, outcome, target };
 *                       with the view "scheme" { reference, edition, standing },
 *                       "compare" { base, reference, other, edition, options, meet }, where meet is the rung or null,
 *                       "normalization" { base, reference, edition, options, normalized },
 *                       "encoding" { data, component, charset, edition, encoded },
 *                       "host" { host, edition, kind }, "extract" { text, edition, found: the URIs },
 *                       "layers" { base, why, edition }
 *   uriscope:step       another step is shown, { step, steps }, also if a script has chosen it
 *   uriscope:predict    a question has been answered, { right, given, expected, step, left }; left counts it until its
 *                       right answer is given or shown
 *
 * The property "baked" accepts baked data if the page has none: see baked.js.
 */
import { engineFile, fetched, filesFor, languages, starts } from "uriscope-element";
import { common } from "./attributes.js";
import { matched } from "../words/match.js";
import { heightsOf } from "./heights.js";

const attributes = [...common, ...VIEW_ATTRIBUTES, ...OPTION_NAMES];

/**
 * The box is a container for queries, so its own content adds no width. If the page asks for the element's preferred
 * width, the ::before answers: no height, at most 36 em, at least nothing.
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

/**
 * The style sheet of each document, because documents can't share one.
 * @type {WeakMap<Document, CSSStyleSheet> | undefined}
 */
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
    // A registered length is inherited in pixels; otherwise it would grow with each nested element.
    view.CSS.registerProperty({ name: "--uriscope-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
  } catch {
    // Another version of this script has registered it.
  }
  return sheet;
}

/** The views that the attribute "view" names, each once; the default ones if it names none. @param {string | null} attribute */
function viewsOf(attribute) {
  const asked = new Set((attribute ?? "").toLowerCase().split(/\s+/));
  const named = [...asked].filter((name) => Object.hasOwn(VIEWS, name));
  return named.length ? named : Object.keys(VIEWS).filter((name) => VIEWS[name].usual);
}

/** The first stand-alone view, or "". @param {string | null} attribute */
const aloneIn = (attribute) => viewsOf(attribute).find((name) => VIEWS[name].place === "alone") ?? "";

/** A native promise, whatever the page has assigned to that name. */
const begun = async () => {};

/** The warning if the page's own code breaks the creation of the element. */
const refused = "the page does not let it be made, so it shows what the element holds";

/** @param {string} why @param {unknown[]} more */
const warn = (why, ...more) => globalThis.console?.warn(`uri-scope: ${why}`, ...more);

/** @type {IntersectionObserver | undefined} */
let observer;

/** The URL of this script. */
const here = import.meta.url;

/** The files that have been refetched. @type {Set<string>} */
const renewed = new Set();
/** Finds the imports of a file. */
const imports = /\b(?:from|import) *"(\.\/[\w-]+\.js)"/g;

/** Refetches files and their imports past the browser's cache, as far as possible. @param {string[]} urls */
async function renew(urls) {
  for (const done of urls.map(renewFile)) await done; // the page may have removed Promise.all
}

/** @param {string} url */
async function renewFile(url) {
  if (renewed.has(url)) return;
  renewed.add(url);
  try {
    const text = await (await fetch(url, { cache: "reload" })).text();
    await renew([...text.matchAll(imports)].map(([, name]) => new URL(name, url).href));
  } catch {
    // If this fails, the browser keeps its cached copy.
  }
}

/** The element's files that the page has requested so far, by address. */
const askedFor = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\/embed\/[\w-]+-[A-Z2-7]{8}\.js$/.test(name));

/**
 * The same address in another spelling, which every host treats the same ("%65" is "e"), and for which the page has no
 * module yet: a page remembers a script that failed to load until it is closed.
 * @param {string} url
 */
const respelled = (url) => url.replace("/embed/", "/%65mbed/");

/** The refetch in progress. @type {Promise<unknown> | undefined} */
let renewing;

/**
 * Refetches files of the element past the browser's caches, in both spellings: the requested ones, and more. Browsers
 * may keep a broken file with status 200 for a year.
 * @param {string[]} more
 */
const renewElement = (more) =>
  (renewing = (renewing ?? begun())
    .then(() => renew([...more, ...askedFor()].flatMap((url) => [url, respelled(url)])))
    .catch(() => {}));

/** Imports files that failed before, refetched, by the other spelling. @param {string[]} names @returns {Promise<any[]>} */
async function importAnew(names) {
  await renewElement(names.map((name) => new URL(name, here).href));
  return Promise.all(names.map((name) => import(/* webpackIgnore: true */ /* @vite-ignore */ respelled(name))));
}

/** The imports of fetched(), after a failure. @type {typeof fetched} */
async function fetchedAnew(language) {
  const [files, words] = filesFor(language);
  const all = await importAnew([...files, ...words]);
  return /** @type {any} */ ([all.slice(0, files.length), all.slice(files.length)]);
}

/** Notifies an element when it comes near the window. @param {UriScope} element */
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

/** The base class. A server has no elements, so it is a plain object there. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? Object);

class UriScope extends Base {
  static observedAttributes = attributes;
  /**
   * The place of the drawing; null if the page prevents one, so that only the content is visible.
   * @type {HTMLElement | null}
   */
  #cell = null;
  /** @type {HTMLElement | undefined} */
  #fallback;
  /** @type {import("./element.js").RunDrawing | import("./lonedrawing.js").LoneDrawing | null} */
  #drawing = null;
  /** The stand-alone view, if any. */
  #alone = "";
  /** True once the drawing has been requested. */
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
      this.#drawing?.dress(); // needed if the element has moved from another document
    }
    // Properties set before this script ran would hide the class's own: assign them again.
    for (const name of [...attributes, "baked"].filter((own) => Object.hasOwn(this, own))) {
      const own = /** @type {any} */ (this);
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    this.#reserve();
    this.#wait();
  }

  /** The page that shows the same in a window of its own; null if the package has none. */
  get site() {
    return PAGE ? new URL(PAGE, here).href : null;
  }

  /** Refetches broken files, so that the page works when it is opened again. */
  renew() {
    renewElement([]);
  }

  /** Imports the engine's script again after a failure. @returns {Promise<typeof import("../run/engine.js")>} */
  async engineAnew() {
    return (await importAnew([engineFile]))[0];
  }

  disconnectedCallback() {
    observer?.unobserve(this);
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (["view", "predict", "base", "reference"].includes(name)) this.#reserve();
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

  /** Reserves the space of the drawing, unless it waits for a click. */
  #reserve() {
    const waits = !this.#needed && this.getAttribute("loading") === "click";
    const { wide, narrow } = waits
      ? { wide: 0, narrow: 0 }
      : heightsOf(
          viewsOf(this.getAttribute("view")).map((name) => VIEWS[name]),
          {
            asks: this.hasAttribute("predict"),
            isOne: this.hasAttribute("reference") && !this.hasAttribute("base"),
          },
        );
    this.#cell?.style.setProperty("--wide", String(wide));
    this.#cell?.style.setProperty("--narrow", String(narrow));
  }

  #wait() {
    if (this.getAttribute("loading") === "eager" || this.#needed) this.draw();
    else watch(this);
  }

  /** Called when it comes near the window. */
  near() {
    observer?.unobserve(this);
    if (this.getAttribute("loading") === "click" && !this.#needed) this.#offer();
    else this.draw();
  }

  /** Adds a button below the content that draws the element. */
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

  /** The drawing in progress. Drawings are serialized, so that there is only one. @type {Promise<void> | undefined} */
  #turn;

  /** Draws the element. If that fails, its content stays visible. */
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

  /**
   * Draws the element with a script that is being fetched.
   * @param {typeof fetched} fetching @param {HTMLElement} cell @param {HTMLElement} fallback
   */
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

  /**
   * Draws the element with another copy of the script, because part of the first may be broken.
   * @param {unknown} error @param {HTMLElement} cell @param {HTMLElement} fallback
   */
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

/** Defines a property for each attribute. */
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

/**
 * Tries out in advance what views do when they are created and later, because an error at that time would reach the
 * page.
 */
function tryOut() {
  for (const Observer of [ResizeObserver, IntersectionObserver]) new Observer(() => {});
  requestAnimationFrame(() => {});
  queueMicrotask(() => {});
  if ("error" in {})
    throw new TypeError("every object of the page has a member error, by which answers are told apart");
}

// If the browser or the page doesn't have something that drawing needs, or the element is already defined, do nothing.
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
