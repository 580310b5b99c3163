/** The views next to a run, for tests of all of them together. */
import { registry, viewsIn } from "../src/embed/registry.js";

/** Their names. */
export const beside = viewsIn("above", "left", "right", "below");

/** The selector that matches once a view is drawn. @param {string} view */
export const drawnBy = (view) => (view === "grammar" ? "uri-grammar [role=tree]" : `${registry[view].tag} > *`);
