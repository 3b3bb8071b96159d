#!/usr/bin/env bash
# Has DocC read the documentation of all modules, as they were last built: a warning, such as a link without a target
# or a parameter without a description, is an error. Arguments go to `swift build`, so that it finds that build.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! docc=$(command -v docc); then
    echo "no docc here: the documentation was not checked"
    exit 0
fi
products=$(swift build "$@" --show-bin-path)
target=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",*$/\1/p' | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for module in TextMeasuring FlowEngine ViewSimulator ControlSimulator ElementsSimulator CollectionSimulator CompositionalSimulator TableSimulator FlowSimulator ScenarioFormat LayoutPictures FlowScenario FlowTesting FlowRecorder; do
    mkdir "$work/$module"
    swift symbolgraph-extract -module-name "$module" -I "$products/Modules" -output-dir "$work/$module" \
        -minimum-access-level public -target "$target"
    if ! "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$work/$module" \
        --output-dir "$work/$module.doccarchive" --fallback-display-name "$module" \
        --fallback-bundle-identifier "$module" --warnings-as-errors > "$work/diagnostics" 2>&1
    then
        cat "$work/diagnostics" >&2
        exit 1
    fi
done
