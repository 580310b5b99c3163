/**
 * A question before a dialogue: what does the client send next? The reader sees the messages so far, types the next one
 * or says that none follows, and learns if that is right, and what the client does there. Answers emit the event
 * uriscope:predict, like views/stage/predict.js. The words come from "ui", "predict" and the scheme.
 */
import { nothing } from "lit-html";
import { sentNext } from "../../cases/predicting.js";
import { characters } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { octets } from "../../texts/octets.js";
import { cite } from "../cite.js";
import { datedNameOf } from "../../texts/naming.js";
import { withCode } from "../../texts/marks.js";
import { sectionText, stepText } from "../stage/step.js";
import { define } from "../view.js";
import { Question } from "./question.js";

/** @import { Given } from "../../cases/predicting.js" */
/** @import { Scene } from "../../run/scene.js" */

/** after: the number of messages sent so far. @typedef {{ scene: Scene, text: string, after: number }} Content */

/** @extends {Question<Content>} */
export class Sending extends Question {
  /** True after an empty answer. */
  #blank = false;

  /** @param {Content} content */
  keyOf({ scene, text, after }) {
    return [text, scene.edition.id, after];
  }

  /** @param {Content} content */
  right({ scene, after }) {
    return sentNext(scene, after);
  }

  /** @param {Content} content */
  draw(content) {
    const { scene, text, after } = content;
    const { words } = this;
    const { given, settled } = this;
    const { before } = sentNext(scene, after);
    return html`<section class="predict" aria-labelledby=${this.idOf("title")}>
      <h2 id=${this.idOf("title")}>${words.say("predict:title")}</h2>
      <dl class="asked rows"><div><dt>${words.say("ui:url")}</dt><dd><code>${characters(words, text, 0, text.length)}</code></dd></div>
        <div><dt>${words.say("predict:sent")}</dt><dd>${before.length ? before.map((message) => html`<div><code>${octets(words, message)}</code></div>`) : words.say("predict:sent-nothing")}</dd></div>
        <div><dt>${words.say("ui:edition")}</dt><dd>${datedNameOf(words, scene.edition)}</dd></div></dl>
      <form autocomplete="off" @submit=${this.#submitted}>
        <label for=${this.idOf("box")}>${words.say("predict:questions:send")}</label>
        <input id=${this.idOf("box")} type="text" placeholder=${words.say("predict:here")} spellcheck="false" autocapitalize="off" ?readonly=${settled}>
        ${settled ? nothing : html`<p class="instead">${words.say("predict:or")} <button type="button" @click=${() => this.answer({ kind: "nothing", text: "" })}>${words.say("predict:kinds:nothing")}</button></p>`}
        <p class="act"><button type="submit" class=${settled ? "again" : "answer"}>${words.say(settled ? "predict:again" : "predict:answer")}</button>${this.solve}</p>
      </form>
      <div class="verdict" role="status">${this.#blank ? html`<p class="blank">${words.say("predict:blank")}</p>` : given ? this.#verdict(content, given) : nothing}</div>
    </section>`;
  }

  /** @param {Content} content @param {Given} given */
  #verdict(content, given) {
    const { words } = this;
    const { scene, after } = content;
    const { expected, step } = sentNext(scene, after);
    const line = scene.line(step - 1);
    if (!this.settled)
      return this.hint(html`${words.say("predict:hint:send")} ${cite(words, line.section, sectionText(words, line))}`);
    const right =
      expected.kind === "text"
        ? html`${words.say("predict:is")} <code>${octets(words, expected.text)}</code>${words.say("predict:stop")}`
        : words.say("predict:sends-nothing");
    return html`${this.verdict(content, given, right)}
      <p>${withCode(words, stepText(scene, step - 1))} ${cite(words, line.section, sectionText(words, line))}</p>`;
  }

  /** @param {Event} event */
  #submitted = (event) => {
    event.preventDefault();
    const box = /** @type {HTMLInputElement} */ (this.querySelector("input"));
    const text = box.value.trim();
    this.#blank = !this.settled && !text;
    if (this.settled) {
      box.value = "";
      this.again("input");
    } else if (text) this.answer({ kind: "text", text });
    else this.refresh();
  };
}

define("uri-sending", Sending);
