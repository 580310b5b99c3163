import { define, ContentView } from "./view.js";
import { sentence } from "./marks.js";
/** @typedef {import("../engine.js").Problem} Problem */
/** @typedef {{ name: "base" | "reference", text: string, problem: Problem | null, trouble: string | null, mends: import("../mend.js").Mend[] }} Fault */
/** @extends {ContentView<any>} */
export class WhyLine extends ContentView { /** @param {any} c */ draw({ edition, why, notice }) { return notice ?? (why && sentence(this.words, `${edition}:why:${why.id}`, why.args)); } }
define("uri-why", WhyLine);
