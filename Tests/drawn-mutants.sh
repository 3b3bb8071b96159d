#!/usr/bin/env bash
# Draws small faults by seed from all functions of some modules, builds them once, as switches, and has the tests notice
# each.
#
#     Tests/drawn-mutants.sh                    sixty of seed 28
#     Tests/drawn-mutants.sh --count 20 --seed 7
#     Tests/drawn-mutants.sh --only 17,23       those of the draw that have these numbers
#     Tests/drawn-mutants.sh --own              only the tests of each mutant's own module, which is quicker
#     Tests/drawn-mutants.sh --list             builds nothing: what would be drawn if everything compiled
#
# Fails if a mutant survives for which Tests/DrawnMutants/survivors.txt has no reason, and if a mutant is killed for which
# it has one. Works on a copy of the repository in .build-mutants-drawn, which stays for the next run; FLOW_MUTANTS_COPY names
# another place. docs/testing.md describes the faults and the form of a reason.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
source Tests/mutants/common.sh
copy=$copies-drawn
mode=run
seed=28
count=60
only=
scope=all
while [[ $# -gt 0 ]]; do
    case $1 in
        --seed) seed=$2; shift ;;
        --count) count=$2; shift ;;
        --only) only=,$2,; shift ;;
        --own) scope=own ;;
        --list) mode=list ;;
        *) echo "drawn-mutants.sh: no option is called $1" >&2; exit 2 ;;
    esac
    shift
done

# Cells, tables, the UIKit module, writer, recording, FlowTesting.
drawn=(Sources/ConstraintSolving Sources/TextMeasuring Sources/ViewSimulator Sources/ControlSimulator Sources/UIKit)
drawn+=(Sources/CoreGraphics Sources/QuartzCore)
drawn+=(Sources/TableSimulator Sources/FlowSimulator/Controllers Sources/ElementsSimulator/Diffable)
drawn+=(Sources/CollectionSimulator/Diffable)
drawn+=(Sources/ScenarioFormat/Writing Sources/FlowScenario/Recording Sources/FlowTesting)

