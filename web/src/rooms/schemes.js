/**
 * The Schemes room: one URL, the spec's rules for its scheme, and a dialogue that plays what a client does with it.
 */
import { nothing, render } from "lit-html";
import { linkTo, longestText, start, write } from "../run/link.js";
import { SchemeCase } from "../cases/scheme.js";
import { scheme } from "../subjects/scheme.js";
import { first } from "../subjects/subject.js";
import "../views/rooms/dialogue.js";
import { html } from "../texts/html.js";
import { cite } from "../views/cite.js";
import { besideOf, labelOf } from "../texts/naming.js";
import { registered } from "../texts/registered.js";
import "../views/stage/field.js";
import { sentence } from "../texts/marks.js";
import "../views/stage/resolution.js";
import "../views/rooms/scheme.js";
import "../views/rooms/standings.js";
import "../views/stage/stepper.js";
import "../views/stage/faults.js";
import { chipRow } from "./chips.js";
import { Played } from "./played.js";
import { byEdition } from "./printed.js";
import { chipsOf, ownOf } from "./schemechips.js";
import { schemeStage } from "./schemestage.js";

/** @import { Field } from "../views/stage/field.js" */
/** @import { Page } from "./rooms.js" */

/** The room's state in a link. A step of null is the end of the run. @typedef {{ reference: string, edition: string, step: number | null }} State */

