/* Asks libsoup 2.4, the last with a URI type of its own: soup CALL < cases. See ../README.md for the lines. */
#include "lines.h"
#include <libsoup/soup.h>

int main(void) {
  char *base, *reference;
  while (next_case(&base, &reference)) {
    SoupURI *from = soup_uri_new(base);
    SoupURI *target = from ? soup_uri_new_with_base(from, reference) : NULL;
    char *answer = target ? soup_uri_to_string(target, FALSE) : NULL;
    if (answer) printf("=%s\n", answer);
    else printf(from ? "-\n" : "!the base cannot be parsed\n");
    g_free(answer);
    if (target) soup_uri_free(target);
    if (from) soup_uri_free(from);
    fflush(stdout);
  }
  return 0;
}
