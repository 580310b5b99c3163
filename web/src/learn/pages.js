/**
 * The pages of the course, as Go asks for them when the site is built: "node
 * src/learn/pages.js" reads the addresses of scripts and styles and the path of the engine,
 * and prints, as JSON, the pages by their names, each with its language. They are baked, as pages of others are.
 *
 * A language is a folder here, and a chapter a file in it. A chapter that a language lacks is that of the
 * first one: a fragment of HTML with a head,
 * a comment with a line each for
 *
 *   order      its number; the one with 0 is the contents
 *   part       one of "parts" below; the contents have none
 *   title
 *   summary    a sentence, for the contents
 *   exercises  their kind in kinds.js
 *
 * A chapter can end with an element <aside class="history">, which says how the rules came to be, in at most 90 words.
 * It gets its heading here. Addresses of chapters that another one took over are in moved.js.
 *
 * In a chapter, <cite>RFC 3986, section 3</cite> becomes a link to that section. Figures are
 * elements <uri-scope ...></uri-scope> with nothing in them, each on a line of its own; a step
 * opens one at the line that is spoken of.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { nothing } from "lit-html";
import { Baker } from "../bake/data.js";
import { bakePage } from "../bake/page.js";
import { wordsFor } from "../bake/words.js";
import { registry } from "../embed/registry.js";
import { explainedText } from "../texts/expected.js";
import { html, inLanguage } from "../texts/html.js";
import { untagged } from "../words/tagged.js";
import { figureWords } from "../words/figurewords.js";
import { addressOf } from "../texts/published.js";
import { start, write } from "../run/link.js";
import { isStarted } from "../run/started.js";
import { written as asHtml } from "../shell/written.js";
import { sectionSaid } from "../texts/section.js";
import { base, folderOf } from "../words/base.js";
import { languages } from "../words/files.js";
import { Words } from "../words/words.js";
import { exerciseOf, numberOf, viewOf } from "./exercises.js";
import { moved } from "./moved.js";

/** @typedef {{ name: string, order: number, part: string, title: string, summary: string, exercises: string, body: string, language: string }} Chapter */
/** @import { Engine } from "../run/tolerant.js" */
/** @typedef {{ style: string, script: string, early: string, embed: string, csp: string, words: Record<string, string[]> }} Needs addresses, relative to the root of the site */

/** The parts of the course, in their order. The words have a name for each, and what it is about. */
export const parts = ["resolve", "write", "use", "history"];

/** Exercises as a link hands them out. */
const teaching = write({
  ...start,
  reference: "g",
  mode: "predict",
  exercises: ["g", "../g", "?y", "//g", "../../../g"],
});

/** True if all views only dissect the reference, so the base needn't be mentioned. @param {string} views */
const ofReference = (views) => views.split(" ").every((name) => registry[name]?.dissects);

/** The chapters of a language. Missing ones come from the first language. @param {string} language @returns {Chapter[]} in their order, the contents first */
export function chaptersOf(language) {
  const own = existsSync(new URL(`./${language}/`, import.meta.url)) ? written(language) : [];
  const missing = language === base ? [] : written(base).filter(({ name }) => !own.some((one) => one.name === name));
  return [...own, ...missing].sort((a, b) => a.order - b.order);
}

