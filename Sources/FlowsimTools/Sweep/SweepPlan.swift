import FlowScenario
import FlowSimulator

/// The combinations of surroundings in which a scenario is laid out.
struct SweepPlan {
    var devices: [SweepDevice]
    /// The pixels per point that are tried.
    var scales: [Double]
    var directions: [Scenario.LayoutDirection]
    var categories: [Scenario.ContentSizeCategory]

    struct Combination: Hashable, Codable {
        var device: SweepDevice
        var scale: Double
        /// The direction of texts and the text size, by their names in documents.
        var direction, category: String
    }

    /// The combinations in the order in which they are listed: by device, text size, direction, scale.
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

    /// The greatest number of combinations. A longer table could not be read.
    static let limit = 100_000

    /// Returns the text sizes that are tried if cells depend on them: the file's own, the smallest, the default, and
    /// the largest without and with accessibility sizes.
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

    /// Returns the scenario in other surroundings. It is laid out, and scrolled through to the end, so that everything
    /// is measured.
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

/// A container in which a scenario is laid out.
struct SweepDevice: Hashable, Codable {
    /// The name of the device; empty for a size that `--widths` gives.
    var name: String
    /// The size of the upright screen, in points.
    var width, height: Double

    /// The devices that the simulator has.
    static let all = Screen.Model.all.map { SweepDevice(name: $0.name, width: $0.width, height: $0.height) }

    /// The description of valid texts, for the sentence that refuses other texts.
    static let expected =
        "widths above 0 and up to \(NumberText.grouped(ScenarioLimits.length)) points, such as 320 or 320x568"
}

extension SweepDevice {
    /// Reads `320x568`, or `320` with a height of 0 that ``withHeight(_:)`` replaces. A screen without a width or a
    /// height shows nothing.
    init?(_ text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...2).contains(sides.count),
            sides.allSatisfy({ side in side.map { $0 > 0 && $0 <= ScenarioLimits.length } ?? false }),
            let width = sides[0]
        else { return nil }
        self.init(name: "", width: width, height: sides.count > 1 ? sides[1] ?? 0 : 0)
    }

    /// Returns the device, with the height of the scenario's own container if it has none.
    func withHeight(_ height: Double) -> SweepDevice {
        self.height == 0 ? SweepDevice(name: name, width: width, height: height) : self
    }
}
