import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// Colours: where there are some, and what they are on.
@MainActor
@Suite struct ColorTests {
    private let folder: TemporaryFolder
    private let failing: String

    init() throws {
        folder = try TemporaryFolder()
        failing = try folder.write(
            "f.json",
            #"{"format": 2, "container": {"width": 50, "height": 90}, "sections": [{"items": [{"size": [60, 30]}]}], "#
                + #""steps": [{"look": "everything", "note": "wide"}, {"expect": {"rows": 3}}, {"expect": {"rows": 1}}]}"#)
    }

    private func output(_ arguments: String..., isColored: Bool = false) -> String {
        FlowsimCommand.run(arguments, terminal: Terminal(isColored: isColored)).output
    }

    @Test("On a terminal what failed is red, what holds green, warnings yellow and remarks dim")
    func tones() {
        let text = output("run", failing, isColored: true)
        for part in [
            "\u{1B}[31mFAILED\u{1B}[0m", "\u{1B}[32mok\u{1B}[0m", "\u{1B}[33mwarning\u{1B}[0m: invalidItemSize",
            "\u{1B}[2mwide\u{1B}[0m", "\u{1B}[31mFAILED\u{1B}[0m: 1 of 2 expectations",
        ] { #expect(text.contains(part), "\(part) in \(text)") }
    }

    @Test("Colours take no room, and without them the text is the same")
    func sameText() {
        let plain = output("run", failing)
        #expect(!plain.contains("\u{1B}"))
        #expect(output("run", failing, isColored: true).replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
    }

    @Test("--color says always or never, whatever the terminal; another word is refused")
    func choice() {
        #expect(output("run", "--color", "always", failing).contains("\u{1B}[31m"))
        #expect(!output("run", "--color=never", failing, isColored: true).contains("\u{1B}"))
        #expect(output("run", "--color=auto", failing, isColored: true).contains("\u{1B}[31m"))
        let refused = FlowsimCommand.run(["run", "--color", "blue", failing])
        #expect(refused.errorOutput.hasPrefix("flowsim: --color takes one of auto, always, never, not “blue”\n"))
        for command in FlowsimCommand.commands where command.name != "help" {
            #expect(command.options.contains { $0.name == "--color" }, "\(command.name)")
        }
    }

    @Test("What is for machines or files has no colours")
    func machines() throws {
        #expect(!output("run", "--json", "--color", "always", failing).contains("\u{1B}"))
        let page = folder.url.appendingPathComponent("page.html").path
        _ = output("render", "--color", "always", "-o", page, failing)
        #expect(try !String(contentsOfFile: page, encoding: .utf8).contains("\u{1B}"))
    }

    @Test("Without being told, colours are for terminals that are not dumb, where NO_COLOR is not set")
    func surroundings() {
        #expect(Terminal.isColored([:], isTerminal: true))
        #expect(Terminal.isColored(["NO_COLOR": "", "TERM": "xterm"], isTerminal: true))
        #expect(!Terminal.isColored([:], isTerminal: false))
        #expect(!Terminal.isColored(["NO_COLOR": "1"], isTerminal: true))
        #expect(!Terminal.isColored(["TERM": "dumb"], isTerminal: true))
    }

    @Test("A line is as wide as COLUMNS says, or as the window, or 80 columns")
    func columns() {
        #expect(Terminal.columns(["COLUMNS": "132"], ofWindow: 100) == 132)
        #expect(Terminal.columns([:], ofWindow: 100) == 100)
        #expect(Terminal.columns([:], ofWindow: nil) == 80)
        #expect(Terminal.columns(["COLUMNS": "wide"], ofWindow: nil) == 80)
        #expect(Terminal.columns(["COLUMNS": "0"], ofWindow: 7) == 20)
    }
}
