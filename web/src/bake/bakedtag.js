/**
 * The markup of a baked element, for authors who write a page by hand: its figure inside, its data after it, as the npm
 * package's command "bake" writes them. The command makes one block of data for all elements of a page; here each
 * element has its own.
 */
import { Baker, written } from "./data.js";
import { keyOf, viewsOf } from "../embed/baked.js";
import { block } from "./figure.js";
import { elementTag } from "../embed/tags.js";

/**
 * No line is empty, because that would end an HTML block in Markdown.
 * @param {import("../run/tolerant.js").Engine} engine @param {import("../embed/tags.js").Shown} shown
 * @param {import("../words/words.js").Words} words with the spec's part, and the part for baking
 * @returns {string} throws an error if the engine has no answer
 */
export function bakedTag(engine, shown, words) {
  const { language } = words;
  const baker = new Baker(engine, new Map([[language, words]]));
  const { base, reference, edition, options, lines } = shown;
  const asked = { base, reference, edition, options, ...(lines && { lines }) };
  const wanted = { asked, key: keyOf(asked), views: viewsOf(shown.views?.join(" ") ?? null) };
  const figure = block(baker.figure(wanted, language), () => true, baker.told(wanted, language));
  return `${elementTag(shown, `\n<div class="uriscope-figure" data-uriscope-baked="">\n${figure}\n</div>\n`)}
<script type="application/json" data-uriscope="1">${written(baker.data([wanted], language))}</script>
`;
}
