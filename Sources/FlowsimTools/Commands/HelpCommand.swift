import FlowScenario

/// The command `flowsim help`, which prints pages of help.
struct HelpCommand: Command {
    static let description = CommandDescription(
        name: "help", summary: "Explains a command and its options.", forms: ["[COMMAND]"],
        operands: [.commands], takesFonts: false, takesColor: false,
        text: "Explains a command and its options.")

    @CommandOption("--json", "print commands, their options and their pages for machines instead")
    var isForMachines = false

    var arguments = CommandArguments()

    /// Reads the name of a command and the option `--json`. The name need not be the name of an existing command.
    mutating func read(_ words: [String]) throws(CommandMisuse) {
        arguments.files = words.filter { $0 != $isForMachines.name }
        isForMachines = arguments.files.count < words.count
    }

    func run() -> CommandResult {
        let topics = arguments.files
        let chosen = FlowsimCommand.commands.filter { topics.isEmpty || [$0.name] == topics }
        guard !chosen.isEmpty else {
            let topic = topics.joined(separator: " ")
            let meant = KeySuggestion.questions(for: topic, among: FlowsimCommand.names)
            return .misuse("there is no help on \(quoted(topic))" + meant, usage: FlowsimCommand.shortUsage)
        }
        if isForMachines { return CommandResult(output: MachineText.document(HelpDocument(of: chosen), of: name)) }
        let page = topics.isEmpty ? FlowsimCommand.usage : chosen[0].helpPage
        return CommandResult(output: HelpPage(page).text(in: arguments.terminal))
    }
}

/// The document of `help --json`: commands and their options, in a form for machines.
struct HelpDocument: Codable {
    var commands: [Command]

    struct Command: Codable {
        var name: String
        /// The forms in which the command can be called.
        var usage: [String]
        var options: [Option]
        /// The text of the command's help page, with line ends.
        var text: String
    }

    struct Option: Codable {
        var name: String
        /// The short name, such as `-o`; `nil` if the option has only a long name.
        var shortName: String?
        var takesValue: Bool
    }

    /// Creates the document about the given commands.
    @MainActor
    init(of commands: [any FlowsimTools.Command]) {
        self.commands = commands.map { command in
            Command(
                name: command.name, usage: command.usageForms,
                options: command.options.filter { !$0.isInternal }.map {
                    Option(name: $0.name, shortName: $0.shortName, takesValue: $0.label != nil)
                }, text: command.helpPage)
        }
    }
}
