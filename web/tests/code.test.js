/**
 * The case as code: what each language reads in its own literals, and the dialog that shows it.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { codeOf } from "../src/texts/code.js";
import { linkTo } from "../src/run/link.js";
import { copiedBy, goto, pageAt } from "./browser.js";
import { say } from "./fixtures.js";
import { test } from "./test.js";

const hostile = `x"y'z\\#{1+1}#@a#$b$c\${d}\`e\`\n\t\b\f\u0001\u007f é😀%41`;

/** The code of a case, by the name of the language. @param {string} base @param {string} reference @param {string | null} [target] @returns {Record<string, string>} */
const codes = (base, reference, target = null) =>
  Object.fromEntries(codeOf({ base, reference, target }).map(({ name, code }) => [name, code]));

test("every language has the two texts as they are", () => {
  const plain = codes("http://a/b/c", "../d?e#f", "http://a/d?e#f");
  assert.deepEqual(plain, {
    JavaScript: 'new URL("../d?e#f", "http://a/b/c").href',
    Python: 'from urllib.parse import urljoin\nurljoin("http://a/b/c", "../d?e#f")',
    Go: 'b, err := url.Parse("http://a/b/c")\nr, err := url.Parse("../d?e#f")\ntarget := b.ResolveReference(r).String()',
    Java: 'URI.create("http://a/b/c").resolve("../d?e#f").toString()',
    "C#": 'new Uri(new Uri("http://a/b/c"), "../d?e#f").AbsoluteUri',
    Ruby: 'require "uri"\nURI.join("http://a/b/c", "../d?e\\#f").to_s',
    "PHP 8.5": "(new Uri\\Rfc3986\\Uri('http://a/b/c'))->resolve('../d?e#f')->toString()",
    "Rust (url)": 'Url::parse("http://a/b/c")?.join("../d?e#f")?.to_string()',
    curl: "curl --path-as-is 'http://a/d?e#f'",
    uriscope: "npx uriscope resolve -- 'http://a/b/c' '../d?e#f'",
  });
  assert.equal(codes("", "", null).curl, undefined);
  assert.equal(codes("", "", "http://[::1]/'").curl, "curl --path-as-is --globoff 'http://[::1]/'\\'''");
  assert.equal(
    codes("", "\u0001\b\f\u007f\n\\u0001\ud800")["Rust (url)"],
    'Url::parse("")?.join("\\u{01}\\u{8}\\u{c}\u007f\\n\\\\u0001\ufffd")?.to_string()',
  );
  assert.deepEqual(
    Function(`class URL { constructor(...all) { this.href = all } } return ${codes("b", hostile).JavaScript}`)(),
    [hostile, "b"],
  );
});

test("Python, Ruby, and a shell read the texts as they are", { sweep: true }, () => {
  /** @param {string} program @param {string[]} args */
  const output = (program, ...args) => {
    const { error, stdout, stderr } = spawnSync(program, args, {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    });
    if (/** @type {NodeJS.ErrnoException | undefined} */ (error)?.code === "ENOENT") return null;
    assert.equal(stderr, "");
    return stdout;
  };
  const written = codes("b", hostile);
  const python = written.Python.replace(/^.*\n/, "").replace("urljoin", "print");
  const ruby = written.Ruby.replace(/^.*\n/, "").replace("URI.join", "print").replace(".to_s", "");
  const shell = written.uriscope.replace("npx uriscope resolve --", "printf %s");
  for (const [said, expected] of [
    [output("python3", "-c", python), `b ${hostile}\n`],
    [output("ruby", "-e", ruby), `b${hostile}`],
    [output("sh", "-c", shell), `b${hostile}`],
  ])
    if (said !== null) assert.equal(said, expected);
});

test("beside Copy, the call is shown in each language, and copied", async (t) => {
  const page = await pageAt(t, "");
  await goto(page, linkTo("resolve", { base: "http://a/b/c", reference: "../d" }));
  await page.getByRole("button", { name: say("ui:figure:code") }).click();
  const dialog = page.getByRole("dialog", { name: say("code:title") });
  await dialog.getByText("urljoin(", { exact: false }).first().waitFor();
  const copied = await copiedBy(page, () =>
    dialog.getByRole("button", { name: say("code:copy", { language: "JavaScript" }) }).click(),
  );
  assert.equal(copied, 'new URL("../d", "http://a/b/c").href');
  await page.keyboard.press("Escape");
  assert.equal(await dialog.count(), 0);
});
