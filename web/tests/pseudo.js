/**
 * Draws rooms and their views in an artificial language: every message of the catalogue in other letters. A word in
 * Latin letters that isn't a fact is then not from the catalogue. Rooms need a window; this is as much of one as they
 * use. language.test.js runs it in a thread of its own, because these globals would disturb other tests.
 */
import { readdir } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { nothing } from "lit-html";
import "../src/shell/written.js";
import { fetched, parts } from "../src/words/files.js";
import { Words } from "../src/words/words.js";
import { chipsOf as comparisons } from "../src/rooms/comparechips.js";
import { chips as encodings } from "../src/rooms/encodingchips.js";
import { chipsOf as schemes } from "../src/rooms/schemechips.js";
import { Case } from "../src/cases/case.js";
import { registry } from "../src/embed/registry.js";
import { linkTo, parse, stateOf } from "../src/run/link.js";
import { escaped } from "../src/texts/escaped.js";
import { nameOf } from "../src/texts/naming.js";
import { numberWithin } from "../src/views/stage/step.js";
import { examplesOf, loadEngine } from "./support.js";

const engine = await loadEngine(); // before there is a document, whose address it would use

/** A fake element that remembers its drawing and content, and finds anything that it is queried for. */
class Place {
  constructor(localName = "") {
    this.localName = localName;
  }
  /** @type {Map<string, Place>} */
  found = new Map();
  /** @type {any} */
  template = null;
  dataset = {};
  style = { setProperty() {}, removeProperty() {} };
  classList = { add() {}, remove() {}, toggle() {}, contains: () => false };
  /** @type {Place[]} */
  children = [];
  textContent = "";
  value = "";
  isConnected = true;
  /** The object to which lit-html's render() passes a template, under its name in the package. */
  _$litPart$ = { _$AI: (/** @type {any} */ value) => void (this.template = value) };

  getRootNode() {
    return { activeElement: null };
  }

  /** @param {string} selector */
  querySelector(selector) {
    const place = this.found.get(selector) ?? new Place();
    this.found.set(selector, place);
    return place;
  }
  querySelectorAll(/** @type {string} */ selector) {
    return [this.querySelector(selector)];
  }
  append(/** @type {unknown[]} */ ...children) {
    for (const child of children)
      if (child instanceof Place) this.found.set(`${child.localName} ${this.found.size}`, child);
  }
  appendChild(/** @type {Place} */ child) {
    this.append(child);
    return child;
  }
  refresh() {}
  closest = () => null;
  matches = () => false;
  contains = () => false;
  getAttribute = () => null;
  hasAttribute = () => false;
  getBoundingClientRect = () => ({ top: 0, left: 0, width: 0, height: 0, bottom: 0, right: 0 });
}
for (const name of "prepend before after replaceChildren remove addEventListener removeEventListener dispatchEvent setAttribute removeAttribute toggleAttribute focus blur click scrollTo scrollIntoView hidePopover showPopover setSelectionRange".split(
  " ",
))
  /** @type {any} */ (Place.prototype)[name] = () => {};

