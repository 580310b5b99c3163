/**
 * The first contents of the stage's views, from the case that the page was built with, before the engine is there.
 */
import { verdictOf } from "../cases/verdict.js";
import { whyOf } from "../cases/why.js";
import { who } from "../views/stage/who.js";

/** @import { Baked } from "../cases/case.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/**
 * The contents by view: the reason for the answer, the specs that agree, and each year's answer.
 * @param {Words} words
 * @param {{ scene: Scene | null, edition: Edition, error: string }} of without a scene, nothing is known yet
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
