/** Texts that are nearly URIs: their descriptions, the texts to write instead, and the page's buttons for these. */
import assert from "node:assert/strict";
import { near } from "../src/reading/near.js";
import { assertTarget, baseOf, eventually, pageAt, referenceOf } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { link } from "./support.js";
import { test } from "./test.js";

/**
 * The result: its id, and the texts that the offer puts into the boxes.
 * @param {string} text @param {"base" | "reference"} box
 */
function found(text, box) {
  const one = near(text, box);
  const { base, reference } = one?.offers[0]?.texts ?? {};
  return one && [one.id, ...[base, reference].filter((put) => put !== undefined)];
}

/** A text, its kind, and the reference to write instead. @type {[string, string, string?][]} */
const references = [
  // https://github.com/jazzband/dj-database-url/issues/224, sfu-db/connector-x/issues/524, celery/celery/issues/7864
  ["postgres://user:pass#word@server.host.com/db", "password", "postgres://user:pass%23word@server.host.com/db"],
  ["mssql://u:pass#word@server:port/db?encrypt=true", "password", "mssql://u:pass%23word@server:port/db?encrypt=true"],
  ["redis://:123456xxx#@192.168.1.100:6379/0", "password", "redis://:123456xxx%23@192.168.1.100:6379/0"],
  ["postgres://u:pa?ss@h/db", "password", "postgres://u:pa%3Fss@h/db"],
  ["postgres://u:pa/ss@h/db", "password", "postgres://u:pa%2Fss@h/db"],
  ["postgres://u:12#3@h/db", "password", "postgres://u:12%233@h/db"],
  ["postgres://u:p@a#ss@h/db", "password", "postgres://u:p%40a%23ss@h/db"],
  ["jdbc:postgresql://u:a#b@h/db", "password", "jdbc:postgresql://u:a%23b@h/db"],
  // https://github.com/electerious/Ackee/issues/310
  ["mongodb://u:p@MONGO1_URL:27017,MONGO2_URL:27017/ackee?authSource=admin", "hosts"],
  ["mongodb://a:1,b:2/db", "hosts"],
  // https://github.com/servo/rust-url/issues/220, lemonlabsuk/scala-uri/issues/106, libgit2/objective-git/issues/611
  ["user@host.xz:path/to/repo.git/", "scp", "ssh://user@host.xz/path/to/repo.git/"],
  ["git+ssh://git@github.com:org/p.git", "colon-path", "git+ssh://git@github.com/org/p.git"],
  ["ssh://git@github.com:libgit2/x.git", "colon-path", "ssh://git@github.com/libgit2/x.git"],
  // https://github.com/vitaly-t/connection-string/issues/42, nightroman/Mdbc/issues/37, vitaly-t/connection-string/issues/15
  ["postgres://user:#secret@localhost:5432/db", "password", "postgres://user:%23secret@localhost:5432/db"],
  ["mongodb://u:prod@password@prod.server:27017/db", "at-signs", "mongodb://u:prod%40password@prod.server:27017/db"],
  ["mssql://name@server:pass@server.net/db?e=true", "at-signs", "mssql://name%40server:pass@server.net/db?e=true"],
  // https://github.com/vitaly-t/connection-string/issues/48
  ["postgres://user:password=@localhost:5432/db", "delimiter", "postgres://user:password%3D@localhost:5432/db"],
  ["redis://a;b:c=d@h/0?e=f;g", "delimiter", "redis://a%3Bb:c%3Dd@h/0?e=f;g"],
  ["mailto:a@b?subject=x&body=y%0D%0Az", "mailto"],
  // https://github.com/microsoft/apm/issues/784, mamba-org/mamba/issues/3730, curl/curl/issues/7686
  ["git@bitbucket.example.com:7999/p/r.git", "scp-port", "ssh://git@bitbucket.example.com:7999/p/r.git"],
  ["file://D:/a/some parts", "drive-host", "file:///D:/a/some%20parts"],
  ["file:////D:/a/some parts", "drive-slashes", "file:///D:/a/some%20parts"],
  ["file:///\\\\AZM_1 in arbeit", "file-share", "file://///AZM_1%20in%20arbeit"], // as browsers read it
  ["file:///\\\\AZM\\in arbeit", "file-share", "file://AZM/in%20arbeit"],
  ["file://C:\\Te st\\InPut", "drive-host", "file:///C:/Te%20st/InPut"],
  ["\\\\server\\share\\a b#c", "share", "file://server/share/a%20b%23c"],
  // https://github.com/whatwg/url/issues/271
  ["D:\\foo", "drive", "file:///D:/foo"],
  ["D:/foo", "drive", "file:///D:/foo"],
  ["file://server%5Cother/x", "encoded-backslash", "file://server/other/x"],
  ["host:8080/x", "host-port", "//host:8080/x"],
  ["localhost:3000", "host-port", "//localhost:3000"],
  ["my_app://callback", "underscore", "my-app://callback"],
  ["lets_eat_dash://x", "underscore", "lets-eat-dash://x"],
  ["myapp://hello/world", "own-host", "myapp:///hello/world"],
  ["jdbc:postgresql://h/db", "jdbc", "postgresql://h/db"],
  ["jdbc:oracle:thin:@//h:1521/s", "jdbc"],
  ["magnet:?xt=urn:btih:abc", "magnet"],
  ["doi:10.1000/182", "doi", "https://doi.org/10.1000/182"],
  ["curl -X POST -H 'A: b' 'https://a/b?c=d' -d x", "command", "https://a/b?c=d"],
  ['fetch("/api/x")', "code-relative", "/api/x"],
  ["TypeError: Failed to parse URL from /api/x", "error-relative", "/api/x"],
  // https://github.com/openid/AppAuth-Android/issues/570
  ["com.developer.auth_service:/oauth2callback", "underscore", "com.developer.auth-service:/oauth2callback"],
  ["Invalid URL 'x/y': No scheme supplied. Perhaps you meant https://x/y?", "error-relative", "x/y"],
  // https://github.com/ottogiron/ironman/issues/2
  ["parse git@github.com:a/b.git: first path segment in URL cannot contain colon", "error", "git@github.com:a/b.git"],
  ['<a href="../x?a=1&amp;b=2">', "markup", "../x?a=1&b=2"],
];

