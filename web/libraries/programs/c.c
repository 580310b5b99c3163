/* Asks libraries of C: c CALL < cases. See ../README.md for the lines. */
#include "lines.h"
#include <curl/curl.h>
#include <glib.h>
#include <libxml/uri.h>
#include <raptor2.h>
#include <serd/serd.h>
#include <uriparser/Uri.h>

static void of_curl(const char *base, const char *reference) {
  CURLU *url = curl_url();
  char *answer = NULL;
  CURLUcode code = curl_url_set(url, CURLUPART_URL, base, CURLU_NON_SUPPORT_SCHEME);
  if (!code) code = curl_url_set(url, CURLUPART_URL, reference, CURLU_NON_SUPPORT_SCHEME);
  if (!code) code = curl_url_get(url, CURLUPART_URL, &answer, 0);
  if (code) printf("!%s\n", curl_url_strerror(code));
  else printf("=%s\n", answer);
  curl_free(answer);
  curl_url_cleanup(url);
}

static void of_uriparser(const char *base, const char *reference, UriResolutionOptions options) {
  UriUriA from, to, target;
  const char *wrong;
  int length;
  if (uriParseSingleUriA(&from, base, &wrong)) { printf("!syntax error in the base\n"); return; }
  if (uriParseSingleUriA(&to, reference, &wrong)) { printf("!syntax error in the reference\n"); uriFreeUriMembersA(&from); return; }
  int code = uriAddBaseUriExA(&target, &to, &from, options);
  if (code) printf("!error %d of uriAddBaseUriExA\n", code);
  else {
    uriToStringCharsRequiredA(&target, &length);
    char *answer = malloc(length + 1);
    uriToStringA(answer, &target, length + 1, NULL);
    printf("=%s\n", answer);
    free(answer);
    uriFreeUriMembersA(&target);
  }
  uriFreeUriMembersA(&to);
  uriFreeUriMembersA(&from);
}

static void of_glib(const char *base, const char *reference) {
  GError *error = NULL;
  char *answer = g_uri_resolve_relative(base, reference, G_URI_FLAGS_NONE, &error);
  if (answer) printf("=%s\n", answer);
  else printf("!%s\n", error->message);
  g_free(answer);
  g_clear_error(&error);
}

static void of_libxml2(const char *base, const char *reference) {
  xmlChar *answer = xmlBuildURI((const xmlChar *)reference, (const xmlChar *)base);
  if (answer) printf("=%s\n", answer);
  else printf("-\n");
  xmlFree(answer);
}

static void of_raptor(const char *base, const char *reference) {
  static unsigned char answer[1 << 16];
  raptor_uri_resolve_uri_reference((const unsigned char *)base, (const unsigned char *)reference, answer, sizeof answer);
  printf("=%s\n", answer);
}

static void of_serd(const char *base, const char *reference) {
  SerdURI from, target;
  if (serd_uri_parse((const uint8_t *)base, &from)) { printf("!the base cannot be parsed\n"); return; }
  SerdNode node = serd_node_new_uri_from_string((const uint8_t *)reference, &from, &target);
  if (node.buf) printf("=%s\n", node.buf);
  else printf("-\n");
  serd_node_free(&node);
}

int main(int count, char **args) {
  char *base, *reference;
  const char *call = count > 1 ? args[1] : "";
  xmlSetGenericErrorFunc(NULL, NULL);
  while (next_case(&base, &reference)) {
    if (!strcmp(call, "curl")) of_curl(base, reference);
    else if (!strcmp(call, "uriparser")) of_uriparser(base, reference, URI_RESOLVE_STRICTLY);
    else if (!strcmp(call, "uriparser-compat")) of_uriparser(base, reference, URI_RESOLVE_IDENTICAL_SCHEME_COMPAT);
    else if (!strcmp(call, "glib")) of_glib(base, reference);
    else if (!strcmp(call, "libxml2")) of_libxml2(base, reference);
    else if (!strcmp(call, "raptor")) of_raptor(base, reference);
    else if (!strcmp(call, "serd")) of_serd(base, reference);
    else return 2;
    fflush(stdout);
  }
  return 0;
}
