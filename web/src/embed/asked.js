/** The style sheet of what an element has once it does more than draw what was baked: imported by whatever draws that. */
import asked from "./asked.css?sheet";
import { style } from "./sheets.js";

style("asked", asked);
