/**
 * Why a browser's URL gives no answer, found by experiment: a cause is named only if
 * the URL is taken as soon as that cause, and nothing else, is gone. A base without a
 * scheme is the exception: it is never taken, whatever else is wrong with it.
 */
import { url } from "./url.js";
import { join, split } from "./parts.js";

/** @typedef {import("./neighbours.js").Reason} Reason */

/** @param {string} text @param {string} [base] */
export function takes(text, base) {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} base @param {string} reference @returns {Reason[]} */
export function refused(base, reference) {
  if (!takes(base)) return because("base", base);
  if (takes("#", base) && !takes("x", base) && !takes(reference) && takes(reference, "x://h/")) {
    return [{ id: "opaque-base", args: { base } }];
  }
  return because("reference", reference, base);
}

/** What it puts right before it looks for an authority. */
const before = new Set(["trim", "line-breaks", "no-scheme", "backslash", "slashes", "same-scheme"]);

/**
 * @param {"base" | "reference"} on
 * @param {string} text
 * @param {string} [base]
 * @returns {Reason[]}
 */
function because(on, text, base = "") {
  const read = url(base, text, (id) => before.has(id));
  if (read === null) return [{ id: "no-base-scheme", args: {} }];
  const parts = split(read);
  const { authority } = parts;
  if (authority === null) return [];
  const taken = (/** @type {string} */ instead) => takes(join({ ...parts, authority: instead }));

  const [, user = "", host, port = ""] = /** @type {RegExpExecArray} */ (
    /^([^]*@)?(\[[^\]]*\][^:]*|\[[^\]]*|[^:]*)(:[^]*)?$/.exec(authority)
  );
  const badPort = !taken(`h${port}`);
  const goodPort = badPort ? "" : port;
  const badHost = !taken(host === "" ? user + goodPort : host); // a host may be empty where nothing is about it
  // With what is bad replaced it has to be taken; otherwise there is another cause.
  if (!(badPort || badHost) || !taken(user + (badHost ? "h" : host) + goodPort)) return [];
  /** @type {Reason[]} */
  const reasons = [];
  if (badHost) reasons.push(hostReason(on, host, taken));
  if (badPort) reasons.push({ id: "bad-port", args: { on, value: port.slice(1) } });
  return reasons;
}

/**
 * Why a host is not taken.
 * @param {string} on @param {string} host @param {(authority: string) => boolean} taken
 * @returns {Reason}
 */
function hostReason(on, host, taken) {
  if (host === "") return { id: "no-host", args: { on } };
  if (host.startsWith("[")) return { id: "bad-ipv6", args: { on, value: host } };
  const bad = [...new Set(host)].filter((c) => !taken(`h${c}h`));
  const without = bad.reduce((text, c) => text.replaceAll(c, "h"), host);
  if (bad.length && taken(without)) return { id: "bad-characters", args: { on, value: bad.join("") } };
  if (/(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/i.test(host) && taken(host.replace(/\.?$/, ".h")))
    return { id: "bad-ipv4", args: { on, value: host } };
  return { id: "bad-host", args: { on, value: host } };
}
