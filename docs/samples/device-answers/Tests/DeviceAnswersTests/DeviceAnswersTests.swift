#if canImport(UIKit)
import FlowRecorder
import UIKit
import XCTest

/// Plays the questions and the screens of the gallery, and writes the answers. A simulator of iOS reads and writes the
/// files of the Mac that it runs on, so the folders need not be in a bundle.
@MainActor
final class DeviceAnswersTests: XCTestCase {
    private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Beside the package, unless FLOW_ANSWERS names a folder; through xcodebuild that is TEST_RUNNER_FLOW_ANSWERS.
    private static let answers: URL = {
        let named = ProcessInfo.processInfo.environment["FLOW_ANSWERS"].map { URL(fileURLWithPath: $0) }
        return named ?? docs.appendingPathComponent("samples/device-answers/Answers")
    }()

    func testWriteAnswers() async throws {
        var played = 0
        for folder in ["questions", "gallery", "tables"] {
            let scenarios = Self.docs.appendingPathComponent("scenarios").appendingPathComponent(folder)
            let files = try FileManager.default.contentsOfDirectory(at: scenarios, includingPropertiesForKeys: nil)
            let target = Self.answers.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
                guard let answer = try answer(to: file) else { continue }
                try answer.write(to: target.appendingPathComponent(file.lastPathComponent))
                played += 1
            }
        }
        print("\(played) answers in \(Self.answers.path)")
        XCTAssertGreaterThan(played, 20)
    }

    /// Nil where the scenario has what only the simulator can play, such as texts or an anchor; that is printed.
    private func answer(to file: URL) throws -> Data? {
        let player: ScenarioPlayer
        do {
            player = try ScenarioPlayer(scenario: Data(contentsOf: file))
        } catch let error as ScenarioPlayerError {
            print("not played: \(file.lastPathComponent): \(error)")
            return nil
        }
        // An anchor, options and quirks: a device has none, so what it shows would answer another question.
        guard player.problems.isEmpty else {
            print("not played: \(file.lastPathComponent): \(player.problems.joined(separator: "; "))")
            return nil
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(player.view)
        // Away from bars and corners, whose safe area the scenario does not have.
        player.view.frame.origin = CGPoint(x: 100, y: 100)
        defer { window.isHidden = true }
        do {
            return try player.play()
        } catch let error as ScenarioPlayerError {
            print("not played to its end: \(file.lastPathComponent): \(error)")
            return nil
        }
    }
}
#endif
