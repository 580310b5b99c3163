/**
 * An element with the view "scheme": what a client does with the URL that is its reference.
 */
import { html } from "lit-html";
import { SchemeCase } from "../cases/scheme.js";
import "../views/rooms/dialogue.js";
import "../views/rooms/scheme.js";
import "../views/stage/why.js";
import { askedOf, keyOf } from "./baked.js";
import { LoneDrawing } from "./lonedrawing.js";

/** @typedef {import("./baked.js").Asked} Asked */

/** @extends {LoneDrawing<Asked, SchemeCase>} */
class SchemeDrawing extends LoneDrawing {
  get longText() {
    return 20_000;
  }

  /** @param {(name: string) => string | null} attribute @param {import("./baked.js").Baked["editions"]} editions */
  read(attribute, editions) {
    return askedOf(attribute, editions);
  }

  /** @param {Asked} asked */
  keyOf(asked) {
    return keyOf(asked);
  }

  /** @param {import("./lonedrawing.js").Source} from @param {Asked} asked */
  make({ known, ...from }, { reference, edition }) {
    return new SchemeCase({ ...from, known: known?.scheme ?? null }, { reference, edition });
  }

  /** @param {SchemeCase} of */
  async need(of) {
    await of.need();
    if (of.untold) await of.learn();
  }

  /** @param {SchemeCase} of @param {string | null} step */
  look(of, step) {
    const { words } = this;
    const { reference, edition } = of.state;
    return {
      kind: "columns of-scheme",
      label: words.say("schemes:label", { reference }),
      plays: true,
      texts: html`<uri-field name="url" part="reference" label=${words.say("ui:url")}></uri-field><uri-why part="why"></uri-why>`,
      panes: [
        this.pane(
          "resolution",
          words.say("schemes:client-does"),
          of.scene
            ? html`<uri-resolution data-scene></uri-resolution>`
            : html`<p class="no-dialogue">${words.say("schemes:no-dialogue")}</p>`,
        ),
        this.pane("components", words.say("schemes:panes:components"), html`<uri-scheme></uri-scheme>`),
        this.pane("dots", words.say("schemes:panes:buffers"), html`<uri-dialogue data-scene></uri-dialogue>`),
      ],
      room: "schemes",
      fields: { reference, edition, step },
    };
  }

  /** @param {SchemeCase} of @param {number} step */
  fill(of, step) {
    this.hand("uri-field", of.field(step));
    this.hand("uri-why", of.line);
    this.hand("uri-scheme", of.content(step));
  }

  /** @param {SchemeCase} of */
  told({ state: { reference, edition }, answer }) {
    return { reference, edition, standing: answer?.standing };
  }

  attributeOf() {
    return "reference";
  }
}

/** By the view. */
export const draws = { scheme: SchemeDrawing };
