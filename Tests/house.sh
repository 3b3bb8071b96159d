#!/usr/bin/env bash
# Counts how large the sources are, how they hang together, and habits and words that are to become fewer. No build.
#
#     Tests/house.sh                    the working tree
#     Tests/house.sh --at COMMIT        a commit
#     Tests/house.sh --compare COMMIT   a commit and the working tree
#     Tests/house.sh --write            the first commit of the table and HEAD, into docs/contributing.md; the drawing
#     Tests/house.sh --check            fails if a limit is exceeded, or a page shows another house than there is
#     Tests/house.sh --products         what a client of each product compiles
#     Tests/house.sh --at HEAD NAME…    any of these, with the folders of these modules as well
#
# Declarations are recognized by the indentation of their lines.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
first=bb7dcdaf

# Examples of additions: name, words to look for (the one that most files name is used), paths that are left out. A file
# that is written from the sources is not a place to touch, nor is a deprecated form.
simulators='(View|Control|Elements|Collection|Compositional|Table|Flow)Simulator'
lower="Sources/(FlowEngine|CellSizing|ConstraintSolving|TextMeasuring|$simulators|UIKit|CoreGraphics)/"
samples="a step of a scenario;changeItems deselect;^($lower)
a property of the layout in the format;sectionInsetReference;^($lower|docs/(rules|invalidation|scenario))
a delegate method;didHighlightItemAt;^Sources/.*([+]OptionalMethods|Controller)[.]swift
a metric;preparations;^(Sources/$simulators/(Coll|Table|Diag|Core)|Sources/FlowsimTools/Bench|docs/output|docs/trace|docs/scenario[.]schema|Sources/ScenarioFormat/Model/FormatNames|Sources/FlowTesting/Budgets/LayoutBudget[+])
an option of a command;--jobs;^docs/scenarios"

