/**
 * The second line below the target, which only the page has: a warning that the browser goes to another host,
 * and notes. The row of specs has everybody else who differs.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";

/** @import { WhyLine } from "./why.js" */

/** @param {WhyLine} line @param {import("./why.js").Content} content @param {{ key: string, look: unknown } | null} note what is to be noted; what is dangerous comes first */
export function who(line, { verdict = null }, note) {
  const { words } = line;
  const { kind = "agree", said = "", stale = false } = verdict ?? {};
  const noted = note?.look ?? nothing;
  if (kind !== "danger") return html`<div class="who ${verdict ? kind : ""}">${noted}</div>`;
  return html`<div class="who danger ${stale ? "stale" : ""}">${keyed(`${note?.key} ${said}`, html`<p><span aria-hidden="true">▲</span> <span>${withCode(words, said)}</span></p>`)}${noted}</div>`;
}
