/**
 * An IRI and its URI, converted both ways. The choices are those that RFC 3987 leaves open.
 */
import { flag, text } from "../run/fields.js";

const ofIRI = {
  iri: text("http://résumé.example.org"), // section 3.1
  names: flag(true),
  normalize: flag(),
  excluded: flag(),
};

/** @satisfies {import("./subject.js").InRoom<typeof ofIRI>} */
export const iri = { id: "iri", room: "encoding", words: ["iri"], fields: ofIRI, texts: ["iri"] };

const ofURI = { uri: text("http://www.example.org/D%C3%BCrst"), names: flag(true) }; // section 3.2.1

/** @satisfies {import("./subject.js").InRoom<typeof ofURI>} */
export const uri = { id: "uri", room: "encoding", words: ["iri"], fields: ofURI, texts: ["uri"] };
