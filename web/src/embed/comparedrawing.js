/**
 * Elements with the view "compare" or "normalization": two texts on an edition's ladder of
 * comparison, and one text on its way to its normal form, which is played.
 */
import { nothing } from "lit-html";
import { CompareCase } from "../cases/compare.js";
import { shortened } from "../texts/characters.js";
import "../views/rooms/ladder.js";
import "../views/stage/why.js";
import { html } from "../texts/html.js";
import { askedOf, keyOf } from "./baked.js";
import { LoneDrawing } from "./lonedrawing.js";
import { compareAsked, ownKeyOf } from "./ownasked.js";

/** @typedef {import("../cases/compare.js").SideName} SideName */
/** @typedef {import("./baked.js").Asked} Asked */
/** @typedef {import("./baked.js").Baked} Baked */
/** @typedef {import("./lonedrawing.js").Source} Source */
/** @typedef {import("./ownasked.js").CompareAsked} CompareAsked */

/** Of a normal form, so many characters are drawn. */
const longest = 120;
/** @type {SideName[]} */
const sides = ["a", "b"];

/** The words of a comparison. @param {import("../words/words.js").Words} words @param {CompareCase} of */
const needed = (words, { asked: { edition } }) => words.need("compare", "normal", "problem", edition);

/** @extends {LoneDrawing<CompareAsked, CompareCase>} */
class CompareDrawing extends LoneDrawing {
  /** The keys of the case that is shown, and of the one whose question has been answered. */
  #shown = "";
  #answered = "";

  /** @param {ConstructorParameters<typeof LoneDrawing>} drawn */
  constructor(...drawn) {
    super(...drawn);
    this.on("rung", ({ side, step }) => this.#turn(side, step));
    this.on("predict", (detail) => {
      this.#answered = this.#shown;
      this.emit("predict", detail);
      this.draw();
    });
  }

  /** @param {(name: string) => string | null} attribute @param {Baked["editions"]} editions */
  read(attribute, editions) {
    return compareAsked(attribute, editions);
  }

  /** @param {CompareAsked} asked */
  keyOf(asked) {
    return ownKeyOf(asked);
  }

  /** @param {Source} from @param {CompareAsked} asked */
  make({ known, ...from }, asked) {
    return new CompareCase({ ...from, known: known?.comparison }, asked);
  }

  /** @param {CompareCase} of */
  need(of) {
    return Promise.all([
      needed(this.words, of),
      ...(this.host.hasAttribute("predict") ? [this.words.need("predict"), import("../views/rooms/meeting.js")] : []),
    ]);
  }

  /** @param {CompareCase} of */
  #keyOf({ asked }) {
    return this.keyOf(/** @type {CompareAsked} */ (asked));
  }

