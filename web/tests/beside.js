/** The views that stand beside a run, for what is asked of all of them at once. */
import { registry, viewsIn } from "../src/embed/registry.js";

/** Their names. */
export const beside = viewsIn("above", "left", "right", "below");

/** What is there once a view is drawn. @param {string} view */
export const drawnBy = (view) => (view === "grammar" ? "uri-grammar [role=tree]" : `${registry[view].tag} > *`);
