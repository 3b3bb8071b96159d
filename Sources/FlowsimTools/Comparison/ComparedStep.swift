import ElementsSimulator
import FlowScenario

/// The data of one step in one of the two compared runs.
struct ComparedStep {
    var number: Int
    var action: String
    /// The values, each with its name, in the order in which they are printed.
    var values: [Value]
    /// The elements whose frames are compared, in the state after the step; `nil` if the elements are unknown.
    var elements: [ElementSnapshot]?

    struct Value {
        var name: String
        var value: ComparedValue
    }

    init(_ step: ScenarioReport.Step, metrics: TraceMetrics?) {
        number = step.number
        action = step.action
        let (state, issues) = (step.state, step.issues.map(\.kind))
        var numbers: [(String, [Double])] = [
            ("contentSize", [state.contentSize.width, state.contentSize.height]),
            ("contentOffset", [state.contentOffset.x, state.contentOffset.y]),
        ]
        let counts = [
            ("measured items", state.measured), ("estimated items", state.estimated), ("rows", state.rows),
            ("visible", state.visible), ("newlyMeasured", step.newlyMeasured), ("rounds", step.rounds),
        ]
        numbers += counts.map { ($0, [Double($1)]) }
        values = numbers.map { Value(name: $0, value: .numbers($1)) }
        values.append(Value(name: "issues", value: .words(issues.isEmpty ? "none" : issues.joined(separator: ", "))))
        values.append(Value(name: "refused", value: .words(step.refusal ?? "no")))
        guard let metrics else { return }
        values += MetricName.all.compactMap { name in
            MetricName.value(name, in: metrics).map { Value(name: "metrics.\(name)", value: .numbers([$0])) }
        }
    }
}

/// A value in which two runs may differ. In JSON it is a number, a list of numbers or a text.
enum ComparedValue: Codable, Equatable {
    case numbers([Double])
    case words(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .numbers([number])
        } else if let numbers = try? container.decode([Double].self) {
            self = .numbers(numbers)
        } else {
            self = .words(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .numbers(let numbers) where numbers.count == 1: try container.encode(numbers[0])
        case .numbers(let numbers): try container.encode(numbers)
        case .words(let words): try container.encode(words)
        }
    }

    var number: Double? {
        if case .numbers(let numbers) = self, numbers.count == 1 { numbers[0] } else { nil }
    }

    /// Returns the value as text. The numbers of `contentSize` are separated by “ × ”, and the numbers of other values
    /// by commas.
    ///
    /// - Parameter name: The name of the value, because sizes are written differently from offsets.
    func text(of name: String) -> String {
        switch self {
        case .numbers(let numbers):
            numbers.map(NumberText.grouped).joined(separator: name == "contentSize" ? " × " : ", ")
                .withJoints
        case .words(let words): words
        }
    }

    /// Whether two values are equal. Numbers are equal if their difference is within the tolerance of expectations.
    func isAlike(_ other: ComparedValue) -> Bool {
        guard case .numbers(let first) = self, case .numbers(let second) = other else { return self == other }
        return Self.alike(first, second)
    }

    static func alike(_ first: [Double], _ second: [Double]) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { $0 == $1 || abs($0 - $1) <= Scenario.Expectation.tolerance }
    }
}
