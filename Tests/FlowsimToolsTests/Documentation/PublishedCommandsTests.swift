import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// The page on scenarios lists the commands and their forms as the commands describe them.
///
/// After a command or an option changed, `FLOWSIM_NAMES=1 swift test --filter PublishedCommandsTests` writes the lists
/// again, and fails this once.
@MainActor
@Suite(.serialized) struct PublishedCommandsTests {
    @Test("The page on scenarios has every form of every command")
    func forms() throws {
        try check(
            FlowsimCommand.forms.joined(separator: "\n"), from: "## The command line\n\n```\n", to: "\n```\n")
    }

    @Test("The contents of the page on scenarios name every command")
    func names() throws {
        let start = "- [The command line](#the-command-line): "
        let names = FlowsimCommand.names.map { "`\($0)`" }.joined(separator: ", ")
        let lines = Terminal(columns: 120).wrapped(start + names, hanging: 2)
        try check(String(lines.joined(separator: "\n").dropFirst(start.count)), from: start, to: "\n- [")
    }

    private func check(_ published: String, from start: String, to end: String) throws {
        let file = Repository.docs.appendingPathComponent("scenarios.md")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: start)
        try #require(parts.count == 2, "the page begins this list \(parts.count - 1) times: \(start)")
        let rest = try #require(parts[1].range(of: end)?.lowerBound, "the page does not end the list")
        if ProcessInfo.processInfo.environment["FLOWSIM_NAMES"] != nil {
            try Data((parts[0] + start + published + parts[1][rest...]).utf8).write(to: file)
            Issue.record("the page was written again")
        }
        #expect(String(parts[1][..<rest]) == published, "the page lists others; see this suite")
    }
}
