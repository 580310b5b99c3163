import { define, SceneView } from "./view.js";
export class Components extends SceneView { draw() { return ""; } }
define("uri-components", Components);
