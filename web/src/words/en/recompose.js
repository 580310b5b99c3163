/**
 * What the steps say that put components together: four editions do that alike.
 */

/** @typedef {import("../en.js").Told} Told */

/** @type {Record<string, (told: Told) => string>} */
export const recompose = {
  result: () => "The components are put together.",
  "if-scheme": ({ answer }) => (answer ? "There is a scheme." : "There is no scheme."),
  "if-authority": ({ answer }) => (answer ? "There is an authority." : "There is no authority."),
  "if-query": ({ answer }) => (answer ? "There is a query." : "There is no query."),
  "if-fragment": ({ answer }) => (answer ? "There is a fragment." : "There is no fragment."),
};
