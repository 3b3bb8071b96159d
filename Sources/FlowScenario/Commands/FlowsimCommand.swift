/// The `flowsim` command line as a function of its arguments, so that it can be tested and called from code.
@MainActor
public enum FlowsimCommand {
    static let usage = """
        usage: flowsim run [--json] [--time] FILE…
               flowsim render [-o OUT.svg] [--step N] [--all] FILE
               flowsim help

        run      Runs scenarios, checks their expectations and prints what happened.
                 --json    print reports for machines
                 --time    also print how long each scenario took
        render   Draws the layout as SVG: the viewport with some of what is above and below it.
                 -o, --output OUT.svg   write to a file; standard output unless given
                 --step N               as it is after step N, 0 being the first layout; after the last unless given
                 --all                  draw the whole content

        Exit codes: 0 all expectations hold, 1 an expectation does not hold, 2 wrong input or usage.

        """

    /// Runs one command.
    ///
    /// - Parameter arguments: What stands after the command's name, for example `["run", "tag-cloud.json"]`.
    public static func run(_ arguments: [String]) -> CommandResult {
        guard let name = arguments.first else { return .misuse("no command given", usage: usage) }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "help", "--help", "-h": return CommandResult(output: usage)
        case "run": return perform(rest, options: RunCommand.options) { RunCommand($0).run() }
        case "render": return perform(rest, options: RenderCommand.options) { RenderCommand($0).run() }
        default: return .misuse("unknown command \(quoted(name))", usage: usage)
        }
    }

    private static func perform(
        _ arguments: [String], options: [CommandOption], _ command: (CommandArguments) -> CommandResult
    ) -> CommandResult {
        if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return CommandResult(output: usage) }
        do {
            return command(try CommandArguments(arguments, options: options))
        } catch {
            return .misuse(error.reason, usage: usage)
        }
    }
}
