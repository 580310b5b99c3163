import { Case } from "../src/cases/case.js";
import { start } from "../src/run/link.js";
import { withoutMarks } from "../src/texts/marks.js";
import { editions, engine, words } from "./fixtures.js";
const list = process.argv.slice(2);
for (const reference of list) {
  const state = { ...start, base: "http://a/b/c", reference };
  const of = new Case({ engine, baked: null, editions, words }, state);
  await of.learn();
  console.log(JSON.stringify(reference), "→", of.scene?.explanation.target);
  for (const f of of.faults) console.log("   ", f.name, withoutMarks(f.said), f.mends.map(m => `[${m.label} ⇒ ${m.text}]`).join(" "));
}
