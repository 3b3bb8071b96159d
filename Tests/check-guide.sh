#!/usr/bin/env bash
# Copies the blocks of docs/guide.md as they stand, in their order, into a package, and tests it: it has to compile without
# warnings, and its tests have to pass, except the one that writes its file the first time. Arguments go to `swift test`.
#
# A block of Swift begins with the name of its file, or is the manifest. The only thing that is not copied is the path to
# this package in the manifest.
set -euo pipefail
cd "$(dirname "$0")/.."

guide=$PWD/docs/guide.md
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "check-guide: $1" >&2
    exit 1
}

# The first commands make the folders.
commands=$(awk '/^```sh$/ { inside = 1; next } /^```$/ && inside { exit } inside' "$guide")
cd "$work"
eval "$commands"
package=$PWD
[ "$package" != "$work" ] || fail "the guide's first commands do not enter a folder"

awk '
    /^```swift$/ { inside = 1; file = ""; next }
    /^```$/ { if (inside) printf "\n" >> file; inside = 0; next }
    inside && file == "" {
        if ($0 ~ /^\/\/ swift-tools-version: /) file = "Package.swift"
        else if ($0 ~ /^\/\/ (Sources|Tests)\/.*\.swift$/) file = $2
        else { print "check-guide: line " NR " of the guide is no name of a file: " $0 > "/dev/stderr"; exit 1 }
    }
    inside { print >> file }
' "$guide"
grep -qF '"../flow-layout-simulator"' Package.swift || fail "the guide's manifest does not name the package beside it"
sed "s|\"../flow-layout-simulator\"|\"$root\"|" Package.swift > manifest && mv manifest Package.swift

# Its modules are next to those of this package, which are built already.
log=$work/log
run() { (cd "$root" && swift test --package-path "$package" --scratch-path .build "$@") > "$log" 2>&1; }
unset FLOW_RECORD_LAYOUTS
if run "$@"; then
    cat "$log"
    fail "the first run does not fail with the layout that it wrote"
fi
written=Tests/ReaderTests/__Layouts__/Feed.load.txt
failed=$(sed -n 's/^✘ Test \([A-Za-z0-9]*\)() failed.*/\1/p' "$log")
if ! [ -f "$written" ] || [ "$failed" != theFirstScreen ]; then
    cat "$log"
    fail "in the first run something else fails than the layout that was not written yet"
fi
if grep -i "warning:" "$log"; then fail "the guide's package has warnings"; fi
run --skip-build "$@" || { cat "$log"; fail "the second run fails"; }
cmp "$written" "$root/docs/samples/cookbook/__Layouts__/Feed.load.txt"
grep "^✔ Test run" "$log" | sed 's/^✔/check-guide:/'
