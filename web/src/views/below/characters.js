/**
 * The ribbon: the spec's class of every character in a text. Each range of one class has a color, a line of its own
 * style and, below that, the class's name, or its letter if space is short. The table below explains the letters.
 */
import { nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { characters } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { longestDrawn } from "../stage/field.js";
import { Rulers } from "../../texts/ruler.js";
import { ContentView, define } from "../view.js";

/** @import { CharacterClass, Stretch } from "../../run/engine.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Content
 * @property {CharacterClass[]} classes of the edition
 * @property {{ title: string, text: string, stretches: Stretch[] }[]} texts
 */

/** Further classes repeat the colors and lines of the first ones. */
const looks = 8;
/** The gap between two names, in widths of a digit of the text. */
const gap = 0.4;
/** The most characters of a class in the table. */
const mostExamples = 12;

/**
 * The display of a class.
 * @typedef {{ of: number | null, name: string, section: string, excluded: boolean, key: string, look: string }} Key
 */

/**
 * A letter for each class: the first one in its name that no earlier class has.
 * @param {CharacterClass[]} classes
 * @param {string} none the label for characters outside all classes
 * @returns {Key[]} with the label's own entry at the end
 */
function keysOf(classes, none) {
  /** @type {Set<string>} */
  const taken = new Set();
  const keys = classes.map(({ name, section, excluded }, of) => {
    const all = [...name.replace(/[^A-Za-z]/g, ""), ..."123456789"];
    const key = all.find((letter) => !taken.has(letter.toLowerCase())) ?? "*";
    taken.add(key.toLowerCase());
    return { of, name, section, excluded, key, look: `class-${of % looks}` };
  });
  return [...keys, { of: null, name: none, section: "", excluded: false, key: "–", look: "class-none" }];
}

/** A run of percent-encodings: each counts as the character that it encodes. */
const encoded = /^(?:%[\dA-F]{2})+$/i;

/**
 * For each class of a text, the number of characters, and each character once.
 * @param {string} text @param {Stretch[]} stretches
 * @returns {Map<number | null, { count: number, examples: string[] }>}
 */
function countsOf(text, stretches) {
  /** @type {Map<number | null, { count: number, examples: string[] }>} */
  const counts = new Map();
  for (const { start, end, class: of } of stretches) {
    const counted = counts.get(of) ?? { count: 0, examples: [] };
    counts.set(of, counted);
    const stretch = text.slice(start, end);
    for (const character of encoded.test(stretch) ? (stretch.match(/.../g) ?? []) : stretch) {
      counted.count++;
      if (counted.examples.length <= mostExamples && !counted.examples.includes(character))
        counted.examples.push(character);
    }
  }
  return counts;
}

/** @extends {ContentView<Content>} */
export class Characters extends ContentView {
  /** The class under the pointer, with the focus, and pressed. @type {Record<"pointed" | "focused" | "pressed", number | null | undefined>} */
  #chosen = { pointed: undefined, focused: undefined, pressed: undefined };
  #rulers = new Rulers(this, ".stretch", () => this.refresh());

  received() {
    this.#chosen = { ...this.#chosen, pointed: undefined, pressed: undefined };
  }

  drawn() {
    this.#rulers.drawn();
  }

  /** @param {Content} content */
  draw({ classes, texts }) {
    const keys = keysOf(classes, this.words.say("grammar:no-class"));
    const counts = texts.map(({ text, stretches }) => countsOf(text, stretches));
    const present = keys.filter(({ of }) => counts.some((count) => count.has(of)));
    return html`
      ${texts.map(
        ({ title, text, stretches }) => html`<section>
        <h3>${title}</h3>
        ${
          text.length > longestDrawn
            ? html`<p class="note">${this.words.say("grammar:uncounted", { length: text.length })}</p>`
            : text
              ? html`<div class="scroll" tabindex=${text.length > 30 ? 0 : nothing} role="group" aria-label=${this.words.say("grammar:classes-of", { title })}><div
                class="ribbon" @pointerover=${this.#over} @pointerleave=${this.#out}>${stretches.map((stretch) => this.#stretch(text, stretch, keys))}</div></div>`
              : html`<p class="note">${this.words.say("ui:empty-text")}</p>`
        }
      </section>`,
      )}
      ${present.length ? this.#table(texts, present, counts) : nothing}`;
  }

  get #lit() {
    const { pointed, focused, pressed } = this.#chosen;
    return [pointed, focused, pressed].find((of) => of !== undefined);
  }

  /** @param {string} text @param {Stretch} stretch @param {Key[]} keys */
  #stretch(text, { start, end, class: of }, keys) {
    const { name, key, look, excluded } = keys[of ?? keys.length - 1];
    return html`<span class=${classMap({ stretch: true, [look]: true, excluded, lit: this.#lit === of })} data-class=${of ?? "none"}
      data-name=${this.#fits(name, text.slice(start, end)) ? name : key}>${characters(this.words, text, start, end)}</span>`;
  }

  /** True if a name fits below its range. @param {string} name @param {string} stretch */
  #fits(name, stretch) {
    const { text, names } = this.#rulers;
    return text !== null && names !== null && names.width(name) + gap * text.width("0") <= text.end(stretch, 0);
  }

  /** @param {Content["texts"]} texts @param {Key[]} present @param {ReturnType<typeof countsOf>[]} counts */
  #table(texts, present, counts) {
    return html`<div class="scroll"><table>
      <thead><tr><th scope="col">${this.words.say("grammar:class")}</th>${texts.map(({ title }) => html`<th scope="col" class="count">${title}</th>`)}<th
        scope="col" class="such">${this.words.say("grammar:such")}</th></tr></thead>
      <tbody>${present.map(
        (
          key,
        ) => html`<tr class=${this.#lit === key.of ? "lit" : ""} data-class=${key.of ?? "none"} @pointerover=${this.#over} @pointerleave=${this.#out}>
        <th scope="row"><button type="button" aria-pressed=${this.#chosen.pressed === key.of ? "true" : "false"}
            @click=${() => this.#choose("pressed", this.#chosen.pressed === key.of ? undefined : key.of)} @focus=${this.#focus} @blur=${this.#blur}><span class="key ${key.look} ${key.excluded ? "excluded" : ""}"
            aria-hidden="true">${key.key}</span> ${key.name}</button>${key.section ? html` ${cite(this.words, key.section)}` : nothing}${
              key.excluded
                ? html` <span class="not"><span aria-hidden="true">⊘</span> ${this.words.say("grammar:not-allowed")}</span>`
                : nothing
            }</th>
        ${counts.map((count) => html`<td class="count">${this.words.number(count.get(key.of)?.count ?? 0)}</td>`)}
        <td class="such">${such(
          this.words,
          counts.flatMap((count) => count.get(key.of)?.examples ?? []),
        )}</td>
      </tr>`,
      )}</tbody>
    </table></div>`;
  }

  #over = (/** @type {Event} */ event) => this.#choose("pointed", classAt(event));
  #out = () => this.#choose("pointed", undefined);
  #focus = (/** @type {Event} */ event) => this.#choose("focused", classAt(event));
  #blur = () => this.#choose("focused", undefined);

  /** @param {"pointed" | "focused" | "pressed"} how @param {number | null | undefined} of */
  #choose(how, of) {
    if (this.#chosen[how] === of) return;
    this.#chosen[how] = of;
    this.refresh();
  }
}

/** The class that an event refers to. @param {Event} event */
function classAt(event) {
  const of = /** @type {HTMLElement} */ (event.target).closest("[data-class]")?.getAttribute("data-class");
  return of === undefined || of === null ? undefined : of === "none" ? null : Number(of);
}

/** Some characters of a class. @param {Words} words @param {string[]} all */
function such(words, all) {
  const once = [...new Set(all)];
  const shown = once.slice(0, mostExamples);
  return html`${shown.map((character) => html`<code title=${words.character(character)}>${characters(words, character, 0, character.length)}</code> `)}${once.length > shown.length ? "…" : nothing}`;
}

define("uri-characters", Characters);
