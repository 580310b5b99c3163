/**
 * Running text with its URIs: each is marked in place, with its wrapper, white space that is removed from it, doubtful
 * hyphens, and punctuation that is left out. The list below says the same in words, with the sections that it is based
 * on.
 */
import { nothing } from "lit-html";
import { drawnUntil, piecesOf, stretchesOf } from "../../cases/runningtext.js";
import { html } from "../../texts/html.js";
import { characters, shortened } from "../../texts/characters.js";
import { cite } from "../cite.js";
import { sentence, withCode, withoutMarks } from "../../texts/marks.js";
import { problemText } from "../../reading/problem.js";
import { ContentView, define } from "../view.js";

/** @import { Doubt, Extracted as Answer, Found, Span } from "../../run/engine.js" */
/** @import { Piece, Stretch } from "../../cases/runningtext.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Content
 * @property {Answer} answer
 * @property {string} text
 * @property {((uri: string) => string | null) | null} link returns a link that opens a URI; null if there is none
 */

/** The most characters of a text to draw, URIs to list, and characters of a URI. */
const [longest, mostListed, longestURI] = [40_000, 200, 300];

/** Signs for invisible characters, and for doubt. */
const signs = { space: "␣", break: "↵", doubt: "?" };

/** @extends {ContentView<Content>} */
export class Extracted extends ContentView {
  /** The index of the selected URI. @type {number | null} */
  #chosen = null;
  #at = "";

