/**
 * The words of RFC 2396: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    validating: {
      label: "validating",
      says: "For a validating parser, a reference with a scheme needs no base, even if the scheme is the base’s: ‹http:g› is ‹http:g›. For backwards compatibility, such a scheme may be removed: ‹http:g› then means ‹g›.",
    },
    excess: {
      label: "extra ‹..›",
      says: "A ‹..› may have no segment left to remove. The spec leaves three choices: keep it in the path, remove it, or do not follow the reference, which then has no target.",
    },
    ipv6: {
      label: "IPv6 addresses",
      says: "RFC 2732 amends the spec: a host may be an IPv6 address in brackets, as in ‹http://[::1]:80/›, and ‹[› and ‹]› are reserved. This changes what is valid and how an authority is split, but it does not change any target.",
    },
  },
  values: { excess: { keep: "keep them", remove: "remove them", refuse: "do not follow" } },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base needs a scheme, such as ‹https://›.",

  /** Why the target is what it is. */
  why: {
    "own-scheme":
      "The reference has its own scheme, ‹{scheme}›, so it already is the target; even ‹.› and ‹..› are kept.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so the reference has no target. The steps are carried out anyway.",
    "own-authority": {
      by: "authority",
      empty:
        "‹//› starts an empty authority. Only the scheme, ‹{scheme}›, comes from the base; the rest is as written.",
      other:
        "‹//› starts a new authority, ‹{authority}›. Only the scheme, ‹{scheme}›, comes from the base; the rest is as written.",
    },
    "current-document": "An empty reference means the document it is in, whatever the base, so it has no target URI.",
    "current-fragment":
      "‹#{fragment}› alone means a place in the document it is in, whatever the base, so it has no target URI.",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty:
          "RFC 2396 treats a query alone as a relative path, so ‹?{query}› directly follows the authority or the scheme.",
        other: "RFC 2396 treats a query alone as a relative path, so ‹?{query}› is appended to ‹{directory}›.",
      },
      other: {
        by: "directory",
        empty:
          "RFC 2396 treats a query alone as a relative path, so ‹?{query}› replaces ‹{last}›, which is the whole path.",
        other: "RFC 2396 treats a query alone as a relative path, so ‹?{query}› replaces ‹{last}› after ‹{directory}›.",
      },
    },
    "nothing-left": {
      by: "directory",
      empty:
        "The base’s scheme, ‹{scheme}›, is removed from the reference. The rest is empty and counts as an empty relative path.",
      other:
        "The base’s scheme, ‹{scheme}›, is removed from the reference. The rest is empty and counts as a relative path, which gives ‹{directory}›.",
    },
    "absolute-path": {
      by: "old",
      empty: "‹{path}› starts with ‹/›, so it is the whole path; the base has none.",
      other: "‹{path}› starts with ‹/›, so it replaces the base’s whole path, ‹{old}›.",
    },
    "absolute-path-dots": {
      by: "old",
      empty: "‹{path}› starts with ‹/›, so it is the whole path. It keeps ‹.› and ‹..›; only relative paths lose them.",
      other: "‹{path}› starts with ‹/›, so it replaces ‹{old}›. It keeps ‹.› and ‹..›; only relative paths lose them.",
    },
    "no-root": "The base has no path and no ‹/› is added, so its authority, ‹{authority}›, and ‹{path}› run together.",
    "excess-kept": {
      by: "directory",
      empty: "‹{path}› goes up, but the base’s path has no directory. That is an error; here each extra ‹..› is kept.",
      other:
        "‹{path}› goes up more levels than the base’s directory, ‹{directory}›, has: an error. Each extra ‹..› is kept.",
    },
    "excess-removed": {
      by: "directory",
      empty:
        "‹{path}› goes up, but the base’s path has no directory. That is an error; here each extra ‹..› is removed.",
      other:
        "‹{path}› goes up more levels than the base’s directory, ‹{directory}›, has: an error. Each extra ‹..› is removed.",
    },
    "excess-refused": {
      by: "directory",
      empty:
        "‹{path}› goes up, but the base’s path has no directory. That is an error; here the reference has no target.",
      other:
        "‹{path}› goes up more levels than the base’s directory, ‹{directory}›, has: an error. Here, it has no target.",
    },
    climbs: "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "parse-base": "The base is split: {parts}. Its query is not used.",
    1: "The reference is split: {parts}.",
    2: {
      by: "answer",
      yes: "The reference is empty or only a fragment, so it means the current document.",
      no: "The reference is more than a fragment.",
    },
    "current-document": {
      by: "given",
      yes: "The result is a place in the current document, ‹{set}›, not a URI.",
      other: "The result is the current document, not a URI.",
    },
    "not-validating": {
      by: "answer",
      yes: "Not validating, and the scheme is the base’s, ‹{scheme}›, so it is removed.",
      no: {
        by: "scheme",
        undefined: "The reference has no scheme that could be removed.",
        other: "The reference’s scheme, ‹{scheme}›, is used even if the base has the same one.",
      },
    },
    "forget-scheme": "The scheme is removed, as if the reference had none.",
    3: {
      by: "answer",
      yes: "The reference has its own scheme, ‹{scheme}›, so it is a complete URI.",
      no: {
        by: "base scheme",
        undefined: "The reference has no scheme.",
        other: "The reference has no scheme, so the base’s is used.",
      },
    },
    "absolute-uri": "The reference is the target as it is: ‹{set}›.",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: {
        by: "authority",
        empty: "The reference has its own authority, which is empty, so only the scheme comes from the base.",
        other: "The reference has its own authority, ‹{authority}›, so only the scheme comes from the base.",
      },
      no: "The reference has no authority, which means no host of its own.",
    },
    "inherit-authority": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "The path, ‹{path}›, starts with ‹/›, so it is kept as it is, including dot segments.",
      no: {
        by: "shape of base path",
        blank: "The path does not start with ‹/›, so it is relative to the base’s path, which is empty.",
        other: "The path does not start with ‹/›, so it is relative to the base’s path, ‹{base path}›.",
      },
    },
    "6a": {
      by: "shape of base path",
      blank: "The base’s path is empty, so the buffer is empty at first.",
      flat: "The base’s path has no ‹/›, so the buffer is empty at first.",
      directory: "The buffer starts with the base’s path, which ends in ‹/›: ‹{added}›.",
      other: "The buffer starts with the base’s path up to its last ‹/›: ‹{added}›.",
    },
    "6b": {
      by: "added",
      empty: "The reference’s path is empty, so nothing is appended.",
      other: "The reference’s path is appended: ‹{added}›.",
    },
    "6c": {
      by: "answer",
      yes: "‹{gone}› is removed: it means “here”.",
      no: "There are no more ‹.› segments followed by a ‹/›.",
    },
    "6d": { by: "answer", yes: "‹{gone}› at the end is removed: it means “here”.", no: "The last segment is not ‹.›." },
    "6e": {
      by: "answer",
      yes: {
        by: "short",
        yes: "‹{dots}› removes ‹{taken}›.",
        no: {
          by: "buffer",
          empty: "‹{dots}› is removed, and with it ‹{taken}›, which leaves nothing.",
          other: "‹{dots}› is removed, and with it ‹{taken}›, which leaves ‹{buffer}›.",
        },
      },
      no: "There are no more ‹../› with a segment before them.",
    },
    "6f": {
      by: "answer",
      yes: {
        by: "short",
        yes: "‹{dots}› at the end removes ‹{taken}›.",
        no: {
          by: "buffer",
          empty: "‹{dots}› at the end is removed, and with it ‹{taken}›, which leaves nothing.",
          other: "‹{dots}› at the end is removed, and with it ‹{taken}›, which leaves ‹{buffer}›.",
        },
      },
      no: "The path does not end in a segment and ‹..›.",
    },
    "6g": {
      by: "answer",
      yes: "The path starts with ‹..›: an error.",
      no: "The path does not start with ‹..›.",
    },
    "6g1": "It is kept as part of the target.",
    "6g2": { by: "answer", yes: "‹{gone}› at the start is removed.", no: "No ‹..› is left at the start." },
    "6g3": "The reference is not followed, so it has no target.",
    "6h": { by: "set", empty: "The buffer is empty, so the path is, too.", other: "The buffer is the path: ‹{set}›." },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The scheme, ‹{scheme}›, is written first.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-authority": {
      by: "answer",
      yes: {
        by: "authority",
        empty: "An empty authority comes next.",
        other: "The authority, ‹{authority}›, comes next.",
      },
      no: "The target has no authority.",
    },
    "add-authority": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-query": {
      by: "answer",
      yes: {
        by: "query",
        empty: "An empty query comes next.",
        other: "The query, ‹{query}›, comes next.",
      },
      no: "The target has no query.",
    },
    "add-query": "{ui:player:written}",
    "if-fragment": {
      by: "answer",
      yes: {
        by: "fragment",
        empty: "An empty fragment comes last.",
        other: "The fragment, ‹{fragment}›, comes last.",
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
      counts: "For a validating parser, a reference with a scheme is complete, even if the scheme is the base’s.",
      "ignored-later":
        "For backwards compatibility, a scheme that equals the base’s is removed, and the rest is treated as a relative path.",
    },
    "own-scheme": "A reference with a scheme is complete and not changed; its dot segments (‹.› and ‹..›) are kept.",
    "relative-form": "A reference without a scheme is relative: the parts that it lacks come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own authority; one that starts with ‹/› has its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference has its own host, its path is not changed; dot segments (‹.› and ‹..›) are kept.",
    "empty-reference": "A reference without a path or query means the document it is in, so it has no target URI.",
    "query-only": "A reference that is only a query counts as an empty path, so it replaces the base’s last segment.",
    "absolute-path":
      "A path that starts with ‹/› is not changed; dot segments (‹.› and ‹..›) are removed only from merged paths.",
    "base-root": "If the base has a host but no path, no ‹/› is added, so the host and the appended text run together.",
    "query-in-buffer": "Only the paths are merged; dots in a query are kept.",
    "first-segment": "‹..› removes the segment before it, even the first segment of a path without a leading ‹/›.",
    trailing: "If a path ends in ‹.› or ‹..›, the ‹/› before it is kept.",
    "excess-dots": {
      by: "way",
      kept: "The spec leaves open what to do with a ‹..› that has nothing to remove; here it is kept in the path.",
      stripped:
        "The spec leaves open what to do with a ‹..› that has nothing to remove; here it is removed after all other dot segments.",
      refused:
        "The spec leaves open what to do with a ‹..› that has nothing to remove; here such a reference is not followed.",
    },
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after that segment is removed too.",
  },

  /** Where in its section a clause is, if the place has a name or number. */
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

  /** Said of a rule whose notation in the document is different. */
  notation:
    'The spec lists the letters one by one, or describes the characters in words. Here they are ranges of codes, because ‹"a"› also matches ‹A›.',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    IPv6address:
      "RFC 2732 takes the address from RFC 2373. Under the rules in its Appendix B, no IPv4 address could directly follow ‹::›, as in ‹[::192.9.5.5]›, which RFC 2732 prints; here it can. The rules do not count pieces, so ‹[1:2]› matches.",
    relativeURI:
      "A path may start with two slashes, too; section 4.3 says in prose that the authority wins. The rule has no query without a path before it, yet the spec resolves ‹?y› in C.1. Such a reference does not match but is resolved anyway.",
    "not-validating":
      "The spec allows removing a scheme that is the base’s and is known to be always hierarchical. It does not say which schemes are, so here every scheme that is the base’s is removed. Schemes are case-insensitive (section 3.1). Step 2 comes first, and it does not treat a reference with a scheme as empty.",
    "6e": "The spec does not say whether a segment may be empty. Here the empty string between two ‹/› is a segment; the empty string before a leading ‹/› is not, as the example ‹../../../g› shows.",
    "6f": "As in 6e, the empty string between two ‹/› is a segment; the empty string before a leading ‹/› is not.",
    "6g": "The spec leaves three choices: keep the ‹..›, remove it, or do not follow the reference. Its examples keep it, and so does this page unless you choose otherwise. A ‹/› before the ‹..› makes no difference.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹-_.!~*'()›",
    reserved: "one of ‹;/?:@&=+$,›",
  },
};
