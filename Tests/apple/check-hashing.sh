#!/usr/bin/env bash
# Finds code of the library that hashes CGPoint, CGSize or CGRect by Foundation's conformances. These are there since macOS 15
# and iOS 18; the compiler checks that neither in code that it writes itself nor for Set and Dictionary, and a program would
# end on an older system. Reads what was compiled: the arguments are those that the package was built with.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Tests/apple/toolchain.sh

products=$(swift build "$@" --show-bin-path)
conformances='\$s10Foundation(7CGPoint|6CGSize|6CGRect)VSHAA'
# The given object files that use Foundation's conformances.
hashing() { "$nm" --print-file-name --undefined-only "$@" 2> /dev/null | grep -E "$conformances" | sed 's/:.*//' | sort -u; }
nm=$(command -v llvm-nm || command -v nm || true)
[ -n "$nm" ] || { echo "check-hashing.sh: there is neither llvm-nm nor nm" >&2; exit 1; }

# A control that has to be found.
control=$(mktemp -d)
trap 'rm -rf "$control"' EXIT
printf 'import Foundation\n\nstruct Place: Hashable { var corner: CGPoint }\n' > "$control/Place.swift"
swiftc -frontend -c -parse-as-library -module-name Control -target "$linux" "$control/Place.swift" -o "$control/Place.o"
if [ -z "$(hashing "$control/Place.o")" ]; then
    echo "check-hashing.sh: a structure that hashes a point was not found" >&2
    exit 1
fi

objects=()
for module in CallerChecks PageFiles PlainTexts ScenarioFormat FlowEngine ConstraintSolving TextMeasuring ViewSimulator ControlSimulator ElementsSimulator CollectionSimulator TableSimulator CompositionalSimulator FlowSimulator LayoutPictures \
    FlowScenario FlowTesting \
    FlowsimTools FlowRecorder; do
    objects+=("$products/$module.build"/*.o)
done
if [ "${#objects[@]}" -lt 500 ]; then
    echo "check-hashing.sh: ${#objects[@]} object files in $products; is the package built?" >&2
    exit 1
fi
found=$(hashing "${objects[@]}" || true)
if [ -n "$found" ]; then
    echo "check-hashing.sh: these hash a point, a size or a rectangle, which needs macOS 15 or iOS 18:" >&2
    echo "${found//$products\//}" >&2
    exit 1
fi
echo "check-hashing: ${#objects[@]} object files hash no point, size or rectangle by Foundation's conformances"