/** The views by their names. @type {Map<string, new () => any>} */
const views = new Map();
const place = new Place();
const soon = setTimeout;
Object.assign(globalThis, {
  customElements: {
    get: () => undefined,
    define: (/** @type {string} */ name, /** @type {new () => any} */ view) => views.set(name, view),
  },
  Element: Place,
  HTMLTextAreaElement: class {},
  document: Object.assign(new Place(), {
    createElement: (/** @type {string} */ name) => new Place(name),
    documentElement: place,
    body: place,
    head: place,
    activeElement: null,
    baseURI: "http://uriscope.test/",
  }),
  location: { href: "http://uriscope.test/", pathname: "/", hash: "", origin: "http://uriscope.test" },
  history: { state: null },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
  removeEventListener() {},
  requestAnimationFrame: (/** @type {() => void} */ act) => setImmediate(act),
  cancelAnimationFrame: clearImmediate,
  requestIdleCallback: (/** @type {() => void} */ act) => setImmediate(act),
  setTimeout: (/** @type {() => void} */ act) => soon(act, 0), // nothing waits
  window: globalThis,
  visualViewport: Object.assign(new Place(), { height: 900, scale: 1 }),
  innerHeight: 900,
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

const folder = new URL("../src/views/", import.meta.url);
for (const file of await readdir(folder, { recursive: true }))
  if (file.endsWith(".js")) await import(new URL(file, folder).href);

const { groupsBy, groupsFetched } = await import("../src/views/view.js");
const { stage } = await import("../src/rooms/stage.js");

/** A message, or a group of them, in other letters: but for its placeholders and marked values. @param {any} group @param {string} [key] @returns {any} */
function inOtherLetters(group, key = "") {
  if (typeof group !== "string")
    return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, inOtherLetters(value, name)]));
  if (key === "by" || key === "lang") return group;
  if (key === "locale") return "zh"; // whose lists have no "and" in Latin letters
  return group
    .split(/(‹[^›]*›|\{[^{}]*\})/)
    .map((/** @type {string} */ part, /** @type {number} */ i) =>
      i % 2 ? marked(part) : part.replace(/[A-Za-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
    )
    .join("");
}

/** Names and citations, which no language translates. @type {Set<string>} */
const facts = new Set(["uriscope", "uri-scope", "Appendix", "IPv6", location.href]);

/** A value that's part of the message itself, so it's the same in every language. @param {string} part */
function marked(part) {
  if (!/\{/.test(part)) facts.add(part.slice(1, -1));
  return part;
}

const words = new Words({
  language: "en",
  missing: (what) => {
    throw new Error(`no words for ${what}`);
  },
  fetch: async (language, part) => inOtherLetters(await fetched(language, part)),
});

/** Values of properties, by number, of the views that a template draws. @type {unknown[]} */
let properties = [];

/** A template as HTML, with the views in it drawn. @param {any} value @returns {string} */
function markup(value) {
  const directive = value?.["_$litDirective$"];
  if (directive) value = directive.name === "Vars" ? "" : Object.create(directive.prototype).render(...value.values);
  if (value === nothing || value === null || value === undefined || typeof value === "boolean") return "";
  if (typeof value === "function") return "";
  if (typeof value !== "object") return escaped(value);
  if (Symbol.iterator in value) return [...value].map(markup).join("");
  if (!value.strings) return "";
  return value.strings.reduce((/** @type {string} */ before, /** @type {string} */ after, /** @type {number} */ i) => {
    const given = value.values[i - 1];
    const inTag = before.lastIndexOf("<") > before.lastIndexOf(">");
    const [whole, kind, name] = (inTag && /\s([@.?])([\w-]+)=$/.exec(before)) || [];
    if (whole === undefined)
      return before + (inTag && /=$/.test(before) ? `"${markup(given)}"` : markup(given)) + after;
    const rest = before.slice(0, -whole.length);
    return kind === "." ? `${rest} data-property-${name}="${properties.push(given) - 1}"${after}` : rest + after;
  });
}

/** The drawing of a view. @param {string} name @param {Record<string, unknown>} handed @returns {string} */
function view(name, handed) {
  if (name === "uri-field") return ""; // only the visitor's text box
  const made = new /** @type {new () => any} */ (views.get(name))();
  made.schedule = () => {};
  made.hasAttribute = made.closest = () => null;
  made.getAttribute = () => "";
  made.querySelector = () => null;
  made.querySelectorAll = () => [];
  let own = null; // the template that it renders into itself
  const _$litPart$ = { _$AI: (/** @type {any} */ value) => void (own = value) };
  Object.assign(made, { classList: place.classList, isConnected: true, dataset: {}, _$litPart$ });
  made.connectedCallback?.();
  Object.assign(made, handed);
  const look = made.look();
  return whole(own) + whole(look);
}

/** A template with all the views in it. @param {any} template */
function whole(template) {
  properties = [];
  const drawn = markup(template);
  const given = properties;
  return drawn.replace(/<(uri-[a-z-]+)((?: [^<>]*)?)>/g, (tag, name, attributes) => {
    const handed = Object.fromEntries(
      [...attributes.matchAll(/ data-property-(\w+)="(\d+)"/g)].map(([, key, at]) => [key, given[Number(at)]]),
    );
    return "content" in handed || "scene" in handed ? tag + view(name, { words, ...handed }) : tag;
  });
}

/** The members of every place. Any other member was set from outside. */
const own = Object.keys(new Place());

/** Everything drawn into a place, and the views with content. @param {Place} of @param {string[]} scenes views of a run @param {string} [name] @returns {string[]} */
function drawnIn(of, scenes, name = "") {
  const handed = Object.fromEntries(Object.entries(of).filter(([key]) => !own.includes(key)));
  const [tag] = /^uri-[a-z-]+/.exec(name) ?? [];
  const ofRun = name === "[data-scene]" && handed.scene ? scenes : [];
  return [
    ...(of.template ? [whole(of.template)] : []),
    escaped(of.textContent),
    ...(tag && (handed.content || handed.scene) ? [view(tag, handed)] : []),
    ...ofRun.map((one) => view(one, handed)),
    ...[...of.found].flatMap(([selector, place]) => drawnIn(place, scenes, selector)),
  ];
}

const editions = engine.editions();

/** Members of the engine's answers that the page words differently. */
const inOwnWords = ["message", "definition", "decided", "title"];
const collect = (/** @type {any} */ value, key = "") => {
  if (typeof value === "string") {
    if (inOwnWords.includes(key)) return;
    facts.add(value).add(value.charAt(0).toUpperCase() + value.slice(1));
    for (const piece of value.split(", ")) if (key === "section") facts.add(piece);
  } else if (value && typeof value === "object")
    for (const [name, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? key : name);
};

/** Elements that texts of a visitor and of documents are in. */
const factual =
  /^(pre|kbd|script|style|textarea|input)$|\b(figure|ribbon|cells|apart|literal|early|static|logo|set|text|buffer|code)\b/;
/** Attributes that are read out or shown. */
const said =
  /\s(aria-label|title|placeholder|alt|aria-description|aria-roledescription|aria-valuetext|label)="([^"]*)"/g;

/** The Latin words of a text that aren't facts. @param {string} text @param {string} texts of the visitor */
function strangersIn(text, texts) {
  if (clean.has(text) || !/[A-Za-z]/.test(text)) return [];
  let rest = text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).replace(/U\+[0-9A-F]{4,6}/g, "");
  for (const fact of longest)
    if (rest.includes(fact))
      rest = rest
        .split(fact)
        .reduce(
          (before, behind) => before + (/[A-Za-z]$/.test(before) || /^[A-Za-z]/.test(behind) ? fact : " ") + behind,
        );
  const found = rest.replace(/%[0-9A-F]{2}|RFC \d+|\b\d+[a-z]{1,2}\b/g, "").match(/[A-Za-z]{2,}/g) ?? []; // one letter is an appendix, or represents a class
  if (!found.length) clean.add(text);
  return found.filter((word) => !texts.includes(word));
}
/** Texts without any: facts only become more. @type {Set<string>} */
const clean = new Set();
/** @type {string[]} */
let longest = [];

