import FlowScenario
import Foundation

/// The `flowsim` command line as a function of its arguments, so that it can be tested and called from code.
///
/// This module is no product: what it declares for others is `package`, and it uses what `FlowScenario` declares so,
/// beyond that module's public API.
@MainActor
package enum FlowsimCommand {
    static nonisolated let usage = """
        usage: flowsim run [--json] [--time] [--trace] [--trace-json] FILE…
               flowsim render [-o OUT.svg] [--step N] [--changes] [--all] [--guides] FILE
               flowsim render [--html] -o OUT.html FILE
               flowsim why FILE PATH
               flowsim fit [--widths LIST] [--text-sizes LIST] [--item PATH] [-o OUT.svg] FILE CELL
               flowsim compare [--json] [--frames N] [--html OUT.html] A B
               flowsim compare [--json] [--profiles LIST] FILE
               flowsim advise [--json] [--estimates LIST] FILE
               flowsim sweep [--widths LIST] [--scales LIST] [--directions LIST] [--categories LIST]
                             [--jobs N] [--json] FILE
               flowsim bench [--json] [--runs N] FILE…
               flowsim stress [--law NAME] [--seed N] [--seeds N] [--steps N] [-o OUT.json] [FILE]
               flowsim new [--table] [FILE]
               flowsim validate [--upgrade] FILE…
               flowsim help [COMMAND]

        To see what happens
          run       Runs scenarios, checks their expectations and prints what happened.
          render    Draws the layout as SVG: the viewport with some of what is above and below it. Or makes a page of the run.
          why       Says why an item was laid out again.
          fit       Lays one cell out at widths and text sizes: its size, and where everything in it is.
          bench     Measures what the steps of scenarios cost: time, work, and where the time goes.

        To find what is better, or broken
          compare   Prints where two runs differ, step by step: frames, values and costs; or systems that play one table.
          advise    Tries estimates, and recommends one with the numbers.
          sweep     Lays a scenario out on many screens, and looks for overlaps and clipped items.
          stress    Looks for random steps that break a law of layout, and makes them few.

        To write scenarios
          new       Writes a scenario to begin with.
          validate  Tells all mistakes of scenarios, without running them.
          help      Explains a command and its options.

        Exit codes: 0 all is as it should be, 1 something is not, 2 wrong input or usage.

        """

    /// Runs one command.
    ///
    /// - Parameters:
    ///   - arguments: What is after the command's name, for example `["run", "tag-cloud.json"]`.
    ///   - executable: This very program where it is `flowsim`: `sweep` then starts it again to use all processors.
    package static func run(_ arguments: [String], executable: URL? = nil) -> CommandResult {
        guard let name = arguments.first else { return .misuse("no command given", usage: usage) }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "help": return help(rest.contains("--help") || rest.contains("-h") ? ["help"] : rest)
        case "--help", "-h": return help([])
        case "advise": return perform(rest, "advise", AdviseCommand.options) { AdviseCommand($0).run() }
        case "compare": return perform(rest, "compare", CompareCommand.options) { CompareCommand($0).run() }
        case "fit": return perform(rest, "fit", FitCommand.options) { FitCommand($0).run() }
        case "new": return perform(rest, "new", NewCommand.options) { NewCommand($0).run() }
        case "run": return perform(rest, "run", RunCommand.options) { RunCommand($0).run() }
        case "render": return perform(rest, "render", RenderCommand.options) { RenderCommand($0).run() }
        case "bench": return perform(rest, "bench", BenchCommand.options) { BenchCommand($0).run() }
        case "stress": return perform(rest, "stress", StressCommand.options) { StressCommand($0).run() }
        case "sweep":
            return perform(rest, "sweep", SweepCommand.options) { SweepCommand($0, executable: executable).run() }
        case "validate": return perform(rest, "validate", ValidateCommand.options) { ValidateCommand($0).run() }
        case "why": return perform(rest, "why", WhyCommand.options) { WhyCommand($0).run() }
        default: return .misuse("unknown command \(quoted(name))", usage: usage)
        }
    }

    private static func help(_ topics: [String]) -> CommandResult {
        guard let topic = topics.first else { return CommandResult(output: usage) }
        guard topics.count == 1, let page = CommandHelp.pages[topic] else {
            return .misuse("there is no help on \(quoted(topics.joined(separator: " ")))", usage: usage)
        }
        return CommandResult(output: page)
    }

    private static func perform(
        _ arguments: [String], _ name: String, _ options: [CommandOption],
        _ command: (CommandArguments) -> CommandResult
    ) -> CommandResult {
        if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return help([name]) }
        do {
            return command(try CommandArguments(arguments, options: options))
        } catch {
            return .misuse(error.reason, of: name)
        }
    }
}
