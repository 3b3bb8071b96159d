# Shared by Tests/mutants.sh and Tests/drawn-mutants.sh, which both work on a copy of the sources.

copies=${FLOW_MUTANTS_COPY:-$root/.build-mutants}

# Copies the files that git tracks or would add under the given paths to the folder $copy. Only files that differ are
# copied, so that the copy's build is incremental; files that are gone here are deleted there.
copy_files() {
    mkdir -p "$copy"
    git ls-files -co --exclude-standard -z -- "$@" \
        | while IFS= read -r -d '' path; do
            if [[ -f $path ]]; then echo "$path"; fi
        done | sort > "$copy/files.new"
    while IFS= read -r path; do
        if ! cmp -s "$path" "$copy/$path"; then
            mkdir -p "$copy/$(dirname "$path")"
            cp "$path" "$copy/$path"
        fi
    done < "$copy/files.new"
    if [[ -f $copy/files ]]; then
        comm -13 "$copy/files.new" "$copy/files" | while IFS= read -r path; do rm -f "$copy/$path"; done
    fi
    mv "$copy/files.new" "$copy/files"
}

# Builds all tests of the folder it is called in, with the given options.
build() { swift build --build-tests "$@" > build.log 2>&1; }
show_build() { grep -E 'error:' build.log >&2 || tail -n 20 build.log >&2; }

# The test program itself, because a timeout would end `swift test` and leave it running.
test_program() { echo "$(swift build --show-bin-path "$@")"/*PackageTests.xctest; }

# The names of two tests that failed by a log, or what stopped them all.
killers() {
    local names
    names=$(sed -nE \
        -e 's/^.*✘ Test ("([^"\\]|\\.)*"|[^ ]+\(.*\)) (with [0-9]+ test cases )?failed after.*$/\1/p' \
        -e 's/^.*✘ Test ("([^"\\]|\\.)*"|[^ ]+\(.*\)) recorded an issue.*$/\1/p' "$1" | sort -u | head -n 2 | paste -sd, -)
    if [[ -z $names ]]; then names=$(grep -a -m1 -oE '(Fatal|fatal) error:.*|signal .*' "$1" || echo "a stop"); fi
    cut -c1-160 <<< "$names"
}
