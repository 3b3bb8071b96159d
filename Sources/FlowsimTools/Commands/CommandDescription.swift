/// All that is published of a command except its options, which the command declares as ``CommandOption``.
struct CommandDescription: Sendable {
    var name: String
    /// The line in the list of all commands.
    var summary: String
    /// The forms of the command: the operands after the options.
    var forms: [String]
    /// Operands that a shell completes.
    var operands = [Completion.files(["json"])]
    /// Whether the command runs scenarios, so that it takes the fonts to measure them with.
    var takesFonts = true
    var takesColor = true
    /// Paragraphs of the help page above the options, as ``HelpPage`` reads them.
    var text: String
    /// Paragraphs below the options.
    var notes = ""
    /// Codes and their meanings, if the command has others than every command.
    var exitCodes = ""
}
