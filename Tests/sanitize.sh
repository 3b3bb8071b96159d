#!/usr/bin/env bash
# Runs the tests of engine, views and simulator, and 200 seeds of every law of `flow-laws`, under the address sanitizer,
# which counts leaks at the end as well, and under the thread sanitizer, in debug and in release builds.
#
#     Tests/sanitize.sh                     all four
#     Tests/sanitize.sh address release     one of them; any of address, thread, debug and release
#
# FLOW_SANITIZE_TESTS narrows the tests to those whose names match a regular expression. Each build has its own folder,
# .build-address or .build-thread, and holds these tests and the command line only: the benchmarks replace malloc, and so do
# the sanitizers. There is no sanitizer for undefined behaviour in Swift, which traps without one.
set -euo pipefail
cd "$(dirname "$0")/.."

sanitizers=()
configurations=()
for argument in "$@"; do
    case $argument in
        address | thread) sanitizers+=("$argument") ;;
        debug | release) configurations+=("$argument") ;;
        *) echo "sanitize.sh: $argument is none of address, thread, debug and release" >&2; exit 2 ;;
    esac
done
if [[ ${#sanitizers[@]} -eq 0 ]]; then sanitizers=(address thread); fi
if [[ ${#configurations[@]} -eq 0 ]]; then configurations=(debug release); fi
tests=${FLOW_SANITIZE_TESTS:-'^(FlowEngineTests|ViewSimulatorTests|FlowSimulatorTests)\.'}

# A report ends the program that made it, including programs that the tests start.
export ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0
# Foundation's attributed strings never release their attributes here; a program of five lines shows it.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
echo leak:CFRunArrayCreate > "$suppressions"
export LSAN_OPTIONS=print_suppressions=0:suppressions=$suppressions
export TSAN_OPTIONS=halt_on_error=1
# Hostile histories reach what small ones do not: splits, joins, runs that are cut.
export FLOW_TREE_ATTACKS=${FLOW_TREE_ATTACKS:-50}

for sanitizer in "${sanitizers[@]}"; do
    for configuration in "${configurations[@]}"; do
        options=(-c "$configuration" "--sanitize=$sanitizer" --scratch-path ".build-$sanitizer")
        # The tests of the engine use its internals.
        if [[ $configuration == release ]]; then options+=(-Xswiftc -enable-testing); fi
        started=$SECONDS
        FLOW_TESTS=FlowEngineTests,ViewSimulatorTests,FlowSimulatorTests \
            swift build "${options[@]}" --product flow-layout-simulatorPackageTests
        swift build "${options[@]}" --product flow-laws
        products=$(swift build "${options[@]}" --show-bin-path)
        echo "$sanitizer, $configuration: built in $((SECONDS - started)) s"
        started=$SECONDS
        # Without XCTest, which leaks a little.
        # One needs an address that is used again, and the address sanitizer keeps them.
        "$products/flow-layout-simulatorPackageTests.xctest" --testing-library swift-testing --filter "$tests" \
            --skip 'AssociatedObjectsTests/reuse' > "$products/tests.log" 2>&1 || {
            grep -E '✘|ERROR: |WARNING: ThreadSanitizer|SUMMARY|^    #' "$products/tests.log" | head -n 60 >&2
            echo "$sanitizer, $configuration: the tests fail, see $products/tests.log" >&2
            exit 1
        }
        tail -n 1 "$products/tests.log"
        (cd "$(mktemp -d)" && "$products/flow-laws" --seeds 200)
        echo "$sanitizer, $configuration: nothing found in $((SECONDS - started)) s"
    done
done
