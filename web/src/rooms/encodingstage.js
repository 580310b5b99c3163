/**
 * The stage of the Encoding room; its panes are the listing, a grid of the characters, and the texts of the run.
 */
import { html } from "../texts/html.js";
import { headOf } from "./chips.js";
import { back, forth } from "./stage.js";

/** @import { Words } from "../words/words.js" */

/** @param {Words} words @param {string} id of the text box */
export const encodingStage = (words, id) => html`
  <div class="stage told encoding">
    <section class="ask" aria-label=${words.say("encoding:title")}>
      ${headOf(words, words.say("encoding:title"))}
      <div class="choose"></div>
      <div class="data-row"><label for=${id} class="label"></label><div class="grown"><textarea id=${id} rows="1" spellcheck="false" autocapitalize="off" autocomplete="off" autocorrect="off"></textarea></div></div>
      <div class="encoded-row"></div>
      <uri-why></uri-why>
    </section>
    <uri-results></uri-results>
    <div class="encoders" role="group" aria-label=${words.say("encoding:encoders:title")}><uri-encoders></uri-encoders></div>
    ${back(words)}
    <div class="panes data-panes">
      <div class="pane listing-pane" role="group" aria-label=${words.say("encoding:listing")}><uri-resolution data-scene="whole"></uri-resolution></div>
      <div class="pane components-pane" role="group" aria-label=${words.say("encoding:panes:grid")}><uri-encoding show="grid"></uri-encoding><uri-iri show="grid"></uri-iri><uri-form show="grid"></uri-form></div>
      <div class="pane buffers-pane" role="group" aria-label=${words.say("encoding:panes:texts")}><uri-encoding show="texts"></uri-encoding><uri-iri show="texts"></uri-iri><uri-form show="texts"></uri-form></div>
    </div>
    <div class="pane host-pane" role="group" aria-label=${words.say("encoding:host")}><uri-host></uri-host></div>
    ${forth(words)}
    <uri-stepper data-scene></uri-stepper>
    <uri-notices></uri-notices>
  </div>`;
