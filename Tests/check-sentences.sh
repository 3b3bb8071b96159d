#!/usr/bin/env bash
# Has programs make mistakes on purpose, and checks that each is stopped with its sentence and its place: `precondition`
# prints neither in optimized builds (R18.7). The mistakes are in Benchmarks/Mistakes.
#
#     Tests/check-sentences.sh FOLDER...   of products, such as those of `swift build -c release`
set -euo pipefail
shopt -s extglob
export SWIFT_BACKTRACE=enable=no
ulimit -c 0

lost=0
for products in "$@"; do
    made=0
    while IFS=$'\t' read -r mistake file sentence; do
        made=$((made + 1))
        if said=$("$products/flow-benchmarks" --mistake "$mistake" 2>&1); then
            echo "check-sentences: $products: “$mistake” does not stop the program" >&2
            lost=$((lost + 1))
        elif [[ $said != *"$file":+([0-9])": Fatal error: $sentence"* ]]; then
            echo "check-sentences: $products: “$mistake” is not told in $file: $sentence" >&2
            echo "$said" >&2
            lost=$((lost + 1))
        fi
    done < <("$products/flow-benchmarks" --mistakes)
    [[ $made -ge 8 ]] || { echo "check-sentences: $products makes only $made mistakes" >&2; exit 1; }
done
[[ $lost -eq 0 ]]
