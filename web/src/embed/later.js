/** The second style sheet of an element: see sheets.js. */
export { default } from "./later.css?sheet";