/** The chapters that a language has. @param {string} language @returns {Chapter[]} */
export function written(language) {
  const folder = new URL(`./${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  return files.map((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const [whole, head = ""] = /^<!--\n([^]*?)\n-->\n/.exec(text) ?? [""];
    const fields = Object.fromEntries(
      head.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
    );
    const { title, summary, order, part = "", exercises = "" } = fields;
    if (!title || !summary || !/^\d+$/.test(order))
      throw new Error(`${language}/${file}: the head has no title, summary, or order`);
    if (Number(order) > 0 && !parts.includes(part)) throw new Error(`${language}/${file}: there is no part "${part}"`);
    const body = text.slice(whole.length);
    return { name: file, order: Number(order), part, title, summary, exercises, body, language };
  });
}

/** @param {string} text */
const unescaped = (text) =>
  text.replace(
    /&(amp|lt|gt|quot|#10);/g,
    (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#10": "\n" })[/** @type {"amp"} */ (name)],
  );

/** The attributes of a tag. @param {string} tag @returns {Record<string, string>} */
export const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)]));

/** The page of a chapter or of the contents. */
class Page {
  /** @param {Words} words @param {Chapter} chapter @param {Chapter[]} all @param {Needs & { engine: Engine, baker: Baker, menu: string, language: string, up: string, names: Record<string, { own: string, brief: string }> }} needs */
  constructor(words, chapter, all, needs) {
    this.words = words;
    this.chapter = chapter;
    this.all = all;
    this.needs = needs;
  }

  get isHome() {
    return this.chapter.order === 0;
  }

  text() {
    const main = this.isHome ? this.#home() : this.#chapter();
    const heading = asHtml(html`<h2 id="history">${this.words.say("learn:history")}</h2>`);
    const body = this.chapter.body
      .replace(/<cite>([^<]*)<\/cite>/g, (_, section) => this.#cite(section))
      .replace('<aside class="history">', (box) => `${box.slice(0, -1)} aria-labelledby="history">\n${heading}`);
    return `<!doctype html>\n${asHtml(this.#document(main)).replace("<!--body-->", () => this.#figures(body))}\n`;
  }

  /** @param {unknown} main */
  #document(main) {
    const {
      words,
      chapter,
      needs,
      needs: { up, csp, style, script, early, embed, menu, language },
    } = this;
    const title = this.isHome ? words.say("learn:home") : words.say("learn:title", { chapter: chapter.title });
    return html`<html lang=${language}>
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content=${csp}>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <meta name="description" content=${chapter.summary}>
  <script data-root=${up}>${raw(early)}</script>
  <link rel="stylesheet" href=${up + style}>
  ${languages.map((other) => html`<link rel="alternate" hreflang=${other} href=${this.#in(other)}>`)}
  ${needs.words[language].map((file) => html`<link rel="modulepreload" href=${up + file}>`)}
  ${embed ? html`<script type="module" src=${up + embed}></script>` : nothing}
  <script type="module" src=${up + script}></script>
  <link rel="icon" href=${`${up}icon.svg`} type="image/svg+xml">
  <link rel="license" href=${`${up}LICENSES.txt`}>
</head>
<body>
  <header>
    <p class="logo"><a href="../index.html">uri<i>scope</i></a></p>
    <button type="button" class="menu" popovertarget="rooms">${words.say("page:learn")}</button>
    <nav class="rooms" id="rooms" popover aria-label=${words.say("page:rooms")}>${raw(menu)}</nav>
    <div class="header-tools">${this.#languages()}<div id="theme"></div></div>
  </header>
  <main class="course">${main}</main>
</body>
</html>`;
  }

  /** This page in a language. @param {string} other */
  #in(other) {
    const { up } = this.needs;
    return `${up}${folderOf(other)}learn/${this.isHome ? "" : this.chapter.name}`;
  }

  /** The choice of a language: what each calls itself. */
  #languages() {
    const { words, needs } = this;
    if (languages.length < 2) return nothing;
    return html`<nav class="languages" aria-label=${words.say("document:language")}>${languages
      .filter((other) => other !== needs.language)
      .map((other) => languageLink(other, this.#in(other), needs.names[other]))}</nav>`;
  }

  #home() {
    const { words, chapter } = this;
    return html`<h1 lang=${inOther(chapter, this.needs)}>${chapter.title}</h1>
      <p class="lead" lang=${inOther(chapter, this.needs)}>${chapter.summary}</p>
      <p class="where"><a href=${"../#room=teach"}>${words.say("learn:teachers")}</a></p>
      ${this.#article()}
      <h2>${words.say("learn:chapters")}</h2>
      <div class="parts">${parts.map((part) => this.#part(part))}</div>
      <section class="progress" hidden><h2>${words.say("learn:progress")}</h2></section>
      <h2>${words.say("learn:teachers")}</h2>
      <p>${words.say("learn:handing")}</p>
      <p class="act"><a class="go" href=${"../#room=teach"}>${words.say("learn:set")}</a>${" "}<a href=${`../${teaching}`}>${words.say("learn:example")}</a></p>`;
  }

  /** A part of the course in the contents: its name, and its chapters. @param {string} part */
  #part(part) {
    const { words, needs } = this;
    const chapters = this.all.filter((one) => one.part === part);
    return html`<h3 id=${part}>${words.say(`learn:parts:${part}`)}</h3>
      <p class="about">${words.say(`learn:about:${part}`)}</p>
      <ol class="contents" start=${chapters[0].order} aria-labelledby=${part}>${chapters.map((one) => html`<li data-kind=${one.exercises} lang=${inOther(one, needs)}><a href=${one.name}>${one.title}</a><p>${one.summary}</p></li>`)}</ol>`;
  }

  #chapter() {
    const { words, chapter, all } = this;
    const [previous, next] = [all[all.indexOf(chapter) - 1], all[all.indexOf(chapter) + 1]];
    return html`<p class="where"><a href="./">${words.say("page:learn")}</a> ${words.say("learn:chapter", { number: chapter.order, all: all.length - 1 })}</p>
      <h1 lang=${inOther(chapter, this.needs)}>${chapter.title}</h1>
      <p class="lead" lang=${inOther(chapter, this.needs)}>${chapter.summary}</p>
      ${this.#article()}
      ${this.#practice()}
      <nav class="turn" aria-label=${words.say("learn:turn")}>
        ${previous.order ? html`<a rel="prev" href=${previous.name}>${words.say("learn:previous", { chapter: previous.title })}</a>` : nothing}
        <a href="./">${words.say("learn:contents")}</a>
        ${next ? html`<a rel="next" href=${next.name}>${words.say("learn:next", { chapter: next.title })}</a>` : nothing}
      </nav>`;
  }

  /** The text, in whatever language it is. */
  #article() {
    const { chapter, needs } = this;
    return html`<article lang=${chapter.language === needs.language ? nothing : chapter.language}>${raw("<!--body-->")}</article>`;
  }

  /** The exercises: the first one that has a single answer, for where no script runs, too. */
  #practice() {
    const {
      words,
      chapter: { exercises: kind },
    } = this;
    let seed = 1;
    while (/^(rule|line$|output$|send:(?!1$))/.test(exerciseOf(kind, seed).predict)) seed++;
    const { base, reference, other, edition, options, predict } = exerciseOf(kind, seed);
    const [mode] = predict.split(":");
    const name = predict.slice(mode.length + 1);
    const document = words.say(`predict:documents:${edition}`);
    const asked =
      other !== undefined
        ? words.say("learn:compared", { reference, other, document })
        : mode === "target" || mode === "expectation"
          ? words.say("learn:from", { base, reference, document })
          : words.say("learn:of", { reference });
    const solution =
      other !== undefined
        ? this.#lone({ reference, other, base, edition, view: "compare" })
        : mode === "send"
          ? this.#lone({ reference, base, edition, view: "scheme" })
          : this.#figure(
              { base, reference, edition, ...options },
              mode.startsWith("part") || mode === "valid" ? "anatomy" : "target",
            );
    return html`<section class="practice" data-kind=${kind} data-seed=${seed}>
      <h2 id="practise">${words.say("learn:practise")}</h2>
      <uri-scope base=${base} reference=${reference} other=${other ?? nothing} edition=${edition} view=${viewOf(predict)} predict=${predict}>
        <p>${coded(asked)} ${mode === "expectation" ? [coded(words.say("learn:expected", { expected: name })), " "] : nothing}${words.say(`predict:questions:${mode}`, { name })}</p>
        <details><summary>${words.say("learn:solution")}</summary>${mode === "expectation" ? this.#reason({ base, reference, edition, ...options }, name) : nothing}${raw(solution)}</details>
      </uri-scope>
    </section>`;
  }

  /** Explains why the target differs from the expected one. @param {import("../run/engine.js").Request} request @param {string} expected */
  #reason(request, expected) {
    const answer = this.needs.engine.expectation(request, expected);
    if ("error" in answer) throw new Error(`${this.chapter.name}: ${answer.error.message}`);
    return html`<p>${coded(explainedText(this.words, this.needs.engine.editions(), { ...answer, ...request }, answer))}</p>`;
  }

  /** The body with figures where the usual ones would show more than is spoken of; the others are baked. @param {string} body */
  #figures(body) {
    return body.replace(/<uri-scope\b([^>]*)><\/uri-scope>/g, (element, tag) => {
      const { view = "", step: _, ...request } = attributesOf(tag);
      return ofReference(view)
        ? `<uri-scope${tag}>${this.#figure({ base: start.base, ...request }, view)}</uri-scope>`
        : element;
    });
  }

  /** The static figure that a reader sees before any script runs, with the parts that the view shows. @param {Record<string, string>} request @param {string} view */
  #figure(request, view) {
    const drawn = this.needs.engine.figure(
      /** @type {import("../run/engine.js").Request} */ (/** @type {unknown} */ (request)),
      "html",
      figureWords(this.words.group("figure")),
    );
    if (typeof drawn !== "string") throw new Error(`${this.chapter.name}: ${drawn.error.message}`);
    const [, reference] = drawn.match(/<dt>[^]*?<\/dd>/g) ?? [];
    if (!reference) throw new Error(`${this.chapter.name}: the figure of ${request.reference} has no reference`);
    const shown = ofReference(view) ? `<figure><dl>${reference}</dl></figure>` : drawn.trim();
    return `<div class="uriscope-figure">${shown}</div>`;
  }

  /** The static figure of a view that is shown alone. @param {Record<string, string>} attributes of its element */
  #lone(attributes) {
    const { baker } = this.needs;
    return `<div class="uriscope-figure">${baker.figure(baker.wanted(new Map(Object.entries(attributes))), this.needs.language).trim()}</div>`;
  }

  /** A section of a document, as a link. @param {string} section */
  #cite(section) {
    const address = addressOf(section);
    if (!address) throw new Error(`${this.chapter.name}: nobody knows where ${section} is published`);
    const title = this.words.say("ui:published");
    return asHtml(
      html`<cite><a href=${address} target="_blank" rel="noopener noreferrer" title=${title}>${sectionSaid(this.words, section).replace(/\bRFC /g, "RFC\u00a0")}</a></cite>`,
    );
  }
}

