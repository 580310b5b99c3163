/**
 * The second line below the target, which only the page has: a warning that a parser uses another host, or that the
 * reference leaves the site, and notes. The row of specs shows all other differences.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";

/** @import { WhyLine } from "./why.js" */

/** @param {WhyLine} line @param {import("./why.js").Content} content @param {{ key: string, look: unknown } | null} note the note; dangers come first */
export function who(line, { verdict = null }, note) {
  const { words } = line;
  const { kind = "agree", leaves, stale = false } = verdict ?? {};
  const said = leaves ?? (kind === "danger" ? verdict?.said : "") ?? "";
  const noted = note?.look ?? nothing;
  const sign = kind === "danger" ? html`<span aria-hidden="true">▲</span> ` : nothing;
  return html`<div class="who ${verdict ? kind : ""} ${said && stale ? "stale" : ""}">${said ? keyed(`${note?.key} ${said}`, html`<p>${sign}<span>${withCode(words, said)}</span></p>`) : nothing}${noted}</div>`;
}
