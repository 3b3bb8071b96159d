import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// What the README says one can type works, and what it points at is there.
@MainActor
@Suite struct ReadmeCommandTests {
    /// The lines of a page's shell blocks.
    nonisolated static func commands(of page: String) -> [String] {
        let text = (try? Repository.text(page).text) ?? ""
        return text.components(separatedBy: "```sh\n").dropFirst().flatMap {
            $0.components(separatedBy: "```")[0].split(separator: "\n").map(String.init)
        }
    }

    @Test(
        "Every command of the README and the gallery does what it should",
        arguments: commands(of: "README.md") + commands(of: "docs/gallery.md")
    )
    func command(line: String) throws {
        // This is what runs now.
        guard line != "swift test" else { return }
        // Another package's tests do not run within these; what checks a change runs them.
        guard !line.hasPrefix("swift test --package-path ") else {
            #expect(try Repository.text(".ci/run").text.contains(line))
            return
        }
        // What installs is tried by a suite of its own.
        guard !line.hasPrefix("swift build ") else {
            #expect(try Repository.text("docs/scenarios.md").text.contains(line))
            return
        }
        let words = line.replacing("swift run flowsim", with: "flowsim").split(separator: " ")
            .map(String.init)
        try #require(words.first == "flowsim", "\(line)")
        let folder = try TemporaryFolder()
        var arguments: [String] = []
        var written: String?
        for (index, word) in words.enumerated().dropFirst() {
            if words[1] == "new", index == words.count - 1 {
                arguments.append(folder.url.appendingPathComponent(URL(fileURLWithPath: word).lastPathComponent).path)
            } else if words[index - 1] == "-o" {
                written = folder.url.appendingPathComponent(word).path
                arguments.append(written ?? "")
            } else {
                arguments += word.hasPrefix("docs/") ? try Self.files(matching: word) : [word]
            }
        }
        let result = FlowsimCommand.run(arguments)
        #expect(result.exitCode == 0, "\(line)\n\(result.output)\(result.errorOutput)")
        #expect(result.errorOutput == "", "\(line)\n\(result.output)\(result.errorOutput)")
        if let written {
            #expect(try Data(contentsOf: URL(fileURLWithPath: written)).count > 1000)
        } else {
            #expect(result.output.count > 100)
        }
    }

    @Test("Commands of the pages build in release where times or millions of steps need it, and nowhere else")
    func configuration() {
        let lines = Repository.pages.flatMap(Self.commands)
        let needed = /flow-benchmarks|flow-laws|flowsim bench|AttackTests/
        for line in lines { #expect(!line.contains("-c release") || line.contains(needed), "\(line)") }
        for line in lines where line.contains(/flow-benchmarks|flow-laws/) {
            #expect(line.contains("-c release"), "\(line)")
        }
        #expect(Self.commands(of: "README.md").first == "swift run flowsim run docs/samples/tag-cloud.json")
    }

    @Test("What pages call a command is one, and no mark of an editor is left in them", arguments: Repository.pages)
    func prose(page: String) throws {
        let names = Set(FlowsimCommand.names)
        let text = try Repository.text(page).text
        for word in text.matches(of: /(?:`|run |release )flowsim ([a-z]+)/).map({ String($0.1) }) {
            #expect(names.contains(word), "flowsim \(word)")
        }
        for mark in ["@@", "<<<<", ">>>>"] { #expect(!text.contains(mark)) }
    }

    /// As a shell does it, for `*` as a whole name or before an extension.
    private static func files(matching pattern: String) throws -> [String] {
        var found = [Repository.root]
        for part in pattern.split(separator: "/").map(String.init) {
            guard part.hasPrefix("*") else {
                found = found.map { $0.appendingPathComponent(part) }
                continue
            }
            found = try found.flatMap { folder in
                try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                    .filter { part == "*" || $0.lastPathComponent.hasSuffix(part.dropFirst()) }
                    .sorted { $0.path < $1.path }
            }
        }
        let files = found.map(\.path)
        #expect(!files.isEmpty, "\(pattern)")
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) }, "\(pattern)")
        return files
    }

    @Test("Every file that the table of reports links is named after that report")
    func reportedCases() throws {
        let text = try Repository.text("README.md").text
        let rows = text.split(separator: "\n").filter { $0.contains("](docs/scenarios/") && $0.hasPrefix("|") }
        #expect(rows.count == 10)
        for row in rows {
            let report = row.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)
            let files = row.matches(of: /\((docs\/scenarios\/[^)]+)\)/).map { String($0.1) }
            #expect(!report.isEmpty, "\(row)")
            #expect(!files.isEmpty, "\(row)")
            for file in files {
                let scenario = try Scenario(contentsOf: Repository.root.appendingPathComponent(file))
                #expect(scenario.name.contains(report), "\(file) is “\(scenario.name)”, not \(report)")
            }
        }
    }
}
