/* The lines of the cases, for the programs in C and C++: see ../README.md. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads a case into two strings that live until the next call; 0 at the end. */
static int next_case(char **base, char **reference) {
  static char *line;
  static size_t size;
  ssize_t length = getline(&line, &size, stdin);
  if (length < 0) return 0;
  if (length && line[length - 1] == '\n') line[length - 1] = 0;
  *base = line;
  *reference = strchr(line, '\t');
  if (!*reference) exit(2);
  *(*reference)++ = 0;
  return 1;
}