# The tests of a file's own module.
own_tests() {
    case $1 in
        Sources/ConstraintSolving/*) echo 'ConstraintSolvingTests' ;;
        Sources/TextMeasuring/*) echo 'TextMeasuringTests' ;;
        Sources/ViewSimulator/* | Sources/ControlSimulator/*) echo 'ViewSimulatorTests|UIKitTests' ;;
        Sources/FlowSimulator/* | Sources/ElementsSimulator/* | Sources/CollectionSimulator/* | Sources/TableSimulator/*)
            echo 'FlowSimulatorTests' ;;
        Sources/ScenarioFormat/*) echo 'FlowScenarioTests|FlowRecorderTests' ;;
        Sources/FlowScenario/*) echo 'FlowScenarioTests' ;;
        Sources/LayoutPictures/*) echo 'LayoutPicturesTests|FlowScenarioTests|FlowTestingTests' ;;
        Sources/FlowTesting/*) echo 'FlowTestingTests' ;;
        *) echo 'UIKitTests|CookbookTests' ;;
    esac
}

copy_files .
cd "$copy"
# Files written here are used by the next run: files that did not change are not compiled again.
mkdir -p switched plain logs
swiftc -swift-version 6 -o draw Tests/FlowTestSupport/Mutants/*.swift Tests/FlowTestSupport/Files/Repository.swift \
    Tests/SeededRandom/SeededGenerator.swift Tests/DrawnMutants/main.swift

# The mutants that did not compile, by the sources concerned.
state=$({ find "${drawn[@]}" -name '*.swift' | sort; echo Tests/FlowTestSupport/Mutants/*.swift; } | xargs cat | cksum)
state=${state// /-}
without=without-$state
find . -maxdepth 1 -name 'without-*' ! -name "$without" -exec rm {} +
touch "$without"
draw() {
    ./draw "$seed" "$count" Tests/DrawnMutants/survivors.txt "$without" switched "${drawn[@]}" > drawn.tsv
    mkdir -p switched/Sources/CallerChecks
    cmp -s Tests/DrawnMutants/mutant.swift switched/Sources/CallerChecks/Mutant.swift \
        || cp Tests/DrawnMutants/mutant.swift switched/Sources/CallerChecks/Mutant.swift
    (cut -f6 drawn.tsv; echo Sources/CallerChecks/Mutant.swift) | sort -u > switched.files
    (cd switched && find Sources -name '*.swift' | sort) | comm -13 switched.files - \
        | while IFS= read -r path; do rm "switched/$path"; done
}
draw
if [[ $mode == list ]]; then cut -f1,2,6- drawn.tsv; exit; fi

# Files move in and out with their dates. Tests that read sources find them unchanged.
move_in() {
    while IFS= read -r path; do
        mkdir -p "plain/$(dirname "$path")"
        if [[ -f $path ]]; then mv "$path" "plain/$path"; fi
        mv "switched/$path" "$path"
    done < switched.files
}
move_out() {
    while IFS= read -r path; do
        if [[ ! -f switched/$path && -f $path ]]; then mv "$path" "switched/$path"; fi
        if [[ -f plain/$path ]]; then mv "plain/$path" "$path"; fi
    done < switched.files
}

# The mutants in whose functions the compiler found errors.
note_errors() {
    local found=1 path line
    while IFS=: read -r path line; do
        awk -F '\t' -v path="$path" -v line="$line" '$6 == path && $3 <= line && line <= $4' drawn.tsv \
            | cut -f6- > failed.tsv
        if [[ -s failed.tsv ]]; then
            found=0
            cat failed.tsv >> "$without"
        fi
    done < <(sed -nE "s|^$PWD/(Sources/[^:]*:[0-9]+):[0-9]+: error:.*|\1|p" build.log | sort -u)
    sort -u -o "$without" "$without"
    return $found
}

flags=(-debug-info-format none)
started=$SECONDS
while true; do
    echo "building the copy with $(wc -l < drawn.tsv) switches in $copy"
    trap move_out EXIT
    move_in
    result=0
    build "${flags[@]}" || result=$?
    move_out
    trap - EXIT
    if [[ $result -eq 0 ]]; then break; fi
    if ! note_errors; then show_build; exit 1; fi
    echo "$(wc -l < "$without") do not compile; others are drawn"
    draw
done
program=$(test_program "${flags[@]}")
echo "built in $((SECONDS - started)) s"

# Runs tests until the first one fails: 0 if none does, 1 if one does or all stop, 124 after a limit of seconds.
run_until_failure() {
    local log=$1 limit=$2 number=$3 begun=$SECONDS result=0
    shift 3
    # An earlier run's failures are not this one's.
    : > "$log"
    FLOW_MUTANT=$number "$program" --testing-library swift-testing "$@" > "$log" 2>&1 &
    local process=$!
    while kill -0 "$process" 2> /dev/null; do
        if grep -aqE '✘ Test .* (recorded an issue|failed after)' "$log"; then result=1; fi
        if ((SECONDS - begun > limit)); then result=124; fi
        if [[ $result -ne 0 ]]; then
            kill -9 "$process" 2> /dev/null || true
            wait "$process" 2> /dev/null || true
            return $result
        fi
        sleep 0.2
    done
    wait "$process" 2> /dev/null || result=$?
    if [[ $result -eq 137 ]]; then return 137; fi
    return $((result > 0))
}

# The engine's tests, which do not use the modules of the draw, are skipped.
awk -F '\t' -v only="$only" 'only == "" || index(only, "," $1 ",")' drawn.tsv > chosen.tsv
which=(--skip FlowEngineTests)
if [[ $scope == own ]]; then
    suites=$(cut -f6 chosen.tsv | while IFS= read -r path; do own_tests "$path"; done | sort -u | paste -sd'|' -)
    which=(--filter "$suites")
fi

# A test that fails anyway would kill every mutant. Tests that passed once need not run again.
passed="logs/passed-$(cksum <<< "${which[*]}" | cut -d' ' -f1)"
if [[ ! $passed -nt $program ]]; then
    begun=$SECONDS
    if ! run_until_failure logs/none.log 1800 0 "${which[@]}"; then
            grep -aE '✘|error:' logs/none.log >&2 || tail -n 20 logs/none.log >&2
        echo "the tests fail without a mutant" >&2
        exit 1
    fi
    echo $((SECONDS - begun)) > "$passed"
fi
echo "the tests pass without a mutant ($(< "$passed") s)"
limit=$((4 * $(< "$passed") + 60))

# One mutant: its line of drawn.tsv in, a line in logs/N.verdict out.
try_mutant() {
    local number line path function kind before after why tests verdict result=0 begun=$SECONDS
    IFS=$'\x1f' read -r number line _ _ why path function kind _ before after <<< "$(tr '\t' '\037' <<< "$1")"
    tests=$(own_tests "$path")
    run_until_failure "logs/$number.log" "$limit" "$number" --filter "$tests" || result=$?
    # A survivor that has its reason costs the tests of its own module only.
    if [[ $result -eq 0 && $why == - && $scope == all ]]; then
        run_until_failure "logs/$number.log" "$limit" "$number" --skip "$tests|FlowEngineTests" || result=$?
        tests=all
    fi
    case $result in
        0) verdict="SURVIVES"; if [[ $why != - ]]; then verdict="survives: $why"; fi ;;
        124) verdict="killed, it never ends" ;;
        137) verdict="UNKNOWN: something else ended the tests, for want of memory perhaps" ;;
        *) verdict="killed by $(killers "logs/$number.log")" ;;
    esac
    if [[ $result -ne 0 && $tests == all ]]; then verdict+=", which is of another module"; fi
    if [[ $result -ne 0 && $why != - ]]; then verdict="REASON GONE: $verdict"; fi
    echo "$number $path:$line $kind: $before -> ${after:-nothing}: $verdict ($((SECONDS - begun)) s)" \
        | tee "logs/$number.verdict"
}

# Two at a time: most of the tests use one processor.
rm -f logs/*.verdict
while IFS= read -r mutant; do
    while [[ $(jobs -rp | wc -l) -ge 2 ]]; do wait -n || true; done
    # The shell would report every test program that traps.
    try_mutant "$mutant" < /dev/null 2> /dev/null &
done < chosen.tsv
wait

count() { cat logs/*.verdict | grep -cE "$1" || true; }
failures=$(count ': (SURVIVES|UNKNOWN|REASON GONE)')
echo "seed $seed: $(count .) mutants, $(count ': killed') killed, $(count ': survives: ') survive with a reason," \
    "$failures not as they should be"
exit $((failures > 0))