/** @param {string} html @param {string} texts */
function strangers(html, texts) {
  /** @type {{ name: string, fact: boolean }[]} */
  const within = [];
  /** @type {string[]} */
  const found = [];
  for (const [, closes, name, attributes = "", text] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      if (!within.at(-1)?.fact)
        found.push(
          ...strangersIn(text, texts).map((word) => `${within.at(-1)?.name}: ${word} in ${text.trim().slice(0, 90)}`),
        );
    } else if (closes) {
      const at = within.findLastIndex((one) => one.name === name);
      if (at >= 0) within.length = at;
    } else {
      const [, classes = ""] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
      const fact =
        within.at(-1)?.fact ||
        name === "code" || // a line of a listing counts, too: in English it is the running code
        factual.test(name) ||
        factual.test(classes);
      for (const [, attribute, value] of attributes.matchAll(said))
        found.push(
          ...strangersIn(value, texts).map((word) => `${name} ${attribute}: ${word} in ${value.slice(0, 90)}`),
        );
      if (!/^(input|br|hr|img|link|meta|wbr)$/.test(name) && !/\/$/.test(attributes)) within.push({ name, fact });
    }
  }
  return found;
}

/** All examples that documents print. */
const printed = examplesOf(engine);

/** The states of the rooms, by spec, each with the engine's answers. @type {Record<string, (edition: string) => [hash: string, ...answers: unknown[]][]>} */
const states = {
  Resolve: (edition) =>
    [
      ["http://a/b/c/d;p?q", "../../../g"],
      ["http://u:pw@127.1/b//c;v=1/./d?q#f", "../x/./y;z?k#frag"],
      ["http://a", ""],
      ["http://a/b c", "%zz\u200b例 a"],
      ["mailto:a@b", "//h/../x"],
      ["www.example.com/a", "1x:y"],
      ["http://a/b", "http:g"],
    ].map(([base, reference]) => [
      linkTo("resolve", { base, reference, edition }).replace("room=resolve&", ""),
      engine.explain({ base, reference, edition }),
      engine.answers({ base, reference, edition }),
      engine.tree(base, { edition, use: "base" }),
      engine.tree(reference, { edition, use: "reference", base }),
    ]),
  Compare: (edition) =>
    [
      ...comparisons(edition).map(({ a, b }) => [a, b]),
      ["", ""],
      ["http://A/", ""],
      ["../x", "http://a/%zz"],
      ["f:/a/..//evil", "mailto:a@B#c"],
      ["HTTP://A:80/%7e#one", "http://a/~#two"],
    ].map(([a, b]) => [
      linkTo("compare", { a, b, base: "http://h/a/b", side: "a", edition }),
      engine.compare(a || b, b || a, { edition, base: "http://h/a/b" }),
    ]),
  Schemes: (edition) =>
    [...schemes(edition).map(({ url }) => url), "", "x y", "nothing", "ftp://h/a b;type=i", "gopher://h/1"].map(
      (reference) => [linkTo("schemes", { reference, edition }), engine.scheme(reference, { edition })],
    ),
  Encoding: (edition) => [
    ...["..", "%41 é例/#", ""].map(
      (data) =>
        /** @type {[string, unknown]} */ ([
          linkTo("encoding", { data, component: "path", edition }),
          engine.encode(data, { edition, component: "path" }),
        ]),
    ),
    ...["[::1.2.3.4]", "[v1.x]", "a.", " ", ""].map(
      (host) =>
        /** @type {[string, unknown]} */ ([linkTo("encoding", { host, edition }), engine.host(host, { edition })]),
    ),
    [linkTo("encoding", { iri: "http://例え.テスト/納豆", edition })],
    [linkTo("encoding", { uri: "/D%C3%BCrst%FC", edition })],
  ],
  Documents: (edition) => [
    [linkTo("documents", { part: "text", example: "hyphen", edition })],
    [linkTo("documents", { part: "text", example: "mixed", edition })],
  ],
  Board: () => [["#room=board", printed]],
  Teach: () => [["#room=teach"]],
  Embed: () => [["#room=embed"]],
};

