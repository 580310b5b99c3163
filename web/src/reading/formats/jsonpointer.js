/**
 * Finds the value that a fragment leads to in JSON. A fragment is a JSON Pointer (RFC 6901, with section 6 for
 * fragments) or the name of an anchor (JSON Schema 2020-12, section 8.2.2).
 */
import { member } from "./jsontree.js";

/** @import { Value } from "./jsontree.js" */

/**
 * The reason why a fragment leads nowhere. missing: the id of the message; name: the missing name; within: the pointer
 * to the value without it or, for "escape", the corrected end of the pointer.
 * @typedef {{ missing: "member" | "item" | "value" | "anchor" | "escape" | "tilde" | "octets", name: string, within: string }} Missing
 */

/**
 * @param {Value} root @param {string} fragment percent-encoded, without its "#"
 * @param {Map<string, number>} anchors their offsets, by name
 * @returns {{ at: number } | Missing} at: the offset of the value
 */
export function pointedTo(root, fragment, anchors) {
  let pointer;
  try {
    pointer = decodeURIComponent(fragment);
  } catch {
    return { missing: "octets", name: fragment, within: "" };
  }
  if (pointer && !pointer.startsWith("/")) {
    const at = anchors.get(pointer);
    return at === undefined ? { missing: "anchor", name: pointer, within: "" } : { at };
  }
  let value = root;
  const tokens = pointer.split("/").slice(1);
  for (const [i, token] of tokens.entries()) {
    const within = tokens.slice(0, i).map((one) => `/${one}`);
    const whole = tokens.slice(i).join("/");
    const wrong = /~(?![01])/.test(token);
    if (
      value.type === "object" &&
      (wrong || !member(value, unescaped(token))) &&
      /[~/]/.test(whole) &&
      member(value, whole)
    )
      return { missing: "escape", name: whole, within: `/${whole.replaceAll("~", "~0").replaceAll("/", "~1")}` };
    if (wrong) return { missing: "tilde", name: token, within: within.join("") };
    const name = unescaped(token);
    const next =
      value.type === "object"
        ? member(value, name)
        : value.type === "array" && /^(?:0|[1-9]\d*)$/.test(name)
          ? value.items[Number(name)]
          : undefined;
    const missing = value.type === "object" ? "member" : value.type === "array" ? "item" : "value";
    if (!next) return { missing, name, within: within.join("") };
    value = next;
  }
  return { at: value.start };
}

/** @param {string} token */
const unescaped = (token) => token.replaceAll("~1", "/").replaceAll("~0", "~");
