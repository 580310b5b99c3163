/** The views and styles of a run in groups, loaded with the first element that shows one. */
import "../views/stage/grouped.js";

export { default } from "./grouped.css?sheet";
