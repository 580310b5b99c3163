/**
 * The words of draft-fielding-uri-rfc2396bis-01: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The options of the edition. */
  options: {
    validating: {
      label: "validating",
      says: "For a validating parser, a reference with a scheme is complete, even if the base has the same scheme: ‹http:g› stays ‹http:g›. Other parsers ignore such a scheme: ‹http:g› then means ‹g›.",
    },
    excess: {
      label: "extra ‹..›",
      says: "An extra ‹..› has nothing to remove. The spec leaves three choices: keep it in the path, remove it, or don’t follow the reference, which then has no target.",
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
    "root-added": "Without a path in the base, ‹{path}› starts from the root, ‹/›.",
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
    "split-base": {
      by: "pieces",
      one: "The base has only {parts}. Its query isn’t used.",
      other: "The base splits into {parts}. Its query isn’t used.",
    },
    "split-r": {
      by: "pieces",
      one: "The reference has {parts} and nothing else.",
      other: "The reference splits into {parts}.",
    },
    "not-validating": {
      by: "answer",
      yes: "Not validating: the scheme, ‹{R.scheme}›, is the base’s and is ignored.",
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
    "scheme-path": "{ui:player:from-reference}",
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
    "authority-path": "{ui:player:from-reference}",
    "authority-query": "{ui:player:from-reference}",
    "empty-path": {
      by: "answer",
      yes: "The reference’s path is empty.",
      no: "The reference’s path, ‹{R.path}›, isn’t empty.",
    },
    "has-query": {
      by: "answer",
      yes: {
        by: "R.query",
        empty: "The reference has an empty query, which follows the base’s path.",
        other: "The reference has a query, ‹{R.query}›, which follows the base’s path.",
      },
      no: "An empty reference, or a fragment alone, means the current document.",
    },
    "path-of-base": "{ui:player:from-base}",
    "empty-query-of-r": "{ui:player:from-reference}",
    "current-document": {
      by: "given",
      yes: "The result is a place in the current document, ‹{set}›, not a URI.",
      other: "The result is the current document, not a URI.",
    },
    "absolute-path": {
      by: "answer",
      yes: "The path starts with ‹/›, replaces the base’s path, and keeps its dot segments.",
      no: {
        by: "shape of Base.path",
        blank: "Without a ‹/› at its start, the path is relative to the base’s, which is empty.",
        other: "Without a ‹/› at its start, the path is relative to the base’s, ‹{Base.path}›.",
      },
    },
    "path-of-r": "{ui:player:from-reference}",
    merge: {
      by: "shape of Base.path",
      blank: "Next, the base’s path, which is empty, and the reference’s, ‹{R.path}›, are joined.",
      other: "Next, the base’s path, ‹{Base.path}›, and the reference’s, ‹{R.path}›, are joined.",
    },
    "query-of-r": {
      by: "given",
      no: "The reference has a path but no query. The target has none either, and the base’s query isn’t used.",
      other: "{ui:player:from-reference}",
    },
    "authority-of-base": "{ui:player:from-base}",
    "scheme-of-base": "{ui:player:from-base}",
    return: "All components of the target are known.",
    1: {
      by: "shape of Base.path",
      blank: "The base’s path is empty, and so is the buffer at first.",
      flat: "With no ‹/› in the base’s path, the buffer is empty at first.",
      directory: "The buffer starts with the base’s path, which ends in ‹/›: ‹{added}›.",
      other: "The buffer starts with the base’s path up to its last ‹/›: ‹{added}›.",
    },
    "1a": {
      by: "answer",
      yes: "A ‹/› is added, because the base’s path is empty.",
      no: "No ‹/› is added, because the base already has a path.",
    },
    2: {
      by: "added",
      empty: "The reference’s path is empty, so nothing is appended.",
      other: "The reference’s path is appended: ‹{added}›.",
    },
    3: {
      by: "answer",
      yes: "‹{gone}› means “this directory” and is removed.",
      no: "There are no more ‹.› segments followed by a ‹/›.",
    },
    4: {
      by: "answer",
      yes: "‹{gone}› at the end means “this directory” and is removed.",
      no: "The last segment isn’t ‹.›.",
    },
    5: {
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
    6: {
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
    7: {
      by: "answer",
      yes: "The path starts with ‹..›: an error.",
      no: "The path doesn’t start with ‹..›.",
    },
    "7a": "It’s kept as part of the target.",
    "7b": { by: "answer", yes: "‹{gone}› at the start is removed.", no: "No ‹..› is left at the start." },
    "7c": "The reference isn’t followed and has no target.",
    8: { by: "set", empty: "The buffer is empty, and so is the path.", other: "The buffer is the path: ‹{set}›." },
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
      ignored:
        "A parser that doesn’t validate ignores a scheme that equals the base’s, and treats the rest as a relative reference.",
    },
    "own-scheme": "A reference with a scheme stays unchanged, including its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: its missing parts come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own authority, and one that starts with ‹/› its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference has its own host, its path stays unchanged, including its dot segments (‹.› and ‹..›).",
    "empty-reference": "A reference without a path or query means the document it’s in. It has no target URI.",
    "query-only": "A query alone keeps the base’s whole path, including its last segment.",
    "absolute-path":
      "A path that starts with ‹/› stays unchanged. Only merged paths lose their dot segments (‹.› and ‹..›).",
    "base-root": "If the base has no path, a ‹/› is put in front of the reference’s path.",
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
    "base-root": "step 1 of merging",
    "first-segment": "step 5 of merging",
    trailing: "steps 4 and 6 of merging",
    "excess-dots": "step 7 of merging",
    rootless: "step 5 of merging",
  },

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    5: "The spec doesn’t say whether a segment may be empty. We count an empty one between two ‹/›, but none before a leading ‹/›, as the example ‹../../../g› shows.",
    6: "As in step 5, an empty segment between two ‹/› counts, but one before a leading ‹/› doesn’t.",
    7: "You can keep the extra ‹..›, remove it, or not follow the reference. The examples keep it, and so do we unless you choose another option. A ‹/› before it doesn’t matter.",
    "not-validating":
      "Schemes are case-insensitive (sections 3.1 and 6.2.2.1), so ‹HTTP:g› has the scheme of ‹http://a/›. The pseudocode itself only says ‹==›.",
    domainlabel: "The spec prints a ‹|›, which isn’t in its notation. We read it as ‹/›.",
    toplabel: "The spec prints a ‹|›, which isn’t in its notation. We read it as ‹/›.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹-_.!~*'()›",
    reserved: "one of ‹[];/?:@&=+$,›",
  },
};
