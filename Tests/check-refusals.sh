#!/usr/bin/env bash
# Has the compiler check that code which names what is not simulated is refused with a sentence that says so: the errors of
# Tests/Refusals/refused.swift have to be those that it expects. Arguments go to `swift build`, so that it finds that build.
#
#     swift build && Tests/check-refusals.sh
set -euo pipefail
cd "$(dirname "$0")/.."

modules=$(swift build "$@" --show-bin-path)/Modules
swiftc -frontend -typecheck -verify -verify-ignore-unrelated -swift-version 5 -I "$modules" Tests/Refusals/refused.swift
