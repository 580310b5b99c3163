/** Draws a run in groups, in place of listing, components and buffers. It is loaded with the first such run. */
import "./machine.js";
import "./record.js";
import "./visits.js";
