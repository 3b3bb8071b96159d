import FlowScenario

/// A command of `flowsim`: its description, its options, and the function that runs it.
///
/// The options are its properties with the attribute ``CommandOption``, in the order in which pages list them.
@MainActor
protocol Command {
    static var description: CommandDescription { get }

    var arguments: CommandArguments { get set }

    init()

    /// Reads the words of a command line into the command's options and operands.
    ///
    /// - Throws: ``CommandMisuse`` for unknown options, missing and wrong values.
    mutating func read(_ words: [String]) throws(CommandMisuse)

    /// Runs the command with its options and operands.
    ///
    /// - Throws: ``CommandMisuse``, or `ScenarioError`. A `ScenarioError` without a file is about the first operand.
    func run() throws -> CommandResult
}

extension Command {
    var name: String { Self.description.name }

    /// The command's own options, in the order of their declaration.
    var ownOptions: [OptionRow] { Mirror(reflecting: self).children.compactMap { $0.value as? OptionRow } }

    /// The command's own options, and the options that it shares with other commands.
    var options: [OptionRow] { ownOptions + sharedOptions.flatMap(\.options) }

    /// The options that the command shares with other commands, with headings for the help page.
    var sharedOptions: [(heading: String, options: [OptionRow])] {
        let dividing = [arguments.$jobLimit, arguments.$shard, arguments.$isWorker]
        return (self is any DividedCommand ? [("Of every command whose work can be shared:", dividing)] : [])
            + (Self.description.takesFonts ? [("Of every command that runs scenarios:", [arguments.$fontsFile])] : [])
            + (Self.description.takesColor ? [("Of every command:", [arguments.$color])] : [])
    }

    /// Whether `--json` is given.
    var hasJSON: Bool { ownOptions.contains { $0.name == "--json" && $0.isGiven } }

    /// Creates a command with the words that follow its name.
    init(_ words: [String], terminal: Terminal = Terminal()) throws(CommandMisuse) {
        self.init()
        try read(words)
        arguments.terminal = terminal.coloring(arguments.color)
    }

    mutating func read(_ words: [String]) throws(CommandMisuse) {
        try arguments.read(words, options: options)
    }

    /// Runs the command, and returns a result even if there is an error. After a misuse, the result has the reason and
    /// the usage. After another error, it has a line with the file, the place and the reason.
    mutating func perform() -> CommandResult {
        do {
            return try arguments.observed {
                try arguments.readFonts()
                return try run()
            }
        } catch let misuse as CommandMisuse {
            return .misuse(misuse.reason, usage: usage)
        } catch let error as ScenarioError {
            let located = arguments.files.first.map(error.inFile) ?? error
            return CommandResult(exitCode: 2, errorOutput: "\(located)\n")
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(error)\n")
        }
    }

    /// Returns the document if `--json` is given, otherwise a text for people.
    func printed(_ document: some Encodable, _ text: @autoclosure () -> String) -> String {
        hasJSON ? MachineText.document(document, of: name) : text()
    }

    /// Returns the document that `--json` prints about a file that the command wrote.
    ///
    /// - Parameters:
    ///   - kind: `picture`, `page`, `scenario` or `test`.
    ///   - step: The step that it shows, or opens at; `nil` if it has none in particular.
    ///   - parts: The paths of the parts of a large page, and their texts.
    func document(
        of text: String, writtenTo file: String, kind: String, step: Int? = nil,
        parts: [(path: String, text: String)] = []
    ) -> String {
        let written = [WrittenFiles.File(file: file, kind: kind, bytes: text.utf8.count, step: step)]
            + parts.map { WrittenFiles.File(file: $0.path, kind: "part", bytes: $0.text.utf8.count) }
        return MachineText.document(WrittenFiles(written: written), of: name)
    }

    /// Returns the document that `--json` prints about several files that the command wrote.
    func document(of files: [(name: String, text: String)], kind: String) -> String {
        let written = files.map { WrittenFiles.File(file: $0.name, kind: kind, bytes: $0.text.utf8.count) }
        return MachineText.document(WrittenFiles(written: written), of: name)
    }

    /// Returns the operand of a command that has exactly one operand.
    ///
    /// - Throws: ``CommandMisuse`` if there is none, or are several.
    func onlyFile(_ kind: String = "file") throws(CommandMisuse) -> String {
        guard arguments.files.count == 1 else {
            throw CommandMisuse(reason: "\(name) needs one \(kind), not \(arguments.files.count)")
        }
        return arguments.files[0]
    }
}

/// The description of a command for help pages and lists of commands. It does not contain the options, because the
/// command declares each of them as a ``CommandOption``.
struct CommandDescription: Sendable {
    var name: String
    /// The command's line in the list of all commands.
    var summary: String
    /// The forms in which the command can be called. Each text contains the operands of one form. The command's name
    /// and options are not included.
    var forms: [String]
    /// The operands that a shell completes.
    var operands = [Completion.files(["json"])]
    /// Whether the command runs scenarios and therefore accepts a file of fonts.
    var takesFonts = true
    var takesColor = true
    /// The paragraphs of the help page above the options, in the form that ``HelpPage`` reads.
    var text: String
    /// The paragraphs of the help page below the options.
    var notes = ""
    /// The command's exit codes and their meanings; empty if the usual exit codes apply.
    var exitCodes = ""
}

/// The files that a command wrote, for the output of `--json`.
private struct WrittenFiles: Codable {
    var written: [File]

    struct File: Codable {
        var file: String
        /// The kind of the file: `picture`, `page`, `part` (of a page), `scenario`, `package` or `test`.
        var kind: String
        var bytes: Int
        /// The number of the step that a written picture shows, or at which a page opens. `nil` if the file has no such
        /// step.
        var step: Int?
    }
}
