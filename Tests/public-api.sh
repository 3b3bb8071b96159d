#!/usr/bin/env bash
# Compares the public API of every library, as it was last built, with docs/api, so that a change of it is found and goes into
# the changelog. Arguments go to `swift build`, so that it finds that build.
#
#     swift build && Tests/public-api.sh           prints the differences; exits with 1 if there are any
#     swift build && Tests/public-api.sh --write   writes docs/api again
set -euo pipefail
cd "$(dirname "$0")/.."

writes=false
if [ "${1:-}" = --write ]; then
    writes=true
    shift
fi
products=$(swift build "$@" --show-bin-path)
target=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",*$/\1/p' | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -o "$work/print" Tests/PublicAPI/print.swift

outcome=0
for module in TextMeasuring FlowEngine ViewSimulator ControlSimulator ElementsSimulator CollectionSimulator CompositionalSimulator TableSimulator FlowSimulator ScenarioFormat LayoutPictures FlowScenario FlowTesting FlowRecorder CoreGraphics QuartzCore UIKit; do
    mkdir "$work/$module"
    swift symbolgraph-extract -module-name "$module" -I "$products/Modules" -output-dir "$work/$module" \
        -minimum-access-level public -skip-synthesized-members -target "$target"
    "$work/print" "$work/$module"/*.json > "$work/$module.txt"
    if $writes; then
        mkdir -p docs/api
        cp "$work/$module.txt" "docs/api/$module.txt"
    elif ! diff -u "docs/api/$module.txt" "$work/$module.txt" >&2; then
        echo "the public API of $module is another; Tests/public-api.sh --write, and say so in CHANGELOG.md" >&2
        outcome=1
    fi
done
exit $outcome
