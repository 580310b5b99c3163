/** Answers without a target: the message for each, and whether it counts as a difference. */

/** @import { Answer } from "../run/engine.js" */

/** The id of the message for an answer without a target. @param {Pick<Answer, "outcome">} answer */
export function noTarget({ outcome }) {
  if (outcome === "same-document") return "ui:current-document";
  return outcome === "no-relative-form" || outcome === "no-setters" ? `ui:${outcome}` : "ui:no-target";
}

/** True if another spec's answer isn't a difference, because it doesn't exist. @param {Pick<Answer, "outcome">} answer */
export const isQuiet = ({ outcome }) => outcome === "no-relative-form" || outcome === "no-setters";

/** The answer of software that returns just a target. @param {string | null} target @returns {Answer} */
export const fromTarget = (target) => (target === null ? { outcome: "error", target } : { outcome: "target", target });
