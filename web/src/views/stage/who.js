/**
 * The second line below the target, which only the page has: who agrees with the target, what is to be
 * noted, and the question what was expected instead.
 */
import { nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { html } from "../../texts/html.js";
import { mark, withCode } from "../../texts/marks.js";

/** @import { WhyLine } from "./why.js" */

/** @param {WhyLine} line @param {import("./why.js").Content} content @param {{ key: string, look: unknown } | null} note what is to be noted; what is dangerous comes first */
export function who(line, { verdict = null, offer = null }, note) {
  const { words } = line;
  const offered = offer ? offerOf(line, offer) : nothing;
  if (!verdict) return html`<div class="who">${offered}</div>`;
  const { kind, said, stale } = verdict;
  const sign = { agree: "✓", differ: "≠", danger: "▲" }[kind];
  return html`<div class="who ${kind} ${stale ? "stale" : ""}">${kind === "danger" ? nothing : (note?.look ?? nothing)}${keyed(`${note?.key} ${said}`, html`<p><span class="sign" aria-hidden="true">${sign}</span> <span>${withCode(words, said)}</span></p> <button type="button" class="differences" aria-haspopup="dialog" @click=${() => line.emit("differences", kind === "danger" ? "url" : "")}>${words.say(`stage:verdict:${kind === "agree" ? "all" : "why"}`)}</button>`)}${kind === "danger" ? (note?.look ?? nothing) : nothing}${offered}</div>`;
}

/** Asks what was expected: in general, and what may have been. @param {WhyLine} line @param {import("./why.js").Offer} offer */
function offerOf(line, { open, likely }) {
  const { words } = line;
  return html`${
    likely
      ? html`<span class="likely"><button type="button" @click=${() => likely.stale || line.emit("expected", likely.expected)}>${withCode(words, words.say("stage:expected:likely", { text: tail(likely.text) }))}</button></span>`
      : nothing
  }<button type="button" class="expect" aria-expanded=${open ? "true" : "false"} @click=${() => line.emit("expected", open ? null : "")}>${words.say("stage:expected:ask")}</button>`;
}

/** The end of a text, which tells it from what was typed. @param {string} text */
function tail(text) {
  const end = text.length > 20 ? text.slice(text.lastIndexOf("/", text.length - 2)) : text;
  return `${end === text ? "" : "…"}${mark(end)}`;
}
