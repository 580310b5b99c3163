/**
 * A form's text, parsed into pairs or serialized from them.
 */
import { charsets } from "../cases/form.js";
import { oneOf, text } from "../run/fields.js";

const fields = { form: text("q=caf%C3%A9+au+lait&lang=fr"), charset: oneOf(charsets, "") };

/** @satisfies {import("./subject.js").InRoom<typeof fields>} */
export const form = { id: "form", room: "encoding", words: ["form"], fields, texts: ["form"] };
