/** The style sheet for everything beyond drawing baked data. Modules that draw such things import it. */
import asking from "./asking.css?sheet";
import { style } from "./sheets.js";

style("asking", asking);
