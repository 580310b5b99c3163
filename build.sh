#!/usr/bin/env bash
# Builds the static site, runs the tests, and measures. ("go run ." is for development.)
#
#   ./build.sh                  write the static site to dist/, and the npm package to dist-npm/;
#                               --quick: in seconds, less compressed
#   ./build.sh test             install what the tests need, and test every behaviour once
#   ./build.sh test --since REV run only the tests that import what changed since that commit
#   ./build.sh test --sweeps    run the rest: more windows, editions, languages, media, and random
#                               texts, and builds in odd folders
#   ./build.sh recipes          install the documentation generators of web/recipes, and try each recipe
#   ./build.sh engines          install Firefox and WebKitGTK if possible, and try the page in three engines
#   ./build.sh bench            print the figures next to their budgets; --record: keep them in web/bench/results
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

say() { printf '%s\n' "$*"; }
fail() { printf 'build.sh: %s\n' "$*" >&2; exit 1; }

# A folder that the stages of the tests share: what they print, the names of those that failed,
# the number of tests, the path of Chromium.
work=
begin() {
  work=$(mktemp -d)
  chmod a+x "$work" # the servers of the sweeps, which read a site in it, are run by another user
  trap 'rm -rf "$work"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  export TOTALS=$work/totals
  # What an interrupted test leaves behind is removed, too.
  mkdir "$work/tmp"
  export TMPDIR=$work/tmp
}

# stage NAME COMMAND... runs a command. Stages run side by side, so it prints what the command
# printed when the command has ended, with its wall time. It fails if the command does.
stage() {
  local name=$1 start=$SECONDS status=0 log
  shift
  log=$work/$(tr -c 'a-zA-Z0-9\n' - <<<"$name").log
  # In the background: "set -e" has no effect in a command whose status is checked.
  (set -e; "$@") >"$log" 2>&1 &
  wait $! || status=$?
  until mkdir "$work/printing" 2>/dev/null; do sleep 0.1; done
  printf '\n== %s: %d s\n' "$name" "$((SECONDS - start))"
  cat "$log"
  if ((status)); then
    printf 'FAILED: %s\n' "$name"
    printf '%s\n' "$name" >>"$work/failed"
  fi
  rmdir "$work/printing"
  return "$status"
}

check_tools() {
  command -v go >/dev/null || fail "Go is not on the PATH: install Go 1.26 or later, https://go.dev/dl/"
  local tool
  for tool in node npm; do
    command -v "$tool" >/dev/null || fail "$tool is not on the PATH: install Node.js 20 or later, which brings npm: https://nodejs.org/"
  done
  (($(node -p 'parseInt(process.versions.node)') >= 20)) || fail "Node $(node --version) is too old: install Node.js 20 or later: https://nodejs.org/"
  say "$(go version | cut -d' ' -f3), Node $(node --version), npm $(npm --version 2>/dev/null)"
}

# find_chromium prints the path of a Chromium that starts: some systems have a placeholder
# with that name.
find_chromium() {
  local name
  for name in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    "$name" --version >/dev/null 2>&1 && command -v "$name" && return
  done
  return 1
}

# has_font PATTERN PACKAGE succeeds if fontconfig finds a font for the pattern, or else if the
# package is installed, or if neither fontconfig nor dpkg is there to ask.
has_font() {
  if command -v fc-list >/dev/null; then
    [[ -n $(fc-list "$1" family) ]]
  elif command -v dpkg-query >/dev/null; then
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$2" 2>/dev/null) == installed ]]
  fi
}

# missing_packages prints the Debian packages that the tests need and the machine lacks.
missing_packages() {
  find_chromium >/dev/null || echo chromium
  has_font :lang=ja fonts-noto-cjk || echo fonts-noto-cjk
  # An emoji that no text font has.
  has_font :charset=1f9d1 fonts-noto-color-emoji || echo fonts-noto-color-emoji
}

