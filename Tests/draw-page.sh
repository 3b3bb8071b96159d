#!/usr/bin/env bash
# Draws docs/images/page.png, the README's picture of a page: the feed that jumps, at the moment of its largest jump, with
# the cell that caused it selected. Run it after a change of pages.
#
#     Tests/draw-page.sh FOLDER   of the products of `swift build`
#
# Needs Chromium and pngquant, which reduces the colours; both are packages of Debian.
set -euo pipefail
cd "$(dirname "$0")/.."
products=$(cd "$1" && pwd)

fail() {
    echo "draw-page: $1" >&2
    exit 1
}
. Tests/Pages/browser.sh
[ -n "$browser" ] || fail "no Chromium is installed"
command -v pngquant > /dev/null || fail "pngquant is not installed"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$products/flowsim" render docs/samples/feed-jumping.json -o "$folder/page.html"
"$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --hide-scrollbars \
    --user-data-dir="$folder/profile" --window-size=1280,760 --force-device-scale-factor=2 \
    --blink-settings=preferredColorScheme=1 --force-prefers-reduced-motion --virtual-time-budget=5000 \
    --screenshot="$folder/page.png" "file://$folder/page.html#3/0-10" 2> "$folder/errors" \
    || { cat "$folder/errors" >&2; fail "the browser failed"; }
pngquant 128 --speed 1 --nofs --output "$folder/small.png" "$folder/page.png"
bytes=$(wc -c < "$folder/small.png")
[ "$bytes" -lt 200000 ] || fail "the picture has $bytes bytes, and 200,000 is the limit"
cp "$folder/small.png" docs/images/page.png
echo "draw-page: docs/images/page.png, $bytes bytes"
