/**
 * What the views of the stage are handed first: of the case that the page was built with, before
 * there is an engine to ask.
 */
import { verdictOf } from "../cases/verdict.js";
import { whyOf } from "../cases/why.js";
import { who } from "../views/stage/who.js";

/** @import { Baked } from "../cases/case.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/**
 * Why the answer is as it is, with who agrees, and what the years answer, by the views.
 * @param {Words} words @param {{ scene: Scene | null, edition: Edition, error: string }} of without a scene, nothing is known yet
 * @param {Pick<Baked, "editions" | "answers">} baked
 * @returns {{ "uri-why": import("../views/stage/why.js").Content, "uri-years": import("../views/stage/years.js").Content, "uri-expected": import("../views/stage/expected.js").Content }}
 */
export const firstContents = (words, of, { editions, answers: baked }) => {
  const chosen = of.edition.id;
  const answers = of.scene ? baked : [];
  return {
    "uri-why": whyOf(of, words, {
      verdict: of.scene && verdictOf(words, { editions, answers, chosen, neighbours: null }),
      who,
    }),
    "uri-expected": {},
    "uri-years": {
      editions,
      answers,
      reasoned: () => answers,
      chosen,
      options: {},
      parting: "",
      sides: null,
      neighbours: null,
      libraries: [],
    },
  };
};
