/**
 * The attributes of an element, without the attributes of single views and of specs' options, and a check for
 * misspelled ones.
 */

export const common = ["base", "reference", "edition", "view", "step", "side", "loading", "predict", "lines"];

/** The values of "loading". */
export const ways = ["lazy", "click", "eager"];

/** Attributes that HTML gives every element. Those of frameworks contain characters other than letters. */
const general =
  /^(accesskey|autocapitalize|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|xmlns|on[a-z]+)$/;

/** True for a probable misspelling: the attribute isn't the element's, HTML's, or a framework's. @param {string} name @param {readonly string[]} known the element's */
export const isUnknown = (name, known) => /^[a-z]+$/.test(name) && !known.includes(name) && !general.test(name);
