/** The messages of "uriscope links". */
export default {
  "no-files": "“links” needs files or folders: HTML, Markdown, CSS, XML, or JSON.",
  site: "--site needs a URL that starts with “https:” or “http:”.",
  unread: "not read: the file is missing, or its format isn’t supported",
  counted: "files: {files}, references: {references}, found: {found}, skipped: {skipped}, not read: {unread}",
  skipped: "skipped: {reason}",
  found: {
    broken: "there is no file ‹{path}›",
    anchor: "‹{file}› has no anchor ‹{fragment}›",
    slash: "the base has no ‹/› at its end, so relative references replace its last segment",
    leaves: { by: "host", empty: "leaves the site", other: "leaves the site for ‹{host}›" },
    label: "the label ‹{label}› isn’t defined",
    invalid: "not a valid URL",
  },
};
