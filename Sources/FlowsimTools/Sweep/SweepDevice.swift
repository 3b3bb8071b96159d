import FlowScenario
import FlowSimulator

/// A container to lay a scenario out in.
struct SweepDevice: Hashable, Codable {
    /// The name of the device; empty for a size of `--widths`.
    var name: String
    /// The size of the screen in points, upright.
    var width, height: Double

    /// The devices of the simulator.
    static let all = Screen.Model.all.map { SweepDevice(name: $0.name, width: $0.width, height: $0.height) }

    /// A description of valid texts, for the sentence that refuses others.
    static let expected =
        "widths above 0 and up to \(NumberText.grouped(ScenarioLimits.length)) points, such as 320 or 320x568"
}

extension SweepDevice {
    /// Reads `320`, with a height of 0 that ``withHeight(_:)`` replaces, or `320x568`. A screen without a width or a
    /// height shows nothing.
    init?(_ text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...2).contains(sides.count),
            sides.allSatisfy({ side in side.map { $0 > 0 && $0 <= ScenarioLimits.length } ?? false }),
            let width = sides[0]
        else { return nil }
        self.init(name: "", width: width, height: sides.count > 1 ? sides[1] ?? 0 : 0)
    }

    /// Returns the device, as high as the scenario's own container if its height is not given.
    func withHeight(_ height: Double) -> SweepDevice {
        self.height == 0 ? SweepDevice(name: name, width: width, height: height) : self
    }
}
