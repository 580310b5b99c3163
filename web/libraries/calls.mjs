/**
 * The calls that are recorded: for each program the packages of Debian that it needs, how it is
 * built and run, and its calls, each with the library, the package that tells its version, and the
 * call as its users write it.
 */

/**
 * @typedef {object} Call
 * @property {string} name what the program calls it
 * @property {string} library
 * @property {string} call as users write it
 * @property {string} [version] the Debian package that has the library, if not the program's first
 */
/**
 * @typedef {object} Program
 * @property {string} language
 * @property {string[]} packages of Debian
 * @property {string[]} [build] a command; {out} is where what it makes goes, {programs} the folder of the programs
 * @property {string[]} run a command; the name of the call is added
 * @property {Call[]} calls
 */

const jars = ["httpclient", "httpcore", "commons-logging", "okhttp", "okio"].map(
  (name) => `/usr/share/java/${name}.jar`,
);
const forC = "libcurl glib-2.0 libxml-2.0 raptor2 serd-0 liburiparser";

/** @type {Program[]} */
export const programs = [
  {
    language: "Python",
    packages: [
      "python3",
      "python3-rfc3986",
      "python3-hyperlink",
      "python3-furl",
      "python3-yarl",
      "python3-uritools",
      "python3-rdflib",
      "python3-werkzeug",
    ],
    run: ["/usr/bin/python3", "{programs}/python.py"],
    calls: [
      { name: "urllib", library: "urllib", call: "urllib.parse.urljoin(base, reference)" },
      {
        name: "rfc3986",
        library: "rfc3986",
        call: "uri_reference(reference).resolve_with(base).unsplit()",
        version: "python3-rfc3986",
      },
      {
        name: "rfc3986-strict",
        library: "rfc3986",
        call: "uri_reference(reference).resolve_with(base, strict=True).unsplit()",
        version: "python3-rfc3986",
      },
      {
        name: "hyperlink",
        library: "hyperlink",
        call: "URL.from_text(base).click(reference).to_text()",
        version: "python3-hyperlink",
      },
      { name: "furl", library: "furl", call: "furl(base).join(reference).url", version: "python3-furl" },
      { name: "yarl", library: "yarl", call: "str(URL(base).join(URL(reference)))", version: "python3-yarl" },
      { name: "uritools", library: "uritools", call: "urijoin(base, reference)", version: "python3-uritools" },
      {
        name: "uritools-strict",
        library: "uritools",
        call: "urijoin(base, reference, strict=True)",
        version: "python3-uritools",
      },
      { name: "rdflib", library: "rdflib", call: "URIRef(reference, base=base)", version: "python3-rdflib" },
      {
        name: "werkzeug",
        library: "werkzeug",
        call: "werkzeug.urls.url_join(base, reference)",
        version: "python3-werkzeug",
      },
    ],
  },
  {
    language: "Ruby",
    packages: ["ruby", "ruby-addressable"],
    run: ["ruby", "{programs}/ruby.rb"],
    calls: [
      { name: "uri", library: "uri", call: "URI.join(base, reference).to_s" },
      {
        name: "addressable",
        library: "addressable",
        call: "Addressable::URI.join(base, reference).to_s",
        version: "ruby-addressable",
      },
    ],
  },
  {
    language: "PHP",
    packages: ["php-cli", "php-guzzlehttp-psr7"],
    run: ["php", "{programs}/php.php"],
    calls: [
      {
        name: "guzzle",
        library: "guzzlehttp/psr7",
        call: "UriResolver::resolve(new Uri($base), new Uri($reference))",
        version: "php-guzzlehttp-psr7",
      },
    ],
  },
  {
    language: "Perl",
    packages: ["perl", "liburi-perl", "libmojolicious-perl"],
    run: ["/usr/bin/perl", "{programs}/perl.pl"],
    calls: [
      { name: "uri", library: "URI", call: "URI->new_abs($reference, $base)", version: "liburi-perl" },
      {
        name: "mojo",
        library: "Mojo::URL",
        call: "Mojo::URL->new($reference)->to_abs(Mojo::URL->new($base))",
        version: "libmojolicious-perl",
      },
    ],
  },
  {
    language: "Erlang",
    packages: ["erlang-base"],
    run: ["escript", "{programs}/erlang.escript"],
    calls: [{ name: "uri_string", library: "uri_string", call: "uri_string:resolve(Reference, Base)" }],
  },
  {
    language: "Elixir",
    packages: ["elixir"],
    run: ["elixir", "{programs}/elixir.exs"],
    calls: [{ name: "uri", library: "URI", call: "URI.merge(base, reference)" }],
  },
  {
    language: "Lua",
    packages: ["lua-socket", "lua5.4"],
    run: ["lua5.4", "{programs}/lua.lua"],
    calls: [{ name: "socket", library: "LuaSocket", call: "socket.url.absolute(base, reference)" }],
  },
  {
    language: "Tcl",
    packages: ["tcllib", "tcl"],
    run: ["/usr/bin/tclsh", "{programs}/tcl.tcl"],
    calls: [{ name: "uri", library: "Tcllib uri", call: "uri::resolve $base $reference" }],
  },
  {
    language: "C",
    packages: [
      "gcc",
      "pkg-config",
      "libcurl4-gnutls-dev",
      "liburiparser-dev",
      "libglib2.0-dev",
      "libxml2-dev",
      "libraptor2-dev",
      "libserd-dev",
    ],
    build: ["sh", "-c", `cc -O1 -o {out} {programs}/c.c $(pkg-config --cflags --libs ${forC})`],
    run: ["{out}"],
    calls: [
      {
        name: "curl",
        library: "libcurl",
        call: "curl_url_set(h, CURLUPART_URL, reference, CURLU_NON_SUPPORT_SCHEME)",
        version: "libcurl4-gnutls-dev",
      },
      {
        name: "uriparser",
        library: "uriparser",
        call: "uriAddBaseUriExA(…, URI_RESOLVE_STRICTLY)",
        version: "liburiparser-dev",
      },
      {
        name: "uriparser-compat",
        library: "uriparser",
        call: "uriAddBaseUriExA(…, URI_RESOLVE_IDENTICAL_SCHEME_COMPAT)",
        version: "liburiparser-dev",
      },
      {
        name: "glib",
        library: "GLib",
        call: "g_uri_resolve_relative(base, reference, G_URI_FLAGS_NONE, …)",
        version: "libglib2.0-dev",
      },
      { name: "libxml2", library: "libxml2", call: "xmlBuildURI(reference, base)", version: "libxml2-dev" },
      {
        name: "raptor",
        library: "raptor2",
        call: "raptor_uri_resolve_uri_reference(base, reference, …)",
        version: "libraptor2-dev",
      },
      {
        name: "serd",
        library: "serd",
        call: "serd_node_new_uri_from_string(reference, &base, …)",
        version: "libserd-dev",
      },
    ],
  },
  {
    language: "C",
    packages: ["gcc", "pkg-config", "libsoup2.4-dev"],
    build: ["sh", "-c", "cc -O1 -w -o {out} {programs}/soup.c $(pkg-config --cflags --libs libsoup-2.4)"],
    run: ["{out}"],
    calls: [
      { name: "soup", library: "libsoup", call: "soup_uri_new_with_base(base, reference)", version: "libsoup2.4-dev" },
    ],
  },
  {
    language: "C++",
    packages: ["g++", "pkg-config", "libboost1.81-dev", "libboost-url1.81-dev", "libpoco-dev", "qtbase5-dev"],
    build: [
      "sh",
      "-c",
      "c++ -std=c++17 -O1 -fPIC -o {out} {programs}/cpp.cpp $(pkg-config --cflags --libs Qt5Core) -lboost_url -lPocoFoundation",
    ],
    run: ["{out}"],
    calls: [
      {
        name: "boost",
        library: "Boost.URL",
        call: "boost::urls::resolve(base, reference, target)",
        version: "libboost-url1.81-dev",
      },
      { name: "poco", library: "Poco", call: "Poco::URI(base).resolve(reference)", version: "libpoco-dev" },
      { name: "qt", library: "Qt", call: "QUrl(base).resolved(QUrl(reference))", version: "qtbase5-dev" },
    ],
  },
  {
    language: "Java",
    packages: ["openjdk-17-jdk-headless", "libhttpclient-java", "libokhttp-java"],
    build: ["sh", "-c", `mkdir -p {out} && javac -nowarn -cp ${jars.join(":")} -d {out} {programs}/Ask.java`],
    run: ["java", "-cp", `${jars.join(":")}:{out}`, "Ask"],
    calls: [
      { name: "uri", library: "java.net.URI", call: "URI.create(base).resolve(reference)" },
      { name: "url", library: "java.net.URL", call: "new URL(new URL(base), reference)" },
      {
        name: "httpclient",
        library: "Apache HttpClient",
        call: "URIUtils.resolve(URI.create(base), reference)",
        version: "libhttpclient-java",
      },
      { name: "okhttp", library: "OkHttp", call: "HttpUrl.get(base).resolve(reference)", version: "libokhttp-java" },
    ],
  },
  {
    language: "C#",
    packages: ["mono-mcs", "mono-runtime"],
    build: ["mcs", "-out:{out}", "{programs}/csharp.cs"],
    run: ["mono", "{out}"],
    calls: [{ name: "uri", library: "System.Uri (Mono)", call: "new Uri(new Uri(base), reference).AbsoluteUri" }],
  },
  {
    language: "Rust",
    packages: ["librust-url-dev"],
    build: [
      "sh",
      "-c",
      'mkdir -p {out}.d/src && cp {programs}/rust.rs {out}.d/src/main.rs && printf \'[package]\\nname = "ask"\\nversion = "0.0.0"\\nedition = "2021"\\n[dependencies]\\nurl = "2"\\n\' >{out}.d/Cargo.toml && cd {out}.d && cargo --config \'source.crates-io.replace-with="debian"\' --config \'source.debian.directory="/usr/share/cargo/registry"\' build --offline --release && cp target/release/ask {out}',
    ],
    run: ["{out}"],
    calls: [{ name: "url", library: "url", call: "Url::parse(base)?.join(reference)", version: "librust-url-dev" }],
  },
  {
    language: "Haskell",
    packages: ["ghc", "libghc-network-uri-dev"],
    build: ["sh", "-c", "ghc -O0 -outputdir {out}.d -o {out} {programs}/haskell.hs"],
    run: ["{out}"],
    calls: [
      {
        name: "network-uri",
        library: "network-uri",
        call: "reference `relativeTo` base",
        version: "libghc-network-uri-dev",
      },
      {
        name: "network-uri-non-strict",
        library: "network-uri",
        call: "reference `nonStrictRelativeTo` base",
        version: "libghc-network-uri-dev",
      },
    ],
  },
  {
    language: "OCaml",
    packages: ["ocaml-nox", "ocaml-findlib", "liburi-ocaml-dev"],
    build: [
      "sh",
      "-c",
      "cp {programs}/ocaml.ml {out}.ml && ocamlfind ocamlopt -package uri -linkpkg -o {out} {out}.ml",
    ],
    run: ["{out}"],
    calls: [{ name: "uri", library: "uri", call: 'Uri.resolve "" base reference', version: "liburi-ocaml-dev" }],
  },
  {
    language: "Common Lisp",
    packages: ["sbcl", "cl-quri", "cl-puri", "cl-babel", "cl-alexandria", "cl-split-sequence", "cl-utilities"],
    run: ["sbcl", "--script", "{programs}/lisp.lisp"],
    calls: [
      { name: "quri", library: "quri", call: "(merge-uris reference base)", version: "cl-quri" },
      { name: "puri", library: "puri", call: "(merge-uris reference base)", version: "cl-puri" },
    ],
  },
  {
    language: "R",
    packages: ["r-base-core", "r-cran-xml2"],
    run: ["Rscript", "{programs}/r.R"],
    calls: [{ name: "xml2", library: "xml2", call: "url_absolute(reference, base)", version: "r-cran-xml2" }],
  },
  {
    language: "Racket",
    packages: ["racket"],
    run: ["racket", "{programs}/racket.rkt"],
    calls: [{ name: "net/url", library: "net/url", call: "(combine-url/relative base reference)" }],
  },
  {
    language: "Pike",
    packages: ["pike8.0-core"],
    run: ["pike8.0", "{programs}/pike.pike"],
    calls: [{ name: "uri", library: "Standards.URI", call: "Standards.URI(reference, base)" }],
  },
  {
    language: "Prolog",
    packages: ["swi-prolog-nox"],
    run: ["swipl", "{programs}/prolog.pl"],
    calls: [{ name: "uri", library: "library(uri)", call: "uri_resolve(Reference, Base, Target)" }],
  },
  {
    language: "Pascal",
    packages: ["fp-compiler", "fp-units-fcl"],
    build: ["sh", "-c", "cp {programs}/pascal.pas {out}.pas && fpc -v0 -o{out} {out}.pas"],
    run: ["{out}"],
    calls: [{ name: "uri", library: "URIParser", call: "ResolveRelativeURI(base, reference, target)" }],
  },
  {
    language: "Nim",
    packages: ["nim"],
    build: ["nim", "c", "--hints:off", "--nimcache:{out}.d", "-o:{out}", "{programs}/nim.nim"],
    run: ["{out}"],
    calls: [{ name: "uri", library: "std/uri", call: "combine(parseUri(base), parseUri(reference))" }],
  },
  {
    language: "Crystal",
    packages: ["crystal"],
    build: ["crystal", "build", "-o", "{out}", "{programs}/crystal.cr"],
    run: ["{out}"],
    calls: [{ name: "uri", library: "URI", call: "URI.parse(base).resolve(reference)" }],
  },
  {
    language: "Go",
    packages: [],
    build: ["go", "build", "-o", "{out}", "./{programs}/go"],
    run: ["{out}"],
    calls: [{ name: "net/url", library: "net/url", call: "base.Parse(reference)" }],
  },
  {
    language: "JavaScript",
    packages: [],
    run: ["node", "{programs}/node.mjs"],
    calls: [
      { name: "URL", library: "URL (Node)", call: "new URL(reference, base).href" },
      { name: "node:url", library: "node:url", call: "url.resolve(base, reference)" },
      ...[
        "relative-to-absolute-iri",
        "hyperjump-uri",
        "uri-js",
        "fast-uri",
        "url-parse",
        "jridgewell-resolve-uri",
        "urijs",
        "url",
      ].map((name) => ({ name, library: "", call: "" })),
    ],
  },
];
