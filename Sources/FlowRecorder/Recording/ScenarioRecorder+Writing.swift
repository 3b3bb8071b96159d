#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension ScenarioRecorder {
    final func recorded() -> Scenario {
        let beginning = self.beginning ?? Beginning(properties: looked(after: nil).written, sections: [])
        var scenario = beginning.properties.scenario
        scenario.name = name
        scenario.sections = beginning.sections.map(section)
        scenario.steps = scenarioSteps(steps)
        scenario.comment = problems
        return scenario
    }

    package final var emptyBatch: Scenario.Action? { nil }

    package final func measures(of recorded: RecordedSection) -> Scenario.Section {
        var section = measures(ofSection: recorded.number)
        let unknown = measuresCells ? recorded.items.count { sizes(of: $0) == nil } : 0
        if unknown > 0 { section.comment = "never measured, written as large as estimated: \(unknown)" }
        return section
    }

    package final func sizes(of item: Int) -> [CGSize]? {
        if let circle = answers.circles[item] { return circle }
        return (answers.first[item] ?? items.inherited(by: item) { answers.latest[$0] }).map { [$0] }
    }
}
#endif
