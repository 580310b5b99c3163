/**
 * The words of RFC 1808: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
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
    "no-base": "The base is empty, so the reference must be complete.",
    "whole-base": "The reference is empty, so the target is the whole base, unchanged.",
    "own-net_loc":
      "‹//› starts a new network location, ‹{netLoc}›. Only the scheme, ‹{scheme}›, comes from the base. The rest is as written.",
    "params-only": {
      by: "path",
      empty: "The reference has params but no path, so ‹;{params}› follows the base’s path, which is empty.",
      other:
        "The reference has params but no path. The base’s path, ‹{path}›, is kept, and ‹;{params}› replaces everything after it.",
    },
    "query-only":
      "The reference has a query but no path. The base’s path and params are kept, and the query becomes ‹{query}›.",
    "fragment-only": "The reference is only a fragment, so the target is the base with ‹#{fragment}› as its fragment.",
    "signs-only":
      "‹{text}› is only delimiters, with nothing after any of them. Everything but the fragment comes from the base.",
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
    "no-root": {
      by: "path",
      empty: "The target has no path: neither the base nor what is left of the reference has one.",
      other:
        "The base has no path and no ‹/› is added, so its network location, ‹{netLoc}›, and ‹{path}› run together.",
    },
    "excess-kept": "Each extra ‹..›, with nothing left to remove, is kept.",
    climbs: "{ui:reason:merged}",
    stays: "{ui:reason:merged}",
    "no-directory": "{ui:reason:merged}",
    appends: "{ui:reason:merged}",
    "replaces-last": "{ui:reason:merged}",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    1: {
      by: "answer",
      yes: "The base is empty, so the reference must be an absolute URL: ‹{set}›.",
      no: "There’s a base.",
    },
    "2-base": { by: "pieces", one: "The base has {parts} and nothing else.", other: "The base splits into {parts}." },
    "2-embedded": {
      by: "pieces",
      one: "The reference has {parts} and nothing else.",
      other: "The reference splits into {parts}.",
    },
    "2a": {
      by: "answer",
      yes: "The reference is completely empty.",
      no: "The reference isn’t empty: it has at least one character.",
    },
    "whole-base": "The target is the whole base, unchanged: ‹{set}›.",
    "2b": {
      by: "answer",
      yes: "The reference has its own scheme, ‹{scheme}›, so it’s a complete URL.",
      no: {
        by: "base scheme",
        undefined: "The reference has no scheme.",
        other: "The reference has no scheme and gets the base’s.",
      },
    },
    "absolute-url": "The reference is the target, unchanged: ‹{set}›.",
    "2c": "{ui:player:from-base}",
    3: {
      by: "answer",
      yes: "The reference has its own network location, ‹{net_loc}›. Only the scheme comes from the base.",
      no: "The reference has no network location, or an empty one.",
    },
    "inherit-net_loc": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: "The path, ‹{path}›, comes after a ‹/› and is kept unchanged, including dot segments.",
      no: {
        by: "shape of base path",
        blank: "With no ‹/› before it, the path is relative to the base’s, which is empty.",
        other: "With no ‹/› before it, the path is relative to the base’s, ‹{base path}›.",
      },
    },
    5: {
      by: "answer",
      yes: "The reference’s path is empty, so the base’s path is kept, including its last segment.",
      no: "The reference has a path, ‹{path}›, so the base’s params and query aren’t used.",
    },
    "inherit-path": "{ui:player:from-base}",
    "5a": {
      by: "answer",
      yes: "The reference has no params either, so the base’s are kept.",
      no: "The reference has its own params, ‹{params}›, which follow the base’s path.",
    },
    "inherit-params": "{ui:player:from-base}",
    "5b": {
      by: "answer",
      yes: "The reference has no query either, so the base’s is kept.",
      no: "The reference has its own query, ‹{query}›.",
    },
    "inherit-query": "{ui:player:from-base}",
    6: {
      by: "shape of base path",
      blank: "The base’s path is empty, and so is the new path at first.",
      flat: "With no ‹/› in the base’s path, the new path is empty at first.",
      directory: "The new path starts with the base’s path, which ends in ‹/›: ‹{added}›.",
      other: "The new path starts with the base’s path up to its last ‹/›: ‹{added}›.",
    },
    append: {
      by: "added",
      empty: "The reference’s path is empty, so nothing is appended.",
      other: "The reference’s path is appended: ‹{added}›.",
    },
    "6a": {
      by: "answer",
      yes: "‹{gone}› means “this directory” and is removed.",
      no: "There are no more ‹.› segments followed by a ‹/›.",
    },
    "6b": {
      by: "answer",
      yes: "‹{gone}› at the end means “this directory” and is removed.",
      no: "The last segment isn’t ‹.›.",
    },
    "6c": {
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
    "6d": {
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
    "put-path": {
      by: "set",
      empty: "The new path is empty, and so is the path.",
      other: "The new path becomes the path: ‹{set}›.",
    },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The scheme, ‹{scheme}›, is written first.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-net_loc": {
      by: "answer",
      yes: {
        by: "net_loc",
        empty: "An empty network location comes next.",
        other: "The network location, ‹{net_loc}›, comes next.",
      },
      no: "The target has no network location.",
    },
    "add-net_loc": "{ui:player:written}",
    "add-path": "{ui:player:written-path}",
    "if-params": { by: "answer", yes: "The params, ‹{params}›, come next.", no: "The target has no params." },
    "add-params": "{ui:player:written}",
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
    "scheme-begins":
      "A scheme before the first ‹:› has only letters, digits, ‹+›, ‹-›, and ‹.›. It may start with any of them, as in ‹1a:b›.",
    "authority-ends": "After ‹//›, only the next ‹/› ends the network location, so a ‹?› can be part of it.",
    "params-are":
      "The text after the first ‹;› is a component of its own, the params. If the reference has no path, the base’s path is kept.",
    "empty-parts":
      "Empty params, an empty query, and an empty fragment are treated as absent. The base’s network location replaces an empty one.",
    "same-scheme": "A reference with a scheme is complete, even if the scheme is the base’s, without exception.",
    "own-scheme":
      "A reference with a scheme is complete. It stays unchanged, including its dot segments (‹.› and ‹..›).",
    "relative-form": "A reference without a scheme is relative: its missing parts come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own network location, and one that starts with ‹/› its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference has its own network location, its path stays unchanged, including its dot segments (‹.› and ‹..›).",
    "empty-reference":
      "An empty reference is the base itself, including its fragment. A fragment alone is appended to the base.",
    "query-only": "A query alone keeps the base’s whole path, including its last segment.",
    "absolute-path":
      "A path that starts with ‹/› stays unchanged. Only merged paths lose their dot segments (‹.› and ‹..›).",
    "base-root":
      "If the base has a network location but no path, the appended text follows it directly, without a ‹/›.",
    "query-in-buffer": "Only the paths are merged; dots in a query are kept.",
    "first-segment": "‹..› removes the segment before it, even the first segment of a path without a leading ‹/›.",
    trailing: "If a path ends in ‹.› or ‹..›, the ‹/› before it is kept.",
    "excess-dots": "An extra ‹..›, with nothing left to remove, is kept in the path.",
    rootless:
      "If ‹..› removes the first segment of a path without a leading ‹/›, the ‹/› after that segment is removed too.",
  },

  /** The step or paragraph of a clause within its section, if it has a name or number. */
  clauses: {
    "empty-parts": "steps 3 and 5",
    "same-scheme": "step 2b",
    "own-scheme": "step 2b",
    "own-authority": "step 3",
    "empty-reference": "step 2a",
    "query-only": "step 5",
    "absolute-path": "step 4",
    "base-root": "step 6",
    "query-in-buffer": "step 6",
    "first-segment": "step 6c",
    trailing: "steps 6b and 6d",
    "excess-dots": "step 6c",
    rootless: "step 6c",
  },

  /** Said of a rule whose notation in the document is different. */
  notation: 'The spec lists the letters one by one. We write them as ranges of codes, because ‹"a"› also matches ‹A›.',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    1: "The spec says that the reference is then interpreted as an absolute URL. Without a scheme, it isn’t one and has no target.",
    "2a": "The spec doesn’t mention references such as ‹?› or ‹#›. Their components are empty, so everything but the fragment comes from the base. Only an empty reference gets that, too.",
    3: "‹///g› has an empty network location. Read literally, this step takes the network location from the base.",
    "5a": "Empty params are treated as absent (section 2.4.5).",
    "5b": "An empty query is treated as absent (section 2.4.4).",
    "6c": "The spec doesn’t say whether a segment may be empty. We count an empty one between two ‹/›, but none before a leading ‹/›, as the example ‹../../../g› shows.",
    "6d": "As in 6c, an empty segment between two ‹/› counts, but one before a leading ‹/› doesn’t.",
    result:
      "We write each component with its delimiter unless it’s empty. An empty network location keeps its own, as in ‹file:///a›, because the spec doesn’t say to treat it as absent then.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹$-_.+!*'(),›",
    reserved: "one of ‹;/?:@&=›",
  },
};
