/**
 * Bad links, at least one for every field of every room, each with the notes that the page shows, and with the
 * parts of the link that the room keeps.
 */

/** @typedef {{ id: string, args?: Record<string, string> }} Said */
/** @typedef {{ link: string, said: Said[], keeps: string[] }} BadLink */

/** @param {string} name @param {string} value @param {string} [instead] */
const value = (name, value, instead = "") => ({ id: "link-value", args: { name, value, instead } });
/** @param {string} name */
const field = (name) => ({ id: "link-field", args: { name } });
/** @param {string} value */
const edition = (value) => ({ id: "link-edition", args: { value } });
/** @param {string} value */
const step = (value) => ({ id: "link-step", args: { value } });

const texts = "base=http://h/a/b&reference=../g";
const [a, b] = ["a=http://h/x", "b=http://h/y"];

/** @type {BadLink[]} */
export const badLinks = [
  { link: `#${texts}&edition=rfc0`, said: [edition("rfc0")], keeps: [texts, "edition=rfc3986"] },
  { link: `#${texts}&step=many`, said: [step("many")], keeps: [texts] },
  { link: `#${texts}&open=2`, said: [value("open", "2")], keeps: [texts] },
  { link: `#${texts}&open=x&edition=url-standard`, said: [value("open", "x")], keeps: [texts, "edition=url-standard"] },
  { link: `#${texts}&mode=loud`, said: [value("mode", "loud")], keeps: [texts] },
  { link: `#${texts}&omit.2C=maybe`, said: [value("omit.2C", "maybe", "no")], keeps: [texts] },
  { link: `#${texts}&line=keep`, said: [field("line")], keeps: [texts] },
  { link: `#${texts}&strict=maybe`, said: [value("strict", "maybe", "yes")], keeps: [texts] },
  { link: `#${texts}&colour=red&edition=rfc1808`, said: [field("colour")], keeps: [texts, "edition=rfc1808"] },
  { link: `#${texts}&omitted=target`, said: [value("omitted", "target")], keeps: [texts] },
  { link: `#${texts}&libraries=Pascal`, said: [value("libraries", "Pascal")], keeps: [texts] },
  {
    link: `#${texts}&expected=x:&answered=perhaps`,
    said: [value("answered", "perhaps", "no")],
    keeps: [texts, "expected=x:"],
  },
  { link: `#${texts}&of=http://x%0Ay/`, said: [{ id: "link-line-break", args: { name: "of" } }], keeps: [texts] },
  { link: `#room=embed&${texts}&of=http://h/`, said: [field("of")], keeps: [texts] },
  { link: `#${texts}&predict=why`, said: [value("predict", "why")], keeps: [texts] },
  {
    link: `#${texts}&mode=predict&exercises=../g%20h&at=9`,
    said: [value("at", "9")],
    keeps: [texts, "exercises=../g%20h"],
  },
  {
    link: `#${texts}&mode=predict&exercises=../g%20h&editions=rfc1808%20rfc0&at=1`,
    said: [value("editions", "rfc0", "rfc3986")],
    keeps: ["base=http://h/a/b", "edition=rfc1808"],
  },
  { link: `#room=cellar&${texts}`, said: [value("room", "cellar", "resolve")], keeps: [texts] },

  { link: `#room=compare&${a}&${b}&as=foo`, said: [value("as", "foo", "auto")], keeps: [a, b] },
  { link: `#room=compare&${a}&${b}&side=c`, said: [value("side", "c")], keeps: [a, b] },
  { link: `#room=compare&${a}&${b}&characters=some`, said: [value("characters", "some", "no")], keeps: [a, b] },
  { link: `#room=compare&${a}&${b}&edition=nope`, said: [edition("nope")], keeps: [a, b, "edition=rfc3986"] },
  { link: `#room=compare&${a}&${b}&mode=predict`, said: [value("mode", "predict")], keeps: [a, b] },
  { link: `#room=compare&${a}&${b}&exercises=g`, said: [field("exercises")], keeps: [a, b] },
  {
    link: `#room=compare&${a}&${b}&side=a&step=400`,
    said: [{ id: "link-step-beyond", args: { value: "400", total: "18" } }],
    keeps: [a, b],
  },
  { link: `#room=compare&${a}&${b}&as=iri&step=-1`, said: [step("-1")], keeps: [a, b, "as=iri"] },

  { link: "#room=schemes&reference=ftp://h/x&step=1.5", said: [step("1.5")], keeps: ["reference=ftp://h/x"] },
  { link: "#room=schemes&reference=ftp://h/x&open=1", said: [field("open")], keeps: ["reference=ftp://h/x"] },
  {
    link: "#room=schemes&reference=ftp://h/x&charset=klingon",
    said: [field("charset")],
    keeps: ["reference=ftp://h/x"],
  },
  {
    link: "#room=schemes&reference=ftp://h/x&edition=",
    said: [edition("")],
    keeps: ["reference=ftp://h/x", "edition=rfc3986"],
  },

  {
    link: "#room=encoding&data=x&component=nonsense",
    said: [value("component", "nonsense", "path")],
    keeps: ["data=x"],
  },
  { link: "#room=encoding&data=x&charset=klingon", said: [value("charset", "klingon")], keeps: ["data=x"] },
  {
    link: "#room=encoding&data=x&component=host&edition=rfc1630",
    said: [value("component", "host", "path")],
    keeps: ["data=x", "edition=rfc1630"],
  },
  { link: "#room=encoding&form=a=b&charset=ebcdic", said: [value("charset", "ebcdic")], keeps: ["form=a=b"] },
  {
    link: "#room=encoding&iri=http://h/&names=never",
    said: [value("names", "never", "yes")],
    keeps: ["iri=http://h/"],
  },
  { link: "#room=encoding&uri=http://h/&normalize=yes", said: [field("normalize")], keeps: ["uri=http://h/"] },
  { link: "#room=encoding&host=[::1]&opaque=2", said: [value("opaque", "2", "no")], keeps: ["host=[::1]"] },

  { link: "#room=documents&example=nope", said: [value("example", "nope", "embedded")], keeps: ["part=base"] },
  { link: "#room=documents&part=middle", said: [value("part", "middle", "base")], keeps: ["part=base"] },
  {
    link: "#room=documents&part=text&example=nested",
    said: [value("example", "nested", "in-2005")],
    keeps: ["part=text"],
  },
  {
    link: "#room=documents&example=nested&retrieval=http://h/&body=9",
    said: [value("body", "9")],
    keeps: ["example=nested", "retrieval=http://h/"],
  },
  { link: "#room=documents&omitted=letter", said: [value("omitted", "letter")], keeps: ["part=base"] },
  { link: "#room=documents&part=text&retrieval=http://h/", said: [field("retrieval")], keeps: ["part=text"] },

  { link: "#room=board&colour=red", said: [field("colour")], keeps: [] },
  { link: "#room=board&table=tennis", said: [value("table", "tennis")], keeps: [] },
  { link: "#room=board&table=libraries&step=1", said: [field("step")], keeps: ["table=libraries"] },

  { link: `#${texts}&card=story`, said: [value("card", "story")], keeps: [texts] },
  { link: `#room=embed&${texts}&edition=nope`, said: [edition("nope")], keeps: [texts] },
  { link: `#room=embed&${texts}&view=target+tv`, said: [value("view", "tv")], keeps: [texts, "view=target"] },
  { link: `#room=embed&${texts}&loading=never`, said: [value("loading", "never", "lazy")], keeps: [texts] },
  { link: `#room=embed&${texts}&width=9`, said: [value("width", "9", "page")], keeps: [texts] },
  { link: `#room=embed&${texts}&strict=x`, said: [value("strict", "x", "yes")], keeps: [texts] },
  {
    link: "#room=embed&data=x&view=encoding&component=nonsense",
    said: [value("component", "nonsense", "path")],
    keeps: ["data=x", "view=encoding"],
  },
  {
    link: "#room=embed&data=x&view=encoding&charset=klingon",
    said: [value("charset", "klingon")],
    keeps: ["data=x", "view=encoding"],
  },
  { link: "#room=embed&reference=a:&other=b:&view=compare&side=c", said: [value("side", "c")], keeps: ["other=b:"] },

  { link: `#room=teach&${texts}&exercises=g%20h&edition=nope`, said: [edition("nope")], keeps: ["exercises=g%20h"] },
  { link: `#room=teach&${texts}&exercises=g%20h&step=2`, said: [field("step")], keeps: ["exercises=g%20h"] },
  {
    link: `#room=teach&${texts}&exercises=g%20h&questions=rule%20why&at=1`,
    said: [value("questions", "why", "target")],
    keeps: ["exercises=g%20h", "questions=rule%20target"],
  },
  {
    link: `#room=teach&${texts}&exercises=g%20h&predict=part:nonsense`,
    said: [value("predict", "part:nonsense", "target")],
    keeps: ["exercises=g%20h"],
  },
  { link: `#room=teach&${texts}&exercises=g&colour=red`, said: [field("colour")], keeps: ["exercises=g"] },
];
