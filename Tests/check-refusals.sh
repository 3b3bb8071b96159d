#!/usr/bin/env bash
# Has the compiler check that code which uses API that is not simulated is refused with a sentence: the errors of
# Tests/Refusals/refused.swift have to be those that the file expects. Arguments go to `swift build`, so that it finds that build.
#
# Checks also that clients' code for tables, which the tests compile in Swift 6 mode, compiles in Swift 5 mode.
#
#     swift build && Tests/check-refusals.sh
set -euo pipefail
cd "$(dirname "$0")/.."

modules=$(swift build "$@" --show-bin-path)/Modules
swiftc -frontend -typecheck -verify -verify-ignore-unrelated -swift-version 5 -I "$modules" Tests/Refusals/refused.swift
swiftc -typecheck -warnings-as-errors -swift-version 5 -I "$modules" Tests/FlowSimulatorTests/Clients/TableClients.swift
for options in "" "-enable-upcoming-feature MemberImportVisibility"; do
    swiftc -typecheck -warnings-as-errors -swift-version 5 $options -I "$modules" \
        $(ls Tests/UIKitTests/Clients/Tables/*.swift | grep -v Tests.swift)
done
