/**
 * What the page says of RFC 3986. The notation is that of web/src/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    strict: {
      label: "strict",
      says: "A reference with a scheme is complete, even if the scheme is the base's: ‹http:g› stays ‹http:g›. Not strict, such a scheme is ignored, as older software does it: ‹http:g› means ‹g›.",
    },
  },

  /** Said of a base that is not absolute. */
  "base-without-scheme": "A base needs a scheme, such as ‹http:›. RFC 3986, section 5.2.1.",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "The reference brings its own scheme, ‹{scheme}›: it is a URI already, and nothing of the base is used.",
    "no-base-scheme": "A base needs a scheme, such as ‹http:›, before its first ‹/›, ‹?› or ‹#›. What the algorithm would do without one is shown below.",
    "own-authority": "‹//› begins an authority: ‹{authority}› replaces everything of the base but its scheme, ‹{scheme}›.",
    "query-only": "The path stays ‹{path}›; only the query becomes ‹{query}›.",
    "fragment-only": "All of the base stays, its query too; the fragment ‹{fragment}› is added.",
    empty: "An empty reference is the base itself, without its fragment.",
    "absolute-path": "‹/› at the beginning: ‹{path}› replaces the whole path of the base, ‹{old}›.",
    "root-added": "The base has an authority and no path, so ‹{path}› gets a ‹/› before it.",
    climbs: {
      by: "rest",
      empty: "‹{path}› climbs {ui:levels} from ‹{directory}›.",
      other: "‹{path}› climbs {ui:levels} from ‹{directory}›, then goes to ‹{rest}›.",
    },
    "climbs-out": "‹{path}› climbs {ui:levels} from ‹{directory}›, which has {ui:depth}: the root stays the root.",
    stays: "‹{path}› is the directory that the base is in: ‹{directory}›.",
    "no-directory": "There is no ‹/› in the path of the base, so ‹{path}› replaces all of it: ‹{old}›.",
    appends: "The base path ends in ‹/›, so ‹{path}› goes below ‹{directory}›.",
    "replaces-last": "‹{path}› replaces ‹{last}›: the base path ends in ‹{last}›, not in ‹{last}/›.",
  },

  /** The lines of the listing. */
  lines: {
    "split-base": "Base.scheme, authority, path, query ← split(Base)",
    "split-r": "R.scheme, authority, path, query, fragment ← split(R)",
    "non-strict": "if not strict and R.scheme = Base.scheme",
    "forget-scheme": "R.scheme ← undefined",
    "has-scheme": "if R.scheme is defined",
    "scheme-of-r": "T.scheme ← R.scheme",
    "scheme-authority": "T.authority ← R.authority",
    "scheme-path": "T.path ← remove_dot_segments(R.path)",
    "scheme-query": "T.query ← R.query",
    "no-scheme": "else",
    "has-authority": "if R.authority is defined",
    "authority-of-r": "T.authority ← R.authority",
    "authority-path": "T.path ← remove_dot_segments(R.path)",
    "authority-query": "T.query ← R.query",
    "no-authority": "else",
    "empty-path": "if R.path is empty",
    "path-of-base": "T.path ← Base.path",
    "has-query": "if R.query is defined",
    "empty-query-of-r": "T.query ← R.query",
    "no-query": "else",
    "query-of-base": "T.query ← Base.query",
    "some-path": "else",
    "absolute-path": "if R.path begins with \"/\"",
    "path-of-r": "T.path ← remove_dot_segments(R.path)",
    "relative-path": "else",
    merge: "T.path ← merge(Base.path, R.path)",
    "merged-path": "T.path ← remove_dot_segments(T.path)",
    "query-of-r": "T.query ← R.query",
    "authority-of-base": "T.authority ← Base.authority",
    "scheme-of-base": "T.scheme ← Base.scheme",
    fragment: "T.fragment ← R.fragment",
    "no-base-path": "if Base.authority is defined and Base.path is empty",
    root: "return \"/\" + R.path",
    "some-base-path": "else",
    "replace-last": "return Base.path up to its last \"/\" + R.path",
    1: "input buffer ← path; output buffer ← \"\"",
    2: "while the input buffer is not empty",
    "2A": "\"../\" or \"./\" at its beginning: drop that",
    "2B": "else \"/./\", or all of it is \"/.\": leave \"/\" of that",
    "2C": "else \"/../\", or all of it is \"/..\": leave \"/\", and drop the last segment of the output",
    "2D": "else all of it is \".\" or \"..\": drop that",
    "2E": "else: move the first segment to the output",
    3: "return the output buffer",
    result: "result ← \"\"",
    "if-scheme": "if T.scheme is defined",
    "add-scheme": "append T.scheme and \":\"",
    "if-authority": "if T.authority is defined",
    "add-authority": "append \"//\" and T.authority",
    "add-path": "append T.path",
    "if-query": "if T.query is defined",
    "add-query": "append \"?\" and T.query",
    "if-fragment": "if T.fragment is defined",
    "add-fragment": "append \"#\" and T.fragment",
  },

  /** What a step says, by its line. A line that only sets a register needs no sentence. */
  steps: {
    "split-base": "The base is split into its components.",
    "split-r": "The reference is split into its components.",
    "non-strict": { by: "answer", yes: "Not strict, and the schemes are the same.", no: "The scheme of the reference, if any, counts." },
    "forget-scheme": "The reference's scheme is ignored.",
    "has-scheme": { by: "answer", yes: "The reference has a scheme: ‹{R.scheme}›.", no: "The reference has no scheme." },
    "has-authority": { by: "answer", yes: "The reference has an authority: ‹{R.authority}›.", no: "The reference has no authority." },
    "empty-path": { by: "answer", yes: "The reference's path is empty.", no: "The reference has a path." },
    "has-query": { by: "answer", yes: "The reference has a query.", no: "The reference has no query." },
    "absolute-path": { by: "answer", yes: "Its path begins at the root.", no: "Its path is relative." },
    merge: "The two paths are merged.",
    "no-base-path": { by: "answer", yes: "The base has an authority and an empty path.", no: "The base has a path, or no authority." },
    root: "The reference's path gets a ‹/› before it.",
    "replace-last": "What follows the last ‹/› of the base path makes room for the reference's path.",
    1: "The path becomes the input.",
    "2A": "A ‹../› or ‹./› at the very beginning goes.",
    "2B": "‹/.› goes: it means “here”.",
    "2C": {
      by: "took",
      0: "‹/..› goes. Nothing is left to take: the root stays the root.",
      other: "‹/..› goes, and takes the last output segment with it.",
    },
    "2D": "A path of dots alone goes.",
    "2E": "The first segment moves to the output.",
    3: "The input is empty: the output is the path.",
    result: "The components are put together.",
    "if-scheme": { by: "answer", yes: "There is a scheme.", no: "There is no scheme." },
    "if-authority": { by: "answer", yes: "There is an authority.", no: "There is no authority." },
    "if-query": { by: "answer", yes: "There is a query.", no: "There is no query." },
    "if-fragment": { by: "answer", yes: "There is a fragment.", no: "There is no fragment." },
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "What stands before the first ‹:› is read as a scheme, even where it could not be one, as in ‹1a:b›.",
    "same-scheme": {
      by: "way",
      counts: "A reference with a scheme is complete, even if the scheme is the base's: nothing of the base is used.",
      ignored: "Not strict: a scheme that is the base's is ignored, and the rest is read as a relative reference.",
    },
    "own-scheme": "Dot segments (‹.› and ‹..›) are removed even from a reference that has a scheme of its own.",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "own-authority": "Dot segments (‹.› and ‹..›) are removed even where the reference names its own host after ‹//›.",
    "empty-reference": "A reference without path and query takes both from the base, so the answer is a URI.",
    "query-only": "If the reference is only a query, the whole path of the base stays, its last segment too.",
    "absolute-path": "Dot segments (‹.› and ‹..›) are removed from every path, from one that begins with ‹/› as well.",
    "base-root": "Where the base has a host and no path, a ‹/› is put before the path of the reference.",
    "query-in-buffer": "Only the paths are joined; dots in a query are left alone.",
    "first-segment": "‹..› takes away the segment before it, even the first one of a path that does not begin with ‹/›.",
    trailing: "Where a path ends in ‹.› or ‹..›, the ‹/› before it stays.",
    "excess-dots": "A ‹..› that finds no segment left to take away is dropped: above the root there is nothing.",
    rootless: "Where ‹..› takes away the first segment of a path that does not begin with ‹/›, the ‹/› after that stays, so the path begins with one then.",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "first-segment": "step 2C",
    trailing: "steps 2B and 2C",
    "excess-dots": "step 2C",
    rootless: "step 2C",
  },

  /** What has to be said of examples. */
  remarks: {
    "by-scheme": "That the case of a host in a mail address does not matter is known to the scheme alone: ‹mailto› has no authority, and to the generic syntax this is a path.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "a letter, digit, ‹-›, ‹.›, ‹_› or ‹~›",
    "sub-delims": "one of ‹!$&'()*+,;=›",
    pchar: "a letter, digit, percent-encoding or one of ‹-._~!$&'()*+,;=:@›",
  },
};
