/**
 * The views of the Resolve room that the stage can be drawn and played without: fetched
 * when it is drawn.
 */
import "../views/notices.js";
import "../views/remarks.js";
