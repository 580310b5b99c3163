/** The views of the stage that the page's first frame contains, and the first script draws. */
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
