import Testing

@testable import FlowsimTools

/// An option is declared once: its value, its refusals, usage, help and completions follow.
@MainActor
@Suite struct CommandOptionTests {
    /// A command with an option of every kind.
    private struct Sample: Command {
        static let description = CommandDescription(
            name: "sample", summary: "Does nothing.", forms: ["FILE", "-o OUT.svg"], takesFonts: false,
            text: "Does nothing.", notes: "It never did.", exitCodes: "0 always.")

        @CommandOption("--flag", "does\nnothing twice") var isOn = false
        @CommandOption("--count", .number(1...9), in: [1], "how often; 3 unless given") var count = 3
        @CommandOption("--from", .number(0...), in: [1], with: "--count", "the first") var start: Int?
        @CommandOption("--sizes", .list("sizes such as 1,2", among: ["one", "all"], all: [7, 8]) { Int($0) }, "sizes")
        var sizes = [5]
        @CommandOption("--output", short: "-o", .output("OUT", "svg", "html"), in: [1], "a file") var output: String?
        @CommandOption("--part", .text("N")) var part: String?

        var arguments = CommandArguments()

        func run() -> CommandResult { CommandResult() }
    }

    @Test("Options that are not given have their initial values")
    func defaults() throws {
        let command = try Sample(["x.json"])
        #expect(!command.isOn)
        #expect(command.count == 3)
        #expect(command.start == nil)
        #expect(command.sizes == [5])
        #expect(command.output == nil)
        #expect(command.options.allSatisfy { !$0.isGiven })
        #expect(command.arguments.files == ["x.json"])
    }

    @Test("Options are read into the properties that declare them")
    func values() throws {
        let command = try Sample([
            "--flag", "a", "--count=2", "--from", "1", "--sizes", "2,1,2", "-o", "x.html", "--part", "0", "--", "-b",
        ])
        #expect(command.isOn)
        #expect(command.count == 2)
        #expect(command.start == 1)
        #expect(command.sizes == [2, 1])
        #expect(command.output == "x.html")
        #expect(command.part == "0")
        #expect(command.arguments.files == ["a", "-b"])
        #expect(try Sample(["--sizes", "all"]).sizes == [7, 8])
    }

    @Test(
        "A wrong option is refused with a sentence, whatever its kind",
        arguments: [
            ("--flga", "unknown option “--flga”; did you mean “--flag”?"), ("--flag=1", "--flag takes no value"),
            ("--count", "--count needs a value"), ("--count=10", "--count takes a number from 1 to 9, not “10”"),
            ("--from=-1", "--from takes a number from 0 on, not “-1”"),
            ("--sizes=1,oen", "--sizes takes sizes such as 1,2, not “oen”; did you mean “one”?"),
            ("--output=a.png", "--output writes .svg or .html, not .png as in “a.png”"),
            ("--color=blue", "--color takes one of auto, always, never, not “blue”"),
            ("--fonts=a.json", "unknown option “--fonts”"),
        ])
    func refusals(word: String, reason: String) {
        let misuse = #expect(throws: CommandMisuse.self) { try Sample([word]) }
        #expect(misuse?.reason == reason)
    }

    @Test("Usage and page list the options of each form with their values")
    func page() {
        #expect(
            Sample().helpPage == """
                usage: flowsim sample [--flag] [--count N [--from N]] [--sizes LIST] [-o OUT.svg] FILE
                       flowsim sample [--flag] [--sizes LIST] -o OUT.svg

                Does nothing.

                --flag            does
                                  nothing twice
                --count N         how often; 3 unless given
                --from N          the first
                --sizes LIST      sizes
                -o, --output OUT  a file

                It never did.

                Exit code: 0 always.

                Of every command:
                --color WHEN  auto, always or never: on a terminal where NO_COLOR is not set, unless given

                """)
    }

    @Test("A shell completes the values of every option that takes names; only lists of numbers and names in a repository have none")
    func completions() {
        let without = FlowsimCommand.commands.flatMap { command in
            command.options.filter { ["LIST", "WHEN", "NAME"].contains($0.label?.page) }.filter { option in
                switch option.completion {
                case .words(let names), .list(let names): names.isEmpty
                case .files, .folders, .commands: false
                }
            }.map { "\(command.name) \($0.name)" }
        }
        let ofGit = ["new --branch", "new --revision"]
        #expect(without == ["fit --widths", "advise --estimates", "sweep --scales"] + ofGit)
    }

    @Test("No two options of a command share a name, and no page lists those of its own processes")
    func names() {
        for command in FlowsimCommand.commands {
            let names = command.options.flatMap { [$0.name, $0.shortName].compactMap(\.self) }
            #expect(Set(names).count == names.count, "\(command.name)")
            for option in command.options where option.isInternal {
                #expect(!command.helpPage.contains(option.name), "\(option.name)")
            }
        }
        #expect(SweepCommand().options.filter(\.isInternal).map(\.name) == ["--worker"])
    }
}
