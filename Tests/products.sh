#!/usr/bin/env bash
# What a client of each product compiles: the table of docs/performance.md.
#
#     Tests/products.sh            compares the table's modules and lines with the sources; builds nothing
#     Tests/products.sh --write            writes modules and lines into the table
#     Tests/products.sh --write NAME…      measures these products, too: some three minutes each on two cores
#
# Lines may have changed by three in a hundred since they were written, modules not at all.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
page=docs/performance.md

if [[ ${1:-} == --write ]]; then
    shift
    measured=" $* "
else
    Tests/house.sh --products | awk -F '\t' '
        FILENAME != "-" {
            if (!/^\| `/) next
            split($0, cells, / *[|] */)
            name = cells[2]
            gsub(/`/, "", name)
            modules[name] = cells[3]
            lines[name] = cells[4]
            next
        }
        !($1 in modules) { print "there is no row of " $1; wrong = 1; next }
        modules[$1] != $4 { print $1 " compiles " $4 " modules, not " modules[$1]; wrong = 1 }
        $2 > lines[$1] * 1.03 || $2 < lines[$1] * 0.97 { print $1 " compiles " $2 " lines, not " lines[$1]; wrong = 1 }
        { found[$1] = 1 }
        END {
            for (name in modules) if (!(name in found)) { print "there is no product " name; wrong = 1 }
            if (!NR) { print "there is no table between the marks"; wrong = 1 }
            if (wrong) { print "docs/performance.md: Tests/products.sh --write"; exit 1 } }' \
        <(sed -n '/^<!-- products begin/,/^<!-- products end/p' "$page") - >&2
    echo "the products compile what docs/performance.md lists"
    exit 0
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Seconds of processor time of a command.
seconds() {
    local TIMEFORMAT='%U %S'
    { time "$@" > "$scratch/log" 2>&1; } 2> "$scratch/time" || { cat "$scratch/log" >&2; exit 1; }
    awk '{ printf "%.0f", $1 + $2 }' "$scratch/time"
}

# The times in the table.
former() { awk -F ' [|] ' -v name="| \`$1\`" '$1 == name { sub(/ [|]$/, "", $6); print $5; print $6 }' "$page"; }

# The build of a product from nothing, and after one file of the largest module in its chain was touched.
build() {
    local product=$1 folder=$scratch/$2 changed first again
    shift 2
    first=$(seconds swift build --scratch-path "$folder" "$@" --target "$product") || exit 1
    changed=Sources/ViewSimulator/View/View.swift
    case $product in
        FlowEngine) changed=Sources/FlowEngine/Model/FlowModel.swift ;;
        TextMeasuring) changed=Sources/TextMeasuring/Layout/TextLayouter.swift ;;
    esac
    touch "$changed"
    again=$(seconds swift build --scratch-path "$folder" "$@" --target "$product") || exit 1
    rm -rf "$folder"
    echo "$first / $again"
}

{
    echo "| product | modules | lines | with comments | debug, s | release, s |"
    echo "|---|---|---|---|---|---|"
    Tests/house.sh --products | while IFS=$'\t' read -r product lines comments modules; do
        if [[ $measured == *" $product "* ]]; then
            debug=$(build "$product" debug)
            release=$(build "$product" release -c release)
        else
            { read -r debug; read -r release; } < <(former "$product") || true
        fi
        echo "| \`$product\` | $modules | $lines | $comments | ${debug:-–} | ${release:-–} |"
    done
} > "$scratch/table"
awk -v table="$scratch/table" '
    { print }
    /^<!-- products begin/ {
        while ((getline line < table) > 0) print line
        while ((getline line) > 0 && line !~ /^<!-- products end/) {}
        print line
    }' "$page" > "$scratch/page"
cp "$scratch/page" "$page"
