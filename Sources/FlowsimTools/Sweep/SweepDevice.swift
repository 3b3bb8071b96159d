import FlowScenario
import FlowSimulator
import Foundation

/// A container to lay a scenario out in.
struct SweepDevice: Hashable, Codable {
    /// Empty for a size that somebody asked for.
    var name: String
    /// Points, upright.
    var width, height: Double

    /// The devices that the simulator knows.
    static let all = Screen.Model.all.map { SweepDevice(name: $0.name, width: $0.width, height: $0.height) }

    init(name: String, width: Double, height: Double) {
        (self.name, self.width, self.height) = (name, width, height)
    }

    /// What a text says that is read, for the sentence that refuses another.
    static let expected =
        "widths above 0 and up to \(NumberText.grouped(ScenarioLimits.length)) points, such as 320 or 320x568"

    /// `320`, with the scenario's own height, or `320x568`. Nothing is seen on a screen without a width or a height.
    init?(_ text: String, height: Double) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...2).contains(sides.count),
            sides.allSatisfy({ side in side.map { $0 > 0 && $0 <= ScenarioLimits.length } ?? false }),
            let width = sides[0]
        else { return nil }
        self.init(name: "", width: width, height: sides.count > 1 ? sides[1] ?? height : height)
    }
}
