import FlowScenario
import Foundation

/// The `flowsim` command line as a function of its arguments, so that it can be tested and called from code.
///
/// This module is no product: what it declares for others is `package`, and it uses what `FlowScenario` declares so,
/// beyond that module's public API.
@MainActor
package enum FlowsimCommand {
    /// The commands in the order in which pages list them, in groups with headings.
    static let groups: [(heading: String, commands: [any Command.Type])] = [
        (
            "To see what happens",
            [
                RunCommand.self, WatchCommand.self, SessionCommand.self, RenderCommand.self, WhyCommand.self,
                FitCommand.self, BenchCommand.self, ExplainCommand.self,
            ]
        ),
        (
            "To find what is better, or broken",
            [
                CompareCommand.self, AnswersCommand.self, AdviseCommand.self, SweepCommand.self, ShrinkCommand.self,
                JoinCommand.self,
            ]
        ),
        ("To write scenarios", [NewCommand.self, ExportCommand.self, ValidateCommand.self]),
        ("For the terminal", [CompletionsCommand.self, HelpCommand.self]),
    ]

    /// One value of each command, without options.
    static var commands: [any Command] { groups.flatMap(\.commands).map { $0.init() } }

    static var names: [String] { commands.map(\.name) }

    /// All forms in which the program can be called. Each element is one usage line.
    static var forms: [String] { commands.flatMap(\.usageForms) + ["flowsim --version"] }

    /// One line with the form of the program's arguments, and a reference to its help page.
    static let shortUsage = "usage: flowsim COMMAND [OPTION…] …; “flowsim help” lists the commands"

    /// The source of the ``HelpPage`` about the program.
    static var usage: String {
        let lists = groups.map { heading, commands in
            let rows = commands.map { "  \($0.description.name)  \($0.description.summary)\n" }
            return "\(heading)\n\(rows.joined())"
        }
        let dividing = commands.filter { $0 is any DividedCommand }.map(\.name)
        let colors = Terminal.ColorChoice.allCases.map(\.rawValue).joined(separator: "|")
        return """
            \(HelpPage.usage(forms))

            \(lists.joined(separator: "\n"))
            A file that is named - is standard input, and standard output where something is written; pipes can be read.
            Every command has [--color \(colors)], and every one that runs scenarios [--fonts FILE].
            \(dividing.joined(separator: ", ")) have [--jobs N] and [--shard I/N] to share their work.
            Tables are as wide as the terminal, or as COLUMNS says.

            Exit codes: 0 all is as it should be, 1 something is not, 2 wrong input or usage.

            """
    }

    /// Runs one command and returns its result.
    ///
    /// - Parameters:
    ///   - arguments: The command's name and what follows it, for example `["run", "tag-cloud.json"]`.
    ///   - executable: The running program if it is `flowsim`: commands then start it again to use all processors.
    ///   - terminal: The terminal of the command; none unless given.
    ///   - environment: The variables of the environment, of which Bazel's for shards are obeyed.
    package static func run(
        _ arguments: [String], executable: URL? = nil, terminal: Terminal = Terminal(),
        environment: [String: String] = [:]
    ) -> CommandResult {
        guard let name = arguments.first else { return .misuse("no command given", usage: shortUsage) }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "--help", "-h": return run(["help"], terminal: terminal)
        case "--version", "version": return CommandResult(output: "flowsim \(version)\n")
        case "stress": return CommandResult(exitCode: 2, errorOutput: "flowsim: \(stressMoved)\n")
        default:
            guard let command = commands.first(where: { $0.name == name }) else {
                let meant = KeySuggestion.questions(for: name, among: names + ["version", "--version", "--help"])
                return .misuse("unknown command \(quoted(name))" + meant, usage: shortUsage)
            }
            return perform(rest, command, executable, terminal, environment)
        }
    }

    private static nonisolated let stressMoved =
        "stress is now “swift run -c release flow-laws” in the sources of this program, because it tests the simulator"

    /// The version of the program, from the first version of the changelog. The text also shows whether the changelog
    /// has later changes.
    package static nonisolated let version = "0.2.0"

    private static func perform(
        _ words: [String], _ command: any Command, _ executable: URL?, _ terminal: Terminal,
        _ environment: [String: String]
    ) -> CommandResult {
        if words.contains(where: { $0 == "--help" || $0 == "-h" }) {
            return run(["help", command.name], terminal: terminal)
        }
        defer { terminal.progress?.clear() }
        do {
            var command = try type(of: command).init(words, terminal: terminal)
            command.arguments.executable = executable
            command.arguments.environment = environment
            let result = command.perform()
            return command.hasJSON ? result.withMistakes(of: command.name) : result
        } catch {
            return .misuse(error.reason, usage: command.usage)
        }
    }
}
