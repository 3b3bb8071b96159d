import FlowScenario
import Foundation

/// A violation of a law.
struct StressViolation: Hashable {
    /// The scenario up to the step that violates the law.
    var scenario: Scenario
    /// One sentence, without a full stop.
    var message: String
    /// The values that the law requires. After the steps of the scenario they are others.
    var expectation: Scenario.Expectation

    init(_ scenario: Scenario, _ breach: StressLaw.Breach) {
        self.scenario = scenario
        message = breach.message
        expectation = breach.expectation
    }

    /// The text of a scenario that ends with the expectation, and fails.
    func file(of law: String, seed: UInt64) -> String {
        var scenario = scenario
        scenario.name = "Against the law “\(law)”, seed \(seed)"
        scenario.steps.append(Scenario.Step(.expect(expectation), note: message))
        return scenario.document.text
    }
}

extension Scenario.Expectation {
    /// Makes an expectation of one property.
    static func of<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var expectation = Self()
        expectation[keyPath: property] = value
        return expectation
    }

    /// Makes an expectation of an element's frame; `nil` if there should be no such element.
    static func frame(_ element: Scenario.ElementName, _ frame: CGRect?) -> Self {
        of(\.frames, [.init(element: element, frame: frame)])
    }

    /// Makes an expectation of one value of a metric.
    static func metric(_ name: String, _ value: Int) -> Self {
        of(\.metrics, [.init(name: name, atLeast: Double(value), atMost: Double(value))])
    }
}
