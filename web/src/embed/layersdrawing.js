/**
 * Elements with the view "layers": where the base of a document comes from. What was found in
 * each layer is typed into a box of its own.
 */
import "../views/rooms/layers.js";
import { html } from "../texts/html.js";
import { LoneDrawing } from "./lonedrawing.js";
import { layersAsked, layersRequest, ownKeyOf } from "./ownasked.js";
import { noAnswer } from "../cases/unanswered.js";

/** @typedef {import("../run/engine.js").DocumentBase} DocumentBase */
/** @typedef {import("./lonedrawing.js").Source} Source */
/** @typedef {import("./ownasked.js").LayersAsked} LayersAsked */

/** The boxes, by their attributes. */
const boxes = /** @type {const} */ (["embedded", "enclosing", "retrieval", "default"]);

/** What the engine says of the layers, which have no run. */
class LayersCase {
  scene = null;
  steps = 0;

  /** @param {Source} from @param {LayersAsked} asked */
  constructor({ engine, known, editions, words }, asked) {
    const answer = engine?.documentBase(layersRequest(asked), { edition: asked.edition }) ?? known?.layers ?? null;
    this.asked = asked;
    this.words = words;
    this.document = editions.find(({ id }) => id === asked.edition)?.document ?? "";
    this.note = noAnswer(answer, { document: asked.edition });
    /** @type {DocumentBase | null} */
    this.answer = answer && "error" in answer ? null : answer;
  }

  get announced() {
    return this.words.say(`documents:announced:${this.answer?.base ? "base" : "none"}`, {
      base: this.answer?.base ?? "",
    });
  }
}

/** @extends {LoneDrawing<LayersAsked, LayersCase>} */
class LayersDrawing extends LoneDrawing {
  /** @param {(name: string) => string | null} attribute */
  read(attribute) {
    return layersAsked(attribute);
  }

  /** @param {LayersAsked} asked */
  keyOf(asked) {
    return ownKeyOf(asked);
  }

  /** @param {Source} from @param {LayersAsked} asked */
  make(from, asked) {
    return new LayersCase(from, asked);
  }

  /** @param {LayersCase} of */
  need({ asked: { edition } }) {
    return this.words.need("documents", "problem", edition);
  }

  /** @param {LayersCase} of */
  look({ asked: { retrieval, fallback, edition } }) {
    const { words } = this;
    const title = words.say("documents:parts:base");
    return {
      kind: "of-layers",
      label: title,
      plays: false,
      texts: boxes.map(
        (name) => html`<uri-field name=${name} part=${name} label=${words.say(`documents:box:${name}`)}></uri-field>`,
      ),
      panes: html`<div class="drawn-layers" part="pane" role="group" aria-label=${title}><uri-layers></uri-layers></div>`,
      room: "documents",
      fields: { part: "base", retrieval: retrieval || null, default: fallback || null, edition },
    };
  }

  /** @param {LayersCase} of */
  fill({ asked, answer, document }) {
    for (const name of boxes) {
      const text = name === "default" ? asked.fallback : asked[name];
      this.hand(`uri-field[name="${name}"]`, {
        edition: asked.edition,
        text,
        split: null,
        problem: null,
        said: null,
        reads: [],
        waiting: false,
      });
    }
    this.hand("uri-layers", answer && { answer, document, entities: [] });
  }

  /** @param {LayersCase} of */
  told({ asked: { edition }, answer }) {
    return { base: answer?.base ?? null, why: answer?.why, edition };
  }
}

/** By the view. */
export const draws = { layers: LayersDrawing };
