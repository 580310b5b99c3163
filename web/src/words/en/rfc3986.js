/**
 * What the page says of RFC 3986. The notation is that of web/src/words/words.js.
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
  "base-without-scheme": "A base begins with a scheme and a colon, such as ‹http:›; this one has none.",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "The reference has a scheme of its own, ‹{scheme}›: it is complete, and nothing of the base is used.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so there is no target. The steps show what would come of it.",
    "own-authority":
      "‹//› begins a host: ‹{authority}› and what follows replace all of the base but its scheme, ‹{scheme}›.",
    "query-only": {
      by: "query",
      empty: "The reference is only a query, which is empty: the path stays as it is, and the query becomes empty.",
      other: {
        by: "path",
        empty: "The reference is only a query: the path stays empty, and the query becomes ‹{query}›.",
        other: "The reference is only a query: the path stays ‹{path}›, and the query becomes ‹{query}›.",
      },
    },
    "fragment-only":
      "The reference is only a fragment: ‹#{fragment}› follows the base, whose own fragment, if it has one, goes.",
    empty: "The reference is empty: that means the base itself, without its fragment.",
    "absolute-path": {
      by: "old",
      empty: "The reference begins with ‹/›: ‹{path}› is the path. The base has none.",
      other: "The reference begins with ‹/›: ‹{path}› replaces the whole path of the base, ‹{old}›.",
    },
    "root-added": "The base has a host and no path, so ‹{path}› gets a ‹/› before it.",
    climbs: {
      by: "rest",
      empty: "‹{path}› climbs {ui:levels} from ‹{directory}›.",
      other: "‹{path}› climbs {ui:levels} from ‹{directory}›, then goes to ‹{rest}›.",
    },
    "climbs-out": {
      by: "directory",
      empty:
        "‹{path}› climbs {ui:levels}, and the base has no directory to climb from: a ‹..› with nothing to take goes.",
      other: "‹{path}› climbs {ui:levels} from ‹{directory}›, which has {ui:depth}: the root stays the root.",
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
    "absolute-path": 'if R.path begins with "/"',
    "path-of-r": "T.path ← remove_dot_segments(R.path)",
    "relative-path": "else",
    merge: "T.path ← merge(Base.path, R.path)",
    "merged-path": "T.path ← remove_dot_segments(T.path)",
    "query-of-r": "T.query ← R.query",
    "authority-of-base": "T.authority ← Base.authority",
    "scheme-of-base": "T.scheme ← Base.scheme",
    fragment: "T.fragment ← R.fragment",
    "no-base-path": "if Base.authority is defined and Base.path is empty",
    root: 'return "/" + R.path',
    "some-base-path": "else",
    "replace-last": 'return Base.path up to its last "/" + R.path',
    1: 'input buffer ← path; output buffer ← ""',
    2: "while the input buffer is not empty",
    "2A": '"../" or "./" at its beginning: drop that',
    "2B": 'else "/./", or all of it is "/.": leave "/" of that',
    "2C": 'else "/../" or all "/..": keep "/", drop last output segment',
    "2D": 'else all of it is "." or "..": drop that',
    "2E": "else: move the first segment to the output",
    3: "return the output buffer",
    result: 'result ← ""',
    "if-scheme": "if T.scheme is defined",
    "add-scheme": 'append T.scheme and ":"',
    "if-authority": "if T.authority is defined",
    "add-authority": 'append "//" and T.authority',
    "add-path": "append T.path",
    "if-query": "if T.query is defined",
    "add-query": 'append "?" and T.query',
    "if-fragment": "if T.fragment is defined",
    "add-fragment": 'append "#" and T.fragment',
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-base": "The base is split: {parts}.",
    "split-r": "The reference is split: {parts}.",
    "non-strict": {
      by: "answer",
      yes: "Not strict, and the reference has the base's scheme, ‹{R.scheme}›: it will be ignored.",
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
    "scheme-path": "Dot segments, ‹.› and ‹..›, are to go from the reference's path: ‹{R.path}›.",
    "scheme-query": "{ui:player:from-reference}",
    "has-authority": {
      by: "answer",
      yes: "The reference has an authority of its own, ‹{R.authority}›: only the scheme comes from the base.",
      no: "The reference has no authority, that is, no host of its own.",
    },
    "authority-of-r": "{ui:player:from-reference}",
    "authority-path": "Dot segments, ‹.› and ‹..›, are to go from the reference's path: ‹{R.path}›.",
    "authority-query": "{ui:player:from-reference}",
    "empty-path": {
      by: "answer",
      yes: "The reference's path is empty: that of the base is kept.",
      no: "The reference has a path: ‹{R.path}›.",
    },
    "path-of-base": "{ui:player:from-base}",
    "has-query": {
      by: "answer",
      yes: "The reference has a query, ‹{R.query}›: it replaces that of the base.",
      no: "The reference has no query: that of the base is kept.",
    },
    "empty-query-of-r": "{ui:player:from-reference}",
    "query-of-base": "{ui:player:from-base}",
    "absolute-path": {
      by: "answer",
      yes: "It begins with ‹/›, at the root: it replaces the path of the base, ‹{Base.path}›.",
      no: "It does not begin with ‹/›: it is relative to the base, whose path is ‹{Base.path}›.",
    },
    "path-of-r": "Dot segments, ‹.› and ‹..›, are to go from the reference's path: ‹{R.path}›.",
    merge: "The paths of base and reference are to be merged: ‹{Base.path}› and ‹{R.path}›.",
    "merged-path": "The merged path, ‹{T.path}›, is to lose its dot segments, ‹.› and ‹..›.",
    "query-of-r": "{ui:player:from-reference}",
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    fragment: "{ui:player:from-reference}",
    "no-base-path": {
      by: "answer",
      yes: "The base has an authority, ‹{Base.authority}›, and an empty path.",
      no: "No ‹/› has to be supplied: the path of the base is ‹{Base.path}›.",
    },
    root: "The reference's path gets a ‹/› before it: ‹{set}›.",
    "replace-last":
      "‹{Base.path}› keeps what stands up to its last ‹/›, nothing if it has none, and ‹{R.path}› follows: ‹{set}›.",
    1: "The path becomes the input; the output is empty.",
    "2A": "‹{gone}› at the very beginning goes.",
    "2B": "‹{gone}› goes: it means “here”.",
    "2C": {
      by: "takes",
      yes: "‹{gone}› goes, and takes ‹{taken}› from the output.",
      no: "‹{gone}› goes; nothing is left for it to take.",
    },
    "2D": "‹{gone}› is all that is left, and goes.",
    "2E": "‹{added}› moves to the output.",
    3: "The input is empty. The output is the path: ‹{set}›.",
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
    "if-fragment": {
      by: "answer",
      yes: "The target has a fragment: ‹{T.fragment}›.",
      no: "The target has no fragment.",
    },
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
      counts: "A reference with a scheme is complete, even if the scheme is the base's: nothing of the base is used.",
      ignored: "Not strict: a scheme that is the base's is ignored, and the rest is read as a relative reference.",
    },
    "own-scheme": "Dot segments (‹.› and ‹..›) are removed even from a reference that has a scheme of its own.",
    "relative-form": "A reference without a scheme is relative: what it lacks comes from the base.",
    "slash-runs":
      "A reference that begins with ‹//› brings its own authority, and one that begins with ‹/› its own path. How many slashes follow each other in the base does not matter.",
    "own-authority": "Dot segments (‹.› and ‹..›) are removed even where the reference names its own host after ‹//›.",
    "empty-reference": "A reference without path and query takes both from the base, so the answer is a URI.",
    "query-only": "If the reference is only a query, the whole path of the base stays, its last segment too.",
    "absolute-path": "Dot segments (‹.› and ‹..›) are removed from every path, from one that begins with ‹/› as well.",
    "base-root": "Where the base has a host and no path, a ‹/› is put before the path of the reference.",
    "query-in-buffer": "Only the paths are joined; dots in a query are left alone.",
    "first-segment":
      "‹..› takes away the segment before it, even the first one of a path that does not begin with ‹/›.",
    trailing: "Where a path ends in ‹.› or ‹..›, the ‹/› before it stays.",
    "excess-dots": "A ‹..› that finds no segment left to take away is dropped: above the root there is nothing.",
    rootless:
      "Where ‹..› takes away the first segment of a path that does not begin with ‹/›, the ‹/› after that stays, so the path begins with one then.",
  },

  /** What the document calls the place of a clause within its section, where it has a name or number. */
  clauses: {
    "first-segment": "step 2C",
    trailing: "steps 2B and 2C",
    "excess-dots": "step 2C",
    rootless: "step 2C",
  },

  /** What became of errata, by the RFC Editor's list of errata, https://www.rfc-editor.org/errata/rfc3986. */
  errata: {
    held: "It is held for a document update: neither accepted nor rejected.",
    "held-of-late":
      "It is held for a document update, neither accepted nor rejected (August 2026); in older lists it was only reported.",
  },

  /** What was decided where the document leaves something open, and what errata would change, by the line or the rule. */
  decisions: {
    merge:
      "Erratum 2933 would write ‹merge(Base, R)›, as merging also asks whether the base has an authority. {rfc3986:errata:held} An author of the document answered that the two paths are what is merged, and no arguments of a function.",
    "no-base-path":
      "Erratum 4789 would also put a ‹/› after a base path that ends in ‹/..›, so that ‹g› on ‹http://a/b/..› is ‹http://a/g›. By the document it is ‹http://a/b/g›, and that is what is done here. {rfc3986:errata:held-of-late}",
    expression:
      "Erratum 1933, on the same expression in RFC 2396, would put ‹/› at its ends and a ‹\\› before each ‹/› in it, as languages need that write an expression between slashes. The RFC Editor's list says that it holds for this one too, as erratum 2624. {rfc3986:errata:held} Errata 4293, by which a scheme would have to be there, and 7019, by which a ‹#› would follow it, were rejected.",
    "hier-part":
      "Erratum 2717 would add ‹path-noscheme›. It was rejected: what it stands for, ‹path-rootless› has already.",
    "relative-part":
      "Erratum 5428 would add ‹path-abempty›, so that ‹/› may be a reference. It may already, by ‹path-absolute›. {rfc3986:errata:held-of-late}",
    "reg-name":
      "Erratum 4942 would have only percent-encodings, ‹-› and ‹.› beside the unreserved characters, as names of the DNS have no others. But ‹-› and ‹.› are unreserved, and a ‹reg-name› need not be a name of the DNS. {rfc3986:errata:held-of-late}",
    "dec-octet":
      "Erratum 4393 would list the longest numbers first, for parsers that take the first that fits. It was rejected: the order of alternatives has no meaning in this notation.",
    IPv6address:
      "Erratum 4394 would write it so that parsers need not look ahead. It was rejected: the notation says what is valid, and not how to parse it.",
    "path-empty":
      'Printed as a repetition, none times, of ‹pchar› in the brackets of prose. Erratum 2033 would have the empty text, ‹""›, which means the same. {rfc3986:errata:held}',
    fragment:
      "Erratum 3330 would allow ‹#› here. It was rejected: that is no error of the document, as some software looks for the first ‹#› and some for the last.",
    "non-strict":
      "Schemes are the same whatever the case of their letters, by the document's section 3.1: ‹HTTP:g› has the scheme of ‹http://a/›. The pseudocode itself only has ‹==›.",
  },

  /** What has to be said of examples. */
  remarks: {
    ebcdic:
      "The document prints this as what goes wrong: the octets of EBCDIC, taken as if they were US-ASCII. They are those of code page 037 here, as the document names none.",
    "erratum-4547":
      "Erratum 4547 would have ‹http://a/../g› and ‹http://a/../../g› here, as the drafts of 1997 and 2003 do. That would contradict the document's own section 5.2.4, rule 2C. {rfc3986:errata:held-of-late} Some libraries follow it all the same, Boost.URL among them.",
    "by-scheme":
      "That the case of a host in a mail address does not matter is known to the scheme alone: ‹mailto› has no authority, and to the generic syntax this is a path.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "a letter, digit, ‹-›, ‹.›, ‹_› or ‹~›",
    "sub-delims": "one of ‹!$&'()*+,;=›",
    pchar: "a letter, digit, percent-encoding or one of ‹-._~!$&'()*+,;=:@›",
  },
};
