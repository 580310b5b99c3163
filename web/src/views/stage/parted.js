/** The sentence in place of a reason when lines of the spec were changed. */
import { whyText } from "../../texts/why.js";
import { wholeHost } from "../../words/words.js";
import { stepText } from "./step.js";

/** @import { Case } from "../../cases/case.js" */

/**
 * What changed lines do to a run: the first step that differs, with the change and without it. If none does, the spec's
 * own reason applies.
 * @param {import("../../words/words.js").Words} words @param {Pick<Case, "scene" | "plain" | "edition">} of
 */
export function partedText(words, { scene, plain, edition }) {
  const own = plain?.scene;
  if (!scene || !own) return null;
  const { parts } = scene;
  if (!parts) return whyText(words, edition.id, own.explanation.why, wholeHost);
  const [here, there] = [scene, own].map((one) => stepText(one, Math.min(parts, one.steps.length) - 1));
  return words.say("ui:changed:parted", { here, there });
}
