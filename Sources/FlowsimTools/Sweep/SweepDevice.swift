import FlowScenario
import Foundation

/// A container to lay a scenario out in.
struct SweepDevice: Hashable, Codable {
    /// Empty for a size that somebody asked for.
    var name: String
    /// Points, upright.
    var width, height: Double

    static let all = [
        SweepDevice(name: "iPhone SE (1st)", width: 320, height: 568),
        SweepDevice(name: "iPhone SE (3rd)", width: 375, height: 667),
        SweepDevice(name: "iPhone 13 mini", width: 375, height: 812),
        SweepDevice(name: "iPhone 14", width: 390, height: 844),
        SweepDevice(name: "iPhone 16", width: 393, height: 852),
        SweepDevice(name: "iPhone 16 Pro", width: 402, height: 874),
        SweepDevice(name: "iPhone 15 Plus", width: 430, height: 932),
        SweepDevice(name: "iPhone 16 Pro Max", width: 440, height: 956),
        SweepDevice(name: "iPad mini", width: 744, height: 1133),
        SweepDevice(name: "iPad Air", width: 820, height: 1180),
        SweepDevice(name: "iPad Pro 12.9", width: 1024, height: 1366),
    ]

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
