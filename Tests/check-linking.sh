#!/usr/bin/env bash
# Links programs that import the engine, or text measuring, and nothing else, from the module's objects of an optimized build
# and those of the one module below it: what would need the C library's mathematics, which only Foundation brings along, is
# missing then.
#
#     Tests/check-linking.sh FOLDER   of the products of `swift build -c release`
set -euo pipefail
cd "$(dirname "$0")/.."
products=$(cd "$1" && pwd)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# Compiles the program of the standard input, which imports the module, and runs it.
link() {
    local module objects=()
    for module in CallerChecks "$1"; do
        while IFS= read -r source; do objects+=("$products/$module.build/${source##*/}.o"); done \
            < <(find "Sources/$module" -name '*.swift')
    done
    cat > "$folder/main.swift"
    swiftc -O "$folder/main.swift" -I "$products/Modules" "${objects[@]}" -o "$folder/program"
    "$folder/program"
}

link FlowEngine << 'SWIFT'
import FlowEngine

let estimate = FlowSize(width: 50, height: 50)
let model = try FlowModel(
    FlowConfiguration(containerLength: 390), sections: [SectionContent(.estimated(count: 1_000, estimate))])
print(model.elements(in: FlowRect(x: 0, y: 0, width: 390, height: 844)).count, "elements")
SWIFT
link TextMeasuring << 'SWIFT'
import TextMeasuring

let layouter = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
print(layouter.layout("Hello UIKit", font: FontSpec(size: 13), limits: TextLimits(width: 60)).lines.count, "lines")
SWIFT
