/**
 * The current documents for schemes, according to the register of schemes, and the default ports. Schemes that the
 * page's specs describe are included, because newer documents have replaced those descriptions.
 */

/** @type {Record<string, { document: string, port?: string }>} */
const schemes = {
  about: { document: "RFC 6694" },
  acct: { document: "RFC 7565" },
  cid: { document: "RFC 2392" },
  coap: { document: "RFC 7252", port: "5683" },
  coaps: { document: "RFC 7252", port: "5684" },
  data: { document: "RFC 2397" },
  dns: { document: "RFC 4501" },
  file: { document: "RFC 8089" },
  geo: { document: "RFC 5870" },
  gopher: { document: "RFC 4266", port: "70" },
  http: { document: "RFC 9110", port: "80" },
  https: { document: "RFC 9110", port: "443" },
  imap: { document: "RFC 5092", port: "143" },
  ldap: { document: "RFC 4516", port: "389" },
  mailto: { document: "RFC 6068" },
  mid: { document: "RFC 2392" },
  news: { document: "RFC 5538" },
  nntp: { document: "RFC 5538", port: "119" },
  pop: { document: "RFC 2384", port: "110" },
  prospero: { document: "RFC 4157" },
  sip: { document: "RFC 3261", port: "5060" },
  sips: { document: "RFC 3261", port: "5061" },
  sms: { document: "RFC 5724" },
  tag: { document: "RFC 4151" },
  tel: { document: "RFC 3966" },
  telnet: { document: "RFC 4248", port: "23" },
  urn: { document: "RFC 8141" },
  wais: { document: "RFC 4156" },
  ws: { document: "RFC 6455", port: "80" },
  wss: { document: "RFC 6455", port: "443" },
  xmpp: { document: "RFC 5122" },
};

/** @param {string | null} name of a scheme */
export const registered = (name) => {
  const key = name?.toLowerCase() ?? "";
  return Object.hasOwn(schemes, key) ? schemes[key] : null;
};
