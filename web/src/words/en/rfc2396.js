/**
 * What the page says of RFC 2396. The notation is that of web/src/words/words.js.
 */
export default {
  /** What can be chosen: its name, and what it means. */
  options: {
    validating: {
      label: "validating",
      says: "To a validating parser, a reference with a scheme is complete, even if the scheme is the base's: ‹http:g› stays ‹http:g›. For backwards compatibility such a scheme may be removed: ‹http:g› then means ‹g›.",
    },
    excess: {
      label: "too many ‹..›",
      says: "A ‹..› may find no segment left to take away. The document leaves open what becomes of it: it can be kept in the path, or removed, or such a reference is not followed, and has no target.",
    },
    ipv6: {
      label: "IPv6 addresses",
      says: "RFC 2732 amends the document: a host may be a literal IPv6 address in brackets, as in ‹http://[::1]:80/›, and ‹[› and ‹]› are reserved. That changes what is valid, and how an authority is split, but no target.",
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
      "‹//› begins an authority: ‹{authority}› and what follows, as they stand, replace all of the base but its scheme, ‹{scheme}›.",
    "current-document": "An empty reference means the document that it stands in, whatever the base. It is no URI.",
    "current-fragment":
      "A fragment alone, ‹#{fragment}›, is a place in the document that it stands in, whatever the base. It is no URI.",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty:
          "A query alone counts as a relative path here: ‹?{query}› comes right after the authority or the scheme.",
        other: "A query alone counts as a relative path here: ‹?{query}› comes after ‹{directory}›.",
      },
      other: {
        by: "directory",
        empty:
          "A query alone counts as a relative path here: ‹{last}› goes, and ‹?{query}› comes right after the authority or the scheme.",
        other: "A query alone counts as a relative path here: ‹{last}› goes, and ‹?{query}› comes after ‹{directory}›.",
      },
    },
    "nothing-left": {
      by: "directory",
      empty:
        "The scheme is the base's, ‹{scheme}›, and is removed. Nothing is left, which counts as an empty relative path.",
      other:
        "The scheme is the base's, ‹{scheme}›, and is removed. Nothing is left, which counts as a relative path: ‹{directory}› remains.",
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
    "no-root":
      "The base has no path, and nothing puts a ‹/› between its authority, ‹{authority}›, and ‹{path}›: the two run together.",
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
    "parse-base": "base scheme, authority, path ← parse(base URI)",
    1: "scheme, authority, path, query, fragment ← parse(URI reference)",
    2: "if path is empty, and scheme, authority and query are undefined",
    "current-document": "it is the current document, with the fragment: done",
    "not-validating": "if not validating and scheme = base scheme",
    "forget-scheme": "scheme ← undefined",
    3: "if scheme is defined",
    "absolute-uri": "it is an absolute URI as it stands: done",
    "inherit-scheme": "scheme ← base scheme",
    4: "if authority is defined, go on with 7",
    "inherit-authority": "authority ← base authority",
    5: 'if path begins with "/", go on with 7',
    "6a": 'buffer ← base path up to its last "/"',
    "6b": "append path to the buffer",
    "6c": 'while the buffer has "./", "." a whole segment: drop that',
    "6d": 'if the buffer ends with ".", a whole segment: drop that',
    "6e": 'while it has "<segment>/../", not "../../": drop the leftmost',
    "6f": 'if it ends with "<segment>/..", not "../..": drop that',
    "6g": 'if it begins with "..", a whole segment: an error, choose',
    "6g1": "keep it",
    "6g2": "or: while one is there, remove it",
    "6g3": "or: do not follow the reference",
    "6h": "path ← the buffer",
    result: '7. result ← ""',
    "if-scheme": "if scheme is defined",
    "add-scheme": 'append scheme and ":"',
    "if-authority": "if authority is defined",
    "add-authority": 'append "//" and authority',
    "add-path": "append path",
    "if-query": "if query is defined",
    "add-query": 'append "?" and query',
    "if-fragment": "if fragment is defined",
    "add-fragment": 'append "#" and fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "parse-base": "The base is split: {parts}. Its query is not used.",
    1: "The reference is split: {parts}.",
    2: {
      by: "answer",
      yes: "Nothing, or a fragment alone: the reference is to the current document.",
      no: "The reference is more than a fragment.",
    },
    "current-document": {
      by: "given",
      yes: "The answer is a place in the current document, ‹{set}›: no URI comes of it.",
      other: "The answer is the current document: no URI comes of it.",
    },
    "not-validating": {
      by: "answer",
      yes: "Not validating, and the reference has the base's scheme, ‹{scheme}›: it is removed.",
      no: "If the reference has a scheme, it counts: no exception is made for the base's own.",
    },
    "forget-scheme": "The reference's scheme is gone, as if there had been none.",
    3: {
      by: "answer",
      yes: "The reference has a scheme of its own, ‹{scheme}›: it is a whole URI.",
      no: "The reference has no scheme of its own.",
    },
    "absolute-uri": "The reference is the answer, as it stands: ‹{set}›.",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "The reference has an authority of its own, ‹{authority}›: only the scheme comes from the base.",
      no: "The reference has no authority, that is, no host of its own.",
    },
    "inherit-authority": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "The path, ‹{path}›, begins with ‹/›: it stays as it is, dot segments and all.",
      no: "The path does not begin with ‹/›: it is relative to the base, whose path is ‹{base path}›.",
    },
    "6a": "The buffer begins with the base's path up to its last ‹/›: ‹{added}›.",
    "6b": "The reference's path follows: ‹{added}›.",
    "6c": { by: "answer", yes: "‹{gone}› goes: it means “here”.", no: "No segment ‹.› with a ‹/› after it is left." },
    "6d": { by: "answer", yes: "‹{gone}› at the end goes: it means “here”.", no: "The last segment is not ‹.›." },
    "6e": {
      by: "answer",
      yes: "‹{dots}› goes, and takes ‹{taken}› with it.",
      no: "No ‹../› is left with a segment before it.",
    },
    "6f": {
      by: "answer",
      yes: "‹{dots}› at the end goes, and takes ‹{taken}› with it.",
      no: "There is no ‹..› at the end with a segment before it.",
    },
    "6g": {
      by: "answer",
      yes: "‹..› at the beginning leads nowhere: an error.",
      no: "The path does not begin with ‹..›.",
    },
    "6g1": "It is kept, as part of the target.",
    "6g2": { by: "answer", yes: "‹{gone}› at the beginning goes.", no: "No ‹..› is at the beginning any more." },
    "6g3": "The reference is not followed: there is no target.",
    "6h": "What the buffer holds is the path: ‹{set}›.",
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The target has a scheme: ‹{scheme}›.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: "The target has an authority: ‹{authority}›.",
      no: "The target has no authority.",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": { by: "answer", yes: "The target has a query: ‹{query}›.", no: "The target has no query." },
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
      counts: "To a validating parser a reference with a scheme is complete, even if the scheme is the base's.",
      "ignored-later":
        "For backwards compatibility a scheme that is the base's is removed, and the rest is read as a relative path.",
    },
    "own-scheme": "A reference with a scheme is complete, and left as it is, with its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "slash-runs":
      "A reference that begins with ‹//› brings its own authority, and one that begins with ‹/› its own path. How many slashes follow each other in the base does not matter.",
    "own-authority":
      "Behind a host of the reference's own, the path is left as it is, with its dot segments (‹.› and ‹..›).",
    "empty-reference": "A reference without path and query means the document that it stands in. That is no URI.",
    "query-only":
      "A reference that is only a query is treated as an empty path: the last segment of the base makes room for it.",
    "absolute-path":
      "A path that begins with ‹/› is left as it is: only where two paths are joined are dot segments (‹.› and ‹..›) removed.",
    "base-root":
      "Nothing puts a ‹/› between a host without a path and what is appended to it, so the two run together.",
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
    "same-scheme": "step 3",
    "own-scheme": "step 3",
    "own-authority": "step 4",
    "empty-reference": "step 2",
    "query-only": "step 6a",
    "absolute-path": "step 5",
    "base-root": "step 6a",
    "query-in-buffer": "step 6b",
    "first-segment": "step 6e",
    trailing: "steps 6d and 6f",
    "excess-dots": "step 6g",
    rootless: "step 6e",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    'The document lists the letters one by one, or describes the characters in words. Here they are ranges of their codes, because ‹"a"› stands for ‹A› as well.',

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    IPv6address:
      "RFC 2732 leaves the address to RFC 2373. By the rules in Appendix B of that document no IPv4 address could follow ‹::› directly, as in ‹[::192.9.5.5]›, which RFC 2732 prints; here it can. The rules count no pieces, so ‹[1:2]› matches.",
    relativeURI:
      "A path may begin with two slashes, too. The prose of section 4.3 says that the authority wins. And the rule has no query without a path before it, though the document resolves ‹?y› in C.1: such a reference does not match, and is resolved all the same.",
    "not-validating":
      "The document lets a scheme be removed if it is the base's and known to be hierarchical always; which ones are, it does not say, so here each that is the base's is removed. Schemes are the same whatever the case of their letters, by section 3.1. Step 2 comes before: to it, a reference with a scheme is not empty.",
    "6e": "The document does not say whether a segment may be empty here. The nothing before a ‹/› that begins the buffer is none, as its example ‹../../../g› shows; nothing between two ‹/› is one.",
    "6f": "As in 6e, the nothing before a ‹/› that begins the buffer is no segment, and nothing between two ‹/› is one.",
    "6g": "The document leaves three ways: to keep the ‹..›, to remove it, or not to follow the reference. Keeping is what its examples show, and what is done unless you choose otherwise. A ‹/› before the ‹..› makes no difference.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "a letter, digit or one of ‹-_.!~*'()›",
    reserved: "one of ‹;/?:@&=+$,›",
  },
};
