import ElementsSimulator
import FlowScenario

/// The combinations of surroundings in which a scenario is laid out.
struct SweepPlan {
    var devices: [SweepDevice]
    /// The scales that are tried: numbers of pixels per point.
    var scales: [Double]
    var directions: [Scenario.LayoutDirection]
    var categories: [Scenario.ContentSizeCategory]

    struct Combination: Hashable, Codable {
        var device: SweepDevice
        var scale: Double
        /// The text direction and the text size, by their names in documents.
        var direction, category: String
    }

    /// The combinations in the order in which they are listed: by device, then by text size, by direction, and by
    /// scale.
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
        let device = combination.device
        scenario.container.size = .init(width: device.width, height: device.height)
        scenario.container.scale = combination.scale
        scenario.container.layoutDirection = .init(rawValue: combination.direction) ?? .leftToRight
        scenario.container.contentSizeCategory = .init(rawValue: combination.category) ?? .large
        scenario.steps = [Step(.scroll(.through(.end)))]
        return scenario
    }
}

/// The name of a device and the size of its screen. A scenario is laid out in a container of this size.
struct SweepDevice: Hashable, Codable {
    /// The name of the device; empty for a size that `--widths` gives.
    var name: String
    /// The size of the screen in portrait orientation, in points.
    var width, height: Double

    /// The devices whose screens are part of the simulator.
    static let all = Screen.Model.all.map { SweepDevice(name: $0.name, width: $0.width, height: $0.height) }

    /// The sizes that `--widths` accepts, in words. This text is part of the error about an invalid size.
    static let expected =
        "widths above 0 and up to \(NumberText.grouped(ScenarioLimits.length)) points, such as 320 or 320x568"
}

extension SweepDevice {
    /// Reads a size such as `320x568`, or only a width such as `320`. With only a width, the height is 0 until
    /// ``withHeight(_:)`` replaces it. A width or height of 0 in the text is not valid, because such a screen shows
    /// nothing.
    init?(_ text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...2).contains(sides.count),
            sides.allSatisfy({ side in side.map { $0 > 0 && $0 <= ScenarioLimits.length } ?? false }),
            let width = sides[0]
        else { return nil }
        self.init(name: "", width: width, height: sides.count > 1 ? sides[1] ?? 0 : 0)
    }

    /// Returns the device. If it has no height, it receives the given height of the scenario's own container.
    func withHeight(_ height: Double) -> SweepDevice {
        self.height == 0 ? SweepDevice(name: name, width: width, height: height) : self
    }
}
