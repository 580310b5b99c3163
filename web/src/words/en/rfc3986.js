/**
 * The words of RFC 3986: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    strict: {
      label: "strict",
      says: "A reference with a scheme is complete, even if the base has the same scheme: ‹http:g› stays ‹http:g›. Turn this off to ignore such a scheme, as older software does: ‹http:g› then means ‹g›.",
    },
  },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base must start with a scheme, such as ‹https:›.",

  /** Why the target is what it is. */
  why: {
    "own-scheme": "The reference has its own scheme, ‹{scheme}›, so the base isn’t used.",
    "no-base-scheme": "The reference can’t be resolved, because the base doesn’t start with a scheme such as ‹http:›.",
    "own-authority": {
      by: "authority",
      empty: "‹//› starts an empty authority. Only the scheme, ‹{scheme}›, comes from the base.",
      other: "‹//› starts a new authority, ‹{authority}›. Only the scheme, ‹{scheme}›, comes from the base.",
    },
    "query-only": {
      by: "query",
      empty:
        "The reference has a query, though an empty one: ‹?›. The base’s path is kept, and the query becomes empty.",
      other: {
        by: "path",
        empty: "The reference has a query but no path. The path stays empty, and the query becomes ‹{query}›.",
        other:
          "The reference has a query but no path. The base’s path, ‹{path}›, is kept, and the query becomes ‹{query}›.",
      },
    },
    "fragment-only": "The reference is only a fragment, so the target is the base with ‹#{fragment}› as its fragment.",
    empty: "An empty reference leads to the base itself, without its fragment if it has one.",
    "absolute-path": {
      by: "old",
      empty: "‹{path}› starts with ‹/› and is the whole path. The base has none.",
      other: "‹{path}› starts with ‹/› and replaces the base’s whole path, ‹{old}›.",
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
    "split-base": {
      by: "pieces",
      one: "The base has {parts} and nothing else.",
      other: "The base splits into {parts}.",
    },
    "split-r": {
      by: "pieces",
      one: "The reference has {parts} and nothing else.",
      other: "The reference splits into {parts}.",
    },
    "non-strict": {
      by: "answer",
      yes: "Not strict: the scheme, ‹{R.scheme}›, is the base’s and is ignored.",
      no: {
        by: "R.scheme",
        undefined: "The reference has no scheme that could be ignored.",
        other: "The reference’s scheme, ‹{R.scheme}›, is used even if the base has the same one.",
      },
    },
    "forget-scheme": "The scheme is ignored, as if the reference had none.",
    "has-scheme": {
      by: "answer",
      yes: "The reference has its own scheme, ‹{R.scheme}›, so the base isn’t used.",
      no: {
        by: "Base.scheme",
        undefined: "The reference has no scheme.",
        other: "The reference has no scheme and gets the base’s.",
      },
    },
    "scheme-of-r": "{ui:player:from-reference}",
    "scheme-authority": "{ui:player:from-reference}",
    "scheme-path": {
      by: "R.path",
      empty: "The reference’s path is empty, with no ‹.› or ‹..› to remove.",
      other: {
        by: "dots in R.path",
        yes: "Next, the ‹.› and ‹..› segments are removed from ‹{R.path}›, along with the segment before each ‹..›.",
        no: "‹{R.path}› has no ‹.› or ‹..› segments, so the next steps don’t change it.",
      },
    },
    "scheme-query": "{ui:player:from-reference}",
    "has-authority": {
      by: "answer",
      yes: {
        by: "R.authority",
        empty: "The reference has its own authority, which is empty. Only the scheme comes from the base.",
        other: "The reference has its own authority, ‹{R.authority}›. Only the scheme comes from the base.",
      },
      no: "The reference has no authority, so it gets the base’s, if there is one.",
    },
    "authority-of-r": "{ui:player:from-reference}",
    "authority-path": {
      by: "R.path",
      empty: "The reference’s path is empty, with no ‹.› or ‹..› to remove.",
      other: {
        by: "dots in R.path",
        yes: "Next, the ‹.› and ‹..› segments are removed from ‹{R.path}›, along with the segment before each ‹..›.",
        no: "‹{R.path}› has no ‹.› or ‹..› segments, so the next steps don’t change it.",
      },
    },
    "authority-query": "{ui:player:from-reference}",
    "empty-path": {
      by: "answer",
      yes: "The reference’s path is empty, so the base’s path is kept.",
      no: "The reference has a path, ‹{R.path}›, so the base’s query isn’t used.",
    },
    "path-of-base": "{ui:player:from-base}",
    "has-query": {
      by: "answer",
      yes: {
        by: "R.query",
        empty: {
          by: "Base.query",
          undefined: "The reference has an empty query, and the base has none.",
          other: "The reference has an empty query, which replaces the base’s query.",
        },
        other: {
          by: "Base.query",
          undefined: "The reference has a query, ‹{R.query}›, and the base has none.",
          other: "The reference has a query, ‹{R.query}›, which replaces the base’s query.",
        },
      },
      no: {
        by: "Base.query",
        undefined: "Without a path or query in the reference, the base’s query would be kept, but the base has none.",
        other: "Without a path or query in the reference, the base’s query is kept.",
      },
    },
    "empty-query-of-r": "{ui:player:from-reference}",
    "query-of-base": "{ui:player:from-base}",
    "absolute-path": {
      by: "answer",
      yes: {
        by: "shape of Base.path",
        blank: "The path starts with ‹/› and is the whole path. The base has none.",
        other: "The path starts with ‹/› and replaces the base’s path, ‹{Base.path}›.",
      },
      no: {
        by: "shape of Base.path",
        blank: "Without a ‹/› at its start, the path is relative to the base’s, which is empty.",
        other: "Without a ‹/› at its start, the path is relative to the base’s, ‹{Base.path}›.",
      },
    },
    "path-of-r": {
      by: "R.path",
      empty: "The reference’s path is empty, with no ‹.› or ‹..› to remove.",
      other: {
        by: "dots in R.path",
        yes: "Next, the ‹.› and ‹..› segments are removed from ‹{R.path}›, along with the segment before each ‹..›.",
        no: "‹{R.path}› has no ‹.› or ‹..› segments, so the next steps don’t change it.",
      },
    },
    merge: {
      by: "shape of Base.path",
      blank: "Next, the base’s path, which is empty, and the reference’s, ‹{R.path}›, are joined.",
      other: "Next, the base’s path, ‹{Base.path}›, and the reference’s, ‹{R.path}›, are joined.",
    },
    "merged-path": {
      by: "dots in T.path",
      yes: "Next, the ‹.› and ‹..› segments are removed from ‹{T.path}›, along with the segment before each ‹..›.",
      no: "‹{T.path}› has no ‹.› or ‹..› segments, so the next steps don’t change it.",
    },
    "query-of-r": {
      by: "given",
      no: {
        by: "Base.query",
        undefined: "Without a query in the reference, the target has none.",
        empty:
          "The reference has a path but no query. The target has none either, and the base’s empty query is ignored.",
        other:
          "The reference has a path but no query. The target has none either, and the base’s query, ‹{Base.query}›, is ignored.",
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
        blank: "Without an authority in the base, the reference’s path needs no ‹/› in front of it.",
        other: "The reference’s path needs no ‹/› in front of it, because the base already has a path, ‹{Base.path}›.",
      },
    },
    root: "A ‹/› is put before the reference’s path: ‹{set}›.",
    "replace-last": {
      by: "shape of Base.path",
      blank: "The base’s path is empty, so the reference’s path is the whole path: ‹{set}›.",
      directory: "‹{Base.path}› ends in ‹/›, so ‹{R.path}› is appended to it, which gives ‹{set}›.",
      flat: "‹{R.path}› replaces all of ‹{Base.path}›, because it has no ‹/›.",
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
      ".": "‹/.› at the end becomes ‹/›, because ‹.› means “this directory”.",
      other: "‹{gone}› means “this directory” and is removed.",
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
          yes: "‹/..› becomes ‹/›. The output is empty.",
          no: "‹/..› at the end becomes ‹/›. The output is empty, with nothing else to remove.",
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
          yes: "‹{gone}› is removed. The output is empty.",
          no: "‹{gone}› is removed. The output is empty, with nothing else to remove.",
        },
      },
    },
    "2D": "Only ‹{gone}› is left, and is removed.",
    "2E": {
      by: "short",
      yes: "‹{added}› moves to the output.",
      no: "‹{added}› moves to the output, which is now ‹{buffer}›.",
    },
    3: {
      by: "set",
      empty: "Input and output are empty, and so is the path.",
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

  /** The spec's rule for each clause in which specs differ, shown if its target differs from the selected spec's. */
  because: {
    "scheme-begins": "The text before the first ‹:› is treated as a scheme even if it can’t be one, as in ‹1a:b›.",
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the authority. A query can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme": {
      by: "way",
      counts: "A reference with a scheme is complete, even if the scheme is the base’s. Nothing comes from the base.",
      ignored:
        "Not strict: a scheme that equals the base’s is ignored, and the rest is treated as a relative reference.",
    },
    "own-scheme": "Dot segments (‹.› and ‹..›) are removed even if the reference has its own scheme.",
    "relative-form": "A reference without a scheme is relative: its missing parts come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own authority, and one that starts with ‹/› its own path. Runs of slashes in the base make no difference.",
    "own-authority": "Dot segments (‹.› and ‹..›) are removed even if the reference has its own host after ‹//›.",
    "empty-reference": "A reference without a path or query takes both from the base. The target is a URI.",
    "query-only": "A query alone keeps the base’s whole path, including its last segment.",
    "absolute-path": "Dot segments (‹.› and ‹..›) are removed from the reference’s path, even if it starts with ‹/›.",
    "base-root": "If the base has an authority but no path, a ‹/› is put in front of the reference’s path.",
    "query-in-buffer": "Only the paths are merged; dots in a query are kept.",
    "first-segment": "‹..› removes the segment before it, even the first segment of a path without a leading ‹/›.",
    trailing: "If a path ends in ‹.› or ‹..›, the ‹/› before it is kept.",
    "excess-dots": "An extra ‹..›, with nothing left to remove, is ignored, because nothing is above the root.",
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after it is kept, so the path starts with ‹/›.",
  },

  /** The step or paragraph of a clause within its section, if it has a name or number. */
  clauses: {
    "first-segment": "step 2C",
    trailing: "steps 2B and 2C",
    "excess-dots": "step 2C",
    rootless: "step 2C",
  },

  /** The status of errata in the RFC Editor’s list, https://www.rfc-editor.org/errata/rfc3986. */
  errata: {
    held: "Its status is “Held for Document Update”: neither accepted nor rejected.",
    "held-of-late":
      "Its status is “Held for Document Update”, neither accepted nor rejected (August 2026). In older lists, it was only reported.",
  },

  /** Our decisions where the document leaves something open, and what errata would change, by line or rule. */
  decisions: {
    merge:
      "Erratum 2933 would change this to ‹merge(Base, R)›, because merging also asks for the base’s authority. {rfc3986:errata:held} An author replied that the line isn’t a function call.",
    "no-base-path":
      "Erratum 4789 would also add a ‹/› after a base path that ends in ‹/..›: ‹g› on ‹http://a/b/..› would give ‹http://a/g›, not ‹http://a/b/g›. {rfc3986:errata:held-of-late}",
    expression:
      "Erratum 1933, on the same expression in RFC 2396, and erratum 2624 would put ‹/› at both ends and a ‹\\› before each ‹/› in it. {rfc3986:errata:held} Two other errata were rejected: 4293 and 7019.",
    "hier-part": "Erratum 2717 would add ‹path-noscheme›. It was rejected, because ‹path-rootless› already covers it.",
    "relative-part":
      "Erratum 5428 would add ‹path-abempty›, so that a reference can be ‹/›. It already can, because of ‹path-absolute›. {rfc3986:errata:held-of-late}",
    "reg-name":
      "Erratum 4942 would leave out ‹sub-delims›, because DNS names don’t have them. But a ‹reg-name› doesn’t have to be a DNS name. {rfc3986:errata:held-of-late}",
    "dec-octet":
      "Erratum 4393 would list the longest numbers first, for parsers that take the first match. It was rejected: the order of alternatives means nothing in this notation.",
    IPv6address:
      "Erratum 4394 would rewrite it to spare parsers from looking ahead. It was rejected: the notation says what is valid, not how to parse it.",
    "path-empty":
      'Printed as zero repetitions of ‹pchar›, which the spec writes in angle brackets like prose. Erratum 2033 would change this to the empty string, ‹""›, which means the same. {rfc3986:errata:held}',
    fragment:
      "Erratum 3330 would allow a ‹#› in a fragment. It was rejected: that some software looks for the last ‹#› isn’t an error in the spec.",
    "non-strict":
      "Schemes are case-insensitive (section 3.1), so ‹HTTP:g› has the scheme of ‹http://a/›. The pseudocode itself only says ‹==›.",
  },

  /** Notes on examples. */
  remarks: {
    ebcdic:
      "The spec prints this as an example of a mistake: octets of EBCDIC that are taken for US-ASCII. It doesn’t name a code page; we use 037.",
    "erratum-4547":
      "Erratum 4547 would change these targets to ‹http://a/../g› and ‹http://a/../../g›, against rule 2C of section 5.2.4. {rfc3986:errata:held-of-late} Some libraries follow it anyway, such as Boost.URL.",
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
