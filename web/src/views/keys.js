/** @param {Document | HTMLElement} _root @param {any} _stepper @param {{ help: () => void }} _more */
export function playerKeys(_root, _stepper, _more) { return () => {}; }