/** The language of a chapter, where it is not that of the page. @param {Chapter} chapter @param {{ language: string }} page */
const inOther = ({ language }, page) => (language === page.language ? nothing : language);

/** A link to a page in a language. @param {string} language @param {string} address @param {{ own: string, brief: string }} name */
const languageLink = (language, address, { own, brief }) =>
  html`<a href=${address} lang=${language} hreflang=${language}><span class="full">${own}</span> <span class="brief">${brief}</span></a>`;

/** Unescaped HTML. @param {string} text */
const raw = (text) => ({ strings: [text], values: [] });

/** A sentence with its values as code. @param {string} said */
const coded = (said) => inLanguage(said, raw(asHtml(untagged(said)).replace(/‹([^›]*)›/g, "<code>$1</code>")));

/**
 * The pages of a language.
 * @param {string} language @param {Needs} needs @param {Engine} engine
 * @returns {Promise<Record<string, { language: string, text: string }>>} by their names in the site
 */
async function pagesOf(language, needs, engine) {
  const { firstLink, menu: menuOf } = await import("../rooms/menu.js");
  const words = new Words({
    language,
    missing: (what) => {
      throw new Error(`no words for ${what}`);
    },
  });
  await words.need("ui", "page", "learn", "predict", "document", "figure", "expected");
  const folder = `${folderOf(language)}learn/`;
  const up = "../".repeat(folder.split("/").length - 1);
  const menu = asHtml(menuOf(words, "learn", (entry) => (entry.room.page ? "./" : `../${firstLink(entry)}`)));
  const all = chaptersOf(language);
  const names = Object.fromEntries(await Promise.all(languages.map(async (other) => [other, await nameOf(other)])));
  const baker = new Baker(engine, await wordsFor(engine));
  const old = Object.entries(moved).map(([name, way]) => [
    folder + name,
    { language, text: forward(way, all, { ...needs, language, up }) },
  ]);
  return Object.fromEntries(
    all
      .map((chapter) => {
        const text = new Page(words, chapter, all, { ...needs, engine, baker, menu, language, up, names }).text();
        const {
          html: baked,
          problems: [problem],
        } = bakePage(Buffer.from(text), baker, "keep");
        if (problem) throw new Error(`${language}/${chapter.name}: ${problem.message}`);
        return [folder + chapter.name, { language, text: Buffer.from(baked).toString() }];
      })
      .concat(old),
  );
}

