#!/usr/bin/env bash
# Type-checks all modules of the library, without generating code, as on a Mac with macOS 10.15: API that exists on Linux
# only is not found, and API that is newer than the oldest systems of Package.swift is refused.
#
#     Tests/apple/check-types.sh            the library
#     Tests/apple/check-types.sh --tests    its tests as well, whatever systems they need: minutes
#
# Darwin, ObjectiveC, CoreGraphics, QuartzCore and AppKit are the files of the folder Darwin: API that Apple documents, as
# far as it is used here. Foundation is Linux's. The files of the folder Controls have to be refused, each with the words
# of its first line.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Tests/apple/toolchain.sh

# In the order of their imports.
modules=(CallerChecks PageFiles PlainTexts ScenarioFormat FlowEngine ConstraintSolving TextMeasuring ViewSimulator ControlSimulator ElementsSimulator CollectionSimulator TableSimulator CompositionalSimulator FlowSimulator LayoutPictures FlowScenario FlowTesting)
modules+=(FlowsimTools flowsim FlowRecorder UIKitSimulator)
# They stand in for Apple's, and do not exist on a Mac.
standIns=(CoreGraphics QuartzCore UIKit _Testing_CoreGraphics _Testing_UIKit)
if ! diff <(ls Sources) <(printf '%s\n' "${modules[@]}" "${standIns[@]}" | LC_ALL=C sort) > /dev/null; then
    echo "check-types.sh: the modules of Sources are not those that it knows" >&2
    exit 1
fi

withTests=false
if [ "${1:-}" = --tests ]; then withTests=true; fi

started=$SECONDS
apple_prepare "$PWD/.build/apple"
for module in Darwin ObjectiveC CoreGraphics QuartzCore AppKit; do
    apple_frontend -parse-as-library -emit-module -module-name "$module" -o "$apple/modules/$module.swiftmodule" \
        "Tests/apple/Darwin/$module.swift"
done

# Foundation exports these on a Mac. The engine has to do without.
options() {
    case $1 in
        CallerChecks | FlowEngine) ;;
        *) echo -import-module Darwin -import-module ObjectiveC ;;
    esac
    case $1 in
        flowsim) ;;
        *) echo -parse-as-library ;;
    esac
    if [ $withTests = true ]; then echo -enable-testing; fi
    # SwiftPM builds tests for what Swift Testing needs, not for the manifest's systems.
    case $1 in
        *Tests | *TestSupport)
            echo -I "$apple/testing" -disable-availability-checking
            echo -load-plugin-library "$resources/host/plugins/libTestingMacros.so" ;;
    esac
}
sources() { find "$1" -name '*.swift' | LC_ALL=C sort; }

log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
# Types of one module; at most two at once.
check() {
    local module=$1 folder=$2
    # Words without spaces: options and paths of this repository.
    # shellcheck disable=SC2046
    apple_frontend $(options "$module") -typecheck -module-name "$module" $(sources "$folder") \
        > "$log/$module" 2>&1 || touch "$log/$module.failed"
}
export_module() {
    # shellcheck disable=SC2046
    apple_frontend $(options "$1") -emit-module -experimental-skip-all-function-bodies -experimental-lazy-typecheck \
        -module-name "$1" \
        -o "$apple/modules/$1.swiftmodule" $(sources "$2")
}
verdict() {
    local failed
    wait
    failed=$(find "$log" -name '*.failed' | sed 's|.*/\(.*\)\.failed|\1|' | LC_ALL=C sort)
    [ -z "$failed" ] && return
    for module in $failed; do cat "$log/$module"; done >&2
    echo "check-types.sh: would not compile on a Mac: $failed" >&2
    exit 1
}

for module in "${modules[@]}"; do
    check "$module" "Sources/$module" &
    case $module in
        flowsim | FlowTesting | FlowRecorder | UIKitSimulator) ;;
        *) export_module "$module" "Sources/$module" ;;
    esac
    while [ "$(jobs -rp | wc -l)" -gt 1 ]; do wait -n; done
done
verdict

if [ $withTests = true ]; then
    export_module FlowTesting Sources/FlowTesting
    for support in SeededRandom FlowTestSupport ScenarioTestSupport; do export_module "$support" "Tests/$support"; done
    export_module ScenarioLaws Tests/Laws
    for tests in FlowEngineTests ConstraintSolvingTests TextMeasuringTests ViewSimulatorTests FlowSimulatorTests CompositionalSimulatorTests LayoutPicturesTests FlowScenarioTests \
        FlowTestingTests FlowsimToolsTests; do
        check "$tests" "Tests/$tests" &
        while [ "$(jobs -rp | wc -l)" -gt 1 ]; do wait -n; done
    done
    check FlowAttackTests Tests/Attack &
    verdict
    echo "check-types: tests, $((SECONDS - started)) s"
fi

# Clients that import Apple's modules together with this package's.
for client in Tests/apple/Clients/*.swift; do
    apple_frontend -parse-as-library -typecheck -module-name Client "$client" || {
        echo "check-types.sh: $client does not compile" >&2
        exit 1
    }
done

# Each control is wrong in one way, and compiles on Linux.
for control in Tests/apple/Controls/*.swift; do
    words=$(sed -n '1s|^// refused: ||p' "$control")
    if apple_frontend -parse-as-library -typecheck -module-name Control "$control" > "$log/control" 2>&1; then
        echo "check-types.sh: $control was taken" >&2
        exit 1
    fi
    if ! grep -qF -- "$words" "$log/control"; then
        cat "$log/control" >&2
        echo "check-types.sh: $control was not refused with “$words”" >&2
        exit 1
    fi
done
echo "check-types: ${#modules[@]} modules for macOS 10.15, $(ls Tests/apple/Controls | wc -l) controls refused," \
    "$((SECONDS - started)) s"
