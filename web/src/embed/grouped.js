/** What draws a run in groups, its styles and its words: fetched with the first element that shows one. */
import "../views/stage/grouped.js";
import grouped from "./grouped.css?sheet";
import { style } from "./sheets.js";

style("grouped", grouped);

/** Has the words there. @param {import("../words/words.js").Words} words */
export const speak = (words) => words.need("machine");
