/**
 * The words of RFC 3986: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    strict: {
      label: "strict",
      says: "A reference with a scheme needs no base, even if the scheme is the base’s: ‹http:g› is ‹http:g›. If not strict, such a scheme is ignored, as in older software: ‹http:g› means ‹g›.",
    },
  },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base needs a scheme, such as ‹https://›.",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "The reference has its own scheme, ‹{scheme}›, so nothing comes from the base.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so the reference has no target. The steps are carried out anyway.",
    "own-authority": {
      by: "authority",
      empty: "‹//› starts an empty authority. Only the scheme, ‹{scheme}›, comes from the base.",
      other: "‹//› starts a new authority, ‹{authority}›. Only the scheme, ‹{scheme}›, comes from the base.",
    },
    "query-only": {
      by: "query",
      empty: "The reference has a query, though an empty one: ‹?›. The base’s path is kept; its query is not.",
      other: {
        by: "path",
        empty: "The reference has a query but no path, so the path stays empty and the query becomes ‹{query}›.",
        other:
          "The reference has a query but no path, so the base’s path, ‹{path}›, is kept and the query becomes ‹{query}›.",
      },
    },
    "fragment-only": "The reference is only a fragment, so the target is the base with ‹#{fragment}› as its fragment.",
    empty: "The reference is empty, so the target is the base without its fragment.",
    "absolute-path": {
      by: "old",
      empty: "‹{path}› starts with ‹/›, so it is the whole path; the base has none.",
      other: "‹{path}› starts with ‹/›, so it replaces the base’s whole path, ‹{old}›.",
    },
    "root-added": "The base has an authority but no path, so ‹{path}› starts from the root, ‹/›.",
    climbs: "{ui:reason:merged}",
    "climbs-out": "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
    "slash-left":
      "A ‹..› removes the first segment of ‹{merged}›, but the ‹/› after it is kept (rule 2C), so the path is ‹{path}›.",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-base": "The base is split: {parts}.",
    "split-r": "The reference is split: {parts}.",
    "non-strict": {
      by: "answer",
      yes: "Not strict, and the scheme is the base’s, ‹{R.scheme}›, so it will be ignored.",
      no: {
        by: "R.scheme",
        undefined: "The reference has no scheme that could be ignored.",
        other: "The reference’s scheme, ‹{R.scheme}›, is used even if the base has the same one.",
      },
    },
    "forget-scheme": "The scheme is ignored, as if the reference had none.",
    "has-scheme": {
      by: "answer",
      yes: "The reference has its own scheme, ‹{R.scheme}›, so nothing comes from the base.",
      no: {
        by: "Base.scheme",
        undefined: "The reference has no scheme.",
        other: "The reference has no scheme, so the base’s is used.",
      },
    },
    "scheme-of-r": "{ui:player:from-reference}",
    "scheme-authority": "{ui:player:from-reference}",
    "scheme-path": {
      by: "R.path",
      empty: "The reference’s path is empty, so it has no ‹.› or ‹..› to remove.",
      other: {
        by: "dots in R.path",
        yes: "Next, ‹.› and ‹..› are removed from ‹{R.path}›, and with each ‹..› the segment before it.",
        no: "No segment (part between slashes) of ‹{R.path}› is ‹.› or ‹..›, so the next steps change nothing.",
      },
    },
    "scheme-query": "{ui:player:from-reference}",
    "has-authority": {
      by: "answer",
      yes: {
        by: "R.authority",
        empty: "The reference has its own authority, which is empty, so only the scheme comes from the base.",
        other: "The reference has its own authority, ‹{R.authority}›, so only the scheme comes from the base.",
      },
      no: "The reference has no authority, which means no host of its own.",
    },
    "authority-of-r": "{ui:player:from-reference}",
    "authority-path": {
      by: "R.path",
      empty: "The reference’s path is empty, so it has no ‹.› or ‹..› to remove.",
      other: {
        by: "dots in R.path",
        yes: "Next, ‹.› and ‹..› are removed from ‹{R.path}›, and with each ‹..› the segment before it.",
        no: "No segment (part between slashes) of ‹{R.path}› is ‹.› or ‹..›, so the next steps change nothing.",
      },
    },
    "authority-query": "{ui:player:from-reference}",
    "empty-path": {
      by: "answer",
      yes: "The reference’s path is empty, so the base’s path is kept.",
      no: "The reference has a path, ‹{R.path}›.",
    },
    "path-of-base": "{ui:player:from-base}",
    "has-query": {
      by: "answer",
      yes: {
        by: "R.query",
        empty: {
          by: "Base.query",
          undefined: "The reference has an empty query; the base has none.",
          other: "The reference has an empty query, which replaces the base’s query.",
        },
        other: {
          by: "Base.query",
          undefined: "The reference has a query, ‹{R.query}›; the base has none.",
          other: "The reference has a query, ‹{R.query}›, which replaces the base’s query.",
        },
      },
      no: {
        by: "Base.query",
        undefined: "The reference has no path or query, so the base’s query would be kept, but the base has none.",
        other: "The reference has no path or query, so the base’s query is kept.",
      },
    },
    "empty-query-of-r": "{ui:player:from-reference}",
    "query-of-base": "{ui:player:from-base}",
    "absolute-path": {
      by: "answer",
      yes: {
        by: "shape of Base.path",
        blank: "The path starts with ‹/›, so it is the whole path; the base has none.",
        other: "The path starts with ‹/›, so it replaces the base’s path, ‹{Base.path}›.",
      },
      no: {
        by: "shape of Base.path",
        blank: "The path does not start with ‹/›, so it is relative to the base’s path, which is empty.",
        other: "The path does not start with ‹/›, so it is relative to the base’s path, ‹{Base.path}›.",
      },
    },
    "path-of-r": {
      by: "R.path",
      empty: "The reference’s path is empty, so it has no ‹.› or ‹..› to remove.",
      other: {
        by: "dots in R.path",
        yes: "Next, ‹.› and ‹..› are removed from ‹{R.path}›, and with each ‹..› the segment before it.",
        no: "No segment (part between slashes) of ‹{R.path}› is ‹.› or ‹..›, so the next steps change nothing.",
      },
    },
    merge: {
      by: "shape of Base.path",
      blank: "Next, the base’s path, which is empty, and the reference’s, ‹{R.path}›, are joined.",
      other: "Next, the base’s path, ‹{Base.path}›, and the reference’s, ‹{R.path}›, are joined.",
    },
    "merged-path": {
      by: "dots in T.path",
      yes: "Next, ‹.› and ‹..› are removed from ‹{T.path}›, and with each ‹..› the segment before it.",
      no: "No segment (part between slashes) of ‹{T.path}› is ‹.› or ‹..›, so the next steps change nothing.",
    },
    "query-of-r": {
      by: "given",
      no: {
        by: "Base.query",
        undefined: "The reference has no query, so the target has none.",
        empty: "The reference has a path but no query, so the target has none; the base’s empty query is ignored.",
        other:
          "The reference has a path but no query, so the target has none; the base’s query, ‹{Base.query}›, is ignored.",
      },
      other: "{ui:player:from-reference}",
    },
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    fragment: "{ui:player:from-reference}",
    "no-base-path": {
      by: "answer",
      yes: "The base has an authority, ‹{Base.authority}›, but no path.",
      no: {
        by: "shape of Base.path",
        blank: "The base has no authority, so the reference’s path needs no ‹/› in front of it.",
        other: "The base already has a path, ‹{Base.path}›, so the reference’s path needs no ‹/› in front of it.",
      },
    },
    root: "A ‹/› is put before the reference’s path: ‹{set}›.",
    "replace-last": {
      by: "shape of Base.path",
      blank: "The base’s path is empty, so the reference’s path is the whole path: ‹{set}›.",
      directory: "‹{Base.path}› ends in ‹/›, so ‹{R.path}› is appended to it, which gives ‹{set}›.",
      flat: "‹{Base.path}› has no ‹/›, so ‹{R.path}› replaces all of it.",
      other:
        "‹{R.path}› replaces ‹{last of Base.path}›, the part after the last ‹/› of ‹{Base.path}›, which gives ‹{set}›.",
    },
    1: {
      by: "short",
      yes: "The path is the input.",
      no: "The path will move, piece by piece, from an input to an output, which is empty at first.",
    },
    "2A": "‹{gone}› at the start is removed.",
    "2B": {
      by: "gone",
      ".": "‹/.› at the end becomes ‹/›: ‹.› means “here”.",
      other: "‹{gone}› is removed: it means “here”.",
    },
    "2C": {
      by: "gone",
      "..": {
        by: "takes",
        yes: {
          by: "short",
          yes: "‹/..› becomes ‹/›, and ‹{taken}› is removed.",
          no: "‹/..› at the end becomes ‹/›, so that the path still ends in ‹/›, and ‹{taken}› is removed from the output.",
        },
        no: {
          by: "short",
          yes: "‹/..› becomes ‹/›; the output is empty.",
          no: "‹/..› at the end becomes ‹/›; the output is empty, so there is nothing else to remove.",
        },
      },
      other: {
        by: "takes",
        yes: {
          by: "short",
          yes: "‹{gone}› removes ‹{taken}› from the output.",
          no: {
            by: "buffer",
            empty: "‹{gone}› is removed, and with it ‹{taken}› from the output, which is now empty.",
            other: "‹{gone}› is removed, and with it ‹{taken}› from the output, which is now ‹{buffer}›.",
          },
        },
        no: {
          by: "short",
          yes: "‹{gone}› is removed; the output is empty.",
          no: "‹{gone}› is removed; the output is empty, so there is nothing else to remove.",
        },
      },
    },
    "2D": "‹{gone}› is all that is left, and is removed.",
    "2E": {
      by: "short",
      yes: "‹{added}› moves to the output.",
      no: "‹{added}› moves to the output, which is now ‹{buffer}›.",
    },
    3: {
      by: "set",
      empty: "Input and output are empty, so the path is, too.",
      other: "The input is empty, so the output is the path: ‹{set}›.",
    },
    result: "{ui:player:assembled}",
    "if-scheme": {
      by: "answer",
      yes: "The scheme, ‹{T.scheme}›, is written first.",
      no: "The target has no scheme.",
    },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: {
        by: "T.authority",
        empty: "An empty authority comes next.",
        other: "The authority, ‹{T.authority}›, comes next.",
      },
      no: "The target has no authority.",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": {
      by: "answer",
      yes: {
        by: "T.query",
        empty: "An empty query comes next.",
        other: "The query, ‹{T.query}›, comes next.",
      },
      no: "The target has no query.",
    },
    "add-query": "{ui:player:written}",
    "if-fragment": {
      by: "answer",
      yes: {
        by: "T.fragment",
        empty: "An empty fragment comes last.",
        other: "The fragment, ‹{T.fragment}›, comes last.",
      },
      no: "The target has no fragment.",
    },
    "add-fragment": "{ui:player:written}",
  },

  /** What the edition does in the clauses where editions differ; said if its target differs from the chosen edition’s. */
  because: {
    "scheme-begins": "The text before the first ‹:› counts as a scheme even if it cannot be one, as in ‹1a:b›.",
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the authority, so a query can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme": {
      by: "way",
      counts:
        "A reference with a scheme is complete, even if the scheme is the base’s, so nothing comes from the base.",
      ignored:
        "Not strict: a scheme that equals the base’s is ignored, and the rest is treated as a relative reference.",
    },
    "own-scheme": "Dot segments (‹.› and ‹..›) are removed even if the reference has its own scheme.",
    "relative-form": "A reference without a scheme is relative: the parts that it lacks come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own authority; one that starts with ‹/› has its own path. Runs of slashes in the base make no difference.",
    "own-authority": "Dot segments (‹.› and ‹..›) are removed even if the reference has its own host after ‹//›.",
    "empty-reference": "A reference without a path or query takes both from the base, so the target is a URI.",
    "query-only": "A reference that is only a query keeps the base’s whole path, including its last segment.",
    "absolute-path": "Dot segments (‹.› and ‹..›) are removed from the reference’s path, even if it starts with ‹/›.",
    "base-root": "If the base has an authority but no path, a ‹/› is put in front of the reference’s path.",
    "query-in-buffer": "Only the paths are merged; dots in a query are kept.",
    "first-segment": "‹..› removes the segment before it, even the first segment of a path without a leading ‹/›.",
    trailing: "If a path ends in ‹.› or ‹..›, the ‹/› before it is kept.",
    "excess-dots": "A ‹..› with no segment left to remove is ignored, because nothing is above the root.",
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after it is kept, so the path starts with ‹/›.",
  },

  /** Where in its section a clause is, if the place has a name or number. */
  clauses: {
    "first-segment": "step 2C",
    trailing: "steps 2B and 2C",
    "excess-dots": "step 2C",
    rootless: "step 2C",
  },

  /** The status of errata in the RFC Editor’s list, https://www.rfc-editor.org/errata/rfc3986. */
  errata: {
    held: "It is held for an update of the spec: neither accepted nor rejected.",
    "held-of-late":
      "It is held for an update of the spec, neither accepted nor rejected (August 2026); in older lists it was only reported.",
  },

  /** Our decisions where the document leaves something open, and what errata would change, by line or rule. */
  decisions: {
    merge:
      "Erratum 2933 would change this to ‹merge(Base, R)›, because merging also checks whether the base has an authority. {rfc3986:errata:held} One of the spec’s authors replied that the line just says to merge the two paths; it is not a function call.",
    "no-base-path":
      "Erratum 4789 would also add a ‹/› after a base path that ends in ‹/..›, so that ‹g› on ‹http://a/b/..› is ‹http://a/g›. The spec gives ‹http://a/b/g›, and so does this page. {rfc3986:errata:held-of-late}",
    expression:
      "Erratum 1933, on the same expression in RFC 2396, would put ‹/› at both ends and a ‹\\› before each ‹/› in it. Some languages write an expression between slashes. The RFC Editor’s list says that it applies here too, as erratum 2624. {rfc3986:errata:held} Two other errata were rejected: 4293 would require a scheme, and 7019 would put a ‹#› after the scheme.",
    "hier-part": "Erratum 2717 would add ‹path-noscheme›. It was rejected, because ‹path-rootless› already covers it.",
    "relative-part":
      "Erratum 5428 would add ‹path-abempty›, so that a reference can be ‹/›. It already can, because of ‹path-absolute›. {rfc3986:errata:held-of-late}",
    "reg-name":
      "Erratum 4942 would allow only percent-encodings, ‹-›, and ‹.› besides the unreserved characters, because DNS names have no others. But ‹-› and ‹.› are unreserved already, and a ‹reg-name› need not be a DNS name. {rfc3986:errata:held-of-late}",
    "dec-octet":
      "Erratum 4393 would list the longest numbers first, for parsers that take the first match. It was rejected: the order of alternatives means nothing in this notation.",
    IPv6address:
      "Erratum 4394 would rewrite it so that parsers need not look ahead. It was rejected: the notation says what is valid, not how to parse it.",
    "path-empty":
      'Printed as zero repetitions of ‹pchar›, which the spec writes in angle brackets like prose. Erratum 2033 would change this to the empty string, ‹""›, which means the same. {rfc3986:errata:held}',
    fragment:
      "Erratum 3330 would allow ‹#› here. It was rejected: some software looks for the first ‹#› and some for the last, but that is not an error in the spec.",
    "non-strict":
      "Schemes are case-insensitive (section 3.1), so ‹HTTP:g› has the scheme of ‹http://a/›. The pseudocode itself only says ‹==›.",
  },

  /** Notes on examples. */
  remarks: {
    ebcdic:
      "The spec prints this as an example of what goes wrong: octets of EBCDIC that are read as US-ASCII. It does not name a code page; 037 is used here.",
    "erratum-4547":
      "Erratum 4547 would change these targets to ‹http://a/../g› and ‹http://a/../../g›, as in the 1997 and 2003 drafts. That would contradict rule 2C of section 5.2.4 in the same spec. {rfc3986:errata:held-of-late} Some libraries follow it anyway, among them Boost.URL.",
    "by-scheme":
      "Only the scheme knows that the host in a mail address is case-insensitive. To the generic syntax, ‹mailto› has no authority, and this is a path.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, ‹-›, ‹.›, ‹_›, or ‹~›",
    "sub-delims": "one of ‹!$&'()*+,;=›",
    pchar: "a letter, digit, percent-encoding, or one of ‹-._~!$&'()*+,;=:@›",
  },
};
