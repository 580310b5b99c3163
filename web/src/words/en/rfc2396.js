/**
 * The words of RFC 2396: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    validating: {
      label: "validating",
      says: "For a validating parser, a reference with a scheme is complete, even if the base has the same scheme: ‹http:g› stays ‹http:g›. For backward compatibility, others may remove the scheme: ‹http:g› then means ‹g›.",
    },
    excess: {
      label: "extra ‹..›",
      says: "An extra ‹..› has nothing to remove. The spec leaves three choices: keep it in the path, remove it, or don’t follow the reference, which then has no target.",
    },
    ipv6: {
      label: "IPv6 addresses",
      says: "Under RFC 2732, a host may be an IPv6 address in brackets, as in ‹http://[::1]:80/›. This changes what is valid and how an authority is split, but never a target.",
    },
  },
  values: { excess: { keep: "keep them", remove: "remove them", refuse: "don’t follow" } },

  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base must start with a scheme, such as ‹https:›.",

  /** Why the target is what it is. */
  why: {
    "own-scheme": {
      by: "dots",
      yes: "The reference has its own scheme, ‹{scheme}›, and already is the target. Even ‹.› and ‹..› are kept.",
      other: "The reference has its own scheme, ‹{scheme}›, and already is the target.",
    },
    "no-base-scheme": "The reference can’t be resolved, because the base doesn’t start with a scheme such as ‹http:›.",
    "own-authority": {
      by: "authority",
      empty:
        "‹//› starts an empty authority. Only the scheme, ‹{scheme}›, comes from the base. The rest is as written.",
      other:
        "‹//› starts a new authority, ‹{authority}›. Only the scheme, ‹{scheme}›, comes from the base. The rest is as written.",
    },
    "current-document": "An empty reference means the document it’s in, whatever the base. It has no target URI.",
    "current-fragment":
      "‹#{fragment}› alone means a place in the document it’s in, whatever the base. It has no target URI.",
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
        "The base’s scheme, ‹{scheme}›, is removed from the reference. The rest is empty and is treated as an empty relative path.",
      other:
        "The base’s scheme, ‹{scheme}›, is removed from the reference. The rest is empty and is treated as a relative path, which gives ‹{directory}›.",
    },
    "absolute-path": {
      by: "old",
      empty: "‹{path}› starts with ‹/› and is the whole path. The base has none.",
      other: "‹{path}› starts with ‹/› and replaces the base’s whole path, ‹{old}›.",
    },
    "absolute-path-dots": {
      by: "old",
      empty: "‹{path}› starts with ‹/› and is the whole path. Only relative paths lose their ‹.› and ‹..›.",
      other: "‹{path}› starts with ‹/› and replaces ‹{old}›. Only relative paths lose their ‹.› and ‹..›.",
    },
    "no-root": "The base has no path and no ‹/› is added, so its authority, ‹{authority}›, and ‹{path}› run together.",
    "excess-kept": "An extra ‹..›, with nothing left to remove, is an error. With these options, it’s kept.",
    "excess-removed": "An extra ‹..›, with nothing left to remove, is an error. With these options, it’s removed.",
    "excess-refused":
      "Merging ‹{path}› with the base’s path gives an extra ‹..›, which has nothing to remove. That’s an error, so there’s no target.",
    climbs: "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "parse-base": {
      by: "pieces",
      one: "The base has only {parts}. Its query isn’t used.",
      other: "The base splits into {parts}. Its query isn’t used.",
    },
    1: {
      by: "pieces",
      one: "The reference has {parts} and nothing else.",
      other: "The reference splits into {parts}.",
    },
    2: {
      by: "answer",
      yes: "An empty reference, or a fragment alone, means the current document.",
      no: "The reference is more than a fragment.",
    },
    "current-document": {
      by: "given",
      yes: "The result is a place in the current document, ‹{set}›, not a URI.",
      other: "The result is the current document, not a URI.",
    },
    "not-validating": {
      by: "answer",
      yes: "Not validating: the scheme, ‹{scheme}›, is the base’s and is removed.",
      no: {
        by: "scheme",
        undefined: "The reference has no scheme that could be removed.",
        other: "The reference’s scheme, ‹{scheme}›, is used even if the base has the same one.",
      },
    },
    "forget-scheme": "The scheme is removed, as if the reference had none.",
    3: {
      by: "answer",
      yes: "The reference has its own scheme, ‹{scheme}›, so it’s a complete URI.",
      no: {
        by: "base scheme",
        undefined: "The reference has no scheme.",
        other: "The reference has no scheme and gets the base’s.",
      },
    },
    "absolute-uri": "The reference is the target, unchanged: ‹{set}›.",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: {
        by: "authority",
        empty: "The reference has its own authority, which is empty. Only the scheme comes from the base.",
        other: "The reference has its own authority, ‹{authority}›. Only the scheme comes from the base.",
      },
      no: "The reference has no authority, so it gets the base’s, if there is one.",
    },
    "inherit-authority": "{ui:player:from-base}",
    5: {
      by: "answer",
      yes: "The path, ‹{path}›, starts with ‹/› and is kept unchanged, including dot segments.",
      no: {
        by: "shape of base path",
        blank: "Without a ‹/› at its start, the path is relative to the base’s, which is empty.",
        other: "Without a ‹/› at its start, the path is relative to the base’s, ‹{base path}›.",
      },
    },
    "6a": {
      by: "shape of base path",
      blank: "The base’s path is empty, and so is the buffer at first.",
      flat: "With no ‹/› in the base’s path, the buffer is empty at first.",
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
      yes: "‹{gone}› means “this directory” and is removed.",
      no: "There are no more ‹.› segments followed by a ‹/›.",
    },
    "6d": {
      by: "answer",
      yes: "‹{gone}› at the end means “this directory” and is removed.",
      no: "The last segment isn’t ‹.›.",
    },
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
      no: "The path doesn’t end in a segment and ‹..›.",
    },
    "6g": {
      by: "answer",
      yes: "The path starts with ‹..›: an error.",
      no: "The path doesn’t start with ‹..›.",
    },
    "6g1": "It’s kept as part of the target.",
    "6g2": { by: "answer", yes: "‹{gone}› at the start is removed.", no: "No ‹..› is left at the start." },
    "6g3": "The reference isn’t followed and has no target.",
    "6h": { by: "set", empty: "The buffer is empty, and so is the path.", other: "The buffer is the path: ‹{set}›." },
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

  /** The spec's rule for each clause in which specs differ, shown if its target differs from the selected spec's. */
  because: {
    "scheme-begins": "The text before the first ‹:› is treated as a scheme even if it can’t be one, as in ‹1a:b›.",
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the authority. A query can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme": {
      by: "way",
      counts: "For a validating parser, a reference with a scheme is complete, even if the scheme is the base’s.",
      "ignored-later":
        "For backward compatibility, a scheme that equals the base’s is removed, and the rest is treated as a relative path.",
    },
    "own-scheme":
      "A reference with a scheme is complete. It stays unchanged, including its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: its missing parts come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own authority, and one that starts with ‹/› its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference has its own host, its path stays unchanged, including its dot segments (‹.› and ‹..›).",
    "empty-reference": "A reference without a path or query means the document it’s in. It has no target URI.",
    "query-only": "A query alone is treated as an empty path, which replaces the base’s last segment.",
    "absolute-path":
      "A path that starts with ‹/› stays unchanged. Only merged paths lose their dot segments (‹.› and ‹..›).",
    "base-root": "If the base has a host but no path, the appended text follows the host directly, without a ‹/›.",
    "query-in-buffer": "Only the paths are merged; dots in a query are kept.",
    "first-segment": "‹..› removes the segment before it, even the first segment of a path without a leading ‹/›.",
    trailing: "If a path ends in ‹.› or ‹..›, the ‹/› before it is kept.",
    "excess-dots": {
      by: "way",
      kept: "The spec leaves open what to do with an extra ‹..› segment. uriscope keeps it in the path.",
      stripped:
        "The spec leaves open what to do with an extra ‹..› segment. With this option, it’s removed after all other dot segments.",
      refused:
        "The spec leaves open what to do with an extra ‹..› segment. With this option, such a reference isn’t followed.",
    },
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after that segment is removed too.",
  },

  /** The step or paragraph of a clause within its section, if it has a name or number. */
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
    'The spec lists the letters one by one, or describes the characters in words. We write them as ranges of codes, because ‹"a"› also matches ‹A›.',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    IPv6address:
      "Under RFC 2373’s rules, no IPv4 address could directly follow ‹::›, but RFC 2732 prints ‹[::192.9.5.5]›. We allow it. The rules don’t count pieces: ‹[1:2]› matches.",
    relativeURI:
      "A path may start with ‹//›, too, but the authority wins (section 4.3). The rule doesn’t allow a query alone, but the spec resolves ‹?y› (C.1), and so do we.",
    "not-validating":
      "The spec allows removing the base’s scheme if it’s known to be always hierarchical, but doesn’t say which are. We remove any, in uppercase or lowercase. Step 2 never takes a reference with a scheme for empty.",
    "6e": "The spec doesn’t say whether a segment may be empty. We count an empty one between two ‹/›, but none before a leading ‹/›, as the example ‹../../../g› shows.",
    "6f": "As in 6e, an empty segment between two ‹/› counts, but one before a leading ‹/› doesn’t.",
    "6g": "You can keep the extra ‹..›, remove it, or not follow the reference. The examples keep it, and so do we unless you choose another option. A ‹/› before it doesn’t matter.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹-_.!~*'()›",
    reserved: "one of ‹;/?:@&=+$,›",
  },
};
