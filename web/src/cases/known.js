/**
 * What is known of two texts without asking: a case that was baked; without a scene, texts that
 * wait for their answer.
 */
import { isLost } from "../run/scene.js";

/** @import { Edition, Span } from "../run/engine.js" */
/** @import { Scene } from "../run/scene.js" */

/** @template State @typedef {{ state: State, edition: Edition, scene: Scene | null, played?: Scene | null }} Shown */

/**
 * What a text box shows of a case, beside what is wrong with its text.
 * @param {Shown<{ base: string, reference: string, mode?: string }>} of @param {"base" | "reference"} name @param {number} step whose reading is marked
 * @returns {import("../views/stage/field.js").Content}
 */
export function fieldOf({ state, edition, scene, played = scene }, name, step) {
  const text = state[name];
  const split = scene?.explanation[name] ?? null;
  return {
    edition: edition.id,
    text,
    // By length, as the engine has U+FFFD for an unpaired surrogate.
    split: split && split.text.length === text.length ? split : null,
    reads: played?.reads(step)[name] ?? [],
    left: stretchesOf(leftOf(scene, state.mode), name),
    waiting: !scene,
  };
}

/** What the target lacks of both texts. An exercise doesn't tell. @param {Scene | null} scene @param {string | undefined} mode */
export function leftOf(scene, mode) {
  const { target = null, account } = scene?.explanation ?? {};
  return target === null || !account || mode === "predict" ? [] : account.filter(isLost);
}

/** The stretches that it lacks of one. @param {ReturnType<typeof leftOf>} all @param {"base" | "reference"} name @returns {Span[]} */
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
