/**
 * The cases as files for people who test their own implementation, and for some languages a program that runs their
 * implementation and writes its answers.
 */
import { eachCase } from "./recorded.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Explanation } from "../run/engine.js" */
/** @import { Recorded } from "./recorded.js" */

/**
 * A case. number: permanent, from 1; targets: by every spec, null without one; clause: the deciding clause of RFC
 * 3986, with the id of its reason, and the section and the id of its line; validity: by every spec.
 * @typedef {{ number: number, base: string, reference: string, targets: Record<string, string | null>, clause: { id: string, section: string, line: string }, validity: Record<string, Validity> }} Case
 */
/** unspecified: the spec has no grammar rule for one of the two texts, and the other one is valid. @typedef {"valid" | "invalid" | "unspecified"} Validity */

/** The cases as lines, with a tab between base and reference. @param {Recorded["cases"]} cases */
export const asLines = (cases) => cases.map(([base, reference]) => `${base}\t${reference}\n`).join("");

/** The cases with all known data, for JSON. @param {Engine} engine @param {Recorded["cases"]} cases @param {string} version of the package */
export async function asData(engine, cases, version) {
  const editions = engine.editions();
  const all = await eachCase(cases, (base, reference) =>
    editions.map(({ id }) => explained(engine, base, reference, id)),
  );
  return { version, license, cases: all.map((answers, i) => caseOf(engine, i + 1, answers)) };
}

/** The cases with their targets under RFC 3986, as lines of number, base, reference, and target, with tabs. @param {Engine} engine @param {Recorded["cases"]} cases @param {string} version of the package */
export async function asTargets(engine, cases, version) {
  const targets = await eachCase(cases, (base, reference) => explained(engine, base, reference, standard).target ?? "");
  const lines = cases.map((texts, i) => [i + 1, ...texts, targets[i]].join("\t"));
  return [`# uriscope ${version}, ${license}: number, base, reference, target by RFC 3986`, ...lines, ""].join("\n");
}

const license = "MIT";
const standard = "rfc3986";

/** @param {Engine} engine @param {string} base @param {string} reference @param {string} edition @returns {Explanation} */
function explained(engine, base, reference, edition) {
  const answer = engine.explain({ base, reference, edition, limit: 0 });
  if ("error" in answer) throw new Error(answer.error.message);
  return answer;
}

/** @param {Engine} engine @param {number} number @param {Explanation[]} answers by every spec @returns {Case} */
function caseOf(engine, number, answers) {
  const own = /** @type {Explanation} */ (answers.find(({ edition }) => edition === standard));
  const lines = engine.editions().find(({ id }) => id === standard)?.listing.lines ?? [];
  const { id, section } = lines[own.why.line];
  return {
    number,
    base: own.base.text,
    reference: own.reference.text,
    targets: Object.fromEntries(answers.map(({ edition, target }) => [edition, target])),
    clause: { id: own.why.id, section, line: id },
    validity: Object.fromEntries(answers.map((answer) => [answer.edition, validityOf(answer)])),
  };
}

/** @param {Explanation} explanation @returns {Validity} */
function validityOf({ base, reference }) {
  const texts = [base, reference];
  if (texts.some(({ errors, mismatch }) => errors.length || mismatch)) return "invalid";
  return texts.some(({ production }) => production === null) ? "unspecified" : "valid";
}

