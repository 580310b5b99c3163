/** What has to happen before the first frame of a chapter: the theme that somebody chose. */
import "../heal.js";
import { local, takeOver } from "../run/storage.js";

takeOver();
const theme = local.read("theme"); // without one, the system's theme is used
if (theme) document.documentElement.dataset.theme = theme;
