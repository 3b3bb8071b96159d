#!/usr/bin/env bash
# Opens pages of runs in a browser, at three sizes of the window, in light and in dark, and drives them by pointer and keyboard.
#
#     Tests/check-pages.sh FOLDER   of the products of `swift build`
#
# Needs Chromium. Without it the script prints a remark and succeeds; with FLOW_PAGES=1 it fails.
set -euo pipefail
cd "$(dirname "$0")/.."
products=$(cd "$1" && pwd)

. Tests/Pages/browser.sh
if [ -z "$browser" ]; then
    echo "check-pages: no Chromium is installed: pages were not looked at"
    [ "${FLOW_PAGES:-}" != 1 ]
    exit
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
scenarios=docs/scenarios
for page in failing feed shelf budget; do "$products/flowsim" render "Tests/Pages/$page.json" -o "$folder/$page.html"; done
"$products/flowsim" render docs/samples/tag-cloud.json -o "$folder/tags.html"
"$products/flowsim" render "$scenarios/gauntlet/g52.json" -o "$folder/list.html"
"$products/flowsim" render "$scenarios/gauntlet/g53-without.json" -o "$folder/jump.html"
"$products/flowsim" render "$scenarios/gallery/email-cells.json" -o "$folder/cells.html"
"$products/flowsim" render "$scenarios/tables/rows-above.json" -o "$folder/table.html"
"$products/flowsim" render "$scenarios/gallery/app-store.json" -o "$folder/groups.html"
"$products/flowsim" render "$scenarios/gauntlet/g07.json" -o "$folder/loop.html"
"$products/flowsim" compare "$scenarios/gauntlet/g53.json" "$scenarios/gauntlet/g53-without.json" \
    --html "$folder/two.html" > /dev/null || [ $? = 1 ]

# The page's own files on their sample, as a browser opens them where they are.
sed -E "s#(href|src)=\"(Style|Script|\.\.)/#\1=\"file://$PWD/Sources/PageFiles/\2/#" Sources/PageFiles/page.html \
    > "$folder/sample.html"

# The checks go into a copy of each page, before its end; the window that a headless browser makes is never narrower than
# some 500 points, so that the page is in a frame of the intended size.
driver=$folder/driver.html
{ echo '<pre id="checked" hidden></pre><script>'; cat Tests/Pages/access.js Tests/Pages/checks.js; echo '</script></body>'; } > "$driver"
for page in "$folder"/*.html; do
    [ "$page" = "$driver" ] && continue
    sed -i -e "/^<\/body>$/{r $driver" -e 'd}' "$page"
done

{
    echo '<!DOCTYPE html><pre id="report"></pre><script>'
    cat Tests/Pages/frames.js
    echo '</script>'
} > "$folder/all.html"

failures=0
count=0
# 0 is dark, 1 is light.
for scheme in 0 1; do
    report=$(browse "file://$folder/all.html?$scheme" "$folder" --window-size=1300,1250 \
        --blink-settings=preferredColorScheme=$scheme --force-prefers-reduced-motion)
    if ! grep -q '^done' <<< "$report"; then
        echo "check-pages: the browser came to no end:"
        tail -n 5 <<< "$report"
        tail -n 5 "$folder/errors"
        failures=$((failures + 1))
    fi
    failures=$((failures + $(grep -c '^FAILED' <<< "$report" || true)))
    count=$((count + $(grep -c '^ok' <<< "$report" || true)))
    grep '^FAILED' <<< "$report" || true
done
echo "check-pages: $count checks passed, $failures failed"
[ "$failures" = 0 ]
