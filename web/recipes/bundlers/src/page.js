import "uriscope/embed.js";
import { load } from "uriscope";

const engine = await load();
const { target, why } = engine.explain({ base: "http://a/b/c/d;p?q", reference: "../../x" });
document.querySelector("#answer").textContent = `${target}: ${why.text}`;
