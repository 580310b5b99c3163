/**
 * The components of base, reference and target, as the run sets them: a row for each, named as in the spec. Components
 * that the run hasn't reached are blank, absent ones say so. Every value is underlined according to the origin of its
 * characters.
 *
 * The table has as many rows as the spec has components, so its height never changes.
 */
import { nothing } from "lit-html";
import { Player } from "../../run/player.js";
import { html } from "../../texts/html.js";
import { BoxSizes, columns } from "../../texts/space.js";
import { nameOf, rowsOf, texts, valueOf } from "./origins.js";
import { vars } from "../vars.js";
import { define, SceneView } from "../view.js";

/** @import { Scene } from "../../run/scene.js" */

/** Constant data about a scene's registers. */
class Known {
  /** The step, from 1, that first sets each register or undefines it. @type {(number | undefined)[]} */
  first = [];
  /** The number of steps that split the texts, before the components are used. */
  split = 0;
  /** @type {Player | null} */
  #atSplit = null;

  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    const {
      steps,
      listing: { lines },
    } = scene;
    while (steps[this.split] && lines[steps[this.split].line].phase === "split") this.split++;
    let left = rowsOf(scene.listing).flatMap(({ registers }) => registers.filter((r) => r >= 0)).length;
    for (let i = 0; i < steps.length && left > 0; i++) {
      for (const [register] of steps[i].edits) {
        if (this.first[register] !== undefined) continue;
        this.first[register] = i + 1;
        if (scene.listing.registers[register].component) left--;
      }
    }
  }

  /** The components right after splitting, regardless of later changes. */
  get atSplit() {
    return (this.#atSplit ??= new Player(this.scene.listing, this.scene.explanation).goto(this.split));
  }
}

/** @type {WeakMap<Scene, Known>} */
const knowledge = new WeakMap();

export class Components extends SceneView {
  #sizes = new BoxSizes(this, () => this.schedule());

  /** @param {Scene} scene @param {number} step */
  inGroups = (scene, step) => html`<uri-record .scene=${scene} .step=${step}></uri-record>`;

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { words } = scene;
    const rows = rowsOf(scene.listing).map((row) => ({ ...row, name: nameOf(words, row.name) }));
    return html`<h2 class="heard">${words.say("ui:components:caption")}</h2><table aria-label=${words.say("ui:components:caption")} ${vars({ "--widest": `${Math.max(...rows.map(({ name }) => columns(name)))}` })}>
      <thead><tr><td></td>${texts.map((text) => html`<th scope="col">${words.say(`ui:components:${text}`)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ name, registers }, row) => html`<tr>
        <th scope="row">${name}</th>
        ${registers.map((register, column) => this.#cell(scene, step, register, texts[column], row + column ? nothing : "component"))}
      </tr>`,
      )}</tbody>
    </table>`;
  }

  drawn() {
    this.#sizes.drawn();
  }

  /**
   * @param {Scene} scene @param {number} step @param {number} register @param {typeof texts[number]} text
   * @param {unknown} room the name of the first cell, which is as wide as the others
   */
  #cell(scene, step, register, text, room) {
    if (register < 0) return html`<td class="unused" data-room=${room}></td>`;
    const known = knowledge.get(scene) ?? new Known(scene);
    knowledge.set(scene, known);
    const { component, of } = scene.listing.registers[register];
    // If the run reuses the reference's registers for the target, keep showing the reference's values.
    const kept = text === "reference" && of.length > 1 && step > known.split;
    const player = kept ? known.atSplit : scene.at(step);
    const set = (known.first[register] ?? Infinity) <= step;
    const now = !kept && scene.steps[step - 1]?.edits.some(([edited]) => edited === register);
    return html`<td class=${now ? "now" : nothing} data-room=${room}>${set ? this.#value(scene, player, register, component) : nothing}</td>`;
  }

  /** @param {Scene} scene @param {Player} player @param {number} register @param {string} component */
  #value({ words, explanation }, player, register, component) {
    const rope = player.registers[register];
    if (!rope) return html`<span class="absent">${words.say("ui:components:absent")}</span>`;
    if (!rope.length) return html`<span class="absent">${words.say("ui:components:empty")}</span>`;
    const role = explanation.base.parts.find(({ name }) => name === component)?.role;
    return valueOf(words, rope, this.#sizes.of("component").columns, role);
  }
}

define("uri-components", Components);
