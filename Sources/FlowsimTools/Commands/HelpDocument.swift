/// Commands and their options for machines: what `help --json` says.
struct HelpDocument: Codable {
    var commands: [Command]

    struct Command: Codable {
        var name: String
        /// How it is called, an entry a form.
        var usage: [String]
        var options: [Option]
        /// Its page, with line ends.
        var text: String
    }

    struct Option: Codable {
        var name: String
        /// `-o`; nil where there is only the long one.
        var shortName: String?
        var takesValue: Bool
    }

    /// - Parameter topics: The command that is asked about; all of them where that is empty.
    /// - Returns: Nil where there is no such command.
    @MainActor
    init?(of topics: [String]) {
        let entries = FlowsimCommand.commands.map { (name: $0.name, options: $0.options) }
            + [(name: "help", options: [CommandOption(name: "--json")])]
        let chosen = topics.isEmpty ? entries : entries.filter { [$0.name] == topics }
        guard !chosen.isEmpty else { return nil }
        commands = chosen.map { entry in
            Command(
                name: entry.name, usage: CommandHelp.forms(of: entry.name),
                options: entry.options.filter { !$0.isInternal }.map {
                    Option(name: $0.name, shortName: $0.shortName, takesValue: $0.takesValue)
                }, text: CommandHelp.page(of: entry.name) ?? "")
        }
    }
}
