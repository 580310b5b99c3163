/**
 * Which attributes of HTML's elements hold URI references. There are no others here: not those
 * in style sheets and scripts, nor in attributes that hold something else beside a reference,
 * such as srcset and the refresh of a meta element.
 */

/** By attribute, the elements that have it. @type {Record<string, string[]>} */
export const attributes = {
  href: ["a", "area", "link"],
  src: ["img", "script", "iframe", "frame", "embed", "source", "audio", "video", "track", "input"],
  action: ["form"],
  formaction: ["button", "input"],
  cite: ["blockquote", "q", "ins", "del"],
  data: ["object"],
  poster: ["video"],
  longdesc: ["img", "iframe", "frame"],
  background: ["body", "table", "td"],
  ping: ["a", "area"],
};

/** Attributes with several references and spaces between them. */
const lists = ["ping"];

/** A selector for them all. */
const selector = Object.entries(attributes)
  .flatMap(([attribute, elements]) => elements.map((element) => `${element}[${attribute}]`))
  .join();

/** @typedef {{ place: string, reference: string }} Found place: element and attribute, with a space between them */

/** White space around a reference means nothing in HTML. @param {string} value */
export const trimmed = (value) => value.replace(/^[\t\n\f\r ]+/, "").replace(/[\t\n\f\r ]+$/, "");

/**
 * The references of a document, as they stand one after the other.
 * @param {Document} document @param {number} most so many are returned
 * @returns {{ links: Found[], more: number }} more: those that are not
 */
export function linksOf(document, most) {
  /** @type {Found[]} */
  const links = [];
  let more = 0;
  for (const element of document.querySelectorAll(selector)) {
    const name = element.localName;
    for (const [attribute, elements] of Object.entries(attributes)) {
      if (!elements.includes(name)) continue;
      const value = element.getAttribute(attribute);
      if (value === null) continue;
      for (const reference of lists.includes(attribute) ? value.split(/\s+/).filter(Boolean) : [trimmed(value)]) {
        if (links.length < most) links.push({ place: `${name} ${attribute}`, reference });
        else more++;
      }
    }
  }
  return { links, more };
}
