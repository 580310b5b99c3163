/**
 * The second row of the anatomy: the parts of components, and the groups that the document's regular expression
 * matches. With the attribute "brief" it shows only the reference, and the groups are folded.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { sectionSaid } from "../../texts/section.js";
import { define, SceneView } from "../view.js";
import { figure, place, reach, rows } from "../stage/brackets.js";
import { absent, empty } from "../../texts/presence.js";
import { shortened } from "../../texts/characters.js";
import { remark } from "../stage/decision.js";
import { omissions } from "../../texts/elided.js";
import { Rulers } from "../../texts/ruler.js";

/** @import { Part, Span, Text } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */

/** The most segments of a path to draw; the rest is counted. */
const mostSegments = 60;
/** In longer texts, the middle of the longest parts is left out. */
const longestWhole = 500;
/** The most characters of a group's match. */
const longestGroup = 90;

export class Anatomy extends SceneView {
  #rulers = new Rulers(this, ".figure .part", () => this.refresh());

  drawn() {
    this.#rulers.drawn();
  }

  /** @param {Scene} scene */
  draw({ words, edition, explanation: { base, reference, result }, expression }) {
    // If the reference by itself is the target, it is drawn once, without the unused base.
    const brief = this.hasAttribute("brief");
    const alone = brief || result?.text === reference.text;
    const texts = [
      ...(alone ? [] : [{ title: words.say("ui:base"), text: base }]),
      { title: words.say("ui:reference"), text: reference },
      ...(alone || !result ? [] : [{ title: words.say("ui:target"), text: result }]),
    ];
    return html`
      ${texts.map(
        ({ title, text }) => html`<section>
        <h3>${title}</h3>
        ${inner(words, text, this.#rulers)}
      </section>`,
      )}
      ${expression ? ofExpression(words, edition.id, expression, { base, reference, brief }) : nothing}`;
  }
}

/** A text in its smallest parts. @param {Words} words @param {Text} text @param {Rulers} rulers */
function inner(words, text, rulers) {
  const parts = text.parts.flatMap((part) => {
    if (part.role === "path")
      return segments(
        words,
        text.text,
        part,
        text.parts.filter(({ role, level }) => role === "params" && level > 1),
      );
    const ofSegment = part.role === "params" && part.level > 1; // drawn with its segment
    return ofSegment || divided(part, text.parts) ? [] : [part];
  });
  const details = presence(
    words,
    text.parts.filter(({ level }) => level === 2),
  );
  const omitted = omissions(text.text, parts, longestWhole);
  const placed = place(text.text, parts, rulers, { omitted });
  return html`<div class="strip rows-${rows(placed)}" tabindex=${text.text.length > 40 ? 0 : -1} role="group" aria-label=${words.say("ui:anatomy")}>
      <div class="sheet"><div class="figure" ${reach(placed)}>${figure(words, text.text, placed, { omitted })}</div></div>
    </div>
    ${details}`;
}

/**
 * A list of the components that are absent, and of those that are present but empty.
 * @param {Words} words @param {Part[]} parts
 */
function presence(words, parts) {
  const [none, bare] = [absent(parts), empty(parts)];
  if (!none.length && !bare.length) return nothing;
  return html`<ul class="presence">
    ${bare.map(({ name, role }) => html`<li class="empty role-${role}">${words.say("ui:empty", { component: name })}</li>`)}
    ${none.map(({ name }) => html`<li class="absent">${words.say("ui:absent", { component: name })}</li>`)}
  </ul>`;
}

/** True if a part contains other parts, which are drawn instead. @param {Part} part @param {Part[]} parts */
function divided({ level, span }, parts) {
  return (
    level === 1 &&
    span !== null &&
    parts.some((inner) => inner.level === 2 && inner.span && inner.span[0] >= span[0] && inner.span[1] <= span[1])
  );
}

/**
 * The segments of a path, separated by "/" in every spec, and the params that some specs have.
 * @param {Words} words @param {string} text @param {Part} path @param {Part[]} params @returns {Part[]}
 */
function segments(words, text, path, params) {
  if (!path.span) return [];
  const [start, end] = path.span;
  /** @type {Part[]} */
  const parts = [];
  for (let at = start + (text[start] === "/" ? 1 : 0); at <= end && start < end;) {
    const last = parts.length === mostSegments - 1;
    const slash = text.indexOf("/", at);
    const stop = last || slash < 0 || slash > end ? end : slash;
    const name = last ? "…" : words.say(stop > at ? "ui:segment" : "ui:empty-text");
    const own = params.find(({ span }) => span && span[0] > at && span[1] <= stop);
    parts.push({ name, role: "path", level: 2, span: [at, own?.span ? own.span[0] - 1 : stop] });
    if (own) parts.push(own);
    at = stop + 1;
  }
  return parts;
}

/**
 * The groups of the document's regular expression.
 * @param {Words} words @param {string} edition @param {NonNullable<Scene["expression"]>} expression
 * @param {{ base: Text, reference: Text, brief: boolean }} of
 */
function ofExpression(words, edition, { pattern, section, decided }, { base, reference, brief }) {
  const title = html`${words.say("ui:groups")} <cite>${sectionSaid(words, section)}</cite>`;
  const body = html`${groups(words, pattern, base, reference)}${decided ? html`<p class="note">${remark(words, edition, "expression")}</p>` : nothing}`;
  return brief
    ? html`<details class="groups"><summary>${title}</summary>${body}</details>`
    : html`<section class="groups"><h3>${title}</h3>${body}</section>`;
}

/** The groups, of the base and of the reference. @param {Words} words @param {string} pattern @param {Text} base @param {Text} reference */
function groups(words, pattern, base, reference) {
  /** @param {Text} text @param {Span | null} group */
  const cell = ({ text }, group) =>
    group
      ? html`<td><code>${group[0] < group[1] ? shortened(words, text.slice(group[0], group[1]), longestGroup) : "“”"}</code></td>`
      : html`<td class="absent">${words.say("ui:undefined")}</td>`;
  return html`
    <pre class="expression" tabindex="0" role="group" aria-label=${words.say("ui:groups")}>${pattern}
${numbers(pattern)}</pre>
    <div class="scroll" tabindex="0" role="group" aria-label=${words.say("ui:groups")}><table>
      <thead><tr><th scope="col">$</th><th scope="col">${words.say("ui:base")}</th><th scope="col">${words.say("ui:reference")}</th></tr></thead>
      <tbody>${base.groups.map((group, i) => (i ? html`<tr><th scope="row">${i}</th>${cell(base, group)}${cell(reference, reference.groups[i])}</tr>` : nothing))}</tbody>
    </table></div>`;
}

/** The number of each group, under its parenthesis. @param {string} pattern */
function numbers(pattern) {
  let group = 0;
  return pattern.replace(/\\.|[^]/g, (c) => (c === "(" ? String(++group) : " ".repeat(c.length))).trimEnd();
}

define("uri-anatomy", Anatomy);
