#!/usr/bin/env bash
# Compiles the declarations of FlowRecorder's classes that inherit from UIKit's, or conform to its protocols, by
# Objective-C's rules: against the headers of the folder ObjectiveC, as a Mac compiles them against Apple's. A method that
# overrides one of a protocol of its superclass, or that is isolated otherwise, is a mistake there but not here, where
# UIKit's classes are Swift's. Bodies are left out, and Foundation's values are stand-ins.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The classes of some files: their headers, methods, initializers and overridden properties. Private and nested members,
# and those for Objective-C only, are left out. Relies on members being indented by four spaces.
declarations() {
    sed 's|//.*||
        s/\[\(IndexPath\|UICollectionView[A-Za-z]*\|String\)\]/NSArray/g
        s/\[String: /[Name: /g
        s/\bIndexPath\b/NSIndexPath/g; s/\bIndexSet\b/NSIndexSet/g; s/\bString\b/NSString/g; s/\bCGFloat\b/Double/g
        s/UITableView\.Style/TableStyle/g' "$@" | awk '
        /^ *#if canImport\(ObjectiveC\)/ { hidden = 1 }
        hidden { if (/^ *#endif/) hidden = 0; next }
        /^class .*: (UI|NSObject, UI|RecordingFlowLayout)|^[a-z].* class [A-Za-z]*: (UI|NSObject, UI|RecordingFlowLayout)/ {
            sub(/private /, ""); print attribute $0; inside = 1; attribute = ""; next
        }
        { attribute = /^@MainActor$/ ? $0 "\n" : "" }
        /^[^ ]/ { if (inside && /^}/) print; inside = 0; next }
        !inside || /^ *$/ { next }
        { member = member $0 "\n" }
        {
            braces += gsub(/[{]/, "&") - gsub(/[}]/, "&"); parentheses += gsub(/[(]/, "&") - gsub(/[)]/, "&")
            if (braces > 0 || parentheses > 0) next
            # A line that ends in an attribute goes on.
            if (member ~ /^ *@[^\n]*\n$/ && member !~ /(func|init|var) /) next
            head = member
            sub(/ *[{].*/, "", head)
            body = member ~ /(will|did)Set/ ? "didSet {}" : "fatalError()"
            if (member ~ /[{]/ && head !~ /private/ && head ~ /(func |init[?]?\(|override var )/) print head " { " body " }"
            member = ""
        }'
}

frontend() {
    swiftc -frontend -typecheck -swift-version 6 -enable-objc-interop -disable-objc-attr-requires-foundation-module \
        -parse-as-library -module-name Recorder -module-cache-path "$work/cache" -I Tests/apple/ObjectiveC "$@"
}

# Types of the recorder that its methods name.
cat > "$work/Types.swift" << 'END'
typealias Name = Int
struct Scenario {
    struct Layout {}
    struct ItemSize {}
    struct Length {}
    struct Section {}
    struct SectionView {}
}
struct ReportedSizes {}
struct TableMethod: Hashable {}
@globalActor actor OtherActor { static let shared = OtherActor() }
END
files=$(grep -lrE 'class [A-Za-z]+: (UI|NSObject, UI|RecordingFlowLayout)' Sources/FlowRecorder --include='*.swift' | LC_ALL=C sort)
# shellcheck disable=SC2086
{ echo "import UIKit"; declarations $files; } > "$work/Recorder.swift"
methods=$(grep -cE '(func|init|override var)' "$work/Recorder.swift")
if [ "$methods" -lt 60 ]; then
    echo "check-overrides.sh: only $methods methods of FlowRecorder's classes were found" >&2
    exit 1
fi
if ! frontend "$work/Recorder.swift" "$work/Types.swift" > "$work/log" 2>&1; then
    cat "$work/log" "$work/Recorder.swift" >&2
    echo "check-overrides.sh: FlowRecorder would not compile against Apple's UIKit" >&2
    exit 1
fi

# These declarations with one mistake each: the words of the error, then the edit that makes the mistake.
controls=0
control() {
    sed "$2" "$work/Recorder.swift" > "$work/Control.swift"
    if cmp -s "$work/Recorder.swift" "$work/Control.swift"; then
        echo "check-overrides.sh: “$2” changes nothing" >&2
        exit 1
    fi
    if frontend "$work/Control.swift" "$work/Types.swift" > "$work/log" 2>&1 || ! grep -qF "$1" "$work/log"; then
        cat "$work/log" >&2
        echo "check-overrides.sh: “$2” was not refused with “$1”" >&2
        exit 1
    fi
    controls=$((controls + 1))
}
control "overriding declaration requires an 'override' keyword" \
    's/override \(func tableView(_ tableView: UITableView, heightForRowAt\)/\1/'
control "does not override any method from its superclass" 's/reloadRows(at/reloadRow(at/'
control "has different actor isolation" 's/open \(override func prepare()\)/@OtherActor open \1/'
control "does not conform to protocol" 's/numberOfRowsInSection section: Int/numberOfRowsInSection section: Int32/'
echo "check-overrides: $methods methods of FlowRecorder's classes by Objective-C's rules, $controls controls refused"
