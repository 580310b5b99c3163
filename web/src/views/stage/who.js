/**
 * The second line below the target, which only the page has: a warning that somebody goes to another host,
 * or that the reference leaves the site, and notes. The row of specs has everybody else who differs.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";

/** @import { WhyLine } from "./why.js" */

/** @param {WhyLine} line @param {import("./why.js").Content} content @param {{ key: string, look: unknown } | null} note what is to be noted; what is dangerous comes first */
export function who(line, { verdict = null }, note) {
  const { words } = line;
  const { kind = "agree", leaves, stale = false } = verdict ?? {};
  const said = leaves ?? (kind === "danger" ? verdict?.said : "") ?? "";
  const noted = note?.look ?? nothing;
  const sign = kind === "danger" ? html`<span aria-hidden="true">▲</span> ` : nothing;
  return html`<div class="who ${verdict ? kind : ""} ${said && stale ? "stale" : ""}">${said ? keyed(`${note?.key} ${said}`, html`<p>${sign}<span>${withCode(words, said)}</span></p>`) : nothing}${noted}</div>`;
}