/**
 * The page at the address of a chapter that another one took over. With scripts, early.js keeps the fragment.
 * @param {{ to: string, practice: string, kind: string }} way @param {Chapter[]} all
 * @param {Needs & { language: string, up: string }} needs
 */
function forward({ to, practice, kind }, all, { language, up, csp, early }) {
  const chapterAt = (/** @type {string} */ address) => {
    const found = all.find(({ name }) => name === address.replace(/#.*/, ""));
    if (!found) throw new Error(`there is no chapter ${address}`);
    return found;
  };
  const { title } = chapterAt(to);
  const own = chapterAt(practice).exercises;
  const page = html`<html lang=${language}>
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content=${csp}>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <script data-root=${up} data-to=${to} data-practice=${practice} data-first=${numberOf(own, kind, 0)}>${raw(early)}</script>
  <noscript><meta http-equiv="refresh" content=${`0; url=${to}`}></noscript>
</head>
<body>
  <main><p><a href=${to}>${title}</a></p></main>
</body>
</html>`;
  return `<!doctype html>\n${asHtml(page)}\n`;
}

/** The names of a language in that language, full and short. @param {string} language */
async function nameOf(language) {
  const words = new Words({ language });
  await words.need("document");
  return { own: words.say("document:own"), brief: words.say("document:brief") };
}

if (isStarted(import.meta.url)) {
  const needs = JSON.parse(readFileSync(0, "utf8"));
  const engine = await (await import(pathToFileURL(needs.engine).href)).load();
  const made = await Promise.all(languages.map((language) => pagesOf(language, needs, engine)));
  process.stdout.write(JSON.stringify(Object.assign({}, ...made)), () => process.exit());
}