/** Programs that read cases.tsv and write answers.tsv, by language. An exception is written after "!". */
export const programs = {
  Python: `# ask.py: run "python3 ask.py" beside cases.tsv
from urllib.parse import urljoin  # call yours instead

with open("cases.tsv", encoding="utf-8", newline="\\n") as cases, \\
        open("answers.tsv", "w", encoding="utf-8", newline="\\n") as answers:
    for line in cases:
        base, reference = line.rstrip("\\n").split("\\t")
        try:
            answer = urljoin(base, reference)
        except Exception as error:
            answer = "! " + " ".join(str(error).split())
        answers.write(f"{base}\\t{reference}\\t{answer}\\n")
`,
  JavaScript: `// ask.mjs: run "node ask.mjs" beside cases.tsv
import { readFileSync, writeFileSync } from "node:fs";

const resolve = (base, reference) => new URL(reference, base).href; // call yours instead
const lines = readFileSync("cases.tsv", "utf8").trimEnd().split("\\n");
const answers = lines.map((line) => {
  const [base, reference] = line.split("\\t");
  let answer = "";
  try { answer = resolve(base, reference); } catch (error) { answer = \`! \${error.message.replace(/\\s+/g, " ")}\`; }
  return \`\${base}\\t\${reference}\\t\${answer}\\n\`;
});
writeFileSync("answers.tsv", answers.join(""));
`,
  Java: `// Ask.java: run "java Ask.java" beside cases.tsv
import java.net.URI;
import java.nio.file.*;

class Ask {
  public static void main(String[] args) throws Exception {
    var answers = new StringBuilder();
    for (String line : Files.readString(Path.of("cases.tsv")).split("\\n")) {
      String[] of = line.split("\\t", -1);
      String answer = "";
      try {
        answer = URI.create(of[0]).resolve(of[1]).toString(); // call yours instead
      } catch (Exception e) { answer = "! " + e.toString().replaceAll("\\\\s+", " "); }
      answers.append(of[0]).append('\\t').append(of[1]).append('\\t').append(answer).append('\\n');
    }
    Files.writeString(Path.of("answers.tsv"), answers);
  }
}
`,
  "C#": `// Program.cs of a console program: run "dotnet run" beside cases.tsv; with Mono, mcs Program.cs && mono Program.exe
using System;
using System.IO;

static class Program
{
    static void Main()
    {
        var answers = new System.Text.StringBuilder();
        foreach (var line in File.ReadAllText("cases.tsv").TrimEnd('\\n').Split('\\n'))
        {
            var of = line.Split('\\t');
            var answer = "";
            try { answer = new Uri(new Uri(of[0]), of[1]).OriginalString; } // call yours instead
            catch (Exception e) { answer = "! " + string.Join(" ", e.Message.Split((char[])null)); }
            answers.Append($"{of[0]}\\t{of[1]}\\t{answer}\\n");
        }
        File.WriteAllText("answers.tsv", answers.ToString());
    }
}
`,
  Go: `// ask.go: run "go run ask.go" beside cases.tsv
package main

import ("fmt"; "net/url"; "os"; "strings")

func main() {
	cases, _ := os.ReadFile("cases.tsv")
	out, _ := os.Create("answers.tsv")
	for _, line := range strings.Split(strings.TrimSuffix(string(cases), "\\n"), "\\n") {
		base, reference, _ := strings.Cut(line, "\\t")
		answer := ""
		b, err := url.Parse(base)
		if err == nil {
			var u *url.URL
			if u, err = b.Parse(reference); err == nil { answer = u.String() } // call yours instead
		}
		if err != nil { answer = "! " + strings.Join(strings.Fields(err.Error()), " ") }
		fmt.Fprintf(out, "%s\\t%s\\t%s\\n", base, reference, answer)
	}
}
`,
  PHP: `<?php // ask.php: run "php ask.php" beside cases.tsv
require "vendor/autoload.php";
use GuzzleHttp\\Psr7\\{Uri, UriResolver};
$answers = fopen("answers.tsv", "w");
foreach (explode("\\n", rtrim(file_get_contents("cases.tsv"), "\\n")) as $line) {
    [$base, $reference] = explode("\\t", $line);
    $answer = "";
    try { $answer = (string) UriResolver::resolve(new Uri($base), new Uri($reference)); } // call yours instead
    catch (Throwable $e) { $answer = "! " . preg_replace('/\\s+/', " ", $e->getMessage()); }
    fwrite($answers, "$base\\t$reference\\t$answer\\n");
}
`,
  Ruby: `# ask.rb: run "ruby ask.rb" beside cases.tsv
require "uri"

answers = File.read("cases.tsv", encoding: "UTF-8").split("\\n").map do |line|
  base, reference = line.split("\\t", -1)
  answer = begin
    URI.join(base, reference).to_s # call yours instead
  rescue StandardError => error
    "! " + error.message.split.join(" ")
  end
  "#{base}\\t#{reference}\\t#{answer}\\n"
end
File.write("answers.tsv", answers.join)
`,
  Rust: `// src/main.rs of a program with the crate url ("cargo new ask", "cargo add url"): run "cargo run" beside cases.tsv
use std::fs;

fn resolve(base: &str, reference: &str) -> Result<String, url::ParseError> {
    Ok(url::Url::parse(base)?.join(reference)?.into()) // call yours instead
}

fn main() {
    let cases = fs::read_to_string("cases.tsv").expect("cases.tsv");
    let mut answers = String::new();
    for line in cases.split_terminator('\\n') {
        let (base, reference) = line.split_once('\\t').expect("two texts");
        let answer = resolve(base, reference).unwrap_or_else(|error| {
            format!("! {}", error.to_string().split_whitespace().collect::<Vec<_>>().join(" "))
        });
        answers += &format!("{base}\\t{reference}\\t{answer}\\n");
    }
    fs::write("answers.tsv", answers).expect("answers.tsv");
}
`,
};
