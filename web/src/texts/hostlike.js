/** File extensions that look like a top-level domain. */
const ofFile = /^[^/?#]*\.(?:css|gif|html?|jpe?g|js|json|md|pdf|php|png|svg|txt|xml)$/i;

/** True for a text without a scheme that seems to begin with a host: "example.com/a", and not "index.html". @param {string} text */
export const isHostlike = (text) =>
  /^(?:[\p{L}\d](?:[\p{L}\d-]*\.))+(?:\p{L}{2,}|xn--[a-z\d-]+|\d{1,3})(?:[/?#]|$)/iu.test(text) && !ofFile.test(text);