  /** Whether it is asked where the two meet, before anything tells. @param {CompareCase} of */
  #asks(of) {
    return (
      this.host.hasAttribute("predict") &&
      of.answer !== null &&
      of.sides.length > 1 &&
      of.rungs.length > 0 &&
      !of.skipped
    );
  }

  /** @param {CompareCase} of @param {string | null} step */
  look(of, step) {
    const { words } = this;
    const { a, b, base, edition, options, side } = of.asked;
    const asks = this.#asks(of);
    const field = (/** @type {string} */ name) =>
      html`<uri-field name=${name} part=${this.attributeOf(name)} label=${words.say(`compare:label:${name}`)} brief=${words.say(`compare:brief:${name}`)}></uri-field>`;
    return {
      kind: "columns of-compare",
      label: words.say("compare:element:compare", { a, b }),
      plays: true,
      question: asks ? html`<div class="asking" part="question"><uri-meeting></uri-meeting></div>` : nothing,
      hidden: asks && this.#answered !== this.#keyOf(of),
      texts: html`${field("a")}${field("b")}<uri-why part="why"></uri-why>`,
      panes: [
        this.pane("dots", words.say("compare:panes:components"), html`<uri-ladder></uri-ladder>`),
        this.pane(
          "resolution",
          words.say("compare:listing"),
          html`<div class="sides" role="group" aria-label=${words.say("compare:side")}>${sides.map(
            (of) => html`<button type="button" aria-pressed=${of === side ? "true" : "false"}
          @click=${() => this.#turn(of)}>${words.say(`compare:play:${of}`)}</button>`,
          )}</div><uri-resolution data-scene></uri-resolution>`,
        ),
      ],
      room: "compare",
      fields: { a, b, base: base || null, side, edition, ...options, step },
    };
  }

  /** @param {CompareCase} of @param {number} step */
  fill(of, step) {
    this.#shown = this.#keyOf(of);
    const played = this.host.hasAttribute("step");
    for (const side of sides) this.hand(`uri-field[name="${side}"]`, of.field(side, step, played));
    this.hand("uri-why", of.line());
    this.hand("uri-ladder", of.ladder(step, played));
    this.hand("uri-meeting", { comparison: of.answer, edition: of.edition, base: of.asked.base });
  }

  /** @param {CompareCase} of */
  told({ asked: { a, b, base, edition, options }, answer }) {
    return {
      reference: a,
      other: b,
      base,
      edition,
      options,
      meet: answer?.meet === null ? null : (answer?.rungs[answer.meet]?.id ?? null),
    };
  }

  /** @param {string} name */
  attributeOf(name) {
    return name === "a" ? "reference" : "other";
  }

  /** Shows the run of a side, at a step or its end. @param {SideName} side @param {number | null} [step] */
  async #turn(side, step = null) {
    this.write("side", side === "a" ? null : side);
    this.write("step", null);
    try {
      await this.show();
      if (step !== null) this.go(step);
    } catch (error) {
      this.fail(error);
    }
  }
}

/** @extends {LoneDrawing<Asked, CompareCase>} */
class NormalizationDrawing extends LoneDrawing {
  /** @param {(name: string) => string | null} attribute @param {Baked["editions"]} editions */
  read(attribute, editions) {
    return askedOf(attribute, editions);
  }

  /** @param {Asked} asked */
  keyOf(asked) {
    return keyOf(asked);
  }

  /** @param {Source} from @param {Asked} asked */
  make({ known, ...from }, { reference, ...asked }) {
    return new CompareCase(
      { ...from, known: known?.normalization },
      { ...asked, a: reference, b: reference, side: "a" },
    );
  }

  /** @param {CompareCase} of */
  need(of) {
    return needed(this.words, of);
  }

  /** @param {CompareCase} of @param {string | null} step */
  look(of, step) {
    const { words } = this;
    const { a, base, edition, options } = of.asked;
    return {
      kind: "columns of-compare of-normalization",
      label: words.say("compare:element:normalization", { text: a }),
      plays: true,
      texts: html`<uri-field name="reference" part="reference" label=${words.say("compare:label:one")} brief=${words.say("compare:brief:one")}></uri-field>${this.#result(of)}<uri-why part="why"></uri-why>`,
      panes: [
        this.pane("dots", words.say("compare:panes:components"), html`<uri-ladder></uri-ladder>`),
        this.pane("resolution", words.say("compare:listing"), html`<uri-resolution data-scene></uri-resolution>`),
      ],
      room: "compare",
      fields: { a, b: "", base: base || null, edition, ...options, step },
    };
  }

  /** @param {CompareCase} of */
  #result({ normalForm }) {
    const { words } = this;
    return html`<div class="encoded-row"><span class="label" aria-hidden="true">${words.say("compare:normal-form")}</span>
      <output aria-label=${words.say("compare:normal-form")} part="target">${normalForm === null ? "" : html`<code>${shortened(words, normalForm, longest)}</code>`}</output></div>`;
  }

  /** @param {CompareCase} of @param {number} step */
  fill(of, step) {
    const played = this.host.hasAttribute("step");
    this.hand("uri-field", of.field("a", step, played));
    this.hand("uri-why", {
      ...of.line(of.ofNormal),
      faults: of.faults.slice(0, 1).map((fault) => ({ ...fault, name: "reference" })),
    });
    this.hand("uri-ladder", { ...of.ladder(step, true), sides: ["a"] });
  }

  /** @param {CompareCase} of */
  told({ asked: { a, base, edition, options }, normalForm }) {
    return { base, reference: a, edition, options, normalized: normalForm };
  }
}

/** By the view. */
export const draws = { compare: CompareDrawing, normalization: NormalizationDrawing };
