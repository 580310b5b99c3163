/** What a page that browser.js watches has for the functions that tests run in it: the first element of a selector. */
declare function $(selector: string): any;
/** All elements of a selector. */
declare function $$(selector: string): any[];
