import FlowSimulator
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// What is wrong with constraints in cells is an issue of the step, by the names of the document.
@MainActor
@Suite struct CellIssueTests {
    private func run(_ constraints: String) throws -> ScenarioReport {
        try ScenarioRun(
            Scenario(
                json: """
                    {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 44]},
                     "cells": {"row": {"fit": "width", "views": {"a": {"size": [10, 20]}}, "constraints": [\(constraints)]},
                               "other": {"fit": "width", "views": {"a": {"size": [10, 20]}}, "constraints": [\(constraints)]}},
                     "sections": [{"items": [{"cell": "row", "count": 5}, {"cell": "other"}]}]}
                    """.utf8)
        ).finish()
    }

    @Test("Constraints that contradict each other are an issue, once for all cells of a kind")
    func conflict() throws {
        let edges = #""a.leading == leading", "a.top == top", "a.bottom == bottom""#
        #expect(try run(edges).steps[0].issues == [])
        let issues = try run(edges + #", "tall: height == 50""#).steps[0].issues
        #expect(issues.allSatisfy { $0.kind == "unsatisfiableConstraints" && !$0.isError })
        for kind in ["row", "other"] {
            #expect(issues.contains { $0.message.contains("in \(kind) › contentView:\n") }, "\(issues)")
        }
        #expect(issues.contains { $0.message.contains("tall: contentView.height == 50") })
        #expect((2...6).contains(issues.count), "once a kind and place, not once a cell: \(issues.count)")
    }
}
