/**
 * What somebody takes along to ask an implementation of their own: the cases as a file, and for each of some
 * languages a program that asks what it has for resolving, and writes the answers.
 */

/** @typedef {import("./recorded.js").Document} Document */
/** @typedef {import("./recorded.js").Recorded} Recorded */

/** The cases as lines, with a tab between base and reference. @param {Recorded["cases"]} cases */
export const asLines = (cases) => cases.map(([base, reference]) => `${base}\t${reference}\n`).join("");

/** The cases as JSON, each with the target of every document; null where it has none. @param {Recorded["cases"]} cases @param {Document[]} documents */
export function asJSON(cases, documents) {
  const own = documents.filter(({ options }) => !Object.keys(options).length);
  const all = cases.map(([base, reference], i) => ({
    base,
    reference,
    targets: Object.fromEntries(own.map(({ edition, targets }) => [edition, targets[i]])),
  }));
  return `${JSON.stringify(all, null, 1)}\n`;
}

/** Programs that read cases.tsv and write answers.tsv, by their languages. Whatever is thrown is no answer, and is printed. */
export const programs = {
  Python: `# ask.py: run "python3 ask.py" beside cases.tsv
import sys
from urllib.parse import urljoin  # call yours instead

with open("cases.tsv", encoding="utf-8", newline="\\n") as cases, \\
        open("answers.tsv", "w", encoding="utf-8", newline="\\n") as answers:
    for line in cases:
        base, reference = line.rstrip("\\n").split("\\t")
        try:
            answer = urljoin(base, reference)
        except Exception as error:
            answer = ""
            print(base, reference, error, file=sys.stderr)
        answers.write(f"{base}\\t{reference}\\t{answer}\\n")
`,
  JavaScript: `// ask.mjs: run "node ask.mjs" beside cases.tsv
import { readFileSync, writeFileSync } from "node:fs";

const resolve = (base, reference) => new URL(reference, base).href; // call yours instead
const lines = readFileSync("cases.tsv", "utf8").trimEnd().split("\\n");
const answers = lines.map((line) => {
  const [base, reference] = line.split("\\t");
  let answer = "";
  try { answer = resolve(base, reference); } catch (error) { console.error(base, reference, error.message); }
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
      } catch (Exception e) { System.err.println(line + "\\t" + e); }
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
            catch (Exception e) { Console.Error.WriteLine($"{line}\\t{e.Message}"); }
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
		if err != nil { fmt.Fprintln(os.Stderr, line, err) }
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
    catch (Throwable $e) { fwrite(STDERR, "$line\\t{$e->getMessage()}\\n"); }
    fwrite($answers, "$base\\t$reference\\t$answer\\n");
}
`,
};
