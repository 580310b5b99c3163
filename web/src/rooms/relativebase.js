/**
 * The additional text box of the Resolve room, for the address that a relative base is relative to. It is shown while
 * the base is relative, or the box has a text.
 */
import { render } from "lit-html";
import { html } from "../texts/html.js";

/** @import { Case } from "../cases/case.js" */
/** @import { State } from "../run/link.js" */

export class RelativeBase {
  /** @type {HTMLElement | null} */
  #place = null;

  /** @param {import("./played.js").Played<State, Case>} room @param {() => void} made called once the box exists, so that errors in it are shown */
  constructor(room, made) {
    this.room = room;
    this.made = made;
  }

  /** True once the box exists, shown or hidden. */
  get isMade() {
    return this.#place !== null;
  }

  /** Shows the box if it is needed or has the focus, but not while a scheme is being typed. @param {Case} of */
  show(of) {
    const { room } = this;
    const { of: text = "", mode } = of.typed;
    const isTyped = of.isBegun && room.find("uri-field[name=base]").contains(document.activeElement);
    const isNeeded = mode !== "predict" && (text !== "" || (of.isRelative && !isTyped));
    const isNew = isNeeded && !this.#place;
    const place = isNeeded ? (this.#place ??= this.#make()) : this.#place;
    if (!place) return;
    place.hidden = !isNeeded && !place.contains(document.activeElement);
    room.find(".stage").toggleAttribute("data-relative", !place.hidden);
    if (!isNew) return;
    room.handRest(of);
    this.made();
  }

  #make() {
    const { room } = this;
    const { words } = room;
    const place = document.createElement("div");
    place.className = "relative";
    render(
      html`<uri-field name="of" wraps label=${words.say("ui:of")} brief=${words.say("stage:from")} gloss=${words.say("stage:gloss:of")} hint=${words.say("stage:hint:of")}></uri-field><uri-fault name="of"></uri-fault>`,
      place,
    );
    room.find("uri-fault[name=base]").after(place);
    return place;
  }
}
