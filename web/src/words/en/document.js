/** What the pages themselves say, before any script runs and where none does: title, description, notices. */
export default {
  description:
    "Type a base and a reference and watch, step by step, how RFC 3986, seven earlier documents since 1993 and the URL Standard of today split, resolve and recompose them.",
  late: "The script of this page has not come, so nothing moves and nothing that you type is answered. Load the page again; what stands in the boxes stays there. A page opened as a file, or in a frame that forbids scripts, cannot run it: it has to come from a web server.",
  "without-script": "With JavaScript, this page resolves whatever you type. Without it, it shows this one case.",
  frame: "With JavaScript, this frame shows step by step how a URI reference is resolved.",
  missing: {
    title: "uriscope: not here",
    heading: "There is no such page here",
    text: "The site has been moved or built anew, or the address has a fault. Its first page is where this address ends before the names of folders and files.",
  },
  language: "Language",
  own: "English",
  brief: "EN",
};
