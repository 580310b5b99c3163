/**
 * The ladder of comparison: on each rung the forms of both texts, with the changes since the rung before drawn in
 * place, a word on whether they are the same, and the first rung on which they are. For a single text, it shows the
 * normalization.
 *
 * Each form links to the step of its run that reaches it. The forms are one tab stop: the arrow keys, Home and End move
 * between them.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { keepInSight } from "../../kit/keepinsight.js";
import { roveGrid } from "../../kit/rove.js";
import { html } from "../../texts/html.js";
import { cut } from "../../words/words.js";
import { changed } from "../../texts/alike.js";
import { characters, gone } from "../../texts/characters.js";
import { cite } from "../cite.js";
import { sentence } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";

/** @import { SideName } from "../../cases/compare.js" */
/** @import { ComparedRung } from "../../run/engine.js" */

/**
 * @typedef {object} Content
 * @property {import("../../run/engine.js").Edition} edition
 * @property {{ iri: boolean, characters: boolean } | null} [as] whether they are compared as IRIs, if that is
 *   possible, and whether their characters are then normalized
 * @property {boolean} empty whether there are no texts yet: then each rung shows its description
 * @property {SideName[]} sides those that are shown
 * @property {ComparedRung[]} rungs
 * @property {number | null} meet index of a rung
 * @property {Record<SideName, boolean>} resolved which of the two was relative
 * @property {SideName} side whose run is played
 * @property {number} step of that run; -1 if none is played
 * @property {boolean} played whether the reader has gone to that step: then it is scrolled into sight, otherwise the
 *   rung where they meet
 */

/** Above this length, in UTF-16 code units, forms are shortened in the middle; an unchanged range is shortened sooner. */
const [longest, longestSame] = [3_000, 240];

/** @extends {ContentView<Content>} */
export class Ladder extends ContentView {
  /** The form that is the tab stop. @type {{ rung: number, side: SideName }} */
  #stop = { rung: 0, side: "a" };
  /** The last content's key. If it changes, the current rung is scrolled into sight. */
  #shown = "";

  /** @param {Content} content */
  draw({ edition: { id: edition, document }, as = null, empty, sides, rungs, meet, resolved, side, step }) {
    const { words } = this;
    const two = sides.length > 1;
    const now = rungs.findIndex(
      ({ explained, skipped, steps }) => !explained && !skipped && step <= steps[indexOf(side)],
    );
    if (this.#stop.rung >= rungs.length || !sides.includes(this.#stop.side)) this.#stop = { rung: 0, side: sides[0] };
    return html`<div class="head"><h2>${words.say("compare:ladder", { document })}</h2>${as ? this.#as(as) : nothing}</div>
      <ol aria-label=${words.say("compare:ladder", { document })} aria-describedby=${this.idOf("keys")} @keydown=${this.#pressed}>
        ${rungs.map(
          (
            rung,
            i,
          ) => html`<li class="${rung.explained || rung.skipped || empty ? "explained" : rung.equal && two ? "equal" : "different"} ${two && i === meet ? "meet" : ""} ${i === now && step >= 0 ? "now" : ""}">
          <div class="rung"><b>${words.say(`compare:rungs:${rung.id}`)}</b> ${cite(words, rung.section, brief(rung.section), rung.basis)}${two && i === meet ? html`<span class="here">${words.say("compare:meet-here")}</span>` : nothing}</div>
          ${
            empty
              ? html`<p>${sentence(words, `compare:does:${rung.id}`, { edition })}</p>`
              : rung.skipped
                ? rungs[i - 1]?.skipped
                  ? nothing
                  : html`<p>${words.say("compare:skips")}</p>`
                : rung.explained
                  ? html`<p>${words.say("compare:explains")}</p>`
                  : html`
            <div class="forms">${sides.map((of) => this.#form(rungs, i, of, { current: of === side && i === now && step >= 0, at: rung.steps[indexOf(of)], resolved: resolved[of] && !i }))}</div>
            ${two ? html`<span class="equals"><span class="sign" aria-hidden="true">${rung.equal ? "=" : "≠"}</span> ${words.say(rung.equal ? "compare:equal" : "compare:different")}</span>` : nothing}`
          }
        </li>`,
        )}
      </ol><p class="unseen-words" id=${this.idOf("keys")}>${words.say("compare:keys")}</p>`;
  }

  /** Switches for comparing the two as IRIs. @param {NonNullable<Content["as"]>} as */
  #as({ iri, characters }) {
    const { words } = this;
    /** @param {string} id @param {boolean} on @param {(on: boolean) => object} chosen */
    const box = (id, on, chosen) =>
      html`<label><input type="checkbox" .checked=${live(on)}
        @change=${(/** @type {Event} */ event) => this.emit("option", chosen(/** @type {HTMLInputElement} */ (event.currentTarget).checked))} /> ${words.say(`iri:compare:${id}`)}</label>`;
    return html`<span class="as">${box("iri", iri, (on) => ({ as: on ? "iri" : "uri" }))}${iri ? box("characters", characters, (on) => ({ characters: on })) : nothing}</span>`;
  }

