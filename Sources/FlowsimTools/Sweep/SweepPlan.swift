import FlowScenario

/// The combinations of surroundings in which a scenario is laid out.
struct SweepPlan {
    var devices: [SweepDevice]
    /// The scales that are tried on every device: numbers of pixels per point. `nil` for the device's own.
    var scales: [Double]?
    var directions: [Scenario.LayoutDirection]
    var categories: [Scenario.ContentSizeCategory]

    struct Combination: Hashable, Codable {
        var device: SweepDevice
        var scale: Double
        /// The text direction and the text size, by their names in documents.
        var direction, category: String

        /// The name of the combination, which is equal in all processes and on all machines.
        var name: String {
            "\(device.size.width)x\(device.size.height)@\(scale) \(device.name) \(direction) \(category)"
        }
    }

    /// The combinations in the order in which they are listed: by device, then by text size, by direction, and by
    /// scale.
    var combinations: [Combination] {
        devices.flatMap { device in
            categories.flatMap { category in
                directions.flatMap { direction in
                    (scales ?? [device.scale ?? 2]).map { scale in
                        Combination(
                            device: device, scale: scale, direction: direction.rawValue, category: category.rawValue)
                    }
                }
            }
        }
    }

    /// The greatest number of combinations. A longer table would be too long to read.
    static let limit = 100_000

    /// Returns the text sizes that are tried. If cells do not depend on the text size, only the size in the file is
    /// tried.
    ///
    /// They are the size in the file, the smallest size, the default, the largest size that is not an accessibility
    /// size, and the largest accessibility size.
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

    /// Returns the scenario in other surroundings. Its steps scroll to the end of the content, so that everything is
    /// laid out and measured.
    func swept(_ combination: SweepPlan.Combination) -> Scenario {
        var scenario = self
        scenario.container.size = combination.device.size
        scenario.container.scale = combination.scale
        scenario.container.layoutDirection = .init(rawValue: combination.direction) ?? .leftToRight
        scenario.container.contentSizeCategory = .init(rawValue: combination.category) ?? .large
        scenario.steps = [Step(.scroll(.through(.end)))]
        return scenario
    }
}
