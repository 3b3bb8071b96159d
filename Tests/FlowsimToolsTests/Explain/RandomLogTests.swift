import FlowScenario
import FlowTestSupport
import Foundation
import ScenarioFormat
import Testing

@testable import FlowsimTools

/// Logs that are damaged at random come to an end, and all scenarios that are made of them hold.
@MainActor
@Suite struct RandomLogTests {
    private static let words = [
        "9223372036854775807", "-9223372036854775808", "99999999999999999999999", "-1", "0", "nan", "inf", "1e400",
        "1e-320", "4000000000", "100001", "{", "}", "[", "]", "(", ")", "'", "\"", "\\n", "\n", "&lt;", "**", "->", "|",
        "preferred ",
    ]

    /// Inserts, deletes, repeats and exchanges parts of a log.
    private func damaged(_ log: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var log = log
        for _ in 0...generator.below(6) {
            let place = generator.below(log.count)
            switch generator.below(4) {
            case 0: log.insert(contentsOf: generator.pick(Self.words).utf8, at: place)
            case 1: log.removeSubrange(place..<min(place + generator.below(40), log.count))
            case 2:
                let start = generator.below(log.count)
                log.insert(contentsOf: log[start..<min(start + 60, log.count)], at: place)
            default:
                guard let number = log[place...].firstIndex(where: \.isDigit) else { continue }
                let end = log[number...].firstIndex { !$0.isDigit } ?? log.endIndex
                log.replaceSubrange(number..<end, with: generator.pick(Self.words).utf8)
            }
            if log.isEmpty { log = [0] }
        }
        return log
    }

    @Test("Any damage to a sample leaves three sentences, and scenarios that hold")
    func damage() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 61)
        let samples = try FileManager.default.contentsOfDirectory(atPath: ErrorPageTests.logs.path).sorted()
        for _ in 0..<(longTestsAreWanted ? 400 : 12) {
            for sample in samples {
                let file = ErrorPageTests.logs.appendingPathComponent(sample)
                let log = damaged([UInt8](try Data(contentsOf: file)), &generator)
                for finding in LogExplanation(log, log: sample).findings {
                    #expect(finding.sentences.count == 3, "\(generator.reminder)")
                    guard let scenario = finding.scenario else { continue }
                    let read = try Scenario(json: scenario.json().utf8)
                    #expect(try ScenarioRun(read).finish().passed, "\(sample), \(generator.reminder)")
                }
            }
        }
    }
}
