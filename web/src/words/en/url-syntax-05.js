/**
 * The words of draft-fielding-url-syntax-05: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base needs a scheme, such as ‹https://›.",

  /** Why the target is what it is. */
  why: {
    "own-scheme":
      "The reference has its own scheme, ‹{scheme}›, so it already is the target; even ‹.› and ‹..› are kept.",
    "no-base-scheme":
      "The base has no scheme, such as ‹http:›, so the reference has no target. The steps are carried out anyway.",
    "own-site": {
      by: "site",
      empty: "‹//› starts an empty site. Only the scheme, ‹{scheme}›, comes from the base; the rest is as written.",
      other:
        "‹//› starts a new site, ‹{site}›. Only the scheme, ‹{scheme}›, comes from the base; the rest is as written.",
    },
    "current-document": "An empty reference means the document it is in, whatever the base, so it has no target URL.",
    "current-fragment":
      "‹#{fragment}› alone means a place in the document it is in, whatever the base, so it has no target URL.",
    "query-only": {
      by: "last",
      empty: {
        by: "directory",
        empty:
          "This draft treats a query alone as a relative path, so ‹?{query}› directly follows the site or the scheme.",
        other: "This draft treats a query alone as a relative path, so ‹?{query}› is appended to ‹{directory}›.",
      },
      other: {
        by: "directory",
        empty:
          "This draft treats a query alone as a relative path, so ‹?{query}› replaces ‹{last}›, which is the whole path.",
        other:
          "This draft treats a query alone as a relative path, so ‹?{query}› replaces ‹{last}› after ‹{directory}›.",
      },
    },
    "query-dots":
      "Dot segments are removed after the query, ‹{query}›, is appended, so its own are removed too, which leaves ‹{left}›.",
    "dots-before-query":
      "The dots at the end of ‹{path}› are kept: ‹?{query}› follows them, and here only a ‹/› ends a segment.",
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
    "no-root": "The base has no path and no ‹/› is added, so its site, ‹{site}›, and ‹{path}› run together.",
    "excess-kept": {
      by: "directory",
      empty: "‹{path}› goes up, but the base’s path has no directory, so each extra ‹..› is kept.",
      other: "‹{path}› goes up more levels than the base’s directory, ‹{directory}›, has, so each extra ‹..› is kept.",
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
      yes: "The result is a place in the current document, ‹{set}›, not a URL.",
      other: "The result is the current document, not a URL.",
    },
    3: {
      by: "answer",
      yes: "The reference has its own scheme, ‹{scheme}›, so it is a complete URL.",
      no: {
        by: "base scheme",
        undefined: "The reference has no scheme.",
        other: "The reference has no scheme, so the base’s is used.",
      },
    },
    "absolute-url": "The reference is the target as it is: ‹{set}›.",
    "inherit-scheme": "{ui:player:from-base}",
    4: {
      by: "answer",
      yes: {
        by: "site",
        empty: "The reference has its own site, which is empty, so only the scheme comes from the base.",
        other: "The reference has its own site, ‹{site}›, so only the scheme comes from the base.",
      },
      no: "The reference has no site, which means no host of its own.",
    },
    "inherit-site": "{ui:player:from-base}",
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
      yes: "The query is appended to the buffer: ‹{added}›.",
      no: "The reference has no query to append.",
    },
    "6d": {
      by: "answer",
      yes: "‹{gone}› is removed: it means “here”.",
      no: "There are no more ‹.› segments followed by a ‹/›.",
    },
    "6e": { by: "answer", yes: "‹{gone}› at the end is removed: it means “here”.", no: "The last segment is not ‹.›." },
    "6f": {
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
    "6g": {
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
    "6h": {
      by: "answer",
      yes: "The text after the first ‹?› is the query: ‹{set}›.",
      no: "The buffer has no ‹?›, so the target gets no query.",
    },
    "6i": {
      by: "set",
      empty: "The buffer has nothing before a ‹?›, so the path is empty.",
      other: "The buffer up to its first ‹?›, if any, is the path: ‹{set}›.",
    },
    result: "{ui:player:assembled}",
    "if-scheme": { by: "answer", yes: "The scheme, ‹{scheme}›, is written first.", no: "The target has no scheme." },
    "add-scheme": "{ui:player:written-first}",
    "if-site": {
      by: "answer",
      yes: { by: "site", empty: "An empty site comes next.", other: "The site, ‹{site}›, comes next." },
      no: "The target has no site.",
    },
    "add-site": "{ui:player:written}",
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
    "authority-ends": "After ‹//›, the next ‹/› or ‹?› ends the site, so a query can follow it directly.",
    "params-are": "A ‹;› and the text after it are part of the path, so ‹;x› replaces the base’s last segment.",
    "empty-parts": "A component is present if its delimiter is, even with nothing after it.",
    "same-scheme": "A reference with a scheme is complete, even if the scheme is the base’s, without exception.",
    "own-scheme": "A reference with a scheme is complete and not changed; its dot segments (‹.› and ‹..›) are kept.",
    "relative-form": "A reference without a scheme is relative: the parts that it lacks come from the base.",
    "slash-runs":
      "A reference that starts with ‹//› has its own site; one that starts with ‹/› has its own path. Runs of slashes in the base make no difference.",
    "own-authority":
      "If the reference has its own host, its path is not changed; dot segments (‹.› and ‹..›) are kept.",
    "empty-reference": "A reference without a path or query means the document it is in, so it has no target URI.",
    "query-only": "A reference that is only a query counts as an empty path, so it replaces the base’s last segment.",
    "absolute-path":
      "A path that starts with ‹/› is not changed; dot segments (‹.› and ‹..›) are removed only from merged paths.",
    "base-root": "If the base has a host but no path, no ‹/› is added, so the host and the appended text run together.",
    "query-in-buffer":
      "The query is appended to the path before dot segments are removed, so dots in the query are removed too.",
    "first-segment": "‹..› removes the segment before it, even the first segment of a path without a leading ‹/›.",
    trailing: "If a path ends in ‹.› or ‹..›, the ‹/› before it is kept.",
    "excess-dots": "A ‹..› with no segment left to remove is kept in the path.",
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
    "query-in-buffer": "step 6c",
    "first-segment": "step 6f",
    trailing: "steps 6e and 6g",
    "excess-dots": "step 6f",
    rootless: "step 6f",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    'The spec lists the letters one by one, or describes the characters in words. Here they are ranges of codes, because ‹"a"› also matches ‹A›.',

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    relativeURL:
      "A path may start with two slashes, too; section 4.4 says in prose that the site wins. But in ‹http://a_b/›, ‹a_b› does not match ‹site›, so the grammar reads ‹//a_b/› as a path. Here such a URL matches, as the grammar is printed, and is split as the prose says: ‹a_b› is its site.",
    "6d": "The spec does not say what ends a segment if the buffer also holds a query. Its examples ‹g?y/./x› and ‹g?y/../x› show that only ‹/› does, so ‹.?y› is not a dot segment.",
    "6f": "The spec does not say whether a segment may be empty. Here the empty string between two ‹/› is a segment; the empty string before a leading ‹/› is not, as the example ‹../../../g› shows.",
    "6g": "As in 6f, the empty string between two ‹/› is a segment; the empty string before a leading ‹/› is not.",
  },

  /** Notes on examples. */
  remarks: {
    stripped:
      "The spec prints this as what some parsers wrongly do. Under its own steps, an absolute URL is not changed.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹$-_.!~*'(),›",
    reserved: "one of ‹;/?:@&=+›",
  },
};
