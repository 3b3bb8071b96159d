import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import ScenarioLaws

/// Random scenarios are written as they were read.
@MainActor
@Suite struct StressWritingTests {
    @Test("Random scenarios with random steps are written as they were read", arguments: [false, true])
    func random(isTable: Bool) throws {
        let file = Repository.docs.appendingPathComponent("scenario.schema.json")
        let law = WritingLaw(schema: SchemaChecker(schema: try JSONParser.parse(Array(Data(contentsOf: file)))))
        let name = isTable ? "table-bounds" : "bounds"
        let subject = try #require(StressLaw.all.first { $0.name == name })
        let search = StressSearch(scenario: nil, stepCount: 15)
        for seed in 1...(longTestsAreWanted ? 500 : 40) as ClosedRange<UInt64> {
            guard let scenario = try search.sequence(seed: seed, for: subject) else { continue }
            #expect(law.breaches(by: scenario) == [], "seed \(seed)")
        }
    }
}
