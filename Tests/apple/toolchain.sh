# Sourced by the scripts of this folder: a toolchain whose target is macOS, in "$apple", and `apple_frontend`.
#
# The standard library and Foundation of Linux contain the availability of their API on Apple's platforms, but it is
# checked only if the target is one of these. A module names its target in plain text, and macOS 10.15's name is as long as
# Linux's, so copies are changed in place. C keeps Linux's target and headers. Nothing is linked, and nothing can be run.

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
linux=$(uname -m)-unknown-linux-gnu
case $(uname -m) in
    x86_64) macos=x86_64-apple-macosx10.15 ;;
    aarch64) macos=arm64-apple-macosx10.15.0 ;;
    *) echo "apple: there is no name of macOS as long as $linux" >&2; exit 1 ;;
esac

# The copies, made once for each compiler and each version of this script.
apple_prepare() {
    apple=$1
    local version name
    version="$(swiftc --version 2> /dev/null | head -n 1) $(cksum < Tests/apple/toolchain.sh)"
    mkdir -p "$apple"
    if [ "$(cat "$apple/version" 2> /dev/null)" = "$version" ]; then return; fi
    rm -rf "$apple"
    mkdir -p "$apple/resources/macosx" "$apple/modules" "$apple/cache" "$apple/maps" "$apple/testing"
    for module in "$resources"/linux/*.swiftmodule; do
        [ -f "$module/$linux.swiftmodule" ] || continue
        name=$(basename "$module")
        mkdir "$apple/resources/macosx/$name"
        LC_ALL=C sed "s/$linux/$macos/g" "$module/$linux.swiftmodule" \
            > "$apple/resources/macosx/$name/${macos%%-*}-apple-macos.swiftmodule"
    done
    # Swift Testing comes as text.
    for name in Testing _TestingInterop _Testing_Foundation; do
        mkdir -p "$apple/testing/$name.swiftmodule"
        sed "s/$linux/$macos/g" "$resources/linux/$name.swiftmodule/$linux.swiftinterface" \
            > "$apple/testing/$name.swiftmodule/${macos%%-*}-apple-macos.swiftinterface"
    done
    for name in shims dispatch os Block CoreFoundation _FoundationCShims _foundation_unicode apinotes; do
        ln -s "$resources/$name" "$apple/resources/$name"
    done
    ln -s "$resources/clang" "$apple/resources/clang"
    cat > "$apple/maps/module.modulemap" << END
module SwiftGlibc [system] { header "$resources/linux/$(uname -m)/SwiftGlibc.h" export * }
END
    echo "$version" > "$apple/version"
}

# A compiler for that target. Without Objective-C: Foundation has its classes in Swift here.
apple_frontend() {
    swiftc -frontend -swift-version 6 -warnings-as-errors -disable-objc-interop \
        -target "$macos" -clang-target "$linux" -resource-dir "$apple/resources" -module-cache-path "$apple/cache" \
        -I "$apple/resources" -I "$apple/modules" -Xcc "-fmodule-map-file=$apple/maps/module.modulemap" \
        -package-name flow_layout_simulator "$@"
}
