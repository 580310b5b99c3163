/**
 * CheckBidi of UTS 46, which is the Bidi rule of RFC 5893, section 2, for domains whose labels contain Unicode
 * characters. The runtime's own URL may skip it, as Node's does. Regular expressions know general categories but not
 * Bidi classes, so the differences between the two are listed below, from Unicode 17, for the characters that UTS 46
 * allows in a domain. It is 1 KB and no chunk of its own, because an answer of the engine can't wait for one.
 */

/** Blocks that are written from right to left, and what in them is not: marks apart, signs and digits. */
const right = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const notRight =
  /[\u0606\u0607\u0609\u060a\u060c\u060e\u060f\u066a\u06de\u06e9\u07f6-\u07f9\ufbc3-\ufdff\u{1091f}\u{10b39}-\u{10b3f}\u{10d6e}\u{10ed0}-\u{10ed8}\u{1eef0}\u{1eef1}]|\p{M}/u;
const arabicDigit = /[\u0660-\u0669\u066b\u066c\u{10d30}-\u{10d49}\u{10e60}-\u{10e7e}]/u;
const digit = /[0-9\u06f0-\u06f9\u{102e1}-\u{102fb}]/u;
/** Letters, and other characters of their class, such as signs of a script; then letters of another class. */
const letter = /[\p{L}\p{Mc}\p{Nd}\p{Nl}]/u;
const alsoLeft =
  /[\u0482\u055a-\u055f\u0589\u0964\u0965\u0970\u09f4-\u09fa\u09fd\u0a76\u0af0\u0b70\u0b72-\u0b77\u0bf0-\u0bf2\u0c77\u0c7f\u0c84\u0cbf\u0cc6\u0d4f\u0d58-\u0d5e\u0d70-\u0d79\u0df4\u0e4f\u0e5a\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f2a-\u0f34\u0f36\u0f38\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e\u109f\u10fb\u1360-\u137c\u166d\u166e\u16eb-\u16ed\u1735\u1736\u17d4-\u17d6\u17d8-\u17da\u19da\u1a1e\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e\u1c7f\u1cc0-\u1cc7\u1cd3\u214f\u2336-\u237a\u2395\u26ac\u2800-\u28ff\u2d70\u3190\u3191\u3248-\u327f\ua4fe\ua4ff\ua6f2-\ua6f7\ua789\ua78a\ua830-\ua837\ua8ce\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e\ua92f\ua95f\ua9c1-\ua9cd\ua9de\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade\uaadf\uaaf0\uaaf1\uab5b\uabeb\u{10100}\u{10102}-\u{1013f}\u{1018d}\u{1018e}\u{101d0}-\u{101fc}\u{10320}-\u{10323}\u{1039f}\u{103d0}\u{1056f}\u{11047}-\u{1104d}\u{110bb}-\u{110c1}\u{11140}-\u{11143}\u{11174}\u{11175}\u{111c5}-\u{111c8}\u{111cd}\u{111db}\u{111dd}-\u{111f4}\u{11238}-\u{1123d}\u{112a9}\u{113d4}-\u{113d8}\u{1144b}-\u{1144f}\u{1145a}-\u{1145d}\u{114c6}\u{115c1}-\u{115d7}\u{11641}-\u{11643}\u{116b9}\u{1173a}-\u{1173f}\u{1183b}\u{118ea}-\u{118f2}\u{11944}-\u{11946}\u{119e2}\u{11a07}\u{11a08}\u{11a3f}-\u{11a46}\u{11a9a}-\u{11a9c}\u{11a9e}-\u{11aa2}\u{11b00}-\u{11b09}\u{11be1}\u{11c3f}\u{11c41}-\u{11c45}\u{11c5a}-\u{11c71}\u{11ef7}\u{11ef8}\u{11f43}-\u{11f4f}\u{11fc0}-\u{11fd4}\u{11fff}\u{12470}-\u{12474}\u{12ff1}\u{12ff2}\u{16a6e}\u{16a6f}\u{16af5}\u{16b37}-\u{16b3f}\u{16b44}\u{16b45}\u{16b5b}-\u{16b61}\u{16d6d}-\u{16d6f}\u{16e80}-\u{16e9a}\u{1bc9c}\u{1bc9f}\u{1cf50}-\u{1d15d}\u{1d16a}-\u{1d16c}\u{1d183}\u{1d184}\u{1d18c}-\u{1d1a9}\u{1d1ae}-\u{1d1e8}\u{1d2c0}-\u{1d2f3}\u{1d360}-\u{1d9ff}\u{1da37}-\u{1da3a}\u{1da6d}-\u{1da74}\u{1da76}-\u{1da83}\u{1da85}-\u{1da8b}\u{1e14f}\u{1e5ff}\u{1f150}-\u{1f169}\u{1f170}-\u{1f1ac}\u{1f1e6}-\u{1f1ff}]/u;
const notLeft = /[\u02b9\u02ba\u02c6-\u02cf\u02ec\u2e2f\ua67f\ua717-\ua71f\ua788\u{10140}-\u{10174}]/u;

/** The class of a character: R includes AL, and N everything that the rule treats like neutral characters. @param {string} character */
function classOf(character) {
  if (arabicDigit.test(character)) return "AN";
  if (digit.test(character)) return "EN";
  if (right.test(character)) return notRight.test(character) ? (/\p{M}/u.test(character) ? "NSM" : "N") : "R";
  if (alsoLeft.test(character) || (letter.test(character) && !notLeft.test(character))) return "L";
  return /\p{M}/u.test(character) ? "NSM" : "N";
}

/** True if a domain obeys the rule. One without right-to-left characters always does. @param {string} domain */
export function obeysBidiRule(domain) {
  const labels = domain.split(".").map((label) => Array.from(label, classOf));
  return (
    !labels.flat().some((one) => one === "R" || one === "AN") || labels.every((label) => !label.length || obeys(label))
  );
}

/** True if a label obeys it in a domain that has such characters. @param {string[]} classes */
function obeys(classes) {
  const has = (/** @type {string} */ one) => classes.includes(one);
  const last = classes.findLast((one) => one !== "NSM") ?? "";
  if (classes[0] === "R") return !has("L") && ["R", "EN", "AN"].includes(last) && !(has("EN") && has("AN"));
  return classes[0] === "L" && !has("R") && !has("AN") && ["L", "EN"].includes(last);
}