# Every line of the sources that is not empty: path, c for code or d for a comment, number, indentation, text. Texts of
# several lines are code without words; comments of the scripts in them are comments. w: a line of more than 120.
read_lines() {
    find Sources -name '*.docc' -prune -o -type f -print | sort | tr '\n' '\0' | xargs -0 awk -v OFS='\t' '
        FNR == 1 { inside = 0; until = "" }
        length($0) > 120 && FILENAME ~ /swift$/ {
            s = $0
            if (length($0) - gsub(/[\200-\277]/, "", s) > 120) print FILENAME, "w", FNR
        }
        { s = $0; sub(/^[ \t]+/, "", s); if (s == "") next; indent = length($0) - length(s) }
        !inside && until == "" { until = s ~ /^\/\*/ ? "*/" : s ~ /^<!--/ ? "-->" : "" }
        until != "" || s ~ /^\/\// {
            print FILENAME, "d", FNR, indent, s
            if (until != "" && index(s, until)) until = ""
            next
        }
        {
            marks = gsub(/"""/, "&", s)
            sub(/ \/\/ [^"]*$/, "", s)
            print FILENAME, "c", FNR, indent, inside ? "" : s
            if (marks % 2) inside = !inside
        }'
}

# Declarations of types, protocols and extensions: path, keyword, access, name with outer types, members, heritage.
read_types() {
    modifiers='@.*|class|package|internal|final|indirect|nonisolated|static|mutating|override|required|convenience'
    awk -F '\t' -v OFS='\t' -v modifier="^($modifiers)\$" '
        function end_to(indent) {
            while (depth && indents[depth] >= indent) { print rows[depth], members[depth], heads[depth]; depth-- }
        }
        function heritage(h) { sub(/ *[{].*|where .*/, "", h); return sub(/.*: /, "", h) ? h : "" }
        $1 != path { end_to(0); path = $1; reading = 0 }
        $2 != "c" || $1 !~ /swift$/ { next }
        reading { head = head " " $5; if ($5 ~ /[{]/) { heads[depth] = heritage(head); reading = 0 } }
        $5 !~ /^[A-Za-z@]/ { next }
        {
            end_to($4)
            n = split($5, words, " "); access = "internal"
            for (i = 1; i < n; i++) {
                if (words[i] ~ /^(public|open)$/) access = "public"
                else if (words[i] ~ /^(private|fileprivate)$/) access = "private"
                else if (words[i] == "class" && words[i + 1] !~ /^(func|var|let|subscript|override|final)$/) break
                else if (words[i] !~ modifier) break
            }
            word = words[i]; sub(/[^a-z].*/, "", word)
            if (word ~ /^(struct|class|enum|protocol|actor|extension)$/ && i < n) {
                name = words[i + 1]; sub(/[^A-Za-z0-9_.].*/, "", name)
                if (depth) { name = names[depth] "." name; if (accesses[depth] == "private") access = "private" }
                depth++; indents[depth] = $4; names[depth] = name; accesses[depth] = access; members[depth] = 0
                rows[depth] = $1 OFS word OFS access OFS name; heads[depth] = heritage($5)
                reading = $5 !~ /[{]/; head = $5
            } else if (depth && $4 == indents[depth] + 4 && word ~ /^(func|var|let|init|subscript)$/) members[depth]++
        }
        END { end_to(0) }'
}

row() { printf '%s\t%s\n' "$1" "$2"; }
# Numbers with their names before them, behind their sum.
added() { awk '{ sum += $NF; list = list (NR > 1 ? ", " : ": ") $0 } END { print sum list }'; }
# The elements of a list, a line each, behind their number.
listed() { awk '{ list = list (NR > 1 ? ", " : ": ") "`" $0 "`" } END { print NR list }'; }

count_lines() {
    awk -F '\t' '
        function show(name, count) { print name "\t" count + 0 }
        $2 == "w" { wide++; next }
        { split($1, parts, "/"); module = parts[2]; kind = $1; sub(/.*[.]/, "", kind); last[$1] = $3 }
        $5 ~ /^\/\/ Generated/ { generated = $1 }
        $5 ~ /^\/\/ MARK/ { generated = "" }
        $2 == "c" {
            if (generated == $1) kind = "generated"; else { all++; modules[module]++ }
            kinds[kind ~ /^(js|css|html)$/ ? "web" : kind ~ /^(tsv|txt|md)$/ ? "table" : kind]++
        }
        END {
            show("lines of code", all); show("– of them JavaScript, CSS, HTML", kinds["web"])
            show("– of them tables", kinds["table"]); show("– not among them: generated Swift", kinds["generated"])
            for (m in modules) if (modules[m] >= 1000) print "– " m "\t" modules[m] | "sort"
            close("sort")
            show("lines of Swift wider than 120", wide)
            for (f in last) if (f ~ /swift$/ && last[f] <= 15) small++
            show("files of at most 15 lines", small)
        }' "$lines"
}

# Lines of a target and all that it depends on, without those of a target that is there, or of UIKit on a device: name,
# lines, lines with comments, modules.
chain() {
    awk -F '\t' -v OFS='\t' -v name="$1" -v target="$2" -v base="${3:-}" -v left="${4:-^$}" '
        function visit(t, set,   i, n, list) {
            if (t in set || t ~ left) return
            set[t] = 1; n = split(needs[t], list, " ")
            for (i = 1; i <= n; i++) visit(list[i], set)
        }
        NR == FNR {
            if (/^  "targets"/) on = 1
            split($0, quoted, "\"")
            if (takes) { found = found " " quoted[2]; takes = 0 }
            if (on && /^          "(byName|target|product)"/) takes = 1
            if (on && /^      "name"/) { needs[quoted[4]] = found; found = "" }
            next
        }
        $2 != "w" && $1 ~ /swift$/ { split($1, parts, "/"); all[parts[2]]++; code[parts[2]] += $2 == "c" }
        END {
            visit(target, mine)
            if (base != "") visit(base, others)
            for (t in mine) if (!(t in others)) { sum += code[t]; comments += all[t] - code[t]; n++ }
            print name, sum, sum + comments, n
        }' "$work/manifest" "$lines"
}

count_chains() {
    chain_row() { chain "$@" | awk -F '\t' '{ printf "%s\t%d, with comments %d, in %d modules\n", $1, $2, $3, $4 }'; }
    chain_row 'compiled by `import FlowSimulator`' FlowSimulator
    for target in CollectionSimulator CompositionalSimulator TableSimulator; do
        if [[ -d Sources/$target ]]; then chain_row "compiled by \`import $target\`" "$target"; fi
    done
    chain_row 'compiled by `import UIKit`' UIKit
    chain_row 'added to FlowSimulator by FlowTesting' FlowTesting FlowSimulator
    chain_row 'compiled by FlowRecorder on a device' FlowRecorder '' 'UIKit|Simulator'
    chain_row 'compiled by `flowsim`' flowsim
}

# The chains of the products.
count_products() {
    for product in FlowEngine CollectionSimulator CompositionalSimulator TableSimulator FlowSimulator UIKitSimulator \
        FlowTesting FlowScenario FlowRecorder TextMeasuring flowsim; do
        chain "$product" "$product"
    done
}

# Two modules declare a name; or they have a noun with the names of two parts before it, as in PlayedData, ScenarioData.
# Recorded fonts are left out: they are measurements, and no part of a recording.
count_types() {
    awk -F '\t' '$2 != "extension" && $3 != "private" { split($1, parts, "/"); print parts[2] "\t" $4 }' "$types" \
        | sort -u > "$work/names"
    row 'types of one name in two modules' "$(cut -f2 "$work/names" | sort | uniq -d | listed)"
    row 'nouns behind “Scenario”, “Recorded”, “Played” in two modules' "$(
        grep -vE 'Recorded(Fonts|Kerning|Metrics)$' "$work/names" | awk -F '\t' '
            { noun = $2 }
            sub(/^(Scenario[.]?|Recorded|Played)/, "", noun) && noun ~ /^[A-Za-z]+$/ {
                if (noun in module && module[noun] != $1 && name[noun] != $2) print noun
                module[noun] = $1; name[noun] = $2
            }' | sort -u | listed)"
    row 'requirements of the largest protocols that are not public' "$(awk -F '\t' '
        $2 == "protocol" { members[$4] = $5; heritage[$4] = $6; if ($3 != "public") mine[$4] = 1 }
        function total(p, seen,   i, n, list, sum) {
            if (p in seen || !(p in members)) return 0
            seen[p] = 1; sum = members[p]; n = split(heritage[p], list, /, /)
            for (i = 1; i <= n; i++) sum += total(list[i], seen)
            return sum
        }
        END { for (p in mine) { split("", seen); print total(p, seen), "`" p "`" } }' "$types" \
            | sort -rn | head -n 5 | paste -sd, - | sed 's/,/, /g')"
}

# The files that name an example, and places in them: mentions less than ten lines apart are one.
count_places() {
    while IFS=';' read -r name words left; do
        row "files that name $name" "$(for word in $words; do
            { grep -rnE -e "(^|[^A-Za-z0-9_-])$word([^A-Za-z0-9_-]|\$)" Sources docs/*.md docs/*.json || true; } \
                | grep -vE "^docs/contributing|$left" | awk -F : -v word="$word" '
                    !($1 in last) { files++ }
                    !($1 in last) || $2 - last[$1] >= 10 { places++ }
                    { last[$1] = $2 }
                    END { print files + 0, "(" places + 0 " places): `" word "`" }'
        done | sort -rn | head -n 1)"
    done <<< "$samples"
}

# Folders of a module that name types of each other: module, folder, other folder. A name that two folders declare is left
# out. Lines of code of a folder: module, folder, -, number.
read_folders() {
    awk -F '\t' -v OFS='\t' '
        function folder(path,   parts) { return split(path, parts, "/") > 3 ? parts[3] : "" }
        (f = folder($1)) == "" || $1 !~ /swift$/ { next }
        { split($1, parts, "/"); m = parts[2] }
        NR == FNR {
            if ($2 != "extension" && $3 != "private" && $4 !~ /[.]/) {
                if ((m, $4) in owner) { if (owner[m, $4] != f) owner[m, $4] = "two" } else owner[m, $4] = f
            }
            next
        }
        $2 == "c" {
            sizes[m OFS f]++; n = split($5, words, /[^A-Za-z0-9_]+/)
            for (i = 1; i <= n; i++) {
                other = owner[m, words[i]]
                if (other != "" && other != "two" && other != f) arrows[m OFS f OFS other] = 1
            }
        }
        END {
            for (s in sizes) print s, "-", sizes[s]
            for (a in arrows) print a
        }' "$types" "$lines" | sort
}

# Pairs of folders with arrows both ways, and large folders, of all modules that are given.
count_folders() {
    local name=$1
    shift
    read_folders | awk -F '\t' -v OFS='\t' -v names="$*" -v of="$name" '
        BEGIN { n = split(names, list, " "); for (i = 1; i <= n; i++) asked[list[i]] = 1 }
        !($1 in asked) { next }
        $3 == "-" { count[$1]++; if ($4 > 3000) large = large ", `" $2 "` " $4; next }
        ($1, $3, $2) in seen { both++; pairs = pairs ", " $3 "–" $2 }
        { seen[$1, $2, $3] = 1 }
        END {
            for (m in count) all += count[m] * (count[m] - 1) / 2
            print "pairs of folders with references both ways, " of, both + 0 " of " all + 0 (both ? ": " substr(pairs, 3) : "")
            print "folders of more than 3,000 lines, " of, large == "" ? 0 : substr(large, 3)
        }'
}

# The modules of Sources in the order of the manifest, with what they depend on, and their folders with what these name.
draw() {
    awk -F '"' '
        /^  "targets"/ { on = 1 }
        takes { found = found (found == "" ? "" : ", ") $2; takes = 0 }
        on && /^          "(byName|target|product)"/ { takes = 1 }
        on && /^      "name"/ { name = $4 }
        on && /^      "type"/ { print name "\t" found "\t" $4; found = "" }' "$work/manifest" > "$work/targets"
    read_folders | awk -F '\t' '
        FNR == NR { if ($3 != "test") { order[++n] = $1; needs[$1] = $2 } next }
        $3 == "-" { folders[$1] = folders[$1] " " $2; next }
        { arrows[$1, $2] = arrows[$1, $2] (arrows[$1, $2] == "" ? "" : ", ") $3 }
        END {
            for (i = 1; i <= n; i++) {
                m = order[i]
                if (!(m in folders) && needs[m] == "") { print m; continue }
                print m (needs[m] == "" ? "" : " → " needs[m])
                k = split(folders[m], list, " ")
                for (j = 1; j <= k; j++) print "    " list[j] (arrows[m, list[j]] == "" ? "" : " → " arrows[m, list[j]])
            }
        }' "$work/targets" - | awk '
        /^[^ ]/ { on = system("test -d Sources/" $1) == 0 }
        on'
}

# The limits that the house keeps. Prints those that it exceeds.
check_limits() {
    local found
    git ls-files | cut -d / -f 1 | sort -u | grep -vxE "$top" | sed 's/^/not part of the top level: /' || true
    found=$(count_folders house "${successors[@]}")
    awk -F '\t' '
        /^pairs/ && $2 + 0 > 8 { print "more than 8 pairs of folders name each other: " $2 }
        /^folders/ && $2 != 0 { print "a folder has more than 3,000 lines: " $2 }' <<< "$found"
    count_types | awk -F '\t' '
        /^types of one name/ && $2 != 0 { print "two modules declare a type of one name: " $2 }
        /^requirements/ && $2 + 0 > 25 { print "an internal protocol has more than 25 requirements: " $2 }'
    count_habits | awk -F '\t' '
        /^assignments/ && $2 > '"$most_assignments"' { print "more assignments of several values at once: " $2 }
        /^`#expect`/ && $2 > '"$most_claims"' { print "more expectations of several claims: " $2 }'
    count_chains | awk -F '\t' '/FlowSimulator`/ && $2 + 0 > '"$largest_chain"' { print "import FlowSimulator compiles " $2 }'
}

count_habits() {
    row 'assignments of several values at once' "$(
        awk -F '\t' '$2 == "c" && $5 ~ /(^|[{:] )[(][^"]*, [^"]*[)] = [(]/' "$lines" | wc -l)"
    row '`#expect` with `&&`' "$(find Tests -name '*.swift' -exec cat {} + | grep -cE '#expect.*&&')"
}

# Words of comments and pages, and how summaries begin.
count_english() {
    { awk -F '\t' '$2 == "d" && $1 ~ /swift$/ { print $5 }' "$lines"; cat docs/*.md; } | tr 'A-Z' 'a-z' \
        | tr -cs 'a-z' ' ' > "$work/words"
    phrases() {
        row "$1" "$(shift
            for phrase; do echo "$phrase $(grep -ow -e "$phrase" "$work/words" | wc -l)"; done | added)"
    }
    phrases 'persons as machinery' nobody somebody whoever
    phrases 'words with a plainer synonym' anew beside 'but for' 'by itself' 'in turn' 'so much' 'so many'
    phrases 'verbs with a plainer synonym' counts says answers hears knows tells
    awk -F '\t' '$2 == "d" && /\t\/\/\// { if ($1 != path || $3 != number + 1) print $5; path = $1; number = $3 }' \
        "$lines" > "$work/summaries"
    row 'summaries that begin with neither noun nor verb' "$(for start in What 'The same' Of Those; do
        echo "$start $(grep -c "^/// $start " "$work/summaries")"
    done | added)"
}

# Reads a commit, or the working tree where none is given, and runs a function on what was read.
with_sources() (
    work=$(mktemp -d "$scratch/XXXXXX")
    lines=$work/lines types=$work/types
    if [[ -n $1 ]]; then
        mkdir "$work/tree"
        git archive "$1" | tar x -C "$work/tree"
        cd "$work/tree"
    fi
    env -u FLOW_TESTS -u FLOW_FUZZ FLOW_UIKIT=simulated swift package dump-package > "$work/manifest"
    read_lines > "$lines"
    read_types < "$lines" > "$types"
    "$2"
)

# A row a line.
count_all() {
    count_lines; count_chains; count_types; count_places
    count_folders "FlowSimulator and its successors" "${successors[@]}"
    for module in "${modules[@]}"; do count_folders "$module" "$module"; done
    count_habits; count_english
}

compare() {
    with_sources "$1" count_all > "$scratch/old"
    with_sources "$2" count_all > "$scratch/new"
    awk -F '\t' -v OFS='\t' '
        NR == FNR { old[$1] = $2; next }
        { print $1, ($1 in old ? old[$1] : "–"), $2; delete old[$1] }
        END { for (name in old) print name, old[name], "–" }' "$scratch/old" "$scratch/new"
}

# A page holds sums of words, without the words.
write() {
    compare "$first" HEAD | awk -F '\t' -v first="$first" -v head="$(git rev-parse --short=8 HEAD)" '
        function short(value) { sub(/: [A-Z a-z]+ [0-9].*/, "", value); return value }
        NR == FNR { rows = rows "| " $1 " | " short($2) " | " short($3) " |\n"; next }
        /^\| counted / { printf "| counted | `%s` | `%s` |\n|---|---|---|\n%s", first, head, rows; skip = 1 }
        !/^\|/ { skip = 0 }
        !skip' - docs/contributing.md > "$scratch/page"
    cp "$scratch/page" docs/contributing.md
}

# Puts the drawing into its page, between two marks.
write_drawing() {
    if [[ $(grep -c '^<!-- house \(begins\|ends\) -->$' docs/architecture.md) != 2 ]]; then
        echo "house.sh: docs/architecture.md has no place for the drawing" >&2
        exit 1
    fi
    with_sources '' draw > "$scratch/drawing"
    awk -v drawing="$scratch/drawing" '
        { print }
        /^<!-- house begins/ {
            print "```"; while ((getline line < drawing) > 0) print line; print "```"
            while ((getline line) > 0 && line !~ /^<!-- house ends/) {}
            print line
        }' docs/architecture.md > "$scratch/page"
}

check() {
    local problems
    problems=$(with_sources '' check_limits)
    write_drawing
    cmp -s "$scratch/page" docs/architecture.md || problems+=$'\n'"docs/architecture.md draws another house: Tests/house.sh --write"
    if [[ -n $problems ]]; then echo "$problems" >&2; exit 1; fi
    echo "the house keeps its limits"
}

successors=(FlowSimulator ElementsSimulator CollectionSimulator TableSimulator ControlSimulator)
largest_chain=46000
top='\.ci|\.gitignore|Benchmarks|CHANGELOG\.md|LICENSE|Package\.swift|README\.md|Sources|Tests|docs'
# Those that are left are guards of an index, and values that belong together.
most_claims=80 most_assignments=270
mode=at commit='' modules=()
while [[ $# -gt 0 ]]; do
    case $1 in
        --at | --compare) mode=${1#--} commit=$2; shift ;;
        --write | --check | --products) mode=${1#--} ;;
        -*) echo "house.sh: no option is called $1" >&2; exit 2 ;;
        *) modules+=("$1") ;;
    esac
    shift
done
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT
case $mode in
    at) with_sources "$commit" count_all ;;
    compare) compare "$commit" '' ;;
    write) write; write_drawing; cp "$scratch/page" docs/architecture.md ;;
    check) check ;;
    products) with_sources '' count_products ;;
esac
