import FlowTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// Progress on a terminal, with a clock that the test moves.
@MainActor
@Suite struct ProgressTests {
    private final class Clock {
        var now = 100.0
        var written: [String] = []
    }

    private let clock = Clock()

    private func progress(columns: Int = 80) -> Progress {
        Progress(columns: columns, clock: { [clock] in clock.now }, write: { [clock] in clock.written.append($0) })
    }

    @Test("Nothing is said within the first second, and then ten times a second at most")
    func patience() {
        let progress = progress()
        progress.show(1, of: 9, "files")
        clock.now += 0.99
        progress.show(2, of: 9, "files")
        #expect(clock.written == [])
        clock.now += 0.01
        progress.show(3, of: 9, "files")
        clock.now += 0.05
        progress.show(4, of: 9, "files")
        #expect(clock.written.count == 1 && clock.written[0].hasSuffix(" 3 of 9 files"))
        clock.now += 0.06
        progress.show("law 3")
        #expect(clock.written.count == 2 && clock.written[1] == "\r\u{1B}[Klaw 3")
    }

    @Test("At the end it is gone, and where nothing was said nothing is taken away")
    func clearing() {
        let progress = progress()
        progress.clear()
        #expect(clock.written == [])
        clock.now += 2
        progress.show(1, of: 2, "")
        progress.clear()
        progress.clear()
        #expect(clock.written.count == 2 && clock.written[1] == "\r\u{1B}[K")
    }

