import { define, ContentView } from "./view.js";
/** @extends {ContentView<any>} */
export class Share extends ContentView { draw() { return ""; } }
define("uri-share", Share);
