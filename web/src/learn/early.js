/**
 * What has to happen before the first frame of a chapter: the theme that the reader chose, or the way to the chapter
 * that took this one over.
 */
import "../heal.js";
import { local, takeOver } from "../run/storage.js";
import { newAddress } from "./moved.js";

const { to, practice = "", first } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
if (to) location.replace(newAddress({ to, practice, first: Number(first) }, location.hash));

takeOver();
const theme = local.read("theme"); // without one, the system's theme is used
if (theme) document.documentElement.dataset.theme = theme;
