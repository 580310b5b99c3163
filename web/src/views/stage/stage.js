/** The views of the stage: the first frame of the page has them, and the first script draws them. */
import "./components.js";
import "./dots.js";
import "./expected.js";
import "./field.js";
import "./resolution.js";
import "./stepper.js";
import "./story.js";
import "./target.js";
import "./why.js";
import "./years.js";
