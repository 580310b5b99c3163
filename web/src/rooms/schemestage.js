/**
 * The stage of the Schemes room; its panes are the listing, the parts of the URL, and the dialogue.
 */
import { html } from "../texts/html.js";
import { headOf } from "./chips.js";
import { back, forth } from "./stage.js";

/** @import { Words } from "../words/words.js" */

/** @param {Words} words */
export const schemeStage = (words) => html`
  <div class="stage told schemes">
    <section class="ask" aria-label=${words.say("schemes:title")}>
      ${headOf(words, words.say("schemes:title"))}
      <uri-field name="url" wraps label=${words.say("ui:url")}></uri-field>
      <uri-why></uri-why>
    </section>
    <uri-standings></uri-standings>
    ${back(words)}
    <div class="panes">
      <div class="pane listing-pane" role="group" aria-label=${words.say("schemes:client-does")}><uri-resolution data-scene="whole"></uri-resolution><div class="says" tabindex="0" role="group" aria-label=${words.say("schemes:names-label")} hidden></div></div>
      <div class="pane components-pane" role="group" aria-label=${words.say("schemes:panes:components")}><uri-scheme></uri-scheme></div>
      <div class="pane buffers-pane" role="group" aria-label=${words.say("schemes:panes:buffers")}><uri-dialogue data-scene></uri-dialogue><div class="no-dialogue" tabindex="0" role="group" aria-label=${words.say("schemes:known:title")}></div></div>
    </div>
    ${forth(words)}
    <uri-stepper data-scene></uri-stepper>
    <uri-notices></uri-notices>
  </div>`;
