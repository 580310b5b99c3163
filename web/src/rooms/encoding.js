/**
 * The Encoding room: plays how a text is encoded in a URI and decoded again. encodingparts.js lists the kinds of text.
 */
import { render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { copy } from "../views/copy.js";
import { EncodeCase } from "../cases/encode.js";
import { charsets } from "../cases/form.js";
import { oneOf } from "../run/fields.js";
import { linkTo, start } from "../run/link.js";
import { encodersOf, named, readFrom } from "../neighbours/encoders.js";
import { first } from "../subjects/subject.js";
import { shortened } from "../texts/characters.js";
import "../views/rooms/encoders.js";
import "../views/rooms/encoding.js";
import "../views/rooms/form.js";
import "../views/rooms/host.js";
import "../views/rooms/iri.js";
import "../views/stage/notices.js";
import "../views/stage/resolution.js";
import "../views/rooms/results.js";
import "../views/stage/stepper.js";
import { html } from "../texts/html.js";
import { withoutMarks } from "../texts/marks.js";
import "../views/stage/why.js";
import { chipRow } from "./chips.js";
import { chips } from "./encodingchips.js";
import { haveOf, haves, parts } from "./encodingparts.js";
import { encodingStage } from "./encodingstage.js";
import { Played } from "./played.js";
import { living } from "../texts/naming.js";
import { byEdition } from "./printed.js";
import { answered } from "../cases/unanswered.js";

/** @import { Have, Made, PartName } from "./encodingparts.js" */
/** @import { Page } from "./rooms.js" */

/**
 * The room's state in a link, which contains only the current part's text. A component or charset of "" is the spec's
 * own; a step of null is the end of the run.
 * @typedef {Record<PartName, string> & { part: PartName, component: string, charset: string, names: boolean, normalize: boolean, excluded: boolean, opaque: boolean, edition: string, step: number | null }} State
 */

const names = /** @type {PartName[]} */ (Object.keys(parts));

/** @type {State} */
const atFirst = Object.assign({}, ...names.map((name) => first(parts[name].subject)), { part: "data" });

/** The default component for data. */
const usualComponent = "path";

/** The default component for other data if the spec lists none. */
const further = "fragment";

/** Characters of a result to draw. */
const longest = 3_000;

/** @extends {Played<State, Made>} */
export class Encoding extends Played {
  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    super(place, page, {
      name: "encoding",
      first: atFirst,
      more: ["problem", "iri", "form", ...(page.engine?.editions().map(({ id }) => id) ?? [])],
      longText: 2_000,
    });
  }

  /** The current text. */
  get #text() {
    return this.state[this.state.part];
  }

  get #part() {
    return parts[this.state.part];
  }

  /** The answer to "What do you have?". @returns {Have} */
  get #have() {
    const { part } = this.state;
    return part === "data" ? haveOf(this.chosen.component || usualComponent) : part;
  }

  /** The label of the text box. */
  get #label() {
    const { part } = this.state;
    return this.words.say(part === "data" ? `encoding:boxes:${this.#have}` : this.#part.names.label);
  }

  /** The spec's components besides query and path. */
  get #further() {
    const { components = [] } = (this.case instanceof EncodeCase && this.case.answer) || {};
    return components.filter(({ id }) => haveOf(id) === "other");
  }

  get subject() {
    return this.#part?.subject ?? null;
  }

  /** The displayed component. One that only another spec has is remembered. */
  get chosen() {
    const { state, case: of } = this;
    const shown = of instanceof EncodeCase && of.isOf(state) ? of.answer?.component.id : undefined;
    return { ...state, component: shown ?? state.component };
  }

  /** @param {import("../run/link.js").Link} link */
  show(link) {
    const named = new Map(link.fields);
    const omitted = named.get("omitted");
    const part = names.find((name) => name !== "data" && (named.has(name) || omitted === name)) ?? "data";
    const edition = this.ids.find((id) => id === named.get("edition")) ?? start.edition;
    const of = part === "data" ? answered(this.engine.encode("", { edition })) : null;
    const { values, notes } = this.read({ ...parts[part].subject.fields, ...(of && choicesOf(of)) }, link);
    const { mode, ...state } = values;
    this.open({ ...atFirst, part, ...state }, notes, mode);
  }

  /** @returns {[string, string][]} */
  get printed() {
    const { words, case: of } = this;
    const { result } = this.#part;
    const { component } = (of instanceof EncodeCase && of.answer) || {};
    return [
      [this.#label, this.#text],
      ...(component ? /** @type {[string, string][]} */ ([[words.say("encoding:component"), component.name]]) : []),
      ...(result
        ? /** @type {[string, string][]} */ ([
            [words.say(result.name), (of && "result" in of && of.result) ?? words.say(result.none)],
          ])
        : []),
    ];
  }

  get lists() {
    const { edition } = this.state;
    const ours = /** @type {Have[]} */ (Object.keys(haves)).map((have) => {
      const { part, component: usual = usualComponent } = haves[have];
      return {
        name: this.words.say(`encoding:parts:${have}`),
        items: chips[part]
          .filter(({ component = "query" }) => part !== "data" || haveOf(component) === have)
          .map(({ name, text, component, charset, edition: by = edition }) => ({
            name: this.words.say(parts[part].example(name)),
            text,
            link: linkTo("encoding", {
              [part]: text,
              component: part === "data" ? (component ?? usual) : null,
              charset: charset ?? null,
              edition: by,
            }),
          })),
      };
    });
    return [...ours, ...byEdition(this, edition, () => [], "encode")];
  }

  stage() {
    return encodingStage(this.words, "encoding-text");
  }

  listen() {
    this.#box.addEventListener("input", () => this.change({ [this.state.part]: this.#box.value }, true));
  }

  /** Replaces the text with an example, as one entry in the history. @param {import("./encodingchips.js").Chip} chip */
  #put({ text, component = this.state.component, charset = "", edition = this.state.edition }) {
    this.page.replace(() => this.change({ [this.state.part]: text, component, charset, edition }));
  }

  /** Asks the engine, and redraws everything. @param {boolean} [typed] */
  ask(typed = false) {
    const { engine, editions, words, state } = this;
    const { names, make, elsewhere } = this.#part;
    this.find(".stage").dataset.part = state.part;
    if (this.#box.value !== this.#text) this.#box.value = this.#text;
    this.find(".data-row .grown").dataset.text = this.#text;
    this.find(".components-pane").setAttribute("aria-label", words.say(names.grid));
    const of = this.hold(make({ engine, editions, words }, state));
    this.draw(typed, {
      first: () => {
        this.find(".data-row > label").textContent = this.#label;
        this.#why(of.why);
        this.#result();
      },
      then: () => {
        this.#choices();
        this.#chips();
        this.#encoders();
        this.notes.show();
      },
      idle: () => {
        if ("others" in of)
          this.hand("uri-results", { editions, results: of.others, chosen: state.edition, needs: elsewhere });
      },
    });
  }

  /**
   * The line below the encoded text.
   * @param {{ id: string, args: Record<string, unknown> } | null} why null if the row above shows it
   */
  #why(why) {
    this.hand("uri-why", {
      edition: "encoding",
      why: why && { ...why, line: -1 },
      outcome: "",
      origins: [],
      faults: [],
      focus: null,
      notice: null,
    });
  }

  /** @param {Made} of */
  handRest(of) {
    this.hand(this.#part.view, of.content(this.step));
  }

  /** Draws the result. */
  #result() {
    const { words, case: of } = this;
    const { result } = this.#part;
    if (!of || !result || !("result" in of)) return;
    const name = words.say(result.name);
    const text = of.result;
    const none = words.say(of.note?.id === "unspoken" ? "page:unspoken" : result.none);
    render(
      html`<span class="label" aria-hidden="true">${name}</span>
      <output aria-label=${name}>${text === null ? html`<span class="none">${none}</span>` : html`<code>${text ? shortened(words, text, longest) : "“”"}</code>`}</output>
      <button type="button" title=${words.say(result.copy)} ?disabled=${text === null}
        @click=${(/** @type {Event} */ event) => copy(/** @type {HTMLButtonElement} */ (event.currentTarget), text ?? "", words)}>${words.say("encoding:copy")}</button>`,
      this.find(".encoded-row"),
    );
  }

  #choices() {
    const { words } = this;
    const { part, charset } = this.state;
    const answer = this.case instanceof EncodeCase ? this.case.answer : null;
    /** @param {string} name @param {string[][]} options @param {string} now */
    const select = (
      name,
      options,
      now,
    ) => html`<label><span>${words.say(`encoding:${name}`)}</span> <select @change=${(/** @type {Event} */ event) => this.change({ [name]: /** @type {HTMLSelectElement} */ (event.currentTarget).value })}>
      ${options.map(([value, label]) => html`<option value=${value} .selected=${live(value === now)}>${label}</option>`)}</select></label>`;
    const charsetOf = (/** @type {string} */ id) =>
      words.say(`encoding:charsets:${id}`, { edition: part === "form" ? living : this.state.edition });
    render(
      html`<div class="parts" role="group" aria-labelledby=${`${this.#box.id}-have`}><span id=${`${this.#box.id}-have`}>${words.say("encoding:part")}</span>${
        /** @type {Have[]} */ (Object.keys(haves)).map(
          (have) => html`<button type="button" aria-pressed=${have === this.#have ? "true" : "false"}
        @click=${() => this.#choose(have)}>${words.say(`encoding:parts:${have}`)}</button>`,
        )
      }</div>
      ${part !== "host" || this.#hasSchemes ? this.#switches() : ""}
      ${
        part === "form"
          ? select(
              "charset",
              charsets.map((id) => [id === charsets[0] ? "" : id, charsetOf(id)]),
              charset === charsets[0] ? "" : charset,
            )
          : ""
      }
      ${
        part === "data" && answer
          ? [
              this.#have === "other"
                ? select(
                    "component",
                    this.#further.map(({ id, name }) => [id, name]),
                    answer.component.id,
                  )
                : "",
              select(
                "charset",
                [
                  [
                    "",
                    words.say("encoding:own-charset", {
                      charset: charsetOf(answer.charset.own),
                      basis: answer.charset.ownBasis,
                      edition: answer.edition,
                    }),
                  ],
                  ...answer.charsets.filter((id) => id !== answer.charset.own).map((id) => [id, charsetOf(id)]),
                ],
                charset === answer.charset.own ? "" : charset,
              ),
            ]
          : ""
      }`,
      this.find(".choose"),
    );
  }

  /** Handles another answer to "What do you have?". @param {Have} have */
  #choose(have) {
    if (have === this.#have) return;
    const { part, component = this.#further[0]?.id ?? further } = haves[have];
    this.change(part === "data" ? { part, component } : { part });
  }

  /** Shows the results of this browser's functions for a value or a path segment. */
  #encoders() {
    const { case: of } = this;
    const answer = this.#have !== "other" && of instanceof EncodeCase && this.#text ? of.answer : null;
    this.find(".encoders").hidden = !answer;
    if (!answer) return;
    const { encoded } = answer;
    const read = this.#have === "value" ? readFrom(this.#text, encoded) : null;
    this.hand("uri-encoders", {
      results: encodersOf(this.#text, answer),
      document: of instanceof EncodeCase ? of.edition.document : "",
      query: `?${named}${encoded}`,
      read,
    });
  }

  /** True if the spec parses a host differently depending on the scheme. */
  get #hasSchemes() {
    return this.editions.find(({ id }) => id === this.state.edition)?.living !== undefined;
  }

  /** The switches: choices of RFC 3987, or the kind of scheme for a host. */
  #switches() {
    const { words } = this;
    const { names, switches, switched } = this.#part;
    if (!switched) return "";
    return html`<div class="open" role="group" aria-label=${words.say(names.choose)}>${switches.map((name) => {
      const { label, says } = switched(name);
      return html`<label title=${withoutMarks(words.say(says))}><input type="checkbox" .checked=${live(/** @type {Record<string, unknown>} */ (this.state)[name])}
      @change=${(/** @type {Event} */ event) => this.change({ [name]: /** @type {HTMLInputElement} */ (event.currentTarget).checked })} /> ${words.say(label)}</label>`;
    })}</div>`;
  }

  #chips() {
    const { words } = this;
    const { part, charset } = this.state;
    render(
      chipRow(
        words,
        chips[part]
          .filter(({ component }) => part !== "data" || !component || haveOf(component) === this.#have)
          .map((chip) => ({
            name: words.say(parts[part].example(chip.name)),
            title: chip.text,
            isShown: chip.text === this.#text && (chip.charset ?? "") === charset,
            put: () => this.#put(chip),
          })),
      ),
      this.find(".chips"),
    );
  }

  get #box() {
    return /** @type {HTMLTextAreaElement} */ (this.find("textarea"));
  }
}

/** The fields of data, with a spec's choices. @param {import("../run/engine.js").Encoded} of the choices @returns {import("../run/fields.js").Schema} */
const choicesOf = ({ components, component, charsets }) => ({
  component: oneOf(
    components.map(({ id }) => id),
    component.id,
  ),
  charset: oneOf(charsets, ""),
});
