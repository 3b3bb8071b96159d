import FlowScenario
import Foundation
import Testing

@MainActor
@Suite("Without estimates all heights are asked before the first cell")
struct WithoutEstimatesAllHeightsAreAskedBeforeTheFirstCellTests {
    // The document runs as it is: it has a table.
    @Test("Steps come to what is expected")
    func steps() throws {
        for scenario in try Scenario(json: document.utf8).inEachProfile {
            let report = try ScenarioRun(scenario).finish()
            #expect(report.differences == [])
        }
    }
}

private let document = #"""
{
  "format": 2,
  "name": "Without estimates all heights are asked before the first cell",
  "container": {"width": 375, "height": 667},
  "table": {"profile": "iOS9", "estimatedRowHeight": 0, "separatorStyle": "none"},
  "sections": [{"items": [{"height": 300, "count": 20}]}],
  "steps": [
    {
      "expect": {
        "contentSize": [375, 6000],
        "calls": {"heightForRow": {"atLeast": 20, "atMost": 23}, "cellForRow": 3, "fitRow": 0}
      }
    }
  ]
}
"""#
