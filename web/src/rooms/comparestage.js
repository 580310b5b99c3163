/**
 * The stage of the Compare room; its panes are the ladder, the listing, and the remarks.
 */
import { html } from "../texts/html.js";
import { headOf } from "./chips.js";
import { back, forth } from "./stage.js";

/** @import { Words } from "../words/words.js" */

/** @param {Words} words @param {string} name */
const field = (words, name) =>
  html`<uri-field name=${name} wraps label=${words.say(`compare:label:${name}`)} brief=${words.say(`compare:brief:${name}`)}></uri-field>`;

/** @param {Words} words */
export const compareStage = (words) => html`
  <div class="stage told compare">
    <section class="ask" aria-label=${words.say("compare:title")}>
      ${headOf(words, words.say("compare:title"))}
      ${field(words, "a")}
      <button type="button" class="swap" aria-label=${words.say("compare:swap")} title=${words.say("compare:swap")}><span aria-hidden="true">⇅</span></button>
      ${["b", "base"].map((name) => field(words, name))}
      <p class="verdict"></p>
      <uri-why></uri-why>
    </section>
    <uri-verdicts></uri-verdicts>
    ${back(words)}
    <div class="panes">
      <div class="pane components-pane" role="group" aria-label=${words.say("compare:panes:components")}><uri-ladder></uri-ladder></div>
      <div class="pane listing-pane" role="group" aria-label=${words.say("compare:listing")}><div class="sides" role="group" aria-label=${words.say("compare:side")}></div><uri-resolution data-scene="whole"></uri-resolution><p class="still" hidden></p></div>
      <div class="pane buffers-pane" role="group" aria-label=${words.say("compare:panes:buffers")}><uri-compared></uri-compared></div>
    </div>
    ${forth(words)}
    <uri-stepper data-scene></uri-stepper>
    <uri-notices></uri-notices>
  </div>`;
