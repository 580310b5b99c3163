/**
 * The names of groups, registers and problems of a run: from the spec's words, or else from the listing.
 */

/** @import { Scene } from "../../run/scene.js" */

/** @param {Scene} scene @param {string} id @param {string} resort @param {Record<string, unknown>} [args] */
const called = ({ words, edition }, id, resort, args) => {
  const own = `${edition.id}:${id}`;
  return words.has(own) ? words.say(own, args) : resort;
};

/** @param {Scene} scene @param {{ name: string }} group */
export const groupName = (scene, { name }) => called(scene, `groups:${name}`, name);

/** @param {Scene} scene @param {number} register */
export const registerName = (scene, register) => {
  const { name } = scene.listing.registers[register];
  return called(scene, `registers:${name}`, scene.words.say("ui:player:called", { name }, name));
};

/** A problem in a sentence that doesn't name the character. @param {Scene} scene @param {import("../../run/engine.js").Problem} problem */
export const problemName = (scene, { id = "", message }) => called(scene, `problems:${id}`, message, { found: "" });
