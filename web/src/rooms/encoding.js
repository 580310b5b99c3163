/**
 * The Encoding room: data that are written into a component of a URI and read again, as a run
 * that is played; and, as its other parts, an IRI and its URI, both ways, and a host and how it is
 * read.
 */
import { render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { copy } from "../views/copy.js";
import { EncodeCase } from "../cases/encode.js";
import { charsets, FormCase } from "../cases/form.js";
import { IRICase } from "../cases/iri.js";
import { any, flag, oneOf, text, writeFields } from "../run/fields.js";
import { linkTo, start } from "../run/link.js";
import { shortened } from "../texts/characters.js";
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
import { chips } from "./encodingchips.js";
import { encodingStage } from "./encodingstage.js";
import { Played } from "./played.js";
import { living } from "../texts/naming.js";
import { byEdition } from "./printed.js";
import { answered, noAnswer } from "../cases/unanswered.js";

/** @import { Page } from "./rooms.js" */

/**
 * What a link says of the room. Of the two texts, that of the part is in the link. A charset of
 * "" is the edition's own; a step of null is the end of the run.
 * @typedef {{ part: "data" | "form" | "host" | "iri" | "uri", data: string, form: string, host: string, iri: string, uri: string, component: string, charset: string, names: boolean, normalize: boolean, excluded: boolean, opaque: boolean, edition: string, step: number | null }} State
 */

/** @type {State} */
const first = {
  part: "data",
  data: "Laguna Beach",
  form: chips.form[0].text,
  host: "[2001:db8::7]",
  iri: chips.iri[0].text,
  uri: chips.uri[0].text,
  component: "path",
  charset: "",
  names: true,
  normalize: false,
  excluded: false,
  opaque: false,
  edition: start.edition,
  step: null,
};

const parts = /** @type {const} */ (["data", "form", "iri", "uri", "host"]);
/** What RFC 3987 leaves open, of an IRI and of a URI. */
const choices = /** @type {const} */ ({
  iri: ["names", "normalize", "excluded"],
  uri: ["names"],
  data: [],
  form: [],
  host: ["opaque"],
});

/**
 * The fields of a link that say what is done with the text of a part.
 * @param {State["part"]} part @param {import("../run/engine.js").Encoded | null} [of] what the spec has to choose from; null: nothing
 * @returns {import("../run/fields.js").Schema}
 */
const fieldsOf = (part, of = null) => ({
  ...(part === "data" && {
    component: {
      ...(of
        ? oneOf(
            of.components.map(({ id }) => id),
            of.component.id,
          )
        : any(first.component)),
      write: (/** @type {string} */ id) => id,
    },
    charset: of ? oneOf(of.charsets, "") : any(""),
  }),
  ...(part === "form" && { charset: oneOf(charsets, "") }),
  ...Object.fromEntries(choices[part].map((name) => [name, flag(first[name])])),
});

/** Whether a part is one of RFC 3987. @param {State["part"]} part @returns {part is "iri" | "uri"} */
const isOfIRIs = (part) => part === "iri" || part === "uri";
/** Of a result, so many characters are drawn. */
const longest = 160;

/** @extends {Played<State, EncodeCase | FormCase | IRICase>} */
export class Encoding extends Played {
  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    super(place, page, {
      name: "encoding",
      first,
      more: ["problem", "iri", "form", ...(page.engine?.editions().map(({ id }) => id) ?? [])],
      longText: 2_000,
    });
  }

  /** The text that is shown. */
  get #text() {
    return this.state[this.state.part];
  }

  get texts() {
    return [this.state.part];
  }

  get fields() {
    const { state, case: of } = this;
    // A component that only another spec has is remembered, but the link has the one that is shown.
    const shown = of instanceof EncodeCase && of.isOf(state) ? of.answer?.component.id : undefined;
    return writeFields(fieldsOf(state.part), { ...state, component: shown ?? state.component });
  }

  /** @param {import("../run/link.js").Link} link */
  show(link) {
    const named = new Map(link.fields);
    const omitted = named.get("omitted");
    const part = parts.find((name) => name !== "data" && (named.has(name) || omitted === name)) ?? "data";
    const edition = this.ids.find((id) => id === named.get("edition")) ?? start.edition;
    const choice = answered(this.engine.encode("", { edition }));
    const { values, notes } = this.read({ [part]: text(first[part]), ...fieldsOf(part, choice) }, link);
    const { mode, ...state } = values;
    this.open({ ...first, part, ...state }, notes, mode);
  }

  /** @returns {[string, string][]} */
  get printed() {
    const { words, case: of } = this;
    const { part } = this.state;
    if (isOfIRIs(part))
      return [
        [words.say(`iri:label:${part}`), this.state[part]],
        [words.say(`iri:result:${part}`), of instanceof IRICase ? (of.result ?? words.say(`iri:none:${part}`)) : ""],
      ];
    if (part === "form")
      return [
        [words.say("form:label"), this.state.form],
        [words.say("form:result"), of instanceof FormCase ? of.result : ""],
      ];
    const { component, encoded } = of instanceof EncodeCase ? (of.answer ?? {}) : {};
    return [
      [words.say("encoding:data"), this.state.data],
      [words.say("encoding:component"), component?.name ?? ""],
      [words.say("encoding:encoded"), encoded ?? words.say("encoding:impossible")],
    ];
  }

  get lists() {
    const { edition } = this.state;
    const ours = parts.map((part) => ({
      name: this.#nameOfPart(part),
      items: chips[part].map(({ name, text, component, charset, edition: by = edition }) => ({
        name: this.#nameOf(part, name),
        text,
        link: linkTo("encoding", {
          [part]: text,
          component: part === "data" ? (component ?? first.component) : null,
          charset: charset ?? null,
          edition: by,
        }),
      })),
    }));
    return [...ours, ...byEdition(this, edition, () => [], "encode")];
  }

  /** What an example is called. @param {State["part"]} part @param {string} name */
  #nameOf(part, name) {
    if (part === "form") return this.words.say(`form:examples:${name}`);
    return this.words.say(isOfIRIs(part) ? `iri:examples:${part}:${name}` : `encoding:examples:${name}`);
  }

  /** @param {State["part"]} part */
  #nameOfPart(part) {
    if (part === "form") return this.words.say("form:part");
    return this.words.say(isOfIRIs(part) ? `iri:parts:${part}` : `encoding:parts:${part}`);
  }

  get lone() {
    const { part, data, host, component, charset, edition, step } = this.state;
    if (isOfIRIs(part) || part === "form") return null;
    /** @type {Record<string, string>} */
    const attributes =
      part === "host"
        ? { host, edition }
        : { data, component, charset, edition, step: step === null ? "" : String(step) };
    return {
      view: part === "host" ? part : "encoding",
      attributes,
      label: this.words.say(`encoding:element:${part}`, { text: this.#text }),
    };
  }

  stage() {
    return encodingStage(this.words, "encoding-text");
  }

  listen() {
    this.#box.addEventListener("input", () => this.change({ [this.state.part]: this.#box.value }, true));
  }

  /** Puts an example in the place of what is there: one entry in the history. @param {import("./encodingchips.js").Chip} chip */
  #put({ text, component = this.state.component, charset = "", edition = this.state.edition }) {
    this.page.replace(() => this.change({ [this.state.part]: text, component, charset, edition }));
  }

  /** Asks the engine, and has everything drawn. @param {boolean} [typed] */
  ask(typed = false) {
    const { part } = this.state;
    this.find(".stage").dataset.part = part;
    if (this.#box.value !== this.#text) this.#box.value = this.#text;
    const label = this.find(".data-row > label");
    label.textContent = this.words.say(
      part === "form" ? "form:label" : isOfIRIs(part) ? `iri:label:${part}` : `encoding:${part}`,
    );
    const grid = /** @type {HTMLElement} */ (this.find('.turn [data-pane="components"]'));
    grid.textContent = this.words.say(`${part === "form" ? part : "encoding"}:panes:grid`);
    const { first, idle } =
      part === "data"
        ? this.#askData()
        : part === "form"
          ? this.#askForm()
          : part === "host"
            ? this.#askHost()
            : this.#askIRI(part);
    const then = () => {
      this.#choices();
      this.#chips();
      this.notes.show();
    };
    this.draw(typed, { first, then, idle });
  }

  #askData() {
    const { engine, editions, words } = this;
    const of = new EncodeCase({ engine, editions, words }, this.state);
    this.take(of);
    return {
      first: () => {
        this.#why(of.note ? null : of.why);
        this.#encoded();
      },
      idle: () =>
        this.hand("uri-results", { editions, results: of.others, chosen: this.state.edition, needs: "encoding" }),
    };
  }

  #askForm() {
    const { engine, editions, words } = this;
    const of = new FormCase({ engine, editions, words }, this.state.form, this.state.charset);
    this.take(of);
    return {
      first: () => {
        this.#why(of.why);
        this.#result(words.say("form:result"), of.result, "", "form:copy-title");
      },
      idle: () => {},
    };
  }

  /** @param {"iri" | "uri"} part */
  #askIRI(part) {
    const { engine, editions, words } = this;
    const of = new IRICase({ engine, editions, words }, part, this.#text, this.state);
    this.take(of);
    return {
      first: () => {
        this.#why(of.why);
        this.#result(
          words.say(`iri:result:${part}`),
          of.result,
          words.say(`iri:none:${part}`),
          `iri:copy-title:${part}`,
        );
      },
      idle: () => {},
    };
  }

  #askHost() {
    const { engine, editions } = this;
    const { host, edition: chosen, opaque } = this.state;
    this.case = null;
    const answer = engine.host(host, { edition: chosen, opaque });
    const note = noAnswer(answer, editions.find(({ id }) => id === chosen) ?? { document: chosen });
    if (note) this.notes.begin([note]);
    return {
      first: () => {
        this.#why(this.#whyOfHost(answer));
        this.hand("uri-host", "error" in answer ? null : { answer, text: host });
      },
      idle: () => {
        const results = editions.map(({ id }) => this.#ruleOf(engine.host(host, { edition: id, opaque })));
        this.hand("uri-results", { editions, results, chosen, needs: "hosts" });
      },
    };
  }

  /** What reads a host, by its name; the URL Standard has parsers. @param {ReturnType<import("../run/tolerant.js").Engine["host"]>} answer */
  #ruleOf(answer) {
    return answered(answer)?.rule?.replace(/ parser$/, "") ?? null;
  }

  /** How a host is read. @param {ReturnType<import("../run/tolerant.js").Engine["host"]>} answer */
  #whyOfHost(answer) {
    if (!this.state.host) return { id: "host-empty", args: {} };
    if ("error" in answer) return null;
    const { kind, rule, stored } = answer;
    const { document = "" } = this.editions.find(({ id }) => id === this.state.edition) ?? {};
    const args = { document, rule: rule ?? "", kind: this.words.say(`encoding:kinds:${kind ?? "none"}`) };
    return { id: kind === null ? "host-none" : stored === undefined ? "host" : "host-read", args };
  }

  /** The line below what is encoded. @param {{ id: string, args: Record<string, unknown> } | null} why null: the row above says it */
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

  /** What is announced when somebody has typed. */
  get announced() {
    if (this.state.part !== "host") return super.announced;
    const { host, edition, opaque } = this.state;
    const answer = this.engine.host(host, { edition, opaque });
    return "error" in answer ? "" : this.words.say(`encoding:kinds:${answer.kind ?? "none"}`);
  }

  /** @param {EncodeCase | FormCase | IRICase} of */
  handRest(of) {
    const view = of instanceof IRICase ? "uri-iri" : of instanceof FormCase ? "uri-form" : "uri-encoding";
    this.hand(view, of.content(this.step));
  }

  /** What comes of the data. */
  #encoded() {
    const { words } = this;
    const none = this.case?.note?.id === "unspoken" ? "page:unspoken" : "encoding:impossible";
    const { answer } = /** @type {EncodeCase} */ (this.case);
    this.#result(words.say("encoding:encoded"), answer?.encoded ?? null, words.say(none), "encoding:copy-title");
  }

  /** What comes of a text. @param {string} name @param {string | null} text @param {string} none what is said where there is none @param {string} title of the button that copies it */
  #result(name, text, none, title) {
    const { words } = this;
    render(
      html`<span class="label" aria-hidden="true">${name}</span>
      <output aria-label=${name}>${text === null ? html`<span class="none">${none}</span>` : html`<code>${text ? shortened(words, text, longest) : "“”"}</code>`}</output>
      <button type="button" title=${words.say(title)} ?disabled=${text === null}
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
      html`<div class="parts" role="group" aria-label=${words.say("encoding:part")}>${parts.map(
        (name) => html`<button type="button" aria-pressed=${name === part ? "true" : "false"}
        @click=${() => this.change({ part: name })}>${this.#nameOfPart(name)}</button>`,
      )}</div>
      ${isOfIRIs(part) || (part === "host" && this.#hasSchemes) ? this.#open(part) : ""}
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
              select(
                "component",
                answer.components.map(({ id, name }) => [id, name]),
                answer.component.id,
              ),
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

  /** Whether the scheme decides how the edition reads a host. */
  get #hasSchemes() {
    return this.editions.find(({ id }) => id === this.state.edition)?.living !== undefined;
  }

  /** What RFC 3987 leaves open, or which scheme a host has, as switches. @param {"iri" | "uri" | "host"} part */
  #open(part) {
    const { words } = this;
    return html`<div class="open" role="group" aria-label=${words.say(part === "host" ? "encoding:choose" : "iri:choose")}>${choices[
      part
    ].map(
      (
        name,
      ) => html`<label title=${withoutMarks(words.say(name === "opaque" ? "encoding:opaque-says" : `iri:choices:${name}:says:${part}`))}><input type="checkbox" .checked=${live(this.state[name])}
      @change=${(/** @type {Event} */ event) => this.change({ [name]: /** @type {HTMLInputElement} */ (event.currentTarget).checked })} /> ${words.say(name === "opaque" ? "encoding:opaque" : `iri:choices:${name}:${part}`)}</label>`,
    )}</div>`;
  }

  #chips() {
    const { part, charset } = this.state;
    render(
      chips[part].map(
        (
          chip,
        ) => html`<button type="button" title=${chip.text} aria-pressed=${chip.text === this.#text && (chip.charset ?? "") === charset ? "true" : "false"}
      @click=${() => this.#put(chip)}>${this.#nameOf(part, chip.name)}</button>`,
      ),
      this.find(".chips"),
    );
  }

  get #box() {
    return /** @type {HTMLTextAreaElement} */ (this.find("textarea"));
  }
}
