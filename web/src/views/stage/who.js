/**
 * The second line below the target, which only the page has: who says something else, and what is to be noted.
 * Where nobody does, the row of specs says so.
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
  if (kind === "agree") return html`<div class="who ${verdict ? "agree" : ""}">${noted}</div>`;
  const sign = kind === "danger" ? "▲" : "≠";
  return html`<div class="who ${kind} ${stale ? "stale" : ""}">${kind === "danger" ? nothing : noted}${keyed(`${note?.key} ${said}`, html`<p><span class="sign" aria-hidden="true">${sign}</span> <span>${withCode(words, said)}</span></p>`)}${kind === "danger" ? noted : nothing}</div>`;
}
