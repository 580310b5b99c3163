/** The style sheet of what an element has once it does more than draw what was baked: imported by whatever draws that. */
import asking from "./asking.css?sheet";
import { style } from "./sheets.js";

style("asking", asking);
