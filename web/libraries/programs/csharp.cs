// Asks System.Uri: csharp CALL < cases. See ../README.md for the lines.
using System;
using System.IO;
using System.Text;
using System.Text.RegularExpressions;

class Ask {
  static void Main() {
    var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
    var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = true, NewLine = "\n" };
    for (string line; (line = input.ReadLine()) != null;) {
      var texts = line.Split('\t');
      try {
        output.WriteLine("=" + new Uri(new Uri(texts[0]), texts[1]).AbsoluteUri);
      } catch (Exception error) {
        output.WriteLine("!" + Regex.Replace(error.GetType().Name + ": " + error.Message, "\\s+", " "));
      }
    }
  }
}
