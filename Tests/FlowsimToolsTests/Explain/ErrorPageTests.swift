import FlowScenario
import FlowTestSupport
import Foundation
import ScenarioFormat
import Testing

@testable import FlowsimTools

/// The page on messages has a section for each message that is read, with the words that are read and a scenario that
/// was written from a log.
@MainActor
@Suite struct ErrorPageTests {
    static let logs = Repository.docs.appendingPathComponent("samples/logs")

    /// The sections of the page, each with its anchor, its heading and its text.
    private func sections() throws -> [(anchor: String, title: String, text: String)] {
        let page = try Repository.text("docs/errors.md").text
        return page.components(separatedBy: "<a id=\"").dropFirst().map { part in
            let anchor = String(part.prefix { $0 != "\"" })
            let lines = part.components(separatedBy: "\n")
            return (anchor, String(lines[1].dropFirst(3)), part)
        }
    }

    private func blocks(_ text: String) -> [String] {
        let parts = text.components(separatedBy: "```")
        return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0].dropFirst("text\n".count)) }
    }

    @Test("Each message has a section with its words as heading, in the order in which they are listed")
    func titles() throws {
        let sections = try sections()
        #expect(sections.map(\.title) == ErrorSection.allCases.map(\.title))
        #expect(sections.map(\.anchor) == ErrorSection.allCases.map(\.anchor))
    }

    @Test("Each message that a section quotes is read as that message")
    func quotations() throws {
        for (section, (anchor, _, text)) in zip(ErrorSection.allCases, try sections()) {
            let blocks = blocks(text)
            #expect(!blocks.isEmpty, "\(anchor)")
            for block in blocks {
                let found = MessageFamilies.messages(in: Array(block.utf8)).found.map(\.message.section)
                #expect(found == [section], "\(block)")
            }
            for word in ["Systems", "Meaning", "Look at", "Cure", "Scenario"] {
                #expect(text.contains("\n- *\(word)*: "), "\(anchor): \(word)")
            }
        }
    }

    @Test("Each section but that of the harmless line names a scenario and the log from which it was written")
    func files() throws {
        for (section, (anchor, _, text)) in zip(ErrorSection.allCases, try sections())
        where section != .recursionLogging {
            #expect(text.contains("(scenarios/errors/\(anchor).json)"), "\(anchor)")
            #expect(text.contains("(samples/logs/\(anchor).txt)"), "\(anchor)")
        }
    }

    @Test("Each log is read in the same way if its lines are broken at any width, indented and quoted")
    func widths() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.logs.path).sorted() {
            let log = try String(contentsOf: Self.logs.appendingPathComponent(name), encoding: .utf8)
            let read = MessageFamilies.messages(in: Array(log.utf8)).found.map(\.message.explanation)
            for (width, prefix) in [(23, ""), (37, "    "), (40, "> "), (64, ""), (72, "    "), (80, "> "), (133, "")] {
                let lines = log.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
                    let characters = Array(line)
                    return stride(from: 0, to: max(characters.count, 1), by: width).map {
                        prefix + String(characters[$0..<min($0 + width, characters.count)])
                    }
                }
                let broken = MessageFamilies.messages(in: Array(lines.joined(separator: "\n").utf8)).found
                #expect(broken.map(\.message.explanation) == read, "\(name) \(width)")
            }
        }
    }

    @Test("The scenarios of the documentation are those that the command writes from the logs")
    func scenarios() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.logs.path).sorted()
        #expect(names.count > 12)
        var written = 0
        for name in names {
            let log = try [UInt8](Data(contentsOf: Self.logs.appendingPathComponent(name)))
            let explanation = LogExplanation(log, log: name)
            #expect(explanation.findings.count == 1, "\(name)")
            guard let scenario = explanation.findings.first?.scenario else { continue }
            let file = Repository.scenarios.appendingPathComponent("errors/" + name.dropLast(4) + ".json")
            if ProcessInfo.processInfo.environment["FLOWSIM_NAMES"] != nil,
                try scenario.json() != (try? String(contentsOf: file, encoding: .utf8))
            {
                try Data(scenario.json().utf8).write(to: file)
                Issue.record("\(name): the scenario was written again")
            }
            #expect(try scenario.json() == String(contentsOf: file, encoding: .utf8), "\(name)")
            written += 1
        }
        #expect(Repository.scenarios(in: "errors").count == written)
    }
}