    @Test("A bar fills as work is done, and its line is shorter than the terminal")
    func bar() {
        func line(_ done: Int, of total: Int, _ columns: Int = 60) -> String {
            Progress.line(done: done, of: total, "", columns: columns)
        }
        #expect(line(0, of: 10) == String(repeating: "░", count: 30) + " 0 of 10")
        #expect(
            line(5, of: 10) == String(repeating: "█", count: 15) + String(repeating: "░", count: 15) + " 5 of 10")
        #expect(line(10, of: 10).hasPrefix(String(repeating: "█", count: 30)))
        #expect(line(0, of: 0).hasSuffix(" 0 of 0"))
        #expect(line(5, of: 10, 20) == "██████░░░░░░ 5 of 10")
        #expect(line(5, of: 10, 12) == "5 of 10")
        clock.now += 5
        for columns in 20...120 {
            let progress = progress(columns: columns)
            clock.now += 2
            progress.show(3, of: 12, "files; step 1,000 of 100,000 of a/rather/long/name/字字字字.json")
            let text = clock.written.last.map { String($0.dropFirst(4)) } ?? ""
            #expect(TerminalColumns.count(text) < columns, "\(text)")
        }
    }

    @Test("The progress of a part is behind that of the whole, moves its bar, and stays until the next part")
    func parts() {
        let progress = progress()
        func line() -> String { clock.written.last.map { String($0.dropFirst(4)) } ?? "" }
        func later(_ show: () -> Void) -> String {
            clock.now += 2
            show()
            return line()
        }
        #expect(later { progress.begin(1, of: 2, "files") }.hasSuffix("░ 1 of 2 files"))
        #expect(later { progress.show(1, of: 4, "steps") }.hasSuffix("░ 1 of 2 files; 1 of 4 steps"))
        let detailed = later { progress.showDetail(500, of: 1000, "sizes") }
        #expect(detailed.hasSuffix(" 1 of 2 files; 1 of 4 steps; 500 of 1,000 sizes"))
        // A half, an eighth of the rest, and a sixteenth.
        #expect(detailed.prefix { $0 == "█" }.count == Int(30 * (0.5 + (0.25 + 0.125) / 2)))
        #expect(later { progress.show(1, of: 4, "steps") } == detailed, "another layout of the same step")
        #expect(later { progress.show(2, of: 4, "steps") }.hasSuffix(" 1 of 2 files; 2 of 4 steps"))
        #expect(later { progress.show("3 of 9 steps of x") }.hasSuffix(" 1 of 2 files; 3 of 9 steps of x"))
        progress.end()
        #expect(later { progress.show(1, of: 4, "steps") }.hasSuffix("░ 1 of 4 steps"))
        #expect(later { progress.begin(0, of: 1, "files") }.hasSuffix(" 0 of 1 files"))
        #expect(later { progress.show(1, of: 4, "steps") }.hasSuffix("░ 1 of 4 steps"), "one file is no whole")
    }

    @Test("Within a step and within the reading of a document the line says how far it is")
    func longSteps() throws {
        let folder = try TemporaryFolder()
        func lines(_ command: String, layout: String, items: String, steps: String = "") throws -> [String] {
            let file = try folder.write(
                "long.json",
                """
                {"format": 2, "container": {"width": 320, "height": 480}, "layout": \(layout),
                 "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
                """)
            clock.written = []
            #expect(FlowsimCommand.run([command, file], terminal: terminal(columns: 400)).exitCode == 0)
            return clock.written.map { $0.replacingOccurrences(of: file, with: "FILE") }
        }
        let given = #"{"size": [[320, 40], [320, 50]], "count": 9000}"#
        let asked = try lines("run", layout: "{}", items: given)
        #expect(asked.contains { $0.hasSuffix(" 1,024 of 9,000 sizes") }, "\(asked)")
        let estimate = #"{"estimatedItemSize": [320, 50]}"#
        let through = #"{"scroll": {"through": "end"}}, {"update": [{"delete": "0-0"}], "times": 3}"#
        let rows = #"{"actual": [320, 60], "count": 2000}"#
        let scrolled = try lines("run", layout: estimate, items: rows, steps: through)
        #expect(scrolled.contains { $0.contains("1 of 3 steps of FILE; 480 of ") }, "\(scrolled.count)")
        #expect(scrolled.contains { $0.hasSuffix("2 of 3 steps of FILE; 2 of 3 repetitions") }, "\(scrolled.count)")
        let groups = (0..<3000).map { #"{"size": [320, \#($0 % 90)]}"# }.joined(separator: ", ")
        let read = try lines("validate", layout: "{}", items: groups)
        #expect(read.contains { $0.hasSuffix(" bytes") }, "\(read)")
        #expect(read.contains { $0.hasSuffix("0 of 1 files; 1,023 of 3,000 groups of items") }, "\(read)")
    }

    /// A terminal whose clock moves a second whenever somebody looks.
    private func terminal(columns: Int = 80) -> Terminal {
        let progress = Progress(
            columns: columns,
            clock: { [clock] in
                clock.now += 1
                return clock.now
            }, write: { [clock] in clock.written.append($0) })
        return Terminal(progress: progress)
    }

    @Test("Every command that may take long says how far it is, and takes it away at the end")
    func commands() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "s.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480}, "layout": {"estimatedItemSize": [320, 50]},
             "cells": {"c": {"views": {"t": {"size": [20, 20]}}, "constraints": ["t.top == top", "t.bottom == bottom"]}},
             "sections": [{"items": [{"cell": "c", "count": 9}]}], "steps": [{"scroll": {"by": [0, 10]}}]}
            """)
        let page = folder.url.appendingPathComponent("page.html").path
        let commands = [
            ["run", file, file], ["run", file], ["render", file], ["render", "-o", page, file], ["why", file, "0-3"],
            ["fit", file, "c"], ["bench", "--runs", "1", file], ["compare", file, file],
            ["compare", "--html", page, file, file], ["advise", file],
            ["sweep", "--widths", "320", "--scales", "2", file], ["validate", file],
            ["shrink", "-o", page + ".json", Repository.scenarios.path + "/gallery/looping-cell.json"],
        ]
        for arguments in commands {
            clock.written = []
            let result = FlowsimCommand.run(arguments, terminal: terminal())
            #expect(result.exitCode == 0, "\(arguments): \(result.errorOutput)")
            #expect(clock.written.count >= 2, "\(arguments) says nothing")
            #expect(clock.written.last == "\r\u{1B}[K", "\(arguments) leaves something")
            #expect(clock.written.dropLast().allSatisfy { $0.hasPrefix("\r\u{1B}[K") && $0.count > 8 })
            #expect(result.output == FlowsimCommand.run(arguments).output || arguments[0] == "bench")
        }
    }
}
