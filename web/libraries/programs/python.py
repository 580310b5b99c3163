"""Asks libraries of Python: python.py CALL < cases. See ../README.md for the lines."""
import sys
import importlib


def of(name):
    return importlib.import_module(name)


def rdflib(base, reference):
    return str(of("rdflib").URIRef(reference, base=base))


CALLS = {
    "urllib": lambda b, r: of("urllib.parse").urljoin(b, r),
    "rfc3986": lambda b, r: of("rfc3986").uri_reference(r).resolve_with(b).unsplit(),
    "rfc3986-strict": lambda b, r: of("rfc3986").uri_reference(r).resolve_with(b, strict=True).unsplit(),
    "hyperlink": lambda b, r: of("hyperlink").URL.from_text(b).click(r).to_text(),
    "furl": lambda b, r: of("furl").furl(b).join(r).url,
    "yarl": lambda b, r: str(of("yarl").URL(b).join(of("yarl").URL(r))),
    "uritools": lambda b, r: of("uritools").urijoin(b, r),
    "uritools-strict": lambda b, r: of("uritools").urijoin(b, r, strict=True),
    "rdflib": rdflib,
    "werkzeug": lambda b, r: of("werkzeug.urls").url_join(b, r),
}

call = CALLS[sys.argv[1]]
sys.stdin.reconfigure(encoding="utf-8", newline="\n")
sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
for line in sys.stdin:
    base, reference = line.rstrip("\n").split("\t")
    try:
        answer = call(base, reference)
        print("-" if answer is None else "=" + str(answer))
    except Exception as error:  # whatever a library throws is its answer
        print("!" + " ".join(f"{type(error).__name__}: {error}".split()))