/** @extends {Played<State, SchemeCase>} */
export class Schemes extends Played {
  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    super(place, page, { name: "schemes", first: first(scheme), subject: scheme, longText: 20_000 });
  }

  /** @param {import("../run/link.js").Link} link */
  show(link) {
    const { values, notes } = this.read(scheme.fields, link);
    const { mode, ...state } = values;
    this.open(state, notes, mode);
  }

  /** @returns {[string, string][]} */
  get printed() {
    return [[this.words.say("ui:url"), this.state.reference]];
  }

  get lists() {
    const ours = (/** @type {string} */ edition) =>
      ownOf(edition).map(({ name, url }) => ({
        name: this.words.say(`schemes:examples:${name}`),
        text: url,
        link: linkTo("schemes", { reference: url, edition }),
      }));
    return byEdition(this, this.state.edition, ours, "client");
  }

  stage() {
    return schemeStage(this.words);
  }

  listen() {
    this.on("text", (reference) => this.change({ reference }, true));
    this.on("mend", ({ text }) => this.#put(text));
  }

  /** Replaces the text, as one entry in the history. @param {string} text */
  #put(text) {
    this.page.replace(() => this.#field.replace(text));
  }

  /** Asks the engine, and redraws everything. @param {boolean} [typed] */
  async ask(typed = false) {
    const { words, engine, editions } = this;
    const of = (this.case = new SchemeCase({ engine, editions, words }, this.state));
    await of.need();
    if (of !== this.case) return;
    this.hold(of);
    this.draw(typed, {
      first: () => this.#text(),
      then: () => {
        this.notes.show();
        this.#chips();
        this.#says(of);
        this.#why(of);
      },
      idle: () =>
        this.hand("uri-standings", { editions, standings: of.standings, chosen: this.state.edition, needs: "schemes" }),
    });
  }

  /** Shows the reason, or the error in the text. @param {SchemeCase} of */
  #why(of) {
    const again = () => {
      if (of !== this.case) return;
      this.#text();
      this.hand("uri-why", of.line);
    };
    if (!of.later(again)) again();
  }

  /** @param {SchemeCase} of */
  handRest(of) {
    this.hand("uri-scheme", of.content(this.step));
    this.#text();
  }

  #text() {
    if (this.case) this.hand("uri-field", this.case.field(this.step));
  }

  #chips() {
    const { words } = this;
    render(
      chipRow(
        words,
        chipsOf(this.state.edition).map(({ name, url }) => ({
          name: words.say(`schemes:examples:${name}`),
          title: url,
          isShown: url === this.state.reference,
          put: () => this.#put(url),
        })),
      ),
      this.find(".chips"),
    );
  }

  /** The text in place of the listing, if the spec doesn't describe a client. @param {SchemeCase} of */
  #says(of) {
    const { words, editions } = this;
    const place = this.find(".says");
    const { answer } = of;
    const silent = answer !== null && of.scene === null;
    place.hidden = !silent;
    this.find(".panes").toggleAttribute("data-silent", silent);
    this.#origin(answer?.origin);
    if (!answer || !silent) return;
    this.#known(answer);
    const others = editions.filter(({ id }, i) => id !== this.state.edition && of.standings[i] === "defined");
    render(
      html`<h2>${words.say("schemes:names", { document: of.edition.document })}</h2>
      <p>${sentence(words, `schemes:why:${answer.standing}`, { name: answer.name ?? "", document: of.edition.document })} ${answer.section ? cite(words, answer.section) : nothing}</p>
      <p>${sentence(words, `schemes:says:${of.edition.id}`)}</p>
      ${answer.port && answer.portSection ? html`<p>${sentence(words, "schemes:port-given", { port: answer.port })} ${cite(words, answer.portSection)}</p>` : nothing}
      ${answer.gateways ? html`<p>${words.say("schemes:gateways")} ${cite(words, answer.gateways, answer.gateways, "advises")}</p>` : nothing}
      ${others.length ? html`<p>${words.say("schemes:elsewhere")} ${others.map((edition) => html`<button type="button" @click=${() => this.change({ edition: edition.id })}>${edition.year} ${besideOf(words, edition) || labelOf(words, edition)}</button> `)}</p>` : nothing}`,
      place,
    );
  }

  /** The text in place of the dialogue, if the spec defines origins but no client. @param {string | null | undefined} origin */
  #origin(origin) {
    const { words } = this;
    const panes = this.find(".panes");
    panes.toggleAttribute("data-origin", origin !== undefined);
    this.find(".buffers-pane").setAttribute(
      "aria-label",
      words.say(`schemes:panes:${origin === undefined ? "buffers" : "origin"}`),
    );
    this.find(".listing-pane").setAttribute(
      "aria-label",
      words.say(origin === undefined ? "schemes:client-does" : "schemes:standard-says"),
    );
    if (origin === undefined) return;
    render(
      html`<h2>${words.say("schemes:origin:title")}</h2>
      <p>${origin === null ? words.say("schemes:origin:none") : sentence(words, "schemes:origin:is", { origin })} ${cite(words, "URL Standard, 4.7")}</p>
      <p>${words.say("schemes:origin:about")}</p>
      <p>${sentence(words, "schemes:origin:client")}</p>`,
      this.find(".no-dialogue"),
    );
  }

  /**
   * The current registration of the scheme, shown in that place.
   * @param {import("../run/engine.js").SchemeAnswer} answer
   */
  #known({ name, text, parts }) {
    const { words } = this;
    const now = registered(name);
    const [host, given] = ["host", "port"].map((role) => parts.find((part) => part.role === role)?.span ?? null);
    const port = given ? text.slice(...given) : (now?.port ?? "");
    render(
      html`<h2>${words.say("schemes:known:title")}</h2>
      ${now ? html`<p>${sentence(words, "schemes:known:today", { name: name ?? "", port: now.port ?? "" })} ${cite(words, now.document)}</p>` : nothing}
      ${host && host[1] > host[0] && port ? html`<p>${sentence(words, "schemes:known:host", { host: text.slice(...host), port })}</p>` : nothing}
      <p>${words.say("schemes:no-dialogue")}</p>
      ${name === null || text.length > longestText ? nothing : html`<p><a href=${write({ ...start, base: text, reference: "", edition: this.state.edition })}>${words.say("schemes:known:resolve")}</a></p>`}`,
      this.find(".no-dialogue"),
    );
  }

  get #field() {
    return /** @type {Field} */ (this.find("uri-field"));
  }
}
