#!/usr/bin/env bash
# Four throw-away packages depend on this one by path, branch, revision and version, and are built and run; a fifth one asks
# for a version that is not there. The package of `flowsim new package` resolves by version. Flags that are unsafe, which
# older SwiftPMs refuse in a dependency by version, have to be in no target of a product. Then the manifest is read as a Mac
# reads it, for itself and for Linux.
#
#     Tests/apple/check-packages.sh [ARGUMENT…]   for `swift build`
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
    echo "check-packages.sh: $1" >&2
    exit 1
}

# A separate repository with the present files, committed or not.
library=$work/flow-layout-simulator
mkdir "$library"
cp -r Package.swift Sources Tests Benchmarks docs README.md "$library"
git() { command git -C "$library" -c user.name=check -c user.email=check@example.invalid "$@"; }
git init --quiet --initial-branch main
git add --all
git commit --quiet --message "As it is"
git tag 0.2.0
revision=$(git rev-parse HEAD)
git branch plain "$revision"

# A package that depends on the library in one way: its folder's name, and the dependency.
package() {
    local folder=$work/$1
    mkdir -p "$folder/Sources/$1"
    cat > "$folder/Package.swift" << END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "$1",
    platforms: [.macOS(.v10_15)],
    dependencies: [$2],
    targets: [
        .executableTarget(
            name: "$1", dependencies: [.product(name: "FlowEngine", package: "flow-layout-simulator")])
    ]
)
END
    cat > "$folder/Sources/$1/main.swift" << 'END'
import FlowEngine

print("width", FlowSize(width: 3, height: 4).width)
END
}
url=file://$library
package ByPath ".package(name: \"flow-layout-simulator\", path: \"$library\")"
package ByBranch ".package(url: \"$url\", branch: \"plain\")"
package ByRevision ".package(url: \"$url\", revision: \"$revision\")"
package ByVersion ".package(url: \"$url\", .upToNextMinor(from: \"0.2.0\"))"
package ByMissing ".package(url: \"$url\", .upToNextMinor(from: \"1.0.0\"))"
for name in ByPath ByBranch ByRevision ByVersion; do
    swift run --package-path "$work/$name" "$name" > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "$name does not build"; }
    grep -q "^width 3.0$" "$work/log" || { cat "$work/log" >&2; fail "$name does not run"; }
done
if swift build --package-path "$work/ByMissing" > "$work/log" 2>&1; then fail "a version that is not there is found"; fi

# So does the package that flowsim writes, with the version: it resolves, and its targets use both products on Linux only.
swift build "$@" --product flowsim > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "flowsim does not build"; }
"$(swift build "$@" --show-bin-path)/flowsim" new package Generated "$work/Generated" --url "$url" --from 0.2.0 > "$work/log"
swift package --package-path "$work/Generated" resolve > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "Generated does not resolve"; }
[ "$(swift package --package-path "$work/Generated" dump-package | grep -c '"linux"')" = 2 ] \
    || fail "the targets of Generated use products on other systems"

# The benchmarks count allocations, and are in no product; the control has such a flag in the engine.
unsafe() { swift package --package-path "$1" dump-package | grep -c '"unsafeFlags"'; }
[ "$(unsafe .)" -eq 1 ] || fail "other targets than flow-benchmarks have unsafe flags"
if swift package dump-package | grep -A 20 '"products"' | grep -q flow-benchmarks; then fail "the benchmarks are a product"; fi
sed -i.before 's/name: "FlowEngine", dependencies: \["CallerChecks"\], swiftSettings: checks/&+[.unsafeFlags(["-Onone"])]/' \
    "$library/Package.swift"
[ "$(unsafe "$library")" -eq 2 ] || fail "an unsafe flag of the engine is not seen"

# On a Mac the manifest does not contain UIKit's names, unless it builds for Linux.
targets() { FLOW_UIKIT=$1 swift package dump-package | grep -o '"name" : "\(UIKit\|UIKitSimulator\|CoreGraphics\|QuartzCore\)"' | sort -u | wc -l; }
[ "$(targets platform)" -eq 1 ] || fail "a Mac builds modules with UIKit's names"
[ "$(targets simulated)" -eq 4 ] || fail "a Mac that builds for Linux has no modules with UIKit's names"
echo "check-packages: built by path, branch, revision and version; no unsafe flags; the manifest is a Mac's and Linux's"