  /** @param {ComparedRung[]} rungs @param {number} i @param {SideName} side @param {{ current: boolean, at: number, resolved: boolean }} of */
  #form(rungs, i, side, { current, at, resolved }) {
    const { words } = this;
    const [form, before] = [rungs[i][side], rungs[i - 1]?.[side] ?? rungs[i][side]];
    const name = words.say(`compare:names:${side}`);
    const stop = this.#stop.rung === i && this.#stop.side === side;
    return html`<button type="button" class=${form === before && i ? "kept" : nothing} data-rung=${i} data-side=${side} tabindex=${stop ? 0 : -1} aria-current=${current ? "step" : nothing}
      @focus=${() => this.#rest(i, side)}
      @click=${() => this.emit("rung", { side, step: at })}><span class="unseen-words">${words.say("compare:form", { side: name, form: short(form), changed: form !== before })}</span>
      ${this.content?.sides.length === 1 ? nothing : html`<span class="of" aria-hidden="true">${name}</span>`}<code aria-hidden="true">${this.#drawn(before, form)}</code>${resolved ? html`<small>${words.say("compare:resolved")}</small>` : nothing}</button>`;
  }

  /** @param {string} before @param {string} form */
  #drawn(before, form) {
    const { words } = this;
    if (form.length > longest) return ends(words, form, longestSame);
    return changed(before, form).map(({ kind, text }) => {
      const inside = ends(words, text, longestSame);
      return kind === "goes" ? html`<del>${inside}</del>` : kind === "comes" ? html`<ins>${inside}</ins>` : inside;
    });
  }

  /** Keeps the current rung in sight, scrolling only the ladder. */
  drawn() {
    const pane = /** @type {HTMLElement} */ (this.querySelector("ol"));
    const { rungs, meet, side, step, played } = /** @type {Content} */ (this.content);
    const shown = `${side} ${step} ${rungs.length} ${meet} ${played}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const now = this.querySelector(played ? "li.now" : "li.meet") ?? this.querySelector("li");
    if (now) keepInSight(pane, now);
  }

  /** Makes a form the tab stop. @param {number} rung @param {SideName} side */
  #rest(rung, side) {
    if (this.#stop.rung === rung && this.#stop.side === side) return;
    this.#stop = { rung, side };
    this.schedule();
  }

  /** @param {KeyboardEvent} event */
  #pressed = (event) => {
    const rungs = [...this.querySelectorAll(".forms")].map((rung) => [...rung.querySelectorAll("button")]);
    roveGrid(event, rungs, /** @type {HTMLButtonElement} */ (event.target))?.focus();
  };
}

/**
 * A text, shortened in the middle if it is long.
 * @param {import("../../words/words.js").Words} words @param {string} text @param {number} most
 */
function ends(words, text, most) {
  const [head, tail] = cut(text, most) ?? [text, null];
  return tail === null
    ? characters(words, head, 0, head.length)
    : [characters(words, head, 0, head.length), gone, characters(words, tail, 0, tail.length)];
}

/** @param {SideName} side */
const indexOf = (side) => (side === "a" ? 0 : 1);

/** The text of a form for screen readers. @param {string} form */
const short = (form) => (cut(form, longestSame) ?? [form]).join("…");

/** A section without its document, which is named above. @param {string} section */
const brief = (section) => section.replace(/^[^,]*, (section )?/, "");

define("uri-ladder", Ladder);
