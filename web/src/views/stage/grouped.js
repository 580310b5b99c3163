/** What draws a run in groups, in the places of listing, components and buffers: fetched with the first such run. */
import "./machine.js";
import "./record.js";
import "./visits.js";
