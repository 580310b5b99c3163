/**
 * Data about two texts that needs no engine: a baked case or, without a scene, texts that wait for their answer.
 */
import { isLost } from "../run/scene.js";

/** @import { Edition, Span } from "../run/engine.js" */
/** @import { Scene } from "../run/scene.js" */

/** @template State @typedef {{ state: State, edition: Edition, scene: Scene | null, played?: Scene | null }} Shown */

/**
 * The content of a text box, without errors.
 * @param {Shown<{ base: string, reference: string, mode?: string }>} of @param {"base" | "reference"} name
 * @param {number} step the step whose input is marked
 * @returns {import("../views/stage/field.js").Content}
 */
export function fieldOf({ state, edition, scene, played = scene }, name, step) {
  const text = state[name];
  const split = scene?.explanation[name] ?? null;
  return {
    edition: edition.id,
    text,
    // Compared by length, because the engine replaces a lone surrogate with U+FFFD.
    split: split && split.text.length === text.length ? split : null,
    reads: played?.reads(step)[name] ?? [],
    left: stretchesOf(leftOf(scene, state.mode), name),
    waiting: !scene,
  };
}

/**
 * The characters of both texts that the target lost. An exercise doesn't show them.
 * @param {Scene | null} scene @param {string | undefined} mode
 */
export function leftOf(scene, mode) {
  const { target = null, account } = scene?.explanation ?? {};
  return target === null || !account || mode === "predict" ? [] : account.filter(isLost);
}

/** The lost ranges of one text. @param {ReturnType<typeof leftOf>} all @param {"base" | "reference"} name @returns {Span[]} */
function stretchesOf(all, name) {
  /** @type {Span[]} */
  const left = [];
  for (const { use, start, end } of all) {
    if (use !== name) continue;
    const last = left.at(-1);
    if (last?.[1] === start) last[1] = end;
    else left.push([start, end]);
  }
  return left;
}

/** @template {{ base: string, reference: string }} State */
export class Known {
  error = "";

  /** @param {State} state @param {Edition} edition @param {Scene | null} scene */
  constructor(state, edition, scene) {
    this.state = { ...state };
    this.edition = edition;
    this.scene = scene;
  }

  get steps() {
    return this.scene?.steps.length ?? 0;
  }

  /** @param {"base" | "reference"} name @param {number} step */
  field(name, step) {
    return fieldOf(this, name, step);
  }
}