const hosts = ["[::1]", "[v1.x]", "a."].flatMap((host) => editions.map(({ id }) => engine.host(host, { edition: id })));
collect([
  editions,
  encodings,
  hosts,
  printed.map(({ section }) => ({ section })),
  editions.map(({ id }) => [comparisons(id), schemes(id)]),
]);
await words.need("ui");
for (const edition of editions) {
  facts.add(nameOf(words, edition)).add(nameOf(words, edition).replace(/^rfc ?/i, ""));
  if (edition.living) facts.add(edition.living.commit.slice(0, 7));
  for (const line of edition.listing.lines) facts.add(numberWithin(line));
  for (const { a, b } of comparisons(edition.id)) facts.add(`${a} – ${b}`);
}

/** The specs to run. @type {string[]} */
const asked = workerData ?? editions.map(({ id }) => id);
const cards = Object.values(registry).filter(({ folded }) => folded);

/**
 * The parts of the Resolve room that are opened on demand: cards, dialogs, paper.
 * @param {Place} place @param {string} hash @returns {string[]}
 */
function onDemand(place, hash) {
  const of = new Case({ engine, baked: null, editions, words }, stateOf(parse(hash, ["resolve"])).state);
  const { scene, faults } = of;
  const years = /** @type {any} */ (place.found.get("uri-years")).content;
  return [
    ...cards.map(({ tag = "", content }) =>
      view(tag, content ? { words, content: content(of) } : { scene, step: of.steps }),
    ),
    view("uri-handout", { words, scene, faults, texts: [], told: null, address: location.href }),
    view("uri-differences", { words, content: { ...years, at: of.edition.id, closed() {} } }),
  ];
}

