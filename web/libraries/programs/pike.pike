// Asks Standards.URI: pike.pike CALL < cases. See ../README.md for the lines.
int main() {
  while (string line = Stdio.stdin->gets()) {
    array(string) texts = utf8_to_string(line) / "\t";
    mixed error = catch {
      write("=%s\n", string_to_utf8((string)Standards.URI(texts[1], texts[0])));
    };
    if (error) write("!%s\n", string_to_utf8(String.normalize_space(describe_error(error))));
  }
}
