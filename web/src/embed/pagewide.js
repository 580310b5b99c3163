/**
 * Tells drawings about events of the whole page: it is printed, or becomes dark. It doesn't keep a drawing alive whose
 * element the page has discarded.
 */

/** @import { Drawing } from "./drawing.js" */

/** @type {Set<WeakRef<Drawing>>} */
const drawings = new Set();

/** @param {(drawing: Drawing) => void} act */
function each(act) {
  for (const weak of drawings) {
    const drawing = weak.deref();
    if (drawing) act(drawing);
    else drawings.delete(weak);
  }
}

/** Registers a drawing. @param {WeakRef<Drawing>} drawing */
export function listed(drawing) {
  watch();
  drawings.add(drawing);
}

let watched = false;

/** Watches the page. Dark mode is usually an attribute of its root or its body. */
function watch() {
  if (watched) return;
  watched = true;
  addEventListener("beforeprint", () => each((drawing) => drawing.print()));
  const changed = new MutationObserver(() => each((drawing) => drawing.shade()));
  for (const root of [document.documentElement, document.body]) if (root) changed.observe(root, { attributes: true });
}

/** The lightness of a color, from 0 to 1; 0 if unknown. @param {string} color as a computed value */
export function lightness(color) {
  const [, kind, values] = /^([a-z]+)\(([^)]*)\)$/.exec(color) ?? [];
  const [first, second, third] = (values?.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  if (kind === "rgb" || kind === "rgba") return (0.2126 * first + 0.7152 * second + 0.0722 * third) / 255;
  if (kind === "oklab" || kind === "oklch") return first;
  if (kind === "lab" || kind === "lch") return first / 100;
  if (kind === "color") return 0.2126 * first + 0.7152 * second + 0.0722 * third;
  return 0;
}
