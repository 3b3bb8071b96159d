#!/usr/bin/env bash
# Writes what follows from the requirements of protocols with optional methods: their default implementations, the calls with
# a question mark, and the methods of controllers that subclasses override. A test finds what is not written
# (OptionalMethodTests); this is no test, because tests do not compile while a new requirement has no default.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=Tests/FlowSimulatorTests/Optionality
swiftc -o "$work/write" "$folder"/DelegateMethod.swift "$folder"/DelegateMethod+Text.swift "$folder"/DelegateProtocol.swift \
    "$folder"/OptionalMethodFiles.swift Tests/OptionalMethods/main.swift
"$work/write" Sources
