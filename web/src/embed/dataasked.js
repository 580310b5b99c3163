/**
 * What an element asks for that shows data in a component (view "encoding") or a host (view
 * "host"), and the key of it among baked data.
 */
import { stepOf } from "../link.js";

/** @typedef {import("../link.js").Note} Note */
/** A charset of "" is the edition's own. @typedef {{ view: "encoding" | "host", text: string, component: string, charset: string, edition: string }} DataAsked */

/** Without data, these are shown; and without a host, this one. */
const usual = { encoding: "Laguna Beach", host: "[2001:db8::7]" };

/**
 * @param {(name: string) => string | null} attribute the value of an attribute, null where it is not there
 * @param {"encoding" | "host"} view
 * @returns {{ asked: DataAsked, step: number | null, notes: Note[] }}
 */
export function dataAskedOf(attribute, view) {
  const encoding = view === "encoding";
  const step = attribute("step");
  const at = stepOf(step ?? "");
  return {
    asked: {
      view, text: attribute(encoding ? "data" : "host") ?? usual[view], edition: attribute("edition") || "rfc3986",
      component: encoding ? attribute("component") ?? "" : "", charset: encoding ? attribute("charset") ?? "" : "",
    },
    step: encoding ? at : null,
    notes: !encoding || step === null || at !== null ? [] : [{ id: "link-step", args: { value: step }, count: 1 }],
  };
}

/** @param {DataAsked} asked */
export const dataKeyOf = ({ view, text, component, charset, edition }) => JSON.stringify([view, text, component, charset, edition]);
