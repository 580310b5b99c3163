/**
 * An element that is baked already, for authors who write a page by hand: with its figure in
 * it and its data behind it, as the command "bake" of the npm package leaves them. The
 * command makes one block of data for all elements of a page; each of these has its own.
 */
import { Baker, written } from "./data.js";
import { keyOf, viewsOf } from "../embed/baked.js";
import { elementTag } from "../embed/tags.js";

/**
 * No line of it is empty, as that would end it in Markdown.
 * @param {import("../run/tolerant.js").Engine} engine @param {import("../embed/tags.js").Shown} shown @param {import("../words/words.js").Words} words that have the edition's part, and those of baking
 * @returns {string} throws an error where the engine has no answer
 */
export function bakedTag(engine, shown, words) {
  const { language } = words;
  const baker = new Baker(engine, new Map([[language, words]]));
  const { base, reference, edition, options, lines } = shown;
  const asked = { base, reference, edition, options, ...(lines && { lines }) };
  const wanted = { asked, key: keyOf(asked), views: viewsOf(shown.views?.join(" ") ?? null) };
  const figure = baker.figure(wanted, language).trim();
  return `${elementTag(shown, `\n<div class="uriscope-figure" data-uriscope-baked="">\n${figure}\n</div>\n`)}
<script type="application/json" data-uriscope="1">${written(baker.data([wanted], language))}</script>
`;
}
