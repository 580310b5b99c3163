#!/usr/bin/env bash
# build.sh is responsible for everything that "go run ." is not: the static
# site, the tests and the figures.
#
#   ./build.sh         write the static site to dist/
#   ./build.sh test    install what the tests need, and run all of them
#   ./build.sh bench   print the figures, each beside its budget
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

say() { printf '%s\n' "$*"; }
fail() { printf 'build.sh: %s\n' "$*" >&2; exit 1; }

# stage HEADING COMMAND... runs a stage and prints its wall time.
stage() {
  local start=$SECONDS
  current=$1
  shift
  printf '\n== %s\n' "$current"
  "$@"
  printf -- '-- %s: %d s\n' "$current" "$((SECONDS - start))"
  current=
}

# A stage that fails ends everything: say which one it was.
current=
trap '[[ -z $current ]] || printf "\nfailed: %s\n" "$current" >&2' EXIT

check_tools() {
  command -v go >/dev/null || fail "Go is not on the PATH: install Go 1.26 or later, https://go.dev/dl/"
  local tool
  for tool in node npm; do
    command -v "$tool" >/dev/null || fail "$tool is not on the PATH: install Node.js 20 or later, which brings npm: https://nodejs.org/"
  done
  (($(node -p 'parseInt(process.versions.node)') >= 20)) || fail "Node $(node --version) is too old: install Node.js 20 or later: https://nodejs.org/"
  say "$(go version | cut -d' ' -f3), Node $(node --version), npm $(npm --version 2>/dev/null)"
}

# find_chromium prints the path of a Chromium, if there is one that starts: some
# systems have a placeholder of that name.
find_chromium() {
  local name
  for name in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    "$name" --version >/dev/null 2>&1 && command -v "$name" && return
  done
  return 1
}

# ensure_chromium exports CHROMIUM, for the tests, and installs it where it can.
ensure_chromium() {
  local advice="install Chromium (on Debian: apt-get install chromium) or set CHROMIUM to the path of a Chromium or Chrome"
  if [[ -n ${CHROMIUM-} ]] && ! "$CHROMIUM" --version >/dev/null 2>&1; then
    fail "CHROMIUM is set to $CHROMIUM, which does not start: $advice"
  fi
  if ! find_chromium >/dev/null; then
    command -v apt-get >/dev/null || fail "the tests need Chromium, which is not on the PATH: $advice"
    local root=()
    if ((EUID != 0)); then
      root=(sudo -n)
      "${root[@]}" true 2>/dev/null || fail "the tests need Chromium, and installing it needs root: $advice"
    fi
    say "installing Chromium and fonts ..."
    { "${root[@]}" apt-get -qq update &&
      "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
        chromium fonts-noto-cjk fonts-noto-color-emoji >/dev/null; } ||
      fail "Chromium could not be installed: $advice"
  fi
  CHROMIUM=$(find_chromium) || fail "Chromium is still not on the PATH: $advice"
  export CHROMIUM
  say "$("$CHROMIUM" --version 2>/dev/null) at $CHROMIUM"
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

vet() {
  go vet ./...
  # ./... leaves out, silently, what is only for the other system.
  GOOS=js GOARCH=wasm go vet ./core/... ./wasm/...
}

test_wasm() {
  # bash: in a toolchain that go itself fetched, the script is not executable.
  # env -i: a Go program that starts as wasm has room for few variables.
  GOOS=js GOARCH=wasm go test -timeout 5m \
    -exec="env -i 'PATH=$PATH' bash '$(go env GOROOT)/lib/wasm/go_js_wasm_exec'" ./core/... ./wasm/...
}

check_types() {
  (cd web && npx --no-install tsc --project tsconfig.json)
}

build_site() {
  go run . -write dist
}

test_page() {
  shopt -s nullglob
  local files=(web/tests/*.test.js web/tests/*.test.mjs)
  ((${#files[@]})) || fail "there are no tests in web/tests"
  node --test "${files[@]}"
}

case ${1-} in
  "")
    check_tools
    build_site
    ;;
  test)
    stage "tools" check_tools
    stage "Chromium" ensure_chromium
    stage "npm packages" install_packages
    stage "gofmt" check_format
    stage "go vet" vet
    stage "go test" go test -timeout 5m ./...
    stage "go test, as wasm under Node" test_wasm
    stage "types of the JavaScript" check_types
    stage "the site" build_site
    stage "the page, in Chromium and Node" test_page
    printf '\ntotal %d s: all tests passed\n' "$SECONDS"
    ;;
  bench)
    check_tools
    ensure_chromium
    install_packages
    build_site
    go run ./web/bench
    ;;
  *)
    fail "unknown command $1: ./build.sh, ./build.sh test or ./build.sh bench"
    ;;
esac
