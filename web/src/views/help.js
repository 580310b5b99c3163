/** @param {HTMLElement} _place @param {import("../words.js").Words} _words */
export function help(_place, _words) {}