for (const [text, id, uri] of references)
  test(`it is called ${id}: ${text}`, () => {
    assert.deepEqual(found(text, "reference"), uri === undefined ? [id] : [id, uri]);
    // The named forms are URIs by RFC 3986, but for the driver's own port.
    if (uri && !/code|error|markup/.test(id) && !uri.includes(":port"))
      assert.ok(/** @type {any} */ (engine.validate(uri, { production: "URI-reference" })).valid);
  });

/** A line of code, its base and its reference. @type {[string, string, string][]} */
const lines = [
  ['new URL("../x", "http://a/b/")', "http://a/b/", "../x"],
  ["const u = new URL('/api', `http://x`);", "http://x", "/api"],
  [">>> urllib.parse.urljoin('http://test.de/apple', '/banana')", "http://test.de/apple", "/banana"],
  ['URI.join("http://a", "b")', "http://a", "b"],
  ["url.resolve('/one/two/three', 'four')", "/one/two/three", "four"],
  ['URI.create("http://a/b/").resolve("c")', "http://a/b/", "c"],
  ['new Uri(new Uri("http://a/b"), "c\\"d")', "http://a/b", 'c"d'],
  ['Url::parse("http://a/b")?.join("c")', "http://a/b", "c"],
  // https://github.com/aio-libs/yarl/issues/896
  ['URL("https://example.inv/Foo/Bar").join(URL("Baz/asd?xyz=123"))', "https://example.inv/Foo/Bar", "Baz/asd?xyz=123"],
  ["TypeError: Invalid URL input: '/x', code: 'ERR_INVALID_URL', base: 'y'", "y", "/x"],
];

for (const [text, base, reference] of lines)
  test(`both texts are in it: ${text}`, () =>
    assert.deepEqual(found(text, "base"), [text.includes("Invalid") ? "error" : "code", base, reference]));

