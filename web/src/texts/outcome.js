/** What is said of an answer that has no target, and whether it tells of a difference. */

/** @import { Answer } from "../run/engine.js" */

/** The id of what is said where there is no target, and none is left out. @param {Pick<Answer, "outcome">} answer */
export const noTarget = ({ outcome }) =>
  outcome === "no-relative-form" || outcome === "no-setters" ? `ui:${outcome}` : "ui:no-target";

/** Whether another edition's answer tells of no difference: it was not to be had. @param {Pick<Answer, "outcome">} answer */
export const isQuiet = ({ outcome }) => outcome === "no-relative-form" || outcome === "no-setters";
