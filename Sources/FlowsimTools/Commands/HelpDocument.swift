/// Commands and their options for machines: what `help --json` prints.
struct HelpDocument: Codable {
    var commands: [Command]

    struct Command: Codable {
        var name: String
        /// The ways to call it, an entry a form.
        var usage: [String]
        var options: [Option]
        /// Its page, with line ends.
        var text: String
    }

    struct Option: Codable {
        var name: String
        /// `-o`; `nil` if there is only the long name.
        var shortName: String?
        var takesValue: Bool
    }

    /// Creates the document about some of the commands.
    @MainActor
    init(of commands: [any FlowsimTools.Command]) {
        self.commands = commands.map { command in
            let help = CommandHelp(command)
            return Command(
                name: command.name, usage: help.forms,
                options: command.options.filter { !$0.isInternal }.map {
                    Option(name: $0.name, shortName: $0.shortName, takesValue: $0.label != nil)
                }, text: help.page)
        }
    }
}
