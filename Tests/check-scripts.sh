#!/usr/bin/env bash
# Has a parser read each script and style of pages on its own, and runs the unit tests of Tests/Pages/units.js. Builds
# nothing, and takes a second or two.
#
#     Tests/check-scripts.sh
#
# Scripts are read by Node.js and by Chromium, as far as these are installed, styles by Chromium. Without both it prints a
# remark and ends; with FLOW_PAGES=1 that, or no Chromium, is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
. Tests/Pages/browser.sh

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
files=Sources/PageFiles
# The script of the page that waits is in its markup.
sed -n '/^<script>$/,/^<\/script>$/{//!p}' $files/waiting.html > "$folder/waiting.js"
mapfile -t scripts < <(sed -n 's|^<script src="\(Script/[^"]*\)".*|\1|p' $files/page.html)
# The runs of the sample are for the tests; there is no page to show them.
catch='const samples = []; flowsimPage.update = ({ runs }) => { samples.push(...runs); };'

failures=0
count=0
# Counts the lines of a report and prints what failed.
report() {
    local by=$1 lines=$2
    if ! grep -q '^done' <<< "$lines"; then
        echo "check-scripts: the tests came to no end in $by: $(tail -n 5 <<< "$lines")"
        failures=$((failures + 1))
    fi
    grep '^FAILED' <<< "$lines" || true
    failures=$((failures + $(grep -c '^FAILED' <<< "$lines" || true)))
    count=$((count + $(grep -c '^ok' <<< "$lines" || true)))
}

node=$(command -v node || true)
if [ -n "$node" ]; then
    for script in "${scripts[@]}" "$folder/waiting.js"; do
        # As in the page, where the first line of all is for all.
        { echo "'use strict';"; (cd $files && cat "$script"); } > "$folder/one.js"
        if node --check "$folder/one.js" 2> "$folder/errors"; then
            count=$((count + 1))
        else
            echo "FAILED $script, with a line before its first: $(sed -n '1,5p' "$folder/errors")"
            failures=$((failures + 1))
        fi
    done
    (cd $files && cat "${scripts[@]}") > "$folder/all.js"
    echo "$catch" | cat "$folder/all.js" - Tests/Pages/sample.js Tests/Pages/units.js > "$folder/tests.js"
    report Node.js "$(node "$folder/tests.js" 2>&1 || true)"
fi

if [ -n "$browser" ]; then
    {
        echo '<!DOCTYPE html><meta charset="utf-8"><pre id="report"></pre>'
        # Which file does not parse, or throws while it is read, and where.
        echo "<script>addEventListener('error', ({ filename, lineno, message }) =>"
        echo "  document.getElementById('report').append(\`FAILED \${filename}:\${lineno}: \${message}\\n\`));</script>"
        for style in Style Picture; do
            for file in $files/$style/*.css; do
                echo "<style data-file=\"$style/${file##*/}\">"
                cat "$file"
                echo "</style>"
            done
        done
        for script in "${scripts[@]}"; do echo "<script src=\"file://$PWD/$files/$script\"></script>"; done
        # Read, not run.
        echo "<script>() => {"; cat "$folder/waiting.js"; echo "};</script>"
        echo "<script>$catch</script>"
        for script in sample units; do echo "<script src=\"file://$PWD/Tests/Pages/$script.js\"></script>"; done
    } > "$folder/units.html"
    report Chromium "$(browse "file://$folder/units.html" "$folder")"
fi

if [ -z "$node$browser" ]; then echo "check-scripts: neither Node.js nor Chromium is installed: scripts were not looked at"
else echo "check-scripts: $count checks passed, $failures failed${node:+, in Node.js}${browser:+, in Chromium}"; fi
[ "$failures" = 0 ] && { [ -n "$browser" ] || [ "${FLOW_PAGES:-}" != 1 ]; }
