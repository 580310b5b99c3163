/** What draws a run in groups, and its styles: fetched with the first element that shows one. */
import "../views/stage/grouped.js";

export { default } from "./grouped.css?sheet";
