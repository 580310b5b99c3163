/**
 * A spec's rules for the scheme of a text: the name and its status, the production and the port, and the scheme's own
 * parts, each as written in the URL and, as the run proceeds, as the client uses it, underlined according to the origin
 * of its characters: decoded ones are the client's.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { keepInSight } from "../../kit/keepinsight.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { octets } from "../../texts/octets.js";
import { vars } from "../vars.js";
import { ContentView, define } from "../view.js";

/** @import { Part, SchemeAnswer } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */

/**
 * @typedef {object} Content
 * @property {SchemeAnswer} answer
 * @property {Scene | null} scene null: the spec doesn't describe a client
 * @property {number} step
 */

/** Longer values are drawn without their middle, in UTF-16 code units. */
const longest = 120;

/** The step, from 1, that first sets each register or undefines it. @type {WeakMap<Scene, Map<number, number>>} */
const firsts = new WeakMap();

/** @param {Scene} scene */
function firstsOf(scene) {
  let found = firsts.get(scene);
  if (found) return found;
  found = new Map();
  for (const [i, { edits }] of scene.steps.entries())
    for (const [register] of edits) if (!found.has(register)) found.set(register, i + 1);
  firsts.set(scene, found);
  return found;
}

/** The register of a part; -1 without one. @param {Scene} scene @param {Part} part */
const registerOf = ({ listing }, { name }) => listing.registers.findIndex(({ component }) => component === name);

/** @extends {ContentView<Content>} */
export class Scheme extends ContentView {
  /** @param {Content} content */
  draw({ answer, scene, step }) {
    const { words } = this;
    const { name, standing, section, production, port, portSection, parts, defined, errors } = answer;
    const generic = errors.length && defined !== null ? answer.generic.filter(({ level }) => level === 1) : [];
    return html`
      <header><h2>${name === null ? words.say("schemes:no-name") : html`<code>${shortened(words, name, 24)}</code>`}</h2>
        ${name === null ? nothing : html`<span class="standing ${standing}">${words.say(`schemes:standings:${standing}`)}</span>`}
        ${port ? html`<span>${words.say("schemes:port", { port })} ${portSection ? cite(words, portSection) : nothing}</span>` : nothing}
        ${production ? html`<code class="production">${production}</code>` : nothing}
        ${section ? cite(words, section) : nothing}</header>
      <div class="rows" tabindex="0" role="group" aria-label=${words.say("schemes:parts")}><table ${vars({ "--widest": String(Math.max(...parts.map(({ name }) => name.length), 6)) })}>
        <caption class="unseen-words">${words.say("schemes:parts")}</caption>
        <thead><tr><td></td><th scope="col">${words.say("schemes:written")}</th>${scene ? html`<th scope="col">${words.say(answer.origin === undefined ? "schemes:used" : "schemes:recorded")}</th>` : nothing}</tr></thead>
        <tbody>${parts.filter((part) => part.span || !scene || registerOf(scene, part) >= 0).map((part) => this.#row(answer.text, part, scene, step))}</tbody>
      </table>${generic.length ? html`<p class="generic">${words.say("schemes:generic")} ${generic.map((part, i) => html`${i ? " · " : nothing}${part.name} ${this.#written(answer.text, part)}`)}</p>` : nothing}</div>`;
  }

  /** Keeps the part that the step sets in sight, scrolling only the table. */
  drawn() {
    const pane = /** @type {HTMLElement} */ (this.querySelector(".rows"));
    const now = this.querySelector("tr:has(> td.now)");
    if (now) keepInSight(pane, now, now, now.clientHeight);
  }

  /** @param {string} text @param {Part} part @param {Scene | null} scene @param {number} step */
  #row(text, part, scene, step) {
    const register = scene ? registerOf(scene, part) : -1;
    const now = register >= 0 && scene?.steps[step - 1]?.edits.some(([edited]) => edited === register);
    return html`<tr class=${part.level > 1 ? "inner" : nothing}><th scope="row">${part.name}</th><td>${this.#written(text, part)}</td>
      ${scene ? html`<td class=${now ? "now" : nothing}>${register < 0 || (firstsOf(scene).get(register) ?? Infinity) > step ? nothing : this.#used(scene, step, register)}</td>` : nothing}</tr>`;
  }

  /** A part as written in the URL. @param {string} text @param {Part} part */
  #written(text, { span, role }) {
    if (!span || span[0] === span[1]) return this.#lacks(span);
    return html`<code class="role-${role}">${shortened(this.words, text.slice(...span), longest)}</code>`;
  }

  /** @param {unknown} there null: absent; otherwise empty */
  #lacks(there) {
    return html`<span class="absent">${this.words.say(there ? "ui:components:empty" : "ui:components:absent")}</span>`;
  }

  /** A part as the client uses it. @param {Scene} scene @param {number} step @param {number} register */
  #used(scene, step, register) {
    const rope = scene.at(step).registers[register];
    if (!rope?.length) return this.#lacks(rope);
    const pieces = rope.slice(0, longest);
    return html`<code>${pieces.map(({ origin, text }) => html`<span class=${origin < 0 ? "from-algorithm" : "from-base"}>${octets(this.words, text)}</span>`)}${rope.length > longest ? "…" : nothing}</code>`;
  }
}

define("uri-scheme", Scheme);
