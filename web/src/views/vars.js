/**
 * Sets properties of an element, mostly custom ones, through its style object: the page's content security policy
 * forbids style attributes, which lit's own directive uses at first.
 */
import { Directive, directive } from "lit-html/directive.js";
import { nothing } from "lit-html";

export class Vars extends Directive {
  /** @param {Record<string, string>} _properties */
  render(_properties) {
    return nothing;
  }

  /**
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[Record<string, string>]} properties
   */
  update({ element }, [properties]) {
    const { style } = /** @type {HTMLElement} */ (element);
    for (const [name, value] of Object.entries(properties)) {
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    }
    return nothing;
  }
}

export const vars = directive(Vars);
