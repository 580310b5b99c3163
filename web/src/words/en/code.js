/** The words of the dialog that shows a case as code. */
export default {
  title: "As code",
  about:
    "Libraries can give different targets; “What would your library do?” shows them. The uriscope package isn’t on npm yet, so install its file before you run “npx uriscope”.",
  copy: "Copy the code for {language}",
};
