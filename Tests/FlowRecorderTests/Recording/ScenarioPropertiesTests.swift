import FlowScenario
import Testing
import UIKit

@testable import FlowRecorder

/// A device's layouts and tables have the properties of the simulator's.
@MainActor
@Suite struct ScenarioPropertiesTests {
    @Test("Recorder and player have each property that a run sets, except those that only the simulator has")
    func keys() {
        let layout = UICollectionViewFlowLayout.scenarioProperties.map(\.key) + ["options"]
        #expect(layout.sorted() == Scenario.Layout.properties.map(\.key).sorted())
        let table = UITableView.scenarioProperties.map(\.key) + ["anchor"]
        #expect(table.sorted() == Scenario.Table.properties.map(\.key).sorted())
    }
}
