import FlowScenario
import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// Every picture of the documentation is what the library draws today. `docs/images/pictures.json` says how each is
/// drawn: the arguments of `flowsim render`, or `fit` or `compare` with their own, file names from the root of the
/// package.
///
/// After a change that is meant, `FLOWSIM_DRAW=1 swift test --filter PictureTests` draws them anew, and fails this
/// once.
@MainActor
@Suite struct PictureTests {
    nonisolated static let folder = Repository.docs.appendingPathComponent("images")

    nonisolated static let table: [String: [String]] = {
        let data = try? Data(contentsOf: folder.appendingPathComponent("pictures.json"))
        return data.flatMap { try? JSONDecoder().decode([String: [String]].self, from: $0) } ?? [:]
    }()

    private static func command(_ arguments: [String]) -> [String] {
        ["fit", "compare"].contains(arguments.first) ? arguments : ["render"] + arguments
    }

    @Test("Every picture is in the table, and the table names no other")
    func completeness() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        // Drawn by the benchmarks, from numbers that a machine measured.
        let others = ["resynchronisation.svg"]
        #expect(names.filter { $0.hasSuffix(".svg") && !others.contains($0) }.sorted() == Self.table.keys.sorted())
    }

    @Test("A picture of the documentation is the one that is drawn", arguments: table.keys.sorted())
    func picture(name: String) throws {
        let arguments = try #require(Self.table[name]).map {
            $0.hasSuffix(".json") ? "\(Repository.root.path)/\($0)" : $0
        }
        let drawn = FlowsimCommand.run(Self.command(arguments))
        let file = Self.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["FLOWSIM_DRAW"] != nil {
            try Data(drawn.output.utf8).write(to: file)
            Issue.record("\(name) was drawn anew")
        }
        let kept = try String(contentsOf: file, encoding: .utf8)
        // Two runs are drawn side by side because they differ.
        #expect(drawn.exitCode == (arguments.first == "compare" ? 1 : 0))
        #expect(drawn.output == kept, "\(name) is not what is drawn; see this suite")
    }

    @Test("The gallery shows every scenario of its folder, with the command that draws it")
    func gallery() throws {
        let page = try Repository.text("docs/gallery.md").text
        for file in Repository.scenarios(in: "gallery") {
            #expect(page.contains("scenarios/gallery/\(URL(fileURLWithPath: file).lastPathComponent)"))
        }
        for (name, arguments) in Self.table where name.hasPrefix("gallery-") {
            #expect(page.contains("(images/\(name))"), "\(name)")
            #expect(page.contains("flowsim \(Self.command(arguments).joined(separator: " "))\n"), "\(name)")
        }
    }
}
