/**
 * What the remarks say. The notation is that of web/src/words.js.
 */
export default {
  title: "Remarks",
  unrecorded: "The run took {total} steps; the first {recorded} are shown. The target is whole.",

  /** What deserves a remark; text is what stands at its place. */
  findings: {
    userinfo: "‹{text}›, before the ‹@›, is a user name and not the host. It may be there to be mistaken for one.",
    password: "‹{text}›, after the colon, would be a password that everybody can read. That form is no longer to be used.",
    "ipv4-look-like": "‹{text}› looks like an IPv4 address but is a name: an address has four numbers from 0 to 255. Other software may take it for an address all the same.",
    "encoded-dots": "‹{text}› is not ‹.› or ‹..›, as its dots are percent-encoded: it stays. Software that decodes it first would remove it.",
    "base-fragment": "‹{text}› is set aside: a fragment, ‹#› and what follows, is no part of a base.",
    suffix: "‹{text}› looks like a host, but no ‹//› stands before it: it is a path.",
    "same-scheme": "‹{text}› is also the base's scheme. Strictly, such a reference is complete; older software ignores that scheme and takes the rest as relative. The option “strict” shows both.",
    reread: "‹{text}› is the path, by the letter of the rules; but whoever splits the target anew gets other components.",
  },
};
