/**
 * The row of examples above a room's text boxes.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";

/** An example; isShown: whether it is what the room shows. @typedef {{ name: string, title?: string, isShown: boolean, put: () => void }} Chip */

/** @param {Chip[]} chips */
export const chipRow = (chips) =>
  chips.map(
    ({ name, title, isShown, put }) =>
      html`<button type="button" title=${title ?? nothing} aria-pressed=${isShown ? "true" : "false"} @click=${put}>${name}</button>`,
  );
