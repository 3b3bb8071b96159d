import FlowScenario
import FlowSimulator
import Foundation
import Testing

/// A whole package catalogue, tens of thousands of names: the file that FLOWSIM_CATALOGUE names. docs/scenarios.md says
/// how to make one.
@MainActor
@Suite struct CatalogueTests {
    nonisolated static let path = ProcessInfo.processInfo.environment["FLOWSIM_CATALOGUE"]

    private static func scenario(_ path: String) throws -> Scenario {
        let json = """
            {"format": 2, "name": "Catalogue", "container": {"width": 390, "height": 844, "scale": 3},
             "layout": {"estimatedItemSize": [100, 28], "minimumLineSpacing": 8, "minimumInteritemSpacing": 8,
                        "sectionInset": [8, 16, 16, 16], "header": 32},
             "text": {"fontSize": 13, "padding": [6, 10, 6, 10], "maxWidth": 358},
             "catalogue": {"file": "\(URL(fileURLWithPath: path).lastPathComponent)"},
             "steps": [{"scroll": {"through": "end"}}]}
            """
        return try Scenario(json: json.utf8, folder: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    @Test(
        "A whole catalogue, seen from one end to the other, is laid out as if all sizes had been known",
        .enabled(if: path != nil, "set FLOWSIM_CATALOGUE to a package catalogue, see docs/scenarios.md"))
    func wholeCatalogue() throws {
        let path = try #require(Self.path)
        var scenario = try Self.scenario(path)
        let seen = ScenarioRun(scenario)
        let report = try seen.finish()
        #expect(report.final.measured == scenario.itemCount)
        #expect(report.final.estimated == 0)
        // R18.2: a cell that measuring pushed off the screen is asked again when it comes back, and says the same.
        let work = seen.collectionView.statistics
        #expect(report.steps.reduce(0) { $0 + $1.measurements } == work.measurements)
        #expect(work.remeasurements == 0)
        #expect(scenario.itemCount...work.cellsCreated + work.cellsReused ~= work.measurements)
        #expect(report.steps.flatMap(\.issues) == [])

        // From scratch: one viewport that holds everything.
        scenario.steps = []
        scenario.container.size.height = report.final.contentSize.height
        let fresh = ScenarioRun(scenario)
        try fresh.finish()
        #expect(fresh.report.final.contentSize == report.final.contentSize)
        #expect(fresh.report.final.rows == report.final.rows)
        let paths = scenario.sections.enumerated().flatMap { section, content in
            (0..<content.itemCount).map { IndexPath(item: $0, section: section) }
        }
        let elsewhere = paths.filter { path in
            seen.collectionView.layoutAttributesForItem(at: path)?.frame
                != fresh.collectionView.layoutAttributesForItem(at: path)?.frame
        }
        #expect(elsewhere == [])

        // Sizes asked of the delegate: other cells, the same rows.
        scenario.layout.estimate = .none
        let asked = try ScenarioRun(scenario).finish()
        #expect(asked.final.contentSize == report.final.contentSize)
        #expect(asked.final.rows == report.final.rows)
    }
}
