#!/usr/bin/env bash
# Feeds damaged and made-up scenario files to the reader, the runner and everything that describes a run, for ten minutes or
# the number of seconds in the first argument. It starts from the scenarios of the documentation and from Tests/Fuzz/Corpus.
#
#     Tests/fuzz.sh             ten minutes
#     Tests/fuzz.sh 60          one
#     Tests/fuzz.sh 0 FILE…     these inputs once, to see a crash again
#
# It stops at the first input that breaks something, writes it to .build-fuzz/crashes and prints its name; the inputs that
# it found stay in .build-fuzz/corpus for the next time. FLOW_FUZZ_SEED gives the seed. With FLOW_FUZZ_MERGE=1 the committed corpus is written
# again afterwards, with at most 150,000 bytes.
#
# libFuzzer has a target of its own (see Package.swift) and a scratch folder of its own. Linux only.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-600}
[ $# -gt 0 ] && shift
scratch=.build-fuzz
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
# The driver links the library that has a `main`; the package manager makes one, too, so the other has to be named.
libraries=("$toolchain"/lib/clang/*/lib/linux/libclang_rt.fuzzer_no_main-"$(uname -m)".a)
flags=(
    -c release --product flow-fuzz --scratch-path "$scratch" -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer
    -Xswiftc -enable-testing -Xlinker "${libraries[0]}" -Xlinker -lstdc++
)
export FLOW_FUZZ=1
# Signals are libFuzzer's here: it writes the input that led to one to a file.
export SWIFT_BACKTRACE=enable=no
swift build "${flags[@]}"
fuzzer=$(swift build "${flags[@]}" --show-bin-path)/flow-fuzz

crashes=$scratch/crashes
found=$scratch/corpus
seeds=$scratch/seeds
# Ten seconds and a gigabyte for an input of six thousand bytes.
limits=(-timeout=10 -rss_limit_mb=1024 -max_len=6000 "-artifact_prefix=$crashes/")
mkdir -p "$crashes" "$found"

if [ "$seconds" = 0 ]; then
    exec "$fuzzer" "${limits[@]}" "$@"
fi

rm -rf "$seeds"
mkdir -p "$seeds"
for file in docs/scenarios/*/*.json docs/samples/*.json; do
    cp "$file" "$seeds/${file//\//-}"
done

outcome=0
"$fuzzer" "${limits[@]}" -dict=Tests/Fuzz/scenario.dict -max_total_time="$seconds" -print_final_stats=1 \
    -seed="${FLOW_FUZZ_SEED:-0}" "$found" Tests/Fuzz/Corpus "$seeds" || outcome=$?
if [ "$outcome" != 0 ]; then
    echo "an input broke it; it is in $crashes, and Tests/fuzz.sh 0 FILE shows it again:"
    ls -t "$crashes" | head -1
    exit "$outcome"
fi

if [ "${FLOW_FUZZ_MERGE:-}" = 1 ]; then
    rm -rf "$scratch/merged" "$scratch/kept"
    mkdir -p "$scratch/merged" "$scratch/kept"
    # As few as reach every place in the code that any of them reaches, and of these the small ones.
    "$fuzzer" "${limits[@]}" -set_cover_merge=1 -use_counters=0 "$scratch/merged" "$found" Tests/Fuzz/Corpus
    size=0
    for file in $(ls -Sr "$scratch/merged"); do
        size=$((size + $(wc -c <"$scratch/merged/$file")))
        [ "$size" -gt 150000 ] || cp "$scratch/merged/$file" "$scratch/kept"
    done
    rm -rf Tests/Fuzz/Corpus
    mv "$scratch/kept" Tests/Fuzz/Corpus
fi
