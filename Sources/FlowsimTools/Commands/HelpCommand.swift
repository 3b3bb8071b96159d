import FlowScenario

/// `flowsim help`.
struct HelpCommand: Command {
    static let description = CommandDescription(
        name: "help", summary: "Explains a command and its options.", forms: ["[COMMAND]"],
        operands: [.commands], takesFonts: false, takesColor: false,
        text: "Explains a command and its options.")

    @CommandOption("--json", "print commands, their options and their pages for machines instead")
    var isForMachines = false

    var arguments = CommandArguments()

    /// Anything but `--json` is the name of a command, be it a wrong one.
    mutating func read(_ words: [String]) throws(CommandMisuse) {
        arguments.files = words.filter { $0 != $isForMachines.name }
        isForMachines = arguments.files.count < words.count
    }

    func run() -> CommandResult {
        let topics = arguments.files
        let chosen = FlowsimCommand.commands.filter { topics.isEmpty || [$0.name] == topics }
        guard !chosen.isEmpty else {
            let topic = topics.joined(separator: " ")
            let meant = KeySuggestion.question(for: topic, among: FlowsimCommand.names)
            return .misuse("there is no help on \(quoted(topic))" + meant, usage: FlowsimCommand.usage)
        }
        if isForMachines { return CommandResult(output: MachineText.document(HelpDocument(of: chosen), of: name)) }
        let page = topics.isEmpty ? FlowsimCommand.usage : CommandHelp(chosen[0]).page
        return CommandResult(output: HelpPage(page).text(in: arguments.terminal))
    }
}
