/**
 * An element with the view "scheme": what a client does with the URL that is its reference.
 */
import { nothing } from "lit-html";
import { SchemeCase } from "../cases/scheme.js";
import "../views/rooms/dialogue.js";
import "../views/rooms/scheme.js";
import "../views/stage/why.js";
import { html } from "../texts/html.js";
import { askedOf, keyOf } from "./baked.js";
import { LoneDrawing } from "./lonedrawing.js";

/** @typedef {import("./baked.js").Asked} Asked */

/** @extends {LoneDrawing<Asked, SchemeCase>} */
class SchemeDrawing extends LoneDrawing {
  /** The text that is shown, and that whose question has been answered. */
  #shown = "";
  #answered = "";

  /** @param {ConstructorParameters<typeof LoneDrawing>} drawn */
  constructor(...drawn) {
    super(...drawn);
    this.on("predict", (detail) => {
      this.#answered = this.#shown;
      this.emit("predict", detail);
      this.draw();
    });
  }

  /** After how many messages it is asked what is sent next, before anything tells; null where that is not asked. @param {SchemeCase} of */
  #asks({ scene }) {
    const [, message = null] = /^send:([1-9]\d?)$/.exec(this.host.getAttribute("predict") ?? "") ?? [];
    return message === null || !scene ? null : Number(message) - 1;
  }

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
    await Promise.all([
      of.need(),
      ...(this.host.hasAttribute("predict") ? [this.words.need("predict"), import("../views/rooms/sending.js")] : []),
    ]);
    if (of.untold) await of.learn();
  }

  /** @param {SchemeCase} of @param {string | null} step */
  look(of, step) {
    const { words } = this;
    const { reference, edition } = of.state;
    const asks = this.#asks(of) !== null;
    return {
      kind: "columns of-scheme",
      label: words.say("schemes:label", { reference }),
      plays: true,
      question: asks ? html`<div class="asking" part="question"><uri-sending></uri-sending></div>` : nothing,
      hidden: asks && this.#answered !== this.#keyOf(of),
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

  /** What is asked: the text, the edition, and which message. @param {SchemeCase} of */
  #keyOf({ state: { reference, edition } }) {
    return JSON.stringify([reference, edition, this.host.getAttribute("predict")]);
  }

  /** @param {SchemeCase} of @param {number} step */
  fill(of, step) {
    this.#shown = this.#keyOf(of);
    this.hand("uri-sending", { scene: of.scene, text: of.state.reference, after: this.#asks(of) });
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
