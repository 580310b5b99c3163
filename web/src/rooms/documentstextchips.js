/** Examples of running text, by their names in the word catalogue, which has their texts, too: words/en/extract.js. */
export const chips = ["in-2005", "in-2003", "in-1997", "in-1994", "in-1993", "hyphen", "bare", "mixed", "no-uri"];
