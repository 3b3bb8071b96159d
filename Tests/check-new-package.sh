#!/usr/bin/env bash
# Writes a package with `flowsim new package`, builds it and runs its tests, and reads its manifest as a Mac would use it.
#
#     Tests/check-new-package.sh FOLDER [ARGUMENT…]
#
# FOLDER has the products of `swift build`; the arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."
products=$(cd "$1" && pwd)
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    [ ! -f "$work/log" ] || cat "$work/log" >&2
    echo "check-new-package: $1" >&2
    exit 1
}

"$products/flowsim" new package Reader "$work/Reader" > /dev/null
grep -qF "path: \"$PWD\"" "$work/Reader/Package.swift" || fail "the manifest does not name this package"

# Its modules are next to those of this package, which are built already.
swift test --package-path "$work/Reader" --scratch-path .build "$@" > "$work/log" 2>&1 || fail "the tests do not pass"
grep -i "warning:" "$work/log" && fail "the package has warnings"
grep -q "^✔ Suite \"Articles are measured once" "$work/log" || fail "the tests of costs did not run"

# Where there is UIKit, neither product is linked: both are for Linux only.
swift package --package-path "$work/Reader" dump-package > "$work/manifest"
[ "$(grep -c '^ *"flow-layout-simulator",$' "$work/manifest")" = 2 ] || fail "the targets do not use two products"
[ "$(grep -c '"linux"' "$work/manifest")" = 2 ] || fail "a product is used on other platforms than Linux, too"
sed -n 's/^✔ Test run/check-new-package: Test run/p' "$work/log"
