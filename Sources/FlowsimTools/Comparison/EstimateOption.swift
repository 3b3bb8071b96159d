import CollectionSimulator
import FlowScenario

/// An estimate as `--with-estimate` takes it.
enum EstimateOption: Equatable {
    /// The average of measured sizes.
    case automatic
    /// A length along the scroll axis, in points: the height of rows. Across it the estimate is the scenario's own.
    case length(Double)
    /// A width and a height in points.
    case size(CGSize)

    /// The values that the option takes, in words.
    static let expected = "a length such as 96, a size such as 375x96, or automatic"

    /// Reads the value of the option.
    init?(_ text: String) {
        if text == "automatic" {
            self = .automatic
            return
        }
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        let lengths = numbers.compactMap { $0.flatMap { (1...ScenarioLimits.length).contains($0) ? $0 : nil } }
        guard lengths.count == numbers.count else { return nil }
        switch lengths.count {
        case 1: self = .length(lengths[0])
        case 2: self = .size(CGSize(width: lengths[0], height: lengths[1]))
        default: return nil
        }
    }

    /// The text of the option's value.
    var text: String {
        switch self {
        case .automatic: "automatic"
        case .length(let length): NumberText.plain(length)
        case .size(let size): "\(NumberText.plain(size.width))x\(NumberText.plain(size.height))"
        }
    }

    /// Returns the estimate for a scenario.
    ///
    /// - Throws: `ScenarioError` if the scenario cannot have it.
    func estimate(in scenario: Scenario) throws(ScenarioError) -> TriedEstimate {
        try EstimateAdvisor.checkEstimates(of: scenario)
        let isTable = scenario.table != nil
        switch self {
        case .length(let length) where isTable: return .row(length)
        case .automatic where !isTable: return .item(.automatic)
        case .size(let size) where !isTable: return .item(.size(.init(size)))
        case .length(let length):
            guard case .item(.size(var size)) = scenario.ownEstimate else {
                throw Self.error(
                    in: scenario, "the scenario's estimate has no width of its own; write a size such as 375x96")
            }
            switch scenario.surface.scrollAxis {
            case .vertical: size.height = .points(length)
            case .horizontal: size.width = .points(length)
            }
            return .item(.size(size))
        default: throw Self.error(in: scenario, "an estimate of rows is a height such as 96")
        }
    }

    private static func error(in scenario: Scenario, _ reason: String) -> ScenarioError {
        ScenarioError(
            place: scenario.table == nil ? "layout.estimatedItemSize" : "table.estimatedRowHeight", reason: reason)
    }
}

extension TriedEstimate {
    /// The estimate as `--with-estimate` takes it; `nil` if that option cannot give this estimate to the scenario.
    func optionText(in scenario: Scenario) -> String? {
        switch self {
        case .item(.automatic): return "automatic"
        case .row(let height): return height > 0 ? NumberText.plain(height) : nil
        case .item(.size(let size)):
            if let points = size.points { return points.map(NumberText.plain).joined(separator: "x") }
            let along = scenario.surface.scrollsVertically ? size.height : size.width
            guard case .points(let length) = along else { return nil }
            return NumberText.plain(length)
        case .item, .delegate: return nil
        }
    }
}
