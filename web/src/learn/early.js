/** What has to happen before the first frame of a chapter: the theme that somebody chose. */
import "../heal.js";

try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage it is what the system says.
}
