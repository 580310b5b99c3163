/**
 * Runs before the first frame of a chapter: applies the reader's theme, or redirects to the chapter that replaced
 * this one.
 */
import "../heal.js";
import { local, takeOver } from "../run/storage.js";
import { newAddress } from "./moved.js";

const { to, practice = "", first } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
if (to) location.replace(newAddress({ to, practice, first: Number(first) }, location.hash));

takeOver();
const theme = local.read("theme"); // without one, the system's theme is used
if (theme) document.documentElement.dataset.theme = theme;
