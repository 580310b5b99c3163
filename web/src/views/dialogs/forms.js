/**
 * A dialog with alternative ways to write a target: the shortest reference to it from the base, its normal form, and,
 * if it would be split into other components when parsed again, the form with a guard. The target itself stays literal.
 * The dialog is loaded on demand.
 */
import { nothing } from "lit-html";
import { copy } from "../copy.js";
import { linkTo, longestText } from "../../run/link.js";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { openSheet } from "./sheet.js";

/** @import { Case } from "../../cases/case.js" */
/** @import { Words } from "../../words/words.js" */

/** A form, null if it doesn't exist, and a sentence about it. @typedef {{ id: string, form: string | null, why: unknown }} Form */

/** Above this length, in UTF-16 code units, texts are shortened in the middle. */
const longest = 240;

/**
 * Opens the dialog. The browser returns the focus afterwards.
 * @param {import("../view.js").View} view the view to place it after @param {Words} words
 * @param {Case} of with a target
 */
export function forms(view, words, of) {
  const { edition, scene } = of;
  const { base, target } = /** @type {import("../../run/scene.js").Scene} */ (scene).explanation;
  const link = linkTo("compare", { a: target, b: "", base: base.text, edition: edition.id, side: "a" });
  /** @param {Event} event */
  const close = ({ currentTarget }) => /** @type {Element} */ (currentTarget).closest("dialog")?.close();
  openSheet(view, {
    words,
    id: view.idOf("forms"),
    title: words.say("compare:forms:title"),
    body: html`${formsOf(words, of).map(
      ({ id, form, why }) => html`<section class="form" data-form=${id}>
        <h3>${words.say(`compare:forms:${id}`, { document: edition.document })}</h3>
        ${
          form === null
            ? nothing
            : html`<p class="written"><code>${form ? shortened(words, form, longest) : "“”"}</code>
          <button type="button" @click=${(/** @type {Event} */ event) => copy(/** @type {HTMLButtonElement} */ (event.currentTarget), form, words)}>${words.say("ui:figure:copy")}</button></p>`
        }
        <p>${why}</p>
      </section>`,
    )}
      ${link.length > 3 * longestText ? nothing : html`<p class="doings"><a href=${link} @click=${close}>${words.say("compare:forms:compare")}</a></p>`}`,
  });
}

/** @param {Words} words @param {Case} of @returns {Form[]} */
function formsOf(words, { from: { engine }, edition: { id, document }, request, scene }) {
  const { base, reference, target, findings } = /** @type {import("../../run/scene.js").Scene} */ (scene).explanation;
  const text = target ?? "";
  const guarded = findings.find((finding) => finding.id === "reread")?.args.guarded;
  /** @type {Form[]} */
  const found =
    guarded === undefined
      ? []
      : [{ id: "guarded", form: guarded, why: sentence(words, "compare:forms:guards", { target: text }) }];
  if (!engine) return [...found, { id: "shortest", form: null, why: words.say("ui:waiting") }];
  const relative = engine.relativize(base.text, text, request);
  if (!("error" in relative)) {
    const { reference: shortest, why } = relative;
    found.push({
      id: "shortest",
      form: shortest,
      why: [
        shortest === reference.text
          ? `${words.say("compare:forms:typed")}${words.say("ui:between", {}, " ")}`
          : nothing,
        guarded === undefined
          ? sentence(words, `compare:shapes:${why}`, { edition: id })
          : sentence(words, "compare:forms:same-text"),
      ],
    });
  }
  const normal = guarded === undefined ? engine.normalize(text, { edition: id, scheme: true, limit: 0 }) : null;
  if (normal && !("error" in normal) && normal.normalized !== null) {
    found.push({
      id: "normal",
      form: normal.normalized,
      why: words.say(normal.normalized === text ? "compare:why:normal-already" : "compare:why:normal", { document }),
    });
  }
  return found;
}
