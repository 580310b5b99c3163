/**
 * The errors of one text, below its box, with the buttons that fix them: the line of the reason, restricted to that
 * text; or a note on a text that is nearly a URI. Otherwise it is empty.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";
import { define } from "../view.js";
import "./faults.js";
import { WhyLine } from "./why.js";

export class FaultLine extends WhyLine {
  /** @param {import("./why.js").Content} content */
  draw(content) {
    if (content.near) return this.#nearly(content, content.near);
    return content.faults.length ? super.draw(content) : nothing;
  }

  /**
   * The note on a text that is nearly a URI, with buttons that put one into the boxes.
   * @param {import("./why.js").Content} content @param {NonNullable<import("./why.js").Content["near"]>} near
   */
  #nearly({ faults }, { said, offers }) {
    return html`<div class="line near ${faults.length ? "of-fault" : ""}">
      <p>${faults.length ? html`<span class="sign" aria-hidden="true">▲</span> ` : nothing}<span class="said">${withCode(this.words, said)}</span></p>
      <span class="mends">${offers.map(({ label, texts }) => html`<button type="button" class="mend" @click=${() => this.emit("instead", texts)}>${label}</button>`)}</span>
    </div>`;
  }
}

define("uri-fault", FaultLine);
