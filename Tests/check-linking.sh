#!/usr/bin/env bash
# Links a program that imports the engine and nothing else, from the engine's objects of an optimized build and those of
# the one module below it: functions of the C library's mathematics, which only Foundation links, are missing then.
#
#     Tests/check-linking.sh FOLDER   of the products of `swift build -c release`
set -euo pipefail
cd "$(dirname "$0")/.."
products=$(cd "$1" && pwd)
objects=()
for module in CallerChecks FlowEngine; do
    while IFS= read -r source; do objects+=("$products/$module.build/${source##*/}.o"); done \
        < <(find "Sources/$module" -name '*.swift')
done
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cat > "$folder/main.swift" << 'SWIFT'
import FlowEngine

let estimate = FlowSize(width: 50, height: 50)
let model = try FlowModel(
    FlowConfiguration(containerLength: 390), sections: [SectionContent(.estimated(count: 1_000, estimate))])
print(model.elements(in: FlowRect(x: 0, y: 0, width: 390, height: 844)).count, "elements")
SWIFT
swiftc -O "$folder/main.swift" -I "$products/Modules" "${objects[@]}" -o "$folder/program"
"$folder/program"
