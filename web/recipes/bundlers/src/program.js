import { load } from "uriscope";

load().then(
  (engine) => console.log(engine.explain({ base: "http://a/b/c/d;p?q", reference: "../../x" }).why.text),
  ({ message }) => console.log(message),
);
