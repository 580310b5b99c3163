/**
 * The listing of the algorithm, whole, or those of its phases that the attribute
 * "phases" names, and of these the lines "before" or "after" the dot segments if the
 * attribute "part" says so: the lines that have run are marked, the one that runs now is lit,
 * and the value that a line set stands beside it.
 */
import { html, nothing } from "lit-html";
import { define, SceneView } from "./view.js";
import { characters } from "./characters.js";
import { decision } from "./decision.js";
import { lineNumber, lineText } from "./step.js";
import { short } from "../words.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../engine.js").Line} Line */

/** All but the dot segments, which have a view of their own. */
const all = /** @type {const} */ (["split", "transform", "merge", "recompose"]);

export class Resolution extends SceneView {
  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const wanted = this.getAttribute("phases")?.split(" ");
    const phases = all.filter((phase) => wanted?.includes(phase) ?? true);
    const current = scene.steps[step - 1];
    const within = this.#part(scene.listing.lines);
    return phases.map((phase) => {
      const lines = scene.listing.lines.flatMap((line, i) => (line.phase === phase && within(i) ? [{ line, i }] : []));
      if (!lines.length) return nothing;
      return html`<section class="phase">
        <h3>${scene.words.say(`ui:phases:${phase}`)} <cite>${sections(lines.map(({ line }) => line.section))}</cite></h3>
        <ol class="listing">
          ${lines.map(({ line, i }) => this.#line(scene, line, i, step, current?.line === i || current?.call === i))}
        </ol>
      </section>`;
    });
  }

  /** Which lines, by index, the attribute "part" leaves. @param {Line[]} lines @returns {(i: number) => boolean} */
  #part(lines) {
    const dots = lines.findIndex(({ phase }) => phase === "dots");
    const part = this.getAttribute("part");
    return (i) => part === "before" ? i < dots || dots < 0 : part === "after" ? i > dots : true;
  }

  /** @param {Scene} scene @param {Line} line @param {number} i @param {number} step @param {boolean} now */
  #line(scene, line, i, step, now) {
    const done = scene.done.get(i) ?? this.#otherwise(scene, line, i);
    const state = now ? "now" : !done ? "never" : done.step <= step ? "ran" : "coming";
    const register = done?.register && step >= (done.set ?? 0) ? done.register : null;
    return html`<li class="${state} depth-${line.depth}" aria-current=${now ? "step" : nothing}>
      <span class="mark" aria-hidden="true">${{ now: "▸", ran: "·", never: "", coming: "" }[state]}</span
      ><span class="code">${lineNumber(line) ? html`<b>${lineNumber(line)}</b> ` : nothing}${lineText(scene, line)}</span>
      ${done?.answer !== undefined && done.step <= step
        ? html`<span class="answer ${done.answer ? "yes" : "no"}">${scene.words.say(done.answer ? "ui:yes" : "ui:no")}</span>`
        : nothing}
      ${register ? value(scene.words, done?.value ?? null) : nothing}
      ${decision(scene, line)}
    </li>`;
  }

  /**
   * "else" is no step; it has run when the line after it has.
   * @param {Scene} scene @param {Line} line @param {number} i
   * @returns {import("../scene.js").Done | undefined}
   */
  #otherwise(scene, line, i) {
    if (!line.else) return undefined;
    for (let next = i + 1; scene.listing.lines[next]?.depth > line.depth; next++) {
      const done = scene.done.get(next);
      if (done) return { step: done.step };
    }
    return undefined;
  }
}

/** @param {import("../words.js").Words} words @param {string | null} text */
function value(words, text) {
  if (text === null) return html`<span class="value none">${words.say("ui:undefined")}</span>`;
  const shown = short(text, 40);
  return html`<code class="value">${shown ? characters(words, shown, 0, shown.length) : "“”"}</code>`;
}

/** The sections of some lines, each once, and their document once. @param {string[]} all */
function sections(all) {
  const once = [...new Set(all)];
  const document = once[0].slice(0, once[0].indexOf(",") + 2);
  const rest = (/** @type {string} */ section) => section.slice(section.startsWith(document) ? document.length : 0).replace(/^section /, "");
  return once.map((section, i) => (i ? rest(section) : section)).join(", ");
}

define("uri-resolution", Resolution);
