// reload.js is responsible for loading a page again when the development server
// has built it again, and for showing why it could not. It is put into pages by
// that server only.

(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const build = new URL(script.src).searchParams.get("build");

  /** @type {EventSource | null} */
  let stream = null;

  /** @type {HTMLElement | null} */
  let notice = null;

  /** @param {string} text */
  const show = (text) => {
    notice?.remove();
    if (text === "") return;
    notice = document.createElement("pre");
    notice.textContent = text;
    notice.setAttribute("role", "alert");
    Object.assign(notice.style, {
      position: "fixed", inset: "auto 0 0 0", zIndex: "2147483647", margin: "0", padding: "1em",
      maxHeight: "50vh", overflow: "auto", whiteSpace: "pre-wrap", font: "14px/1.4 monospace",
      color: "#fff", background: "#8b0000",
    });
    document.body.append(notice);
  };

  const listen = () => {
    stream = new EventSource(new URL("reload", script.src));
    stream.addEventListener("build", (event) => {
      const now = JSON.parse(event.data);
      if (now.id === build) return show(now.error);
      dispatchEvent(new Event("uriscope:leave")); // what the visitor has typed is written
      location.reload();
    });
  };

  // A browser opens six connections to a server at most, over all its tabs: only
  // the tab that is seen keeps one.
  const follow = () => {
    stream?.close();
    if (document.visibilityState === "visible") listen();
  };
  document.addEventListener("visibilitychange", follow);
  follow();
})();
