/** The words of the HTML files themselves, before any script runs or without scripts: title, description, messages. */
export default {
  description:
    "Type a base and a reference, and see step by step how nine specs resolve them: RFC 3986, seven earlier ones, and the URL Standard.",
  late: "The script of this page hasn’t loaded, so nothing moves and nothing you type is resolved. Reload the page; the boxes keep your text. The script needs a web server: it can’t run from a local file, or in a frame that blocks scripts.",
  "without-script": "With JavaScript, this page resolves whatever you type. Without it, it shows only this example.",
  frame: "With JavaScript, this frame shows step by step how a URI reference is resolved.",
  missing: {
    title: "uriscope: Page not found",
    heading: "Page not found",
    text: "The site may have moved, or the address has a mistake. To find the home page, remove the end of the address, one level at a time.",
    first: "Home page",
    course: "Course",
  },
  language: "Language",
  own: "English",
  brief: "EN",
};
