/**
 * What the page says of draft-fielding-uri-rfc2396bis-01. The notation is that of web/src/words/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    validating: {
      label: "validating",
      says: "To a parser that validates, a reference with a scheme is complete, even if the scheme is the base's: ‹http:g› stays ‹http:g›. One that does not ignores such a scheme: ‹http:g› means ‹g›.",
    },
    excess: {
      label: "too many ‹..›",
      says: "A ‹..› may find no segment left to take away. The document leaves open what becomes of it: it can be kept in the path, or removed, or such a reference is not followed, and has no target.",
    },
  },
  values: { excess: { keep: "keep them", remove: "remove them", refuse: "do not follow" } },

  /** Said of a base that is not absolute. */
  "base-without-scheme": "A base begins with a scheme and a colon, such as ‹http:›; this one has none.",

  /** Why the target is what it is. */
  why: {
    "own-scheme":
      "The reference has a scheme of its own, ‹{scheme}›: it is complete, and stays as it is, even its ‹.› and ‹..›.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so there is no target. The steps show what would come of it.",
    "own-authority":
      "‹//› begins a host: ‹{authority}› and what follows, as they stand, replace all of the base but its scheme, ‹{scheme}›.",
    "current-document": "An empty reference means the document that it stands in, whatever the base. It is no URI.",
    "current-fragment":
      "A fragment alone, ‹#{fragment}›, is a place in the document that it stands in, whatever the base. It is no URI.",
    "query-only": {
      by: "query",
      empty: "The reference is only a query, which is empty: the path stays as it is, and the query becomes empty.",
      other: {
        by: "path",
        empty: "The reference is only a query: the path stays empty, and the query becomes ‹{query}›.",
        other: "The reference is only a query: the path stays ‹{path}›, and the query becomes ‹{query}›.",
      },
    },
    "absolute-path": {
      by: "old",
      empty: "The reference begins with ‹/›: ‹{path}› is the path. The base has none.",
      other: "The reference begins with ‹/›: ‹{path}› replaces the whole path of the base, ‹{old}›.",
    },
    "absolute-path-dots": {
      by: "old",
      empty:
        "The reference begins with ‹/›: ‹{path}› is the path. Its ‹.› and ‹..› stay: only a relative path loses them here.",
      other:
        "The reference begins with ‹/›: ‹{path}› replaces the path ‹{old}›. Its ‹.› and ‹..› stay: only a relative path loses them here.",
    },
    "root-added": "The base has no path, so ‹{path}› gets a ‹/› before it.",
    "excess-kept": {
      by: "directory",
      empty:
        "‹{path}› climbs, and the base has no directory to climb from, which is an error. Here, the ‹..› that is left over stays.",
      other:
        "‹{path}› climbs higher than ‹{directory}› is deep, which is an error. Here, the ‹..› that is left over stays.",
    },
    "excess-removed": {
      by: "directory",
      empty:
        "‹{path}› climbs, and the base has no directory to climb from, which is an error. Here, the ‹..› that is left over goes.",
      other:
        "‹{path}› climbs higher than ‹{directory}› is deep, which is an error. Here, the ‹..› that is left over goes.",
    },
    "excess-refused": {
      by: "directory",
      empty:
        "‹{path}› climbs, and the base has no directory to climb from, which is an error. Here, such a reference has no target.",
      other:
        "‹{path}› climbs higher than ‹{directory}› is deep, which is an error. Here, such a reference has no target.",
    },
    climbs: {
      by: "rest",
      empty: "‹{path}› climbs {ui:levels} from ‹{directory}›.",
      other: "‹{path}› climbs {ui:levels} from ‹{directory}›, then goes to ‹{rest}›.",
    },
    stays: {
      by: "directory",
      empty:
        "‹{path}› means the directory that the base is in. No ‹/› is in the base's path, so that directory is empty.",
      other: "‹{path}› means the directory that the base is in: ‹{directory}›.",
    },
    "no-directory": {
      by: "old",
      empty: "The path of the base is empty, and ‹{path}› takes its place.",
      other: "There is no ‹/› in the path of the base, so ‹{path}› replaces all of it: ‹{old}›.",
    },
    appends: "The base path ends in ‹/›, so ‹{path}› goes into that directory, ‹{directory}›.",
    "replaces-last": "‹{path}› takes the place of ‹{last}›, which follows the last ‹/› of the base path.",
  },

  /** The lines of the listing. */
  lines: {
    "split-base": "Base.scheme, authority, path ← parse(Base)",
    "split-r": "R.scheme, authority, path, query; fragment ← parse(R)",
    "not-validating": "if not validating and R.scheme = Base.scheme",
    "forget-scheme": "R.scheme ← undefined",
    "has-scheme": "if R.scheme is defined",
    "scheme-of-r": "T.scheme ← R.scheme",
    "scheme-authority": "T.authority ← R.authority",
    "scheme-path": "T.path ← R.path",
    "scheme-query": "T.query ← R.query",
    "no-scheme": "else",
    "has-authority": "if R.authority is defined",
    "authority-of-r": "T.authority ← R.authority",
    "authority-path": "T.path ← R.path",
    "authority-query": "T.query ← R.query",
    "no-authority": "else",
    "empty-path": "if R.path is empty",
    "has-query": "if R.query is defined",
    "path-of-base": "T.path ← Base.path",
    "empty-query-of-r": "T.query ← R.query",
    "no-query": "else",
    "current-document": "return the current document and fragment",
    "some-path": "else",
    "absolute-path": 'if R.path begins with "/"',
    "path-of-r": "T.path ← R.path",
    "relative-path": "else",
    merge: "T.path ← merge(Base.path, R.path)",
    "query-of-r": "T.query ← R.query",
    "authority-of-base": "T.authority ← Base.authority",
    "scheme-of-base": "T.scheme ← Base.scheme",
    return: "return T and fragment",
    1: 'buffer ← Base.path up to its last "/"',
    "1a": 'if Base.path is empty, append "/" to the buffer',
    2: "append R.path to the buffer",
    3: 'while the buffer has "./", "." a whole segment: drop that',
    4: 'if the buffer ends with ".", a whole segment: drop that',
    5: 'while it has "<segment>/../", not "../../": drop the first',
    6: 'if it ends with "<segment>/..", not "../..": drop that',
    7: 'if it begins with "..", a whole segment: an error, choose',
    "7a": "keep it",
    "7b": "or: while one is there, drop it",
    "7c": "or: do not follow the reference",
    8: "return the buffer",
    result: 'result ← ""',
    "if-scheme": "if T.scheme is defined",
    "add-scheme": 'append T.scheme and ":"',
    "if-authority": "if T.authority is defined",
    "add-authority": 'append "//" and T.authority',
    "add-path": "append T.path",
    "if-query": "if T.query is defined",
    "add-query": 'append "?" and T.query',
    "if-fragment": "if fragment is defined",
    "add-fragment": 'append "#" and fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-base": "The base is split: {parts}. Its query is not used.",
    "split-r": "The reference is split: {parts}.",
    "not-validating": {
      by: "answer",
      yes: "Not validating, and the reference has the base's scheme, ‹{R.scheme}›: it will be ignored.",
      no: "If the reference has a scheme, it counts: no exception is made for the base's own.",
    },
    "forget-scheme": "The reference's scheme is ignored, as if there were none.",
    "has-scheme": {
      by: "answer",
      yes: "The reference has a scheme of its own, ‹{R.scheme}›: nothing is taken from the base.",
      no: "The reference has no scheme of its own.",
    },
    "scheme-of-r": "{ui:player:from-reference}",
    "scheme-authority": "{ui:player:from-reference}",
    "scheme-path": "{ui:player:from-reference}",
    "scheme-query": "{ui:player:from-reference}",
    "has-authority": {
      by: "answer",
      yes: "The reference has an authority of its own, ‹{R.authority}›: only the scheme comes from the base.",
      no: "The reference has no authority, that is, no host of its own.",
    },
    "authority-of-r": "{ui:player:from-reference}",
    "authority-path": "{ui:player:from-reference}",
    "authority-query": "{ui:player:from-reference}",
    "empty-path": { by: "answer", yes: "The reference's path is empty.", no: "The reference has a path: ‹{R.path}›." },
    "has-query": {
      by: "answer",
      yes: "The reference has a query, ‹{R.query}›: it goes after the path of the base.",
      no: "Nothing, or a fragment alone: the reference is to the current document.",
    },
    "path-of-base": "{ui:player:from-base}",
    "empty-query-of-r": "{ui:player:from-reference}",
    "current-document": {
      by: "given",
      yes: "The answer is a place in the current document, ‹{set}›: no URI comes of it.",
      other: "The answer is the current document: no URI comes of it.",
    },
    "absolute-path": {
      by: "answer",
      yes: "It begins with ‹/›, at the root: it replaces the path of the base, and its dot segments stay.",
      no: "It does not begin with ‹/›: it is relative to the base, whose path is ‹{Base.path}›.",
    },
    "path-of-r": "{ui:player:from-reference}",
    merge: "The paths of base and reference are to be merged: ‹{Base.path}› and ‹{R.path}›.",
    "query-of-r": "{ui:player:from-reference}",
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    return: "All components of the target are known.",
    1: "The buffer begins with the base's path up to its last ‹/›: ‹{added}›.",
    "1a": {
      by: "answer",
      yes: "The base's path is empty: a ‹/› is supplied.",
      no: "The base has a path: no ‹/› has to be supplied.",
    },
    2: "The reference's path follows: ‹{added}›.",
    3: { by: "answer", yes: "‹{gone}› goes: it means “here”.", no: "No segment ‹.› with a ‹/› after it is left." },
    4: { by: "answer", yes: "‹{gone}› at the end goes: it means “here”.", no: "The last segment is not ‹.›." },
    5: {
      by: "answer",
      yes: "‹{dots}› goes, and takes ‹{taken}› with it.",
      no: "No ‹../› is left with a segment before it.",
    },
    6: {
      by: "answer",
      yes: "‹{dots}› at the end goes, and takes ‹{taken}› with it.",
      no: "There is no ‹..› at the end with a segment before it.",
    },
    7: {
      by: "answer",
      yes: "‹..› at the beginning leads nowhere: an error.",
      no: "The path does not begin with ‹..›.",
    },
    "7a": "It is kept, as part of the target.",
    "7b": { by: "answer", yes: "‹{gone}› at the beginning goes.", no: "No ‹..› is at the beginning any more." },
    "7c": "The reference is not followed: there is no target.",
    8: "What the buffer holds is the path: ‹{set}›.",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The target has a scheme: ‹{T.scheme}›.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: "The target has an authority: ‹{T.authority}›.",
      no: "The target has no authority.",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": { by: "answer", yes: "The target has a query: ‹{T.query}›.", no: "The target has no query." },
    "add-query": "{ui:player:written}",
    "if-fragment": { by: "answer", yes: "The target has a fragment: ‹{fragment}›.", no: "The target has no fragment." },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins":
      "What stands before the first ‹:› is read as a scheme, even where it could not be one, as in ‹1a:b›.",
    "authority-ends": "After ‹//› the next ‹/› or ‹?› ends the authority, so a query can follow it at once.",
    "params-are": "What follows a ‹;› is part of the path: as a path, it takes the place of the base's last segment.",
    "empty-parts": "A component whose sign is there is there, even if nothing follows the sign.",
    "same-scheme": {
      by: "way",
      counts: "To a parser that validates, a reference with a scheme is complete, even if the scheme is the base's.",
      ignored:
        "A parser that does not validate ignores a scheme that is the base's, and reads the rest as a relative reference.",
    },
    "own-scheme": "A reference with a scheme is left as it is, with its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "slash-runs":
      "A reference that begins with ‹//› brings its own authority, and one that begins with ‹/› its own path. How many slashes follow each other in the base does not matter.",
    "own-authority":
      "Behind a host of the reference's own, the path is left as it is, with its dot segments (‹.› and ‹..›).",
    "empty-reference": "A reference without path and query means the document that it stands in. That is no URI.",
    "query-only": "If the reference is only a query, the whole path of the base stays, its last segment too.",
    "absolute-path":
      "A path that begins with ‹/› is left as it is: only where two paths are joined are dot segments (‹.› and ‹..›) removed.",
    "base-root": "Where the base has no path, a ‹/› is put before the path of the reference.",
    "query-in-buffer": "Only the paths are joined; dots in a query are left alone.",
    "first-segment":
      "‹..› takes away the segment before it, even the first one of a path that does not begin with ‹/›.",
    trailing: "Where a path ends in ‹.› or ‹..›, the ‹/› before it stays.",
    "excess-dots": {
      by: "way",
      kept: "What becomes of a ‹..› that finds no segment left to take away is left open: here it is kept in the path.",
      stripped:
        "What becomes of a ‹..› that finds no segment left to take away is left open: here it is removed in the end.",
      refused:
        "What becomes of a ‹..› that finds no segment left to take away is left open: here such a reference is not followed.",
    },
    rootless:
      "Where ‹..› takes away the first segment of a path that does not begin with ‹/›, the ‹/› after that goes as well.",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "base-root": "step 1 of merging",
    "first-segment": "step 5 of merging",
    trailing: "steps 4 and 6 of merging",
    "excess-dots": "step 7 of merging",
    rootless: "step 5 of merging",
  },

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    5: "The document does not say whether a segment may be empty here. The nothing before a ‹/› that begins the buffer is none, as its example ‹../../../g› shows; nothing between two ‹/› is one.",
    6: "As in step 5, the nothing before a ‹/› that begins the buffer is no segment, and nothing between two ‹/› is one.",
    7: "The document leaves three ways: to keep the ‹..›, to remove it, or not to follow the reference. Keeping is what its examples show, and what is done unless you choose otherwise. A ‹/› before the ‹..› makes no difference.",
    "not-validating":
      "Schemes are the same whatever the case of their letters, by the document's sections 3.1 and 6.2.2.1: ‹HTTP:g› has the scheme of ‹http://a/›. The pseudocode itself only has ‹==›.",
    domainlabel: "The document writes ‹|› here, which its notation does not have. It is read as ‹/›.",
    toplabel: "The document writes ‹|› here, which its notation does not have. It is read as ‹/›.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "a letter, digit or one of ‹-_.!~*'()›",
    reserved: "one of ‹[];/?:@&=+$,›",
  },
};