test("what is ordinary has no name, and neither has what nobody knows for certain", () => {
  for (const text of [
    ..."../g|?y|#s|//h/x|http://a:80/x@y|https://medium.com/@user|mailto:a@b.c|tel:12345/6|urn:isbn:0451450523|g:h".split(
      "|",
    ),
    ..."http:g|foo://example.com:8042/over/there?name=ferret#nose|amqp://localhost:5672/v?x=a@b.com|p:/x|D:b".split(
      "|",
    ),
    ..."smtp://mail.example.com:587/?from=a@b.com|redis://u:pass,word@valkey.lan:6379/2|postgres://u:p@h/db#x@y|https://u:p@h#x@y|postgres://u:p@h?x=a@b|https://h:80/x@y".split(
      "|",
    ),
    ..."git+ssh://git@github.com:/npm/npm.git#v1|news:comp.infosystems|http://a/b c|ldap://[2001:db8::7]/c=GB?a".split(
      "|",
    ),
    ...'<http://a/b>|"http://a/b"|chrome://settings/x|file:///C:/x|ssh://git@h:22/x|view-source:http://a/b'.split("|"),
    "x".repeat(5_000),
  ])
    for (const box of /** @type {const} */ (["base", "reference"])) assert.equal(near(text, box), null, text);
});

test("hosts with a database each are put into one list; a call whose base has no scheme fails", () => {
  // https://github.com/Automattic/mongoose/issues/6492
  assert.deepEqual(found("mongodb://h1:27017/db,h2:27017/db,h3:27017/db?a=b", "reference"), [
    "repeated",
    "mongodb://h1:27017,h2:27017,h3:27017/db?a=b",
  ]);
  // https://discourse.mozilla.org/t/default-value-for-base-in-new-url/68933, github.com/whatwg/url/issues/531
  assert.deepEqual(found("new URL('http://foo.com', '')", "reference"), ["code-base", "", "http://foo.com"]);
  assert.deepEqual(found("new URL('/to', '/from').toString()", "base"), ["code-base", "/from", "/to"]);
});

test("an address goes into its own box, and what is relative leaves no code in the box of the base", () => {
  assert.deepEqual(near("curl http://a/b", "base")?.offers[0].texts, { base: "http://a/b" });
  assert.deepEqual(near('fetch("/x")', "base")?.offers[0].texts, { base: "", reference: "/x" });
  assert.deepEqual(near("host:8080/x", "base")?.offers[0].texts, { base: "http://host:8080/x" });
  assert.equal(near("data:,x", "base")?.id, "data");
});

test("what a form makes of a + is said if the URI in the text has one in its query", () => {
  // https://github.com/nodejs/node/issues/20451
  assert.equal(near('url.parse("https://a/search/?q=Two+words", true)', "reference")?.args.plus, "yes");
  for (const uri of ["https://a/Two+words", "https://a/?q=two#a+b", "ssh+git://a/?q"])
    assert.equal(near(`fetch("${uri}")`, "reference")?.args.plus, "", uri);
});

test("a press puts it into the box, and Ctrl+Z takes it back", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "git@host:org/p.git" }));
  const line = page.locator("uri-fault[name=reference] .near");
  await line.getByText(say("problem:near:scp")).waitFor();
  const uri = "ssh://git@host/org/p.git";
  await line.getByRole("button", { name: say("problem:offers:use", { text: uri }) }).click();
  await assertTarget(page, uri, "");
  await line.waitFor({ state: "detached" });
  await referenceOf(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), "git@host:org/p.git"));
});

test("a line of code fills both boxes with one press, which Back undoes; nothing changes by itself", async (t) => {
  const page = await pageAt(t, "");
  const code = 'new URL("../x", "http://h/b/")';
  await referenceOf(page).fill(code);
  await page.getByRole("button", { name: say("problem:offers:both") }).waitFor();
  assert.equal(await referenceOf(page).inputValue(), code);
  await page.getByRole("button", { name: say("problem:offers:both") }).click();
  await assertTarget(page, "http://h/x", code);
  assert.equal(await baseOf(page).inputValue(), "http://h/b/");
  await page.goBack();
  await eventually(async () => assert.equal(await referenceOf(page).inputValue(), code));
});

test("of what is a URI, the note is no error", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b", reference: "myapp://hello/world" }));
  await page.getByText(say("problem:near:own-host", { host: "hello" })).waitFor();
  assert.equal(await page.locator("uri-fault .of-fault, uri-fault .sign").count(), 0);
});

test("what names them is not loaded for what is plainly a URI or a path", async (t) => {
  const page = await pageAt(t, link({ base: "http://a/b/c", reference: "../g?a@b" }), { fresh: true });
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /near-/.test(name)).length);
  await assertTarget(page, "http://a/g?a@b", "");
  await page.locator("uri-years .neighbour").first().waitFor();
  assert.equal(await loaded(), 0);
  await referenceOf(page).fill("C:\\x");
  await eventually(async () => assert.equal(await loaded(), 1));
});
