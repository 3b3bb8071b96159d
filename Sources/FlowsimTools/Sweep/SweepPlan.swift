import FlowScenario

/// The combinations in which a scenario is laid out.
struct SweepPlan {
    var devices: [SweepDevice]
    /// Pixels per point.
    var scales: [Double]
    var directions: [Scenario.LayoutDirection]
    var categories: [Scenario.ContentSizeCategory]

    struct Combination: Hashable, Codable {
        var device: SweepDevice
        var scale: Double
        /// The direction and the text size by the names that documents have for them.
        var direction, category: String
    }

    /// All combinations in the order in which they are listed: device, text size, direction, scale.
    var combinations: [Combination] {
        devices.flatMap { device in
            categories.flatMap { category in
                directions.flatMap { direction in
                    scales.map { scale in
                        Combination(
                            device: device, scale: scale, direction: direction.rawValue, category: category.rawValue)
                    }
                }
            }
        }
    }

    /// The greatest number of combinations. A table of more would be too long to read.
    static let limit = 100_000

    /// Text sizes that are tried where cells depend on them: the file's own, the smallest, the default, and the largest
    /// without and with accessibility sizes.
    static func categories(for scenario: Scenario) -> [Scenario.ContentSizeCategory] {
        let own = scenario.container.contentSizeCategory
        guard scenario.dependsOnTextSize else { return [own] }
        let tried: [Scenario.ContentSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        return Scenario.ContentSizeCategory.allCases.filter { $0 == own || tried.contains($0) }
    }
}

extension Scenario {
    fileprivate var dependsOnTextSize: Bool {
        sections.contains { section in
            section.items.contains { group in
                switch group.content {
                case .texts: true
                case .cells(let name, _): cells[name]?.dependsOnTextSize ?? false
                default: !group.actualByCategory.isEmpty
                }
            }
        }
    }

    /// Returns the scenario in other surroundings: laid out, and scrolled through to the end, so that it was measured.
    func swept(_ combination: SweepPlan.Combination) -> Scenario {
        var scenario = self
        let device = combination.device
        scenario.container.size = .init(width: device.width, height: device.height)
        scenario.container.scale = combination.scale
        scenario.container.layoutDirection = .init(rawValue: combination.direction) ?? .leftToRight
        scenario.container.contentSizeCategory = .init(rawValue: combination.category) ?? .large
        scenario.steps = [Step(.scroll(.through(.end)))]
        return scenario
    }
}