  /** @param {Content} content */
  received({ text, answer }) {
    if (text !== this.#at || (this.#chosen ?? 0) >= answer.found.length) this.#chosen = null;
    this.#at = text;
  }

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { answer, text } = content;
    if (!text) return html`<p class="note">${words.say("extract:empty")}</p>`;
    const end = drawnUntil(text, answer, longest);
    const listed = answer.found.filter(({ whole }) => whole[0] < end).slice(0, mostListed);
    return html`<section class="running"><h2>${words.say("extract:in-place")}</h2>
        <div class="text" tabindex="0" role="group" aria-label=${words.say("extract:in-place")}>${stretchesOf(answer, end).map((stretch) => this.#stretch(content, stretch, end))}</div>
        ${end < text.length ? html`<p class="note">${words.say("extract:left", { count: text.length - end })}</p>` : nothing}
        ${this.#legend(answer)}</section>
      <section class="listed"><h2>${words.say("extract:count", { count: answer.totalFound })}</h2>
        ${listed.length ? html`<ol>${listed.map((found, i) => this.#entry(content, found, i))}</ol>` : answer.totalFound ? nothing : html`<p class="note">${plain(words, `extract:nothing:${answer.wrappers.some(({ prefixed }) => !prefixed) ? "any" : "prefixed"}`)}</p>`}
        ${listed.length < answer.totalFound ? html`<p class="note">${words.say("extract:more", { count: answer.totalFound - listed.length })}</p>` : nothing}
        ${this.#passed(content, end)}
        ${this.#decided(answer)}</section>`;
  }

  /** @param {Content} content @param {Stretch} stretch @param {number} end */
  #stretch({ answer, text }, stretch, end) {
    const { words } = this;
    const shown = text.slice(...stretch.span);
    if (stretch.kind === "text") return shown;
    if (stretch.kind === "passed")
      return html`<span class="passed" title=${withoutMarks(words.say(`extract:passed:${answer.passed[stretch.index].why}`))}>${shown}</span>`;
    const { index } = stretch;
    const found = answer.found[index];
    const chosen = index === this.#chosen;
    return html`<button type="button" class="number" aria-pressed=${chosen ? "true" : "false"} aria-label=${words.say("extract:number", { number: index + 1 })} @click=${() => this.#choose(index, "li")}>${index + 1}</button><span class="found ${chosen ? "chosen" : ""}" data-index=${index} @click=${() => this.#choose(index, "li")}>${piecesOf(found, end).map((piece) => this.#piece(text, piece))}</span>`;
  }

  /** @param {string} text @param {Piece} piece */
  #piece(text, { kind, span, doubt, wrong }) {
    const { words } = this;
    const shown = text.slice(...span);
    const question = doubt
      ? html`<sup class="sign" title=${words.say("extract:legend:doubt")}>${signs.doubt}</sup>`
      : nothing;
    switch (kind) {
      case "uri":
        return html`<b class="uri literal ${wrong ? "wrong" : ""} ${doubt ? "doubt" : ""}">${characters(words, shown, 0, shown.length)}</b>${question}`;
      case "space":
      case "break":
        return html`<i class=${kind} title=${words.say(`extract:legend:${kind}`)}><span class="sign">${signs[kind]}</span>${kind === "break" ? breakOf(shown) : nothing}</i>${question}`;
      default:
        return html`<i class=${kind} title=${words.say(`extract:legend:${kind === "punctuation" ? kind : "wrapper"}`)}>${shown}</i>`;
    }
  }

  /** The legend, for the signs that occur. @param {Answer} answer */
  #legend({ found, totalPassed }) {
    const { words } = this;
    const marked = new Set(found.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
    /** @type {Record<string, boolean>} */
    const there = {
      wrapper: ["open", "prefix", "close"].some((kind) => marked.has(/** @type {"open"} */ (kind))),
      break: marked.has("break"),
      space: marked.has("space"),
      punctuation: marked.has("punctuation"),
      doubt: found.some(({ doubts }) => doubts.length > 0),
      wrong: found.some(({ wrongAt }) => wrongAt !== null),
      passed: totalPassed > 0,
    };
    /** @type {[string, unknown][]} */
    const all = [
      ["wrapper", html`<i class="open">&lt;</i>`],
      ["break", html`<i class="break"><span class="sign">${signs.break}</span></i>`],
      ["space", html`<i class="space"><span class="sign">${signs.space}</span></i>`],
      ["punctuation", html`<i class="punctuation">.</i>`],
      ["doubt", html`<sup class="sign">${signs.doubt}</sup>`],
      ["wrong", html`<b class="uri wrong">^</b>`],
      ["passed", html`<span class="passed">a:b</span>`],
    ];
    const shown = all.filter(([name]) => there[name]);
    return !shown.length
      ? nothing
      : html`<dl class="legend" aria-label=${words.say("extract:legend:title")}>${shown.map(([name, sign]) => html`<div><dt>${sign}</dt><dd>${words.say(`extract:legend:${name}`)}</dd></div>`)}</dl>`;
  }

  /** The entry of a URI. @param {Content} content @param {Found} found @param {number} index */
  #entry({ answer, text, link }, found, index) {
    const { words } = this;
    const { wrapper, whole, uri, kind, marks, guess, doubts, production, errors } = found;
    const has = (/** @type {string} */ name) => marks.some((mark) => mark.kind === name);
    const { before } = /** @type {import("../../run/engine.js").Wrapper} */ (
      answer.wrappers.find(({ id }) => id === wrapper)
    );
    const way = [
      wrapper,
      before && text.slice(whole[0], whole[0] + 1) !== "<" ? "before" : "",
      has("prefix") ? "prefix" : "",
    ]
      .filter(Boolean)
      .join("-");
    const { sections } = answer;
    const chosen = index === this.#chosen;
    return html`<li class=${chosen ? "chosen" : ""} data-index=${index} aria-current=${chosen ? "true" : nothing}>
      <h3><button type="button" class="number" aria-label=${words.say("extract:show", { number: index + 1 })} @click=${() => this.#choose(index, ".found")}>${index + 1}</button>
        <code>${shortened(words, uri, longestURI)}</code> ${this.#open(link, uri)}</h3>
      <ul>
        <li>${this.#setOff(way, text, found)} ${cite(words, (has("prefix") && sections.prefix) || sections.delimiting)}</li>
        ${kind === "uri" ? nothing : html`<li>${sentence(words, `extract:kinds:${kind}`, { guess })} ${kind === "suffix" && sections.suffix ? cite(words, sections.suffix) : nothing} ${guess ? this.#open(link, guess) : nothing}</li>`}
        ${this.#gone(answer, found, text)}
        ${doubts.map((doubt) => this.#doubt(link, doubt))}
        ${
          errors.length
            ? html`<li class="invalid"><b aria-hidden="true">!</b> ${sentence(words, "extract:fault", { why: problemText(words, answer.edition, errors[0], uri) })} ${cite(words, errors[0].section)}</li>`
            : html`<li>${production ? sentence(words, "extract:valid", { production }) : words.say("extract:no-production")}</li>`
        }
      </ul></li>`;
  }

  /**
   * The delimiters of a URI in the text; without a wrapper, the adjacent characters, if they aren't white space. A
   * bracket that is left out comes before the word in front of it.
   * @param {string} way @param {string} text @param {Found} found
   */
  #setOff(way, text, { whole: [start, end], marks }) {
    const { words } = this;
    const out = marks.filter(({ kind }) => kind === "punctuation").map(({ span }) => span);
    const opening = out.find(([at, to]) => at === start && to < end);
    const closing = opening && out.find(([, to]) => to === end);
    const [from, to] =
      /\S$/u.test(text.slice(Math.max(0, start - 2), start)) && opening
        ? [opening[1], closing?.[0] ?? end]
        : [start, end];
    const [before] = /\S$/u.exec(text.slice(Math.max(0, from - 2), from)) ?? [""];
    const [after] = /^\S/u.exec(text.slice(to, to + 2)) ?? [""];
    if (!way.startsWith("white-space") || !(before || after)) return plain(words, `extract:wrappers:${way}`);
    const sides = before && after ? "both" : before ? "before" : "after";
    return plain(words, "extract:beside", { sides, before, after });
  }

  /**
   * The parts of the text that don't belong to a URI.
   * @param {Answer} answer @param {Found} found @param {string} text
   */
  #gone({ sections }, { marks }, text) {
    const { words } = this;
    const of = (/** @type {string} */ name) => marks.filter(({ kind }) => kind === name);
    const all = of("punctuation").map(({ span }) => text.slice(...span));
    const punctuation = all.filter((one) => one !== "\\"); // escaped quotes, as in JSON
    const white = ["break", "space"].flatMap((name) =>
      of(name).length ? [words.say(`extract:gone:${name}`, { count: of(name).length })] : [],
    );
    /** @param {string} how @param {string[]} what @param {string | null} section */
    const line = (how, what, section) =>
      html`<li>${plain(words, "extract:out", { how, what: words.list(what, "conjunction") })} ${section ? cite(words, section) : nothing}</li>`;
    if (punctuation.length < all.length)
      white.push(words.say("extract:gone:escape", { count: all.length - punctuation.length }));
    return [
      white.length ? line("white", white, sections.whiteSpace) : nothing,
      punctuation.length
        ? line("beside", [words.say("extract:gone:punctuation", { text: punctuation.join(" ") })], sections.delimiting)
        : nothing,
    ];
  }

  /** @param {Content["link"]} link @param {Doubt} doubt */
  #doubt(link, { kind, section, places, others }) {
    const { words } = this;
    return html`<li class="doubted"><b aria-hidden="true">${signs.doubt}</b> ${sentence(words, `extract:doubts:${kind}`, { count: places.length })} ${cite(words, section)}
      ${others.map((other) => html`<p><code>${shortened(words, other, longestURI)}</code> ${this.#open(link, other)}</p>`)}</li>`;
  }

  /** A link that opens a URI. @param {Content["link"]} link @param {string} uri */
  #open(link, uri) {
    const address = link?.(uri);
    return address
      ? html`<a class="open-there" href=${address} title=${this.words.say("extract:resolve-title")}>${this.words.say("extract:resolve")}</a>`
      : nothing;
  }

  /** The list of ignored candidates. @param {Content} content @param {number} end */
  #passed({ answer, text }, end) {
    const { words } = this;
    const listed = answer.passed.filter(({ span }) => span[0] < end).slice(0, mostListed);
    if (!answer.totalPassed) return nothing;
    return html`<details class="passed-over"><summary>${words.say("extract:passed:title", { count: answer.totalPassed })}</summary>
      <ul>${listed.map(({ why, section, span }) => html`<li><code>${shortened(words, text.slice(...span), 60)}</code> ${plain(words, `extract:passed:${why}`)} ${cite(words, section)}</li>`)}</ul>
      ${listed.length < answer.totalPassed ? html`<p>${words.say("extract:passed:more", { count: answer.totalPassed - listed.length })}</p>` : nothing}</details>`;
  }

  /** The decisions where the document leaves something open. @param {Answer} answer */
  #decided({ decided, sections }) {
    const { words } = this;
    return html`<details class="decided"><summary>${words.say("extract:decided:title")}</summary>
      <ul>${decided.map((id) => html`<li>${plain(words, `extract:decided:${id}`)}</li>`)}</ul><p>${cite(words, sections.delimiting)}</p></details>`;
  }

  /** Selects a URI, and scrolls to its other occurrence. @param {number} index @param {string} there */
  #choose(index, there) {
    this.#chosen = index;
    this.refresh();
    const other = this.querySelector(`${there}[data-index="${index}"]`);
    const [pane, element] = [other?.closest(".text, ol"), /** @type {HTMLElement | null} */ (other)];
    element?.scrollIntoView({ block: "nearest" });
    if (pane && element && there === "li")
      /** @type {HTMLElement | null} */ (element.querySelector(".number"))?.focus({ preventScroll: true });
  }
}

/** A sentence whose values aren't URIs: wrappers, punctuation. @param {Words} words @param {string} id @param {import("../../words/words.js").Args} [args] */
const plain = (words, id, args) => withCode(words, words.say(id, args), (_, value) => value);

/** The display of a line break: the end of its line, and the white space that begins the next one. @param {string} white */
const breakOf = (white) =>
  white.slice(white.search(/[\n\r\u0085\u2028\u2029]/)).replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n");

define("uri-extracted", Extracted);
