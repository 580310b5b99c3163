/**
 * The attributes of an element, beside those of single views and of editions' options; and which of
 * those that somebody wrote are likely meant to be some.
 */

export const common = ["base", "reference", "edition", "view", "step", "side", "loading", "predict", "lines"];

/** The values of "loading". */
export const ways = ["lazy", "click", "eager"];

/** What HTML gives every element; what frameworks add has other characters than letters. */
const general =
  /^(accesskey|autocapitalize|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|xmlns|on[a-z]+)$/;

/** Whether an attribute is likely a slip: it is neither the element's, nor HTML's, nor a framework's. @param {string} name @param {readonly string[]} known the element's */
export const isUnknown = (name, known) => /^[a-z]+$/.test(name) && !known.includes(name) && !general.test(name);
