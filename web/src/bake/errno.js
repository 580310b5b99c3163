/**
 * The reason why a file couldn't be read or written, in plain words without Node's additions.
 */
import { speaking } from "./say.js";

/** @param {unknown} error */
export function reasonOf(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === undefined) return message;
  const words = speaking();
  return words.has(`bake:errno:${code}`) ? words.say(`bake:errno:${code}`) : words.say("bake:errno:other", { code });
}
