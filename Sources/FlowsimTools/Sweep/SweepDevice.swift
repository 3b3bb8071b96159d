import ElementsSimulator
import FlowScenario
import Foundation

/// The size and the scale of a screen, and the names of the devices that have it. A scenario is laid out in a container
/// of this size.
struct SweepDevice: Hashable, Codable {
    /// The names of the devices, separated by commas; empty for a size that `--widths` gives.
    var name: String
    /// The size of the screen in portrait orientation, in points.
    var size: CGSize
    /// The number of pixels per point; `nil` for a size without a scale, which has the scale of the scenario's
    /// container.
    var scale: Double?

    /// The screens that are part of the simulator, each with the names of its devices. Devices whose screens have equal
    /// sizes and scales look the same, so they share one entry.
    static let all: [SweepDevice] = Screen.Model.all.reduce(into: []) { devices, model in
        let (size, scale) = (CGSize(width: model.width, height: model.height), Double(model.scale))
        let names = [model.name] + twins[model, default: []]
        if let twin = devices.firstIndex(where: { $0.size == size && $0.scale == scale }) {
            devices[twin].name += ", " + names.joined(separator: ", ")
        } else {
            devices.append(SweepDevice(name: names.joined(separator: ", "), size: size, scale: scale))
        }
    }

    /// Other devices with the screen of a model, without the word that their names have in common with the model's.
    private static let twins: [Screen.Model: [String]] = [
        .iPhoneSE1: ["5s"], .iPhoneSE3: ["8"], .iPhone13Mini: ["X"], .iPhone14: ["13", "12"], .iPhone16: ["15"],
        .iPhone16Pro: ["17"], .iPhone15Plus: ["16 Plus"],
    ]

    /// The sizes that `--widths` accepts, in words. This text is part of the error about an invalid size.
    static let expected =
        "widths above 0 and up to \(NumberText.grouped(ScenarioLimits.length)) points, such as 320, 320x568 or "
        + "320x568@2"
}

extension SweepDevice {
    /// Reads a size such as `320x568`, with a scale such as `320x568@2`, or only a width such as `320`. With only a
    /// width, the height is 0 until ``within(_:)`` replaces it. A width or height of 0 in the text is not valid,
    /// because such a screen shows nothing.
    init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard (1...2).contains(sides.count),
            sides.allSatisfy({ side in side.map { $0 > 0 && $0 <= ScenarioLimits.length } ?? false }),
            let width = sides[0]
        else { return nil }
        self.init(name: "", size: CGSize(width: width, height: sides.count > 1 ? sides[1] ?? 0 : 0), scale: nil)
        guard parts.count > 1 else { return }
        guard parts.count == 2, let scale = Double(parts[1]), (0...ScenarioLimits.scale).contains(scale) else {
            return nil
        }
        self.scale = scale
    }

    /// The size and the scale in the form that `--widths` accepts.
    var sizeName: String {
        let size = "\(NumberText.plain(size.width))x\(NumberText.plain(size.height))"
        return size + (scale.map { "@\(NumberText.plain($0))" } ?? "")
    }

    /// Returns the device. If it has no height or no scale, it receives those of a scenario's own container.
    func within(_ container: Scenario.Container) -> SweepDevice {
        let height = size.height == 0 ? container.size.height : size.height
        return SweepDevice(
            name: name, size: CGSize(width: size.width, height: height), scale: scale ?? container.scale)
    }
}
