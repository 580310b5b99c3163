# Asks std/uri: nim CALL < cases. See ../README.md for the lines.
import std/[strutils, uri]

for line in stdin.lines:
  let texts = line.split('\t')
  try:
    echo "=", combine(parseUri(texts[0]), parseUri(texts[1]))
  except CatchableError as error:
    echo "!", error.msg.splitWhitespace.join(" ")
