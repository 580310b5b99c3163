/**
 * What each edition does in the clauses in which the editions differ: one sentence
 * for an answer that is not the chosen edition's. Where options change what an
 * edition does, there is a sentence for each way.
 */

/** @type {Record<string, Record<string, string | Record<string, string>>>} */
export const clauses = {
  "url-1993": {
    "scheme-begins": "What stands before the ‹:› is a scheme only if it begins with a letter.",
    "same-scheme": "What has a scheme is a full form.",
    "own-scheme": "A full form is taken as it stands: its dot segments stay.",
    "relative-form": "A partial form is completed from the base.",
    "own-authority": "‹//› brings the host and all the rest, taken as it stands.",
    "empty-reference": "Nothing is said of an empty reference; by the letter it is the directory of the base.",
    "query-only": "The last part of the base path goes, whatever is appended: a search alone, too.",
    "absolute-path": "A path that begins with ‹/› is taken as it stands.",
    "base-root": "Nothing puts a ‹/› between the host and what is appended.",
    "query-in-buffer": "All of the partial form is appended, its search too, and ‹/xxx/..› goes from all of it.",
    "first-segment": "‹/xxx/..› begins with a slash: a first element without one stays.",
    trailing: "‹/xxx/..› and ‹/.› go slash and all, so none is left at the end.",
    "excess-dots": "‹/xxx/..› needs an xxx: where none is left, ‹..› stays.",
  },
  rfc1738: {
    "scheme-begins": "What stands before the ‹:› is a scheme only if it is made of letters, digits, ‹+›, ‹-› and ‹.›.",
    "own-scheme": "A URL is taken as it stands: its dot segments stay.",
    "relative-form": "Relative links are mentioned, not described: there is no answer.",
    "same-scheme": "Whatever has a scheme is a URL of its own.",
  },
  "url-syntax-05": {
    "scheme-begins": "Whatever stands before the first ‹:› is split off as the scheme.",
    "same-scheme": "Step 3 knows no exception for the base's own scheme.",
    "own-scheme": "Step 3: with a scheme it is absolute, and done; its dot segments stay.",
    "relative-form": "A relative reference is completed from the base.",
    "own-authority": "Step 4 skips to step 7: behind a site of its own, dot segments stay.",
    "empty-reference": "Step 2: it is the current document, which is no URL.",
    "query-only": "A query alone goes through step 6, and 6a drops the base's last segment.",
    "absolute-path": "Step 5 skips to step 7: the dot segments of an absolute path stay.",
    "base-root": "6a copies nothing of an empty path, so no ‹/› stands before the reference.",
    "query-in-buffer": "6c puts the query into the buffer, and its dot segments are removed too.",
    "first-segment": "6f removes a first segment although no slash stands before it.",
    trailing: "6e and 6g take the dots and leave the slash before them.",
    "excess-dots": "6f wants a segment that is not ‹..›; where none is left, ‹..› stays.",
    rootless: "6f takes the slash behind ‹..› along, so none is left at the front.",
  },
  "rfc2396bis-01": {
    "scheme-begins": "Whatever stands before the first ‹:› is split off as the scheme.",
    "same-scheme": {
      counts: "A validating parser lets the scheme count: it is a URI of its own.",
      ignored: "A parser that does not validate ignores a scheme that is the base's.",
    },
    "own-scheme": "With a scheme, T.path is R.path: its dot segments stay.",
    "relative-form": "A relative reference is completed from the base.",
    "own-authority": "With an authority, T.path is R.path: its dot segments stay.",
    "empty-reference": "It returns the current document, which is no URI.",
    "query-only": "A query alone keeps the whole path of the base.",
    "absolute-path": "T.path is R.path: only a merged path loses its dot segments.",
    "base-root": "Step 1 of merge begins with ‹/› where the base has no path.",
    "query-in-buffer": "Only the paths are merged; the query is kept apart.",
    "first-segment": "Step 5 of merge removes a first segment although no slash stands before it.",
    trailing: "Steps 4 and 6 of merge take the dots and leave the slash before them.",
    "excess-dots": {
      kept: "Step 7 of merge leaves excess ‹..› to you: they are kept.",
      stripped: "Step 7 of merge leaves excess ‹..› to you: they are removed in the end.",
      refused: "Step 7 of merge leaves excess ‹..› to you: such a reference is refused.",
    },
    rootless: "Step 5 of merge takes the slash behind ‹..› along, so none is left at the front.",
  },
  rfc3986: {
    "scheme-begins": "Whatever stands before the first ‹:› is split off as the scheme.",
    "same-scheme": {
      counts: "Strictly, a scheme counts: it is a URI of its own.",
      ignored: "Not strict: a scheme that is the base's is ignored.",
    },
    "own-scheme": "remove_dot_segments is applied even to a reference with a scheme.",
    "relative-form": "A relative reference is completed from the base.",
    "own-authority": "remove_dot_segments is applied even behind an authority of its own.",
    "empty-reference": "An empty path takes path and query of the base: the answer is a URI.",
    "query-only": "A query alone keeps the whole path of the base.",
    "absolute-path": "remove_dot_segments is applied to an absolute path, too.",
    "base-root": "merge begins with ‹/› only where an authority has no path behind it.",
    "query-in-buffer": "Only the paths are merged; the query is kept apart.",
    "first-segment": "Rule 2C removes a first segment although no slash stands before it.",
    trailing: "Rules 2B and 2C leave a ‹/› of what they take.",
    "excess-dots": "Rule 2C takes ‹/..› even where nothing is left to remove.",
    rootless: "Rule 2C leaves its ‹/› even when the output is empty.",
  },
};

/**
 * What an edition does in the clause by which its answer differs.
 * @param {string} edition @param {import("../../engine.js").Cause} cause
 */
export function because(edition, { clause, there }) {
  const ways = clauses[edition]?.[clause] ?? "";
  return typeof ways === "string" ? ways : (ways[there] ?? "");
}
