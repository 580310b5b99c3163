/**
 * The source of a base as the documents draw it: boxes within boxes, the innermost around the references themselves.
 * Each box is a layer, with what was found in it and the result; the innermost layer with a base wins.
 */
import { nothing } from "lit-html";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { sectionSaid } from "../../texts/section.js";
import { sentence, withCode } from "../../texts/marks.js";
import { mark } from "../../texts/plain.js";
import { problemText } from "../../reading/problem.js";
import { ContentView, define } from "../view.js";

/** @import { BaseLayer, DocumentBase, FoundBase } from "../../run/engine.js" */

/**
 * @typedef {object} Content
 * @property {DocumentBase} answer
 * @property {string} document of the edition
 * @property {string} [stated] how the document states its base, such as "xml:base"; "base href" is a base element
 * @property {string[]} [inside] how parts of the document state bases of their own
 * @property {{ name: string, type: string }[]} entities what encloses the document, from the inside out, as far as it is known
 */

/** Above this length, in UTF-16 code units, values are shortened in the middle. */
const longest = 120;

/** Just the number, as documents cite their own sections. @param {string} section */
const brief = (section) => section.replace(/^.*, (?:section )?/, "");

/** @extends {ContentView<Content>} */
export class Layers extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { answer, document, inside = [] } = content;
    const kinds = words.list(inside.map(mark), "conjunction");
    const relative = answer.why !== "no-relative";
    const innermost = html`<div class="references">${words.say(`documents:references:${relative ? "relative" : "none"}`, { document })}</div>`;
    return html`<p class="base-why">${sentence(words, `documents:why:${answer.why}`, { document, base: answer.base ?? "", edition: answer.edition, kinds, section: sectionSaid(words, answer.section) })} ${cite(words, answer.layers[answer.wins ?? -1]?.section ?? answer.section)}</p>
      ${answer.layers.reduce((inner, layer, i) => this.#layer(content, layer, i, inner), innermost)}
      ${answer.omitted ? html`<p class="left-out">${words.say("documents:omitted", { count: answer.omitted })}</p>` : nothing}
      ${this.#decisions(answer)}`;
  }

  /** @param {Content} content @param {BaseLayer} layer @param {number} i @param {unknown} inner */
  #layer({ answer, document, entities, stated }, layer, i, inner) {
    const { words } = this;
    const wins = i === answer.wins;
    const entity = layer.entity === null ? null : (entities[layer.entity] ?? null);
    const name = words.say(`documents:layers:${layer.layer}`);
    return html`<div class="layer ${wins ? "wins" : ""} ${layer.section === null ? "unknown" : ""} ${layer.base === null ? "" : "defined"}" role="group" aria-label=${wins ? words.say("documents:winner", { layer: name }) : name}>
      ${inner}
      <div class="caption"><b>${name}</b>${entity ? html` <span class="entity"><code>${entity.type}</code> ${entity.name}</span>` : nothing}
        ${layer.section === null ? nothing : cite(words, layer.section, brief(layer.section))}${wins ? html`<span class="badge">${words.say("documents:wins")}</span>` : nothing}</div>
      ${layer.found.length ? html`<ul>${layer.found.map((found) => this.#found(answer, found, entities, i, stated))}</ul>` : html`<p class="nothing">${this.#nothing(answer, layer, document)}</p>`}
      ${layer.more ? html`<p class="left-out">${words.say("documents:more-found", { count: layer.more })}</p>` : nothing}
    </div>`;
  }

  /** @param {DocumentBase} answer @param {BaseLayer} layer @param {string} document */
  #nothing(answer, layer, document) {
    if (layer.section === null) return this.words.say("documents:unknown", { document });
    if (layer.entity !== null) return this.words.say("documents:nothing:entity");
    return this.words.say(
      `documents:nothing:${layer.layer === "default" && answer.why === "empty-default" ? "empty" : layer.layer}`,
    );
  }

  /** @param {DocumentBase} answer @param {FoundBase} found @param {Content["entities"]} entities @param {number} i of its layer @param {string} [stated] */
  #found(answer, found, entities, i, stated = "") {
    const { words } = this;
    const [problem] = found.errors;
    const against = found.against === null ? null : answer.layers[found.against];
    const needed =
      answer.wins === null ||
      i <= answer.wins ||
      answer.layers.some((layer) => layer.found.some(({ against: at, base }) => at === i && base !== null));
    const said = [
      sentence(words, `documents:states:${found.state}`, { from: found.from }),
      against && found.base !== null
        ? sentence(words, "documents:resolved", {
            layer: words.say(`documents:layers:${against.layer}`),
            type: entities[against.entity ?? -1]?.type ?? "",
            base: found.base,
          })
        : null,
      problem ? withCode(words, problemText(words, answer.edition, problem, found.text)) : null,
      found.state === "used" && !needed ? words.say("documents:unneeded") : null,
      found.cut ? words.say("documents:cut") : null,
      found.folded ? words.say("documents:folded") : null,
      found.flat && found.state === "used" ? words.say(`documents:flat:${answer.hierarchy ? "useless" : "odd"}`) : null,
    ].filter((one) => one !== null);
    return html`<li class=${found.state}><span class="from">${found.from === "embedded" && stated && stated !== "base href" ? html`<code>${stated}</code>` : words.say(`documents:from:${found.from}`)}</span> <code>${found.text ? shortened(words, found.text, longest) : "“”"}</code>
      <span class="said">${said.map((one) => html`${one} `)}${found.flat && answer.hierarchy && found.state === "used" ? cite(words, answer.hierarchy, brief(answer.hierarchy)) : nothing}</span></li>`;
  }

  /** Our decisions where the documents leave something open. @param {DocumentBase} answer */
  #decisions(answer) {
    const { words } = this;
    const all = answer.layers.flatMap(({ found }) => found);
    const ids = [
      all.some(({ from, state }) => /^content-/.test(from) && state !== "not-known") && !answer.fields ? "fields" : "",
      all.some(({ from, against }) => from === "embedded" && against !== null) ? "relative" : "",
      all.some(({ from }) => from === "embedded") ? `embedded:${answer.edition}` : "",
      all.some(({ state }) => state === "syntax") ? "syntax" : "",
    ].filter((id) => id && words.has(`documents:decisions:${id}`));
    return ids.map(
      (id) =>
        html`<p class="decided"><b>${words.say("documents:decided")}</b>${words.say("ui:between", {}, " ")}${sentence(words, `documents:decisions:${id}`, { edition: answer.edition })}</p>`,
    );
  }
}

define("uri-layers", Layers);
