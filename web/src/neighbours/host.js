/**
 * How a browser's URL writes hosts. Each function gives null for what is not of its
 * kind; there is no more in it than what hosts that work have.
 */

/** @typedef {import("./neighbours.js").Deviates} Deviates */

/** Four decimal numbers, where a host ends in a number. @param {string} host */
export function ipv4(host) {
  const parts = host.replace(/\.$/, "").split(".");
  if (parts.length > 4) return null;
  const numbers = parts.map((part) =>
    /^0x[0-9a-f]*$/i.test(part)
      ? Number(part === "0x" || part === "0X" ? 0 : part)
      : /^0[0-7]+$/.test(part)
        ? Number.parseInt(part, 8)
        : /^(?:0|[1-9][0-9]*)$/.test(part)
          ? Number(part)
          : NaN,
  );
  const last = /** @type {number} */ (numbers.pop());
  if (!numbers.every((n) => n < 256) || !(last < 256 ** (4 - numbers.length))) return null;
  const value = numbers.reduce((sum, n, i) => sum + n * 256 ** (3 - i), last);
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join(".");
}

/** An IPv6 address in brackets as RFC 5952 writes it, but for IPv4 at its end. @param {string} host @param {Deviates} deviates */
export function ipv6(host, deviates) {
  const short = host.startsWith("[") && host.endsWith("]") ? shortest(host.slice(1, -1)) : null;
  return short !== null && `[${short}]` !== host && deviates("ipv6", { from: host, to: `[${short}]` })
    ? `[${short}]`
    : host;
}

/** @param {string} address */
function shortest(address) {
  const hex = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a, b, c, d) => `${(a * 256 + Number(b)).toString(16)}:${(c * 256 + Number(d)).toString(16)}`,
  );
  const [left, right, more] = hex.split("::");
  if (more !== undefined || !/^[0-9a-f:]*$/i.test(hex)) return null;
  const words = (/** @type {string | undefined} */ text) =>
    text ? text.split(":").map((word) => Number.parseInt(word, 16)) : [];
  const [before, after] = [words(left), words(right)];
  const zeros = 8 - before.length - after.length;
  if (right === undefined ? zeros !== 0 : zeros < 0) return null;
  const all = [...before, ...Array(zeros).fill(0), ...after];
  // The longest run of zeros, the first of those, goes; one alone does not.
  const run = /** @type {[number, number]} */ ([0, 1]);
  for (let i = 0, start = 0; i <= 8; i++) {
    if (all[i] === 0) continue;
    if (i - start > run[1]) [run[0], run[1]] = [start, i - start];
    start = i + 1;
  }
  const text = (/** @type {number} */ from, /** @type {number} */ to) =>
    all
      .slice(from, to)
      .map((word) => word.toString(16))
      .join(":");
  return run[1] < 2 ? text(0, 8) : `${text(0, run[0])}::${text(run[0] + run[1], 8)}`;
}

/**
 * A name in ASCII, for such names as need no more than lower case, the composed form,
 * invisible characters left out, and Punycode (RFC 3492).
 * @param {string} host
 */
export function toASCII(host) {
  const labels = host
    .replace(/[\u00ad\u200b\u2060\ufe00-\ufe0f\ufeff]/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC")
    .split(/[.\u3002]/);
  return labels.map((label) => (/[^\0-~]/.test(label) ? `xn--${punycode(label)}` : label)).join(".");
}

/** RFC 3492, section 6.3. @param {string} label */
function punycode(label) {
  const points = [...label].map((c) => /** @type {number} */ (c.codePointAt(0)));
  let output = points
    .filter((c) => c < 128)
    .map((c) => String.fromCharCode(c))
    .join("");
  const basic = output.length;
  if (basic) output += "-";
  let [n, delta, bias] = [128, 0, 72];
  for (let handled = basic; handled < points.length; n++, delta++) {
    const next = Math.min(...points.filter((c) => c >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const c of points) {
      if (c < n) delta++;
      if (c !== n) continue;
      let q = delta;
      for (let k = 36; ; k += 36) {
        const t = Math.min(26, Math.max(1, k - bias));
        if (q < t) break;
        output += digit(t + ((q - t) % (36 - t)));
        q = Math.floor((q - t) / (36 - t));
      }
      output += digit(q);
      bias = adapt(delta, ++handled, handled === basic + 1);
      delta = 0;
    }
  }
  return output;
}

/** @param {number} d */
const digit = (d) => String.fromCharCode(d < 26 ? d + 97 : d + 22);

/** RFC 3492, section 6.1. @param {number} delta @param {number} points @param {boolean} first */
function adapt(delta, points, first) {
  delta = Math.floor(delta / (first ? 700 : 2));
  delta += Math.floor(delta / points);
  let k = 0;
  for (; delta > 455; k += 36) delta = Math.floor(delta / 35);
  return k + Math.floor((36 * delta) / (delta + 38));
}
