/**
 * What is wrong with one text, below its box, with the buttons that mend it: the line of why, of that text's faults
 * alone. Where there are none, it is empty.
 */
import { nothing } from "lit-html";
import { define } from "../view.js";
import "./faults.js";
import { WhyLine } from "./why.js";

export class FaultLine extends WhyLine {
  /** @param {import("./why.js").Content} content */
  draw(content) {
    return content.faults.length ? super.draw(content) : nothing;
  }
}

define("uri-fault", FaultLine);