/** Each with the link that it was first seen at. @type {Map<string, string>} */
const faults = new Map();
let looked = 0;
/** Rooms whose examples have been checked, by spec. */
const listed = new Set();
for (const { name, page } of (await import("../src/rooms/rooms.js")).rooms)
  if (!page && !Object.keys(states).some((one) => one.toLowerCase() === name))
    throw new Error(`pseudo.js shows nothing of the room ${name}`);
for (const [name, at] of Object.entries(states)) {
  const module = await import(`../src/rooms/${name.toLowerCase()}.js`);
  const place = new Place();
  await words.need("ui", "stage", "page");
  const room = new module[name](place, {
    engine,
    baked: null,
    words,
    changed() {},
    replace: (/** @type {() => void} */ act) => act(),
  });
  await words.need(...parts);
  groupsBy(() => import("../src/views/stage/grouped.js")); // without its style sheet
  await groupsFetched(words);
  const boxes = name === "Resolve" ? whole(stage(words)) : room.stage ? whole(room.stage()) : "";
  const scenes = [...boxes.matchAll(/<(uri-[a-z]+)[^>]*\sdata-scene/g)].map(([, tag]) => tag);
  const shown = new Set(
    editions
      .filter(({ id }) => asked.includes(id))
      .flatMap(({ id }) => at(id))
      .map((state) => JSON.stringify(state)),
  );
  for (const [hash, ...answers] of [...shown].map((state) => JSON.parse(state))) {
    collect(answers);
    longest = [...facts].filter((fact) => /[A-Za-z]/.test(fact)).sort((a, b) => b.length - a.length);
    room.show(parse(hash, [name.toLowerCase()]), true);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    const html = [boxes, ...drawnIn(place, scenes), ...(name === "Resolve" ? onDemand(place, hash) : [])];
    const { edition } = stateOf(parse(hash)).state;
    if (!listed.has(`${name} ${edition}`)) {
      listed.add(`${name} ${edition}`);
      if (name === "Resolve") {
        const content = { examples: printed, editions, chosen: edition, options: {}, closed() {} };
        html.push(view("uri-gallery", { words, content }));
      } else if (room.lists) html.push(view("uri-lists", { words, content: { groups: room.lists, closed() {} } }));
    }
    looked += html.join("").length;
    for (const one of html) for (const fault of strangers(one, hash)) if (!faults.has(fault)) faults.set(fault, hash);
  }
}
/** Planted words that must be found anywhere. */
const planted = ["<p>more</p>", '<p title="more">x</p>', "<p>Ｂecause</p>", "<small>of: RFC 3986</small>"];
parentPort?.postMessage({
  faults: [...faults].map(([fault, hash]) => `${fault}: ${hash}`),
  looked,
  missed: planted.filter((html) => strangers(html, "").length !== 1),
});
