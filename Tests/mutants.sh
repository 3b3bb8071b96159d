#!/usr/bin/env bash
# Breaks the code by hand-chosen edits, one after the other, and checks that the relevant tests find each.
#
#     Tests/mutants.sh                 all of Tests/mutants, about a minute each
#     Tests/mutants.sh pinning plans   those whose file names contain one of the words
#     Tests/mutants.sh --check [word]  builds nothing: is every text still there, and only once?
#     Tests/mutants.sh --list [word]
#
# Fails where a mutant survives, does not compile, or has a text that its file does not hold exactly once. Works on a copy
# of the sources in .build-mutants, which stays for the next run; FLOW_MUTANTS_COPY names another place. The format of a
# mutant is in docs/testing.md.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
source Tests/mutants/common.sh
copy=$copies
mode=run
words=()
for argument in "$@"; do
    case $argument in
        --check) mode=check ;;
        --list) mode=list ;;
        -*) echo "mutants.sh: no option is called $argument" >&2; exit 2 ;;
        *) words+=("$argument") ;;
    esac
done

# Reads one mutant into file, tests, why, survives, find and replace.
read_mutant() {
    local text
    text=$(<"$1")
    file=$(sed -n 's/^file: *//p' "$1")
    tests=$(sed -n 's/^tests: *//p' "$1")
    why=$(sed -n 's/^why: *//p' "$1")
    survives=$(sed -n 's/^survives: *//p' "$1")
    find=${text#*$'\n--- find\n'}
    replace=${find#*$'\n--- replace'}
    find=${find%%$'\n--- replace'*}
    replace=${replace#$'\n'}
    if [[ -z $file || -z $tests || -z $why || -z $find || $find == "$text" || $find == "$replace" ]]; then
        echo "a mutant has the lines file:, tests: and why:, then --- find and --- replace, each with its text"
        return 1
    fi
}

# The test targets that are built. Names of their tests, suites and types, in which each word of tests: has to occur: a run
# without tests ends with an error, which would be taken for a found mutant.
export FLOW_TESTS=FlowEngineTests,ViewSimulatorTests,FlowSimulatorTests,CompositionalSimulatorTests
targets=()
for target in ${FLOW_TESTS//,/ }; do targets+=("Tests/$target"); done
names=$(grep -rhoE '(struct|class|extension|func) +[A-Za-z0-9_]+' --include='*.swift' "${targets[@]}" | sort -u)

# Says which word of $tests names no test: such a mutant is looked at by fewer tests than it should.
check_tests() {
    local word
    for word in ${tests//|/ }; do
        if ! grep -qE "${word##*/}" <<< "$names"; then echo "no test has the name $word"; return 1; fi
    done
}

# How often $find occurs in the file: it has to be exactly once.
check_mutant() {
    local text rest
    if [[ ! -f $file ]]; then
        echo "there is no $file"
        return 1
    fi
    text=$(<"$file")
    rest=${text#*"$find"}
    if [[ $rest == "$text" ]]; then
        echo "the text is not in $file any more"
        return 1
    elif [[ ${rest#*"$find"} != "$rest" ]]; then
        echo "the text is in $file more than once"
        return 1
    fi
}

mutants=()
for path in Tests/mutants/*.mutant; do
    name=$(basename "$path" .mutant)
    if [[ ${#words[@]} -eq 0 ]]; then mutants+=("$name"); continue; fi
    for word in "${words[@]}"; do
        if [[ $name == *"$word"* ]]; then mutants+=("$name"); break; fi
    done
done
if [[ ${#mutants[@]} -eq 0 ]]; then echo "mutants.sh: no mutant is called that" >&2; exit 2; fi

failures=0
filters=()
for name in "${mutants[@]}"; do
    if ! problem=$(read_mutant "Tests/mutants/$name.mutant" && check_tests && check_mutant); then
        echo "$name: ${problem:-cannot be read}" >&2
        failures=$((failures + 1))
        continue
    fi
    read_mutant "Tests/mutants/$name.mutant"
    filters+=("$tests")
    if [[ $mode == list ]]; then echo "$name: $why"; fi
done
if [[ $failures -gt 0 ]]; then exit 1; fi
if [[ $mode != run ]]; then echo "${#mutants[@]} mutants, each with its place"; exit 0; fi

copy_files Package.swift Sources Tests
cd "$copy"

run_tests() {
    timeout --kill-after=10 "$2" "$program" --testing-library swift-testing --filter "$1" > tests.log 2>&1
}

# A test that fails anyway would kill every mutant.
echo "building the copy as it is in $copy"
if ! build; then show_build; exit 1; fi
program=$(test_program)
if ! run_tests "$(IFS='|'; echo "${filters[*]}")" 3600; then
    grep -E '^✘|error:' tests.log >&2 || tail -n 20 tests.log >&2
    echo "the tests fail without a mutant" >&2
    exit 1
fi

# From here on everything comes from the copy: changes in the checkout meanwhile have no effect.
restore() { printf '%s\n' "$text" > "$copy/$file"; }
for name in "${mutants[@]}"; do
    read_mutant "Tests/mutants/$name.mutant"
    started=$SECONDS
    text=$(<"$file")
    trap restore EXIT
    printf '%s\n' "${text%%"$find"*}$replace${text#*"$find"}" > "$file"
    result=0
    if ! build; then
        verdict="does not compile: $(grep -m1 -E 'error:' build.log || tail -n 1 build.log)"
        failures=$((failures + 1))
    else
        run_tests "$tests" 600 || result=$?
        if [[ $result -eq 0 && -n $survives ]]; then
            verdict="survives, as it says: $survives"
        elif [[ $result -eq 0 ]]; then
            verdict="SURVIVES $tests: $why"
            failures=$((failures + 1))
        elif [[ -n $survives ]]; then
            verdict="is killed by now: take its line survives: away"
            failures=$((failures + 1))
        elif [[ $result -eq 124 ]]; then
            verdict="killed, it never ends"
        elif [[ $result -eq 137 ]]; then
            verdict="unknown: somebody else ended the tests, for want of memory perhaps"
            failures=$((failures + 1))
        else
            verdict="killed by $(killers tests.log)"
        fi
    fi
    restore
    trap - EXIT
    echo "$name: $verdict ($((SECONDS - started)) s)"
done
echo "${#mutants[@]} mutants, $failures of them not as they should be"
exit $((failures > 0))
