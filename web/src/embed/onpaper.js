/**
 * The table of dot segments for paper: all rows, with the whole buffers. In a window only the visible rows are drawn,
 * shortened to fit.
 */
import { shortened } from "../texts/characters.js";
import { html } from "../texts/html.js";
import { withoutMarks } from "../texts/marks.js";
import { registerName } from "../views/stage/groups.js";
import { ownText } from "../views/stage/step.js";

/** @import { Scene } from "../run/scene.js" */

/** The most characters of buffers to print, for runs with thousands of rows. */
const most = 1_000_000;

/** @param {Scene} scene */
export function rowsOnPaper(scene) {
  const { words, buffers, dots } = scene;
  return html`<table>
    <thead><tr>
      <th scope="col">${words.say("ui:rule")}</th>
      ${buffers.map((buffer) => html`<th scope="col">${registerName(scene, buffer)}</th>`)}
      <th scope="col">${words.say("ui:happened")}</th>
    </tr></thead>
    <tbody>${dots.map((i) => {
      const held = scene.at(i + 1);
      return html`<tr><th scope="row">${scene.line(i).id}</th>
        ${buffers.map((buffer) => html`<td class="literal">${shortened(words, held.text(buffer) ?? "", Math.ceil(most / dots.length))}</td>`)}
        <td>${withoutMarks(ownText(scene, i))}</td></tr>`;
    })}</tbody>
  </table>`;
}