# install PACKAGE... installs packages, or says why it cannot.
install() {
  local root=()
  command -v apt-get >/dev/null || { say "apt-get is not available"; return 1; }
  if ((EUID != 0)); then
    sudo -n true 2>/dev/null || { say "installing packages needs root"; return 1; }
    root=(sudo -n)
  fi
  say "installing $* ..."
  ${root[@]+"${root[@]}"} apt-get -qq update &&
    ${root[@]+"${root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y "$@" >/dev/null
}

# ensure_browser installs Chromium and fonts if they are missing. Without Chromium the tests fail.
# Without the fonts they run anyway, because the page has to be right with any font, and the
# summary says so.
ensure_browser() {
  local advice="install Chromium (on Debian: apt-get install chromium) or set CHROMIUM to the path of a Chromium or Chrome"
  if [[ -n ${CHROMIUM-} ]] && ! "$CHROMIUM" --version >/dev/null 2>&1; then
    fail "CHROMIUM is set to $CHROMIUM, which does not start: $advice"
  fi
  local missing
  read -r -d '' -a missing < <(missing_packages) || true
  ((${#missing[@]} == 0)) || install "${missing[@]}" || say "not installed: ${missing[*]}"
  CHROMIUM=$(find_chromium) || fail "the tests need Chromium: $advice"
  say "$("$CHROMIUM" --version 2>/dev/null) at $CHROMIUM"
  read -r -d '' -a missing < <(missing_packages) || true
  if ((${#missing[@]})); then
    say "missing fonts: ${missing[*]}"
    [[ -z $work ]] || printf '%s\n' "${missing[@]}" >"$work/fonts"
  fi
  [[ -z $work ]] || printf '%s' "$CHROMIUM" >"$work/chromium"
}

# ensure_shell installs Chromium's headless shell if it is missing: the same engine without a
# browser's windows, in which a page opens in half the time. The tests run in it, unless CHROMIUM
# names another browser; without it, they run in Chromium.
ensure_shell() {
  [[ -z ${CHROMIUM-} ]] || return 0
  command -v chromium-headless-shell >/dev/null || install --no-install-recommends chromium-headless-shell ||
    say "not installed: chromium-headless-shell"
}

install_packages() {
  (cd web && npm ci)
}

check_format() {
  local unformatted
  unformatted=$(find . -name node_modules -prune -o -name .build -prune -o -name '*.go' -print0 |
    xargs -0 "$(go env GOROOT)/bin/gofmt" -l)
  [[ -z $unformatted ]] || fail "not formatted, run gofmt -w: $unformatted"
}

# The library is a module of its own, which ./... silently leaves out.
library=uriscope.example/core/uri/...

vet() {
  go vet ./... "$library"
  # ./... also silently leaves out files for another system. wasm has some, core has none.
  GOOS=js GOARCH=wasm go vet ./wasm/...
}

# since is the commit of "test --since"; empty: all tests are run.
since=

# sweeps is 1 for "test --sweeps".
sweeps=

# tests_since KIND ALL... prints what to test: all, or what a change can have broken; see web/tests/since.js.
tests_since() {
  local kind=$1
  shift
  if [[ -z $since ]]; then printf '%s\n' "$@"; else node web/tests/since.js "$kind" "$since"; fi
}

# test_go runs Go's tests: in the first tier with -short, and as a sweep those that -short cuts
# down, whole. vet is a stage of its own.
test_go() {
  local packages short=-short
  if [[ -n $sweeps ]]; then
    short=-short=false
    packages=$(grep -rlE --include='*_test.go' 'testing\.Short\(\)' core web wasm | xargs -n1 dirname | sort -u |
      sed -e 's|^core/uri\b|uriscope.example/core/uri|' -e 's|^\([^u]\)|./\1|')
  else
    packages=$(tests_since go ./... "$library")
  fi
  [[ -n $packages ]] || { say "no test imports what changed since $since"; return; }
  xargs go test -json -vet=off "$short" -timeout 10m <<<"$packages" | node web/tests/report.js go native
}

# test_wasm tests as wasm what can behave differently there: the border and its memory, the texts and
# offsets that cross it, and the library. What takes longest, what long texts cost and editions that
# lack something, is the same as native code. The documents' examples are asked of the shipped engine
# in engine.test.js.
test_wasm() {
  # bash: in a toolchain that go fetched itself, the script is not executable.
  # env -i: a Go program that starts as wasm has room for few variables.
  GOOS=js GOARCH=wasm go test -json -vet=off -short -timeout 5m -skip '^Test(WithoutEachCapability|LongTexts|RepairLong)$' \
    -exec="env -i 'PATH=$PATH' bash '$(go env GOROOT)/lib/wasm/go_js_wasm_exec'" ./wasm/... ./core/wire "$library" |
    node web/tests/report.js go wasm
}

check_types() {
  (cd web && npx --no-install tsc --project tsconfig.json)
}

# check_scripts_format is check_format for JavaScript and CSS; "npm run format", in web/, repairs it.
check_scripts_format() {
  (cd web && npm run --silent format:check)
}

build_site() {
  go run . -write dist "$@"
}

# test_page runs the JavaScript tests.
test_page() {
  shopt -s nullglob
  local files=(web/tests/*.test.js)
  ((${#files[@]})) || fail "web/tests has no tests"
  CHROMIUM=${CHROMIUM:-$(command -v chromium-headless-shell || cat "$work/chromium")}
  URISCOPE=$work/uriscope # the server, built once for all lanes
  export CHROMIUM URISCOPE
  go build -o "$URISCOPE" .
  read -r -d '' -a files < <(tests_since page "${files[@]}") || true
  ((${#files[@]})) || { say "no test imports what changed since $since"; return; }
  SWEEPS=$sweeps node web/tests/run.js "${files[@]}"
}

# ensure_servers installs the servers that web/hosting has settings for, but only where CI is set: a
# package of a server starts it. A server that is missing is skipped, and the summary says so.
ensure_servers() {
  [[ -n ${CI-} ]] || return 0
  local missing=()
  command -v nginx >/dev/null || missing+=(nginx-light)
  command -v caddy >/dev/null || missing+=(caddy)
  command -v apache2 >/dev/null || missing+=(apache2-bin media-types)
  ((${#missing[@]} == 0)) || install --no-install-recommends "${missing[@]}" || say "not installed: ${missing[*]}"
}

# ensure_packages installs the npm packages of the tests, unless they are up to date.
ensure_packages() {
  [[ -d web/node_modules/playwright-core && web/node_modules/.package-lock.json -nt web/package-lock.json ]] || install_packages
}

# ensure_generators installs the generators that npm does not have. A recipe without its generator
# is skipped, and the summary says so.
ensure_generators() {
  local missing=()
  command -v mkdocs >/dev/null || missing+=(mkdocs)
  command -v hugo >/dev/null || missing+=(hugo)
  command -v sphinx-build >/dev/null || missing+=(python3-sphinx python3-myst-parser)
  command -v asciidoctor >/dev/null || missing+=(asciidoctor)
  # Without recommended packages: with Hugo, those would include another Go.
  ((${#missing[@]} == 0)) || install --no-install-recommends "${missing[@]}" || say "not installed: ${missing[*]}"
}

# file_url prints the URL of a file: Node reads a reporter's name as a specifier, in which the path
# of a folder with a # would end there.
file_url() {
  node -p 'require("url").pathToFileURL(process.argv[1]).href' "$1"
}

test_recipes() {
  CHROMIUM=$(cat "$work/chromium")
  export CHROMIUM
  node --test --test-reporter="$(file_url web/tests/report.js)" --test-reporter-destination=stdout web/recipes/recipes.test.js
}

# ensure_engines installs what the other engines need, within a time limit. An engine that is
# missing is skipped, and the output says so.
ensure_engines() {
  local missing=()
  command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing+=(firefox-esr)
  command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
  command -v Xvfb >/dev/null || missing+=(xvfb)
  if ((${#missing[@]})); then
    export -f install say
    timeout --kill-after=10 420 bash -c 'install --no-install-recommends "$@"' install "${missing[@]}" || say "not installed: ${missing[*]}"
  fi
  (cd web/engines && timeout --kill-after=10 180 npm ci --no-audit --no-fund >/dev/null 2>&1) || say "not installed: puppeteer-core"
}

# test_engines tries the page in the engines that are installed, within a time limit.
test_engines() {
  CHROMIUM=$(cat "$work/chromium")
  export CHROMIUM
  if [[ ! -d web/engines/node_modules/puppeteer-core ]]; then
    say "SKIPPED: all engines, because puppeteer-core could not be installed"
    return 0
  fi
  timeout --kill-after=10 900 node --test \
    --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter="$(file_url web/tests/report.js)" --test-reporter-destination="$work/engines.txt" web/engines/engines.test.js
}

# bench prints the figures; with --record it also keeps them, named by day and commit.
bench() {
  case $1 in
    "") go run ./web/bench ;;
    --record)
      [[ -z $(git status --porcelain) ]] || fail "--record: commit your changes first"
      local file
      file=web/bench/results/$(date -u +%F)-$(git rev-parse --short HEAD).txt
      {
        say "$(git log -1 --format='%h %cs %s')"
        say "$(uname -sm), $(getconf _NPROCESSORS_ONLN) processors, $(go version | cut -d' ' -f3), Node $(node --version), $("$CHROMIUM" --version 2>/dev/null)"
        go run ./web/bench
      } | tee "$file.part" || { rm -f "$file.part"; return 1; }
      mv "$file.part" "$file"
      say "kept in $file"
      ;;
    *) fail "unknown option $1: ./build.sh bench, or ./build.sh bench --record" ;;
  esac
}

# Two chains of stages run side by side. In a chain, each stage needs the ones before it. The page's
# tests come when both have ended: they wait for frames, and a browser beside Go's compiler is slow.
go_chain() {
  stage "gofmt" check_format || true
  stage "go vet" vet || true
  stage "go test" test_go || true
  [[ -n $since ]] || stage "go test, as wasm under Node" test_wasm || true
}

page_chain() {
  stage "npm packages" install_packages &&
    { stage "types of the JavaScript" check_types || true; } &&
    { stage "format of the JavaScript and CSS" check_scripts_format || true; } &&
    build_tested
}

# build_tested makes what the page's tests open, once the packages are there.
build_tested() {
  stage "the site" build_site -quick &&
    stage "Chromium and fonts" ensure_browser &&
    stage "Chromium's headless shell" ensure_shell &&
    touch "$work/built"
}

# test_built tests the page, unless what it needs could not be made.
test_built() {
  [[ ! -e $work/built ]] || stage "the page, in Chromium and Node" test_page || true
}

# The same for the sweeps. Format and types are checked in the first tier.
go_sweeps() {
  stage "go test, whole" test_go || true
}

page_sweeps() {
  stage "npm packages" ensure_packages &&
    stage "servers" ensure_servers &&
    build_tested
}

# side_by_side COMMAND... runs commands side by side, each in its own process group, so that
# Ctrl-C ends everything that they started.
side_by_side() {
  local command groups=()
  set -m
  for command in "$@"; do
    "$command" </dev/null &
    groups+=("-$!")
  done
  set +m
  # Wait until all have ended: none may write into the folder that is removed next.
  trap 'kill -- ${groups[*]} 2>/dev/null || true; wait || true; exit 130' INT TERM
  wait
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

summary() {
  printf '\n== all stages: %d s\n' "$SECONDS"
  [[ ! -e $work/fonts ]] || say "fonts: not tested with $(paste -sd' ' "$work/fonts"), which could not be installed"
  [[ ! -e $work/failed ]] || say "failed: $(paste -sd, "$work/failed" | sed 's/,/, /g')"
  node web/tests/report.js total
  [[ ! -e $work/failed ]]
}

case ${1-} in
  "")
    check_tools
    build_site
    ;;
  --quick)
    check_tools
    build_site -quick
    ;;
  test)
    chains=(go_chain page_chain)
    case ${2-} in
      "") ;;
      --sweeps)
        sweeps=1
        chains=(go_sweeps page_sweeps)
        ;;
      --since)
        since=$(git rev-parse --verify --quiet "${3-}^{commit}") || fail "test --since: unknown commit ${3-}"
        ;;
      *) fail "unknown option $2: ./build.sh test, ./build.sh test --sweeps or ./build.sh test --since REV" ;;
    esac
    begin
    stage "tools" check_tools
    side_by_side "${chains[@]}"
    side_by_side test_built
    summary
    ;;
  recipes)
    begin
    stage "tools" check_tools
    stage "npm packages" ensure_packages
    stage "the site" build_site -quick
    stage "Chromium and fonts" ensure_browser
    stage "generators of documentation" ensure_generators
    stage "the recipes, in Chromium" test_recipes || true
    summary
    ;;
  engines)
    begin
    stage "tools" check_tools
    stage "npm packages" ensure_packages
    stage "the site" build_site -quick
    stage "Chromium and fonts" ensure_browser
    stage "Firefox and WebKitGTK" ensure_engines || true
    stage "the page, an element and the frame in three engines" test_engines || true
    summary
    ;;
  bench)
    check_tools
    ensure_browser
    export CHROMIUM
    install_packages
    build_site
    bench "${2-}"
    ;;
  *)
    fail "unknown command $1: ./build.sh, ./build.sh test, ./build.sh recipes, ./build.sh engines or ./build.sh bench"
    ;;
esac
