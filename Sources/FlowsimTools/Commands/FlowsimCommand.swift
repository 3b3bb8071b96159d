import FlowScenario
import Foundation

/// The `flowsim` command line as a function of its arguments, so that it can be tested and called from code.
///
/// This module is no product: what it declares for others is `package`, and it uses what `FlowScenario` declares so,
/// beyond that module's public API.
@MainActor
package enum FlowsimCommand {
    static nonisolated let usage = """
        usage: flowsim run [--json] [--quiet] [--time] [--trace] [--trace-json] [--junit OUT.xml] FILE…
               flowsim watch [-o OUT.html] [--interval MS] [--json] FILE
               flowsim session [--frames N] [--why N] FILE
               flowsim render [-o OUT.svg] [--step N] [--changes] [--all] [--guides] [--json] FILE[#STEP]
               flowsim render [--html] [--json] -o OUT.html FILE[#STEP]
               flowsim render [--animate [--from N]] -o OUT.svg FILE
               flowsim why [--step N] [--json] FILE PATH
               flowsim fit [--widths LIST] [--text-sizes LIST] [--item PATH] [-o OUT.svg] [--json] FILE CELL
               flowsim compare [--json] [--frames N] [--html OUT.html] [--svg OUT.svg [--from N]] A B
               flowsim compare [--json] [--profiles LIST] FILE
               flowsim answers [--json] FOLDER
               flowsim advise [--json] [--estimates LIST] FILE
               flowsim sweep [--widths LIST] [--scales LIST] [--directions LIST] [--categories LIST]
                             [--jobs N] [--json] FILE
               flowsim bench [--json] [--runs N] FILE…
               flowsim stress [--law NAME] [--seed N] [--seeds N] [--steps N] [-o OUT.json] [--json] [FILE]
               flowsim export [--swift] [-o OUT.swift] [--json] FILE
               flowsim new [--table] [--json] [list|chat|grid|tags|table] [FILE]
               flowsim validate [--upgrade] [--json] FILE…
               flowsim completions bash|zsh
               flowsim help [--json] [COMMAND]
               flowsim --version

        To see what happens
          run       Runs scenarios, checks their expectations and prints what happened.
          watch     Runs a scenario every time that its file is saved.
          session   Keeps a scenario open: reads a step a line, and answers each with a line of JSON.
          render    Draws the layout as SVG: the viewport with some of what is above and below it. Or makes a page of the run.
          why       Says why an item was laid out again.
          fit       Lays one cell out at widths and text sizes: its size, and where everything in it is.
          bench     Measures what the steps of scenarios cost: time, work, and where the time goes.

        To find what is better, or broken
          compare   Prints where two runs differ, step by step: frames, values and costs; or systems that play one table.
          answers   Says what recordings of devices answer: which reading of UIKit is theirs, and what drifted.
          advise    Tries estimates, and recommends one with the numbers.
          sweep     Lays a scenario out on many screens, and looks for overlaps and clipped items.
          stress    Looks for random steps that break a law of layout, and makes them few.

        To write scenarios
          new       Writes a scenario to begin with.
          export    Writes a scenario as a test in Swift.
          validate  Tells all mistakes of scenarios, without running them.

        For the terminal
          completions  Prints what lets a shell complete commands and options.
          help         Explains a command and its options.

        A file that is named - is standard input, and standard output where something is written; pipes can be read.
        Every command has [--color auto|always|never], and every one that runs scenarios [--fonts FILE].
        Tables are as wide as the terminal, or as COLUMNS says.

        Exit codes: 0 all is as it should be, 1 something is not, 2 wrong input or usage.

        """

    /// Runs one command.
    ///
    /// - Parameters:
    ///   - arguments: What is after the command's name, for example `["run", "tag-cloud.json"]`.
    ///   - executable: This very program where it is `flowsim`: `sweep` then starts it again to use all processors.
    ///   - terminal: Where the words go; none unless given.
    package static func run(
        _ arguments: [String], executable: URL? = nil, terminal: Terminal = Terminal()
    ) -> CommandResult {
        guard let name = arguments.first else { return .misuse("no command given", usage: usage) }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "help": return help(rest.contains("--help") || rest.contains("-h") ? ["help"] : rest, terminal)
        case "--help", "-h": return help([], terminal)
        case "--version", "version": return CommandResult(output: "flowsim \(version)\n")
        default:
            guard let command = commands.first(where: { $0.name == name }) else {
                let meant = KeySuggestion.question(for: name, among: names + ["version", "--version", "--help"])
                return .misuse("unknown command \(quoted(name))" + meant, usage: usage)
            }
            return perform(rest, command, executable, terminal)
        }
    }

    /// The last heading of the changelog, and whether there is more since.
    package static nonisolated let version = "0.1.0, with what is unreleased"

    /// A command, with the options that it knows.
    struct Entry {
        var name: String
        /// With those that every command has.
        var options: [CommandOption]
        var run: @MainActor (CommandArguments, URL?) throws(CommandMisuse) -> CommandResult

        /// - Parameter runsScenarios: Whether it takes the fonts that they are measured in.
        init(
            name: String, options: [CommandOption], runsScenarios: Bool = true,
            run: @escaping @MainActor (CommandArguments, URL?) throws(CommandMisuse) -> CommandResult
        ) {
            self.name = name
            self.options = options + (runsScenarios ? [.fonts] : []) + [.color]
            self.run = run
        }
    }

    /// All commands but `help`.
    static let commands = [
        Entry(name: "run", options: RunCommand.options) { arguments, _ in RunCommand(arguments).run() },
        Entry(name: "watch", options: WatchCommand.options) { arguments, _ in WatchCommand(arguments).run() },
        Entry(name: "session", options: SessionCommand.options) { arguments, _ in SessionCommand(arguments).run() },
        Entry(name: "render", options: RenderCommand.options) { arguments, _ in RenderCommand(arguments).run() },
        Entry(name: "why", options: WhyCommand.options) { arguments, _ in WhyCommand(arguments).run() },
        Entry(name: "fit", options: FitCommand.options) { arguments, _ in FitCommand(arguments).run() },
        Entry(name: "bench", options: BenchCommand.options) { arguments, _ in BenchCommand(arguments).run() },
        Entry(name: "compare", options: CompareCommand.options) { arguments, _ in CompareCommand(arguments).run() },
        Entry(name: "answers", options: AnswersCommand.options) { arguments, _ in AnswersCommand(arguments).run() },
        Entry(name: "advise", options: AdviseCommand.options) { arguments, _ in AdviseCommand(arguments).run() },
        Entry(name: "sweep", options: SweepCommand.options) { arguments, executable in
            SweepCommand(arguments, executable: executable).run()
        },
        Entry(name: "stress", options: StressCommand.options) { arguments, _ in StressCommand(arguments).run() },
        Entry(name: "export", options: ExportCommand.options, runsScenarios: false) { arguments, _ in
            ExportCommand(arguments).run()
        },
        Entry(name: "new", options: NewCommand.options, runsScenarios: false) { arguments, _ in
            NewCommand(arguments).run()
        },
        Entry(name: "validate", options: ValidateCommand.options, runsScenarios: false) { arguments, _ in
            ValidateCommand(arguments).run()
        },
        Entry(name: "completions", options: [], runsScenarios: false) { arguments, _ in
            CompletionsCommand(arguments).run()
        },
    ]

    private static var names: [String] { commands.map(\.name) + ["help"] }

    private static func help(_ arguments: [String], _ terminal: Terminal) -> CommandResult {
        let topics = arguments.filter { $0 != "--json" }
        if topics.count < arguments.count, let document = HelpDocument(of: topics) {
            return CommandResult(output: MachineText.document(document, of: "help"))
        }
        guard let topic = topics.first else { return CommandResult(output: HelpPage(usage).text(in: terminal)) }
        guard topics.count == 1, let page = CommandHelp.page(of: topic) else {
            return .misuse(
                "there is no help on \(quoted(topics.joined(separator: " ")))"
                    + KeySuggestion.question(for: topics.joined(separator: " "), among: names), usage: usage)
        }
        return CommandResult(output: HelpPage(page).text(in: terminal))
    }

    private static func perform(
        _ arguments: [String], _ command: Entry, _ executable: URL?, _ terminal: Terminal
    ) -> CommandResult {
        if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return help([command.name], terminal) }
        defer { terminal.progress?.clear() }
        do {
            var given = try CommandArguments(arguments, options: command.options, terminal: terminal)
            do {
                try given.readFonts()
            } catch {
                let result = CommandResult(exitCode: 2, errorOutput: "\(error)\n")
                return given.has("--json") ? result.tellingMistakes(of: command.name) : result
            }
            let result = try command.run(given, executable)
            return given.has("--json") ? result.tellingMistakes(of: command.name) : result
        } catch {
            return .misuse(error.reason, of: command.name)
        }
    }
}
