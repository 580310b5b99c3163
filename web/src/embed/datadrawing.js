/**
 * Elements with the view "encoding" or "host": data in a component, there and back, and a host
 * as an edition reads it.
 */
import { EncodeCase, spanOf } from "../cases/encode.js";
import { shortened } from "../texts/characters.js";
import "../views/rooms/encoding.js";
import "../views/rooms/host.js";
import { html } from "../texts/html.js";
import { LoneDrawing } from "./lonedrawing.js";
import { encodingAsked, hostAsked, ownKeyOf } from "./ownasked.js";
import { noAnswer } from "../cases/unanswered.js";

/** @typedef {import("./ownasked.js").DataAsked} DataAsked */
/** @typedef {import("./lonedrawing.js").Source} Source */

/** Of a result, so many characters are drawn. */
const longest = 120;

/** @extends {LoneDrawing<DataAsked, EncodeCase>} */
class EncodingDrawing extends LoneDrawing {
  /** @param {(name: string) => string | null} attribute */
  read(attribute) {
    return encodingAsked(attribute);
  }

  /** @param {DataAsked} asked */
  keyOf(asked) {
    return ownKeyOf(asked);
  }

  /** @param {Source} from @param {DataAsked} asked */
  make(from, { text, component, charset, edition }) {
    return new EncodeCase(from, { data: text, component, charset, edition });
  }

  /** @param {EncodeCase} of */
  need({ asked: { edition } }) {
    return this.words.need("encoding", "problem", edition);
  }

  /** @param {EncodeCase} of @param {string | null} step */
  look(of, step) {
    const { words } = this;
    const { data, component, charset, edition } = of.asked;
    return {
      kind: "of-data columns",
      label: words.say("encoding:element:data", { text: data }),
      plays: true,
      texts: html`<uri-field name="data" part="data" label=${words.say("encoding:data")}></uri-field>${this.#result(of)}`,
      panes: [
        this.pane("resolution", words.say("encoding:listing"), html`<uri-resolution data-scene></uri-resolution>`),
        this.pane("components", words.say("encoding:panes:grid"), html`<uri-encoding show="grid"></uri-encoding>`),
        this.pane("dots", words.say("encoding:panes:texts"), html`<uri-encoding show="texts"></uri-encoding>`),
      ],
      room: "encoding",
      fields: { data, component: component || null, charset: charset || null, edition, step },
    };
  }

  /** What comes of the data. @param {EncodeCase} of */
  #result({ answer, note }) {
    const { words } = this;
    const encoded = answer?.encoded ?? null;
    const none = answer || note ? words.say("encoding:impossible") : "";
    return html`<div class="encoded-row"><span class="label" aria-hidden="true">${words.say("encoding:encoded")}</span>
      <output aria-label=${words.say("encoding:encoded")} part="target">${encoded === null ? html`<span class="none">${none}</span>` : html`<code>${encoded ? shortened(words, encoded, longest) : "“”"}</code>`}</output></div>`;
  }

  /** @param {EncodeCase} of @param {number} at */
  fill(of, at) {
    const step = of.scene?.steps[at - 1];
    const reads = of.answer && step ? [spanOf(of.answer, step)].filter(([start, end]) => end > start) : [];
    this.hand("uri-field", boxOf(of.asked.data, of.asked.edition, reads));
    this.hand("uri-encoding", of.content(at));
  }

  /** @param {EncodeCase} of */
  told({ asked: { data, edition }, answer }) {
    return { data, component: answer?.component.id, charset: answer?.charset.id, edition, encoded: answer?.encoded };
  }
}

/** A host, which has no run. */
class HostCase {
  scene = null;
  steps = 0;

  /** @param {Source} from @param {DataAsked} asked */
  constructor({ engine, known, words }, asked) {
    const answer = engine?.host(asked.text, { edition: asked.edition }) ?? known?.host ?? null;
    this.asked = asked;
    this.words = words;
    this.note = noAnswer(answer, { document: asked.edition });
    this.answer = answer && "error" in answer ? null : answer;
  }

  get announced() {
    return this.words.say(`encoding:kinds:${this.answer?.kind ?? "none"}`);
  }
}

/** @extends {LoneDrawing<DataAsked, HostCase>} */
class HostDrawing extends LoneDrawing {
  /** @param {(name: string) => string | null} attribute */
  read(attribute) {
    return hostAsked(attribute);
  }

  /** @param {DataAsked} asked */
  keyOf(asked) {
    return ownKeyOf(asked);
  }

  /** @param {Source} from @param {DataAsked} asked */
  make(from, asked) {
    return new HostCase(from, asked);
  }

  /** @param {HostCase} of */
  need({ asked: { edition } }) {
    return this.words.need("encoding", "problem", edition);
  }

  /** @param {HostCase} of */
  look({ asked: { text, edition } }) {
    const { words } = this;
    return {
      kind: "of-data of-host",
      label: words.say("encoding:element:host", { text }),
      plays: false,
      texts: html`<uri-field name="host" part="host" label=${words.say("encoding:host")}></uri-field>`,
      panes: this.pane("resolution", words.say("encoding:host"), html`<uri-host></uri-host>`),
      room: "encoding",
      fields: { host: text, edition },
    };
  }

  /** @param {HostCase} of */
  fill({ asked: { text, edition }, answer }) {
    this.hand("uri-field", boxOf(text, edition, []));
    this.hand("uri-host", answer && { answer, text });
  }

  /** @param {HostCase} of */
  told({ asked: { text, edition }, answer }) {
    return { host: text, edition, kind: answer?.kind };
  }
}

/** What a text box shows. @param {string} text @param {string} edition @param {import("../run/engine.js").Span[]} reads */
const boxOf = (text, edition, reads) => ({
  edition,
  text,
  split: null,
  problem: null,
  said: null,
  reads,
  waiting: false,
});

/** By the view. */
export const draws = { encoding: EncodingDrawing, host: HostDrawing };
