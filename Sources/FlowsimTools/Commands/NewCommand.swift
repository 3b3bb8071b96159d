import FlowScenario
import Foundation

/// The command `flowsim new`, which writes a starter scenario.
struct NewCommand: Command {
    static let description = CommandDescription(
        name: "new", summary: "Writes a scenario to begin with.", forms: ["[\(kinds.joined(separator: "|"))] [FILE]"],
        operands: [.words(kinds), .files(["json"])], takesFonts: false,
        text: """
            Writes a small scenario with comments on its parts, to FILE; unless it is given, to a file named after
            the kind, or to scenario.json; to standard output for “-”. A file that is there is left alone.

            list    rows that are measured, and one that opens; written unless another kind is named
            chat    bubbles with texts at both edges; messages come below, and older ones above, while the reader reads
            grid    squares, three next to each other whatever the width
            tags    items as wide as their texts
            store   a compositional layout: a shelf that scrolls, a grid with badges, a list
            table   a table view, on two systems

            Sizes are relative to the view, so that “flowsim sweep” can try them on other devices.
            """,
        exitCodes: "0 the file is written, 2 it is there already or cannot be written.")

    @CommandOption("--table", "a table, too") var isTable = false
    @CommandOption("--json", "print for machines what was written") var isForMachines = false

    private static let kinds = StarterScenario.kinds.map(\.0)

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let (kind, file) = try request()
        let text = StarterScenario.text(of: kind ?? "list") ?? StarterScenario.list
        if file == "-", isForMachines {
            throw CommandMisuse(reason: "--json says what is written; leave it out, or name a file")
        }
        if file == "-" { return CommandResult(output: text) }
        guard !FileManager.default.fileExists(atPath: file) else {
            return CommandResult(exitCode: 2, errorOutput: "\(file): is there already\n")
        }
        do {
            // The file may have come since it was looked for.
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(file): cannot be written\n")
        }
        if isForMachines {
            return CommandResult(output: document(of: text, writtenTo: file, kind: "scenario"))
        }
        return CommandResult(output: "\(file): a scenario to begin with; see it with\n  flowsim run \(file)\n")
    }

    /// Returns the kind of scenario and the name of the file that the command line requests. If there are two words,
    /// the first is the kind. A single word is the kind if a kind has this name; otherwise it is the name of the file.
    private func request() throws(CommandMisuse) -> (kind: String?, file: String) {
        let (words, known) = (arguments.files, Self.kinds)
        guard words.count <= 2 else {
            throw CommandMisuse(reason: "new writes one file, not \(words.count)")
        }
        let flag = isTable ? "table" : nil
        guard let word = words.first else { return (flag, "scenario.json") }
        let isName = flag != nil || word.contains(".") || word.contains("/")
        let meant = isName ? nil : KeySuggestion.word(for: word, among: known)
        guard known.contains(word) || words.count == 2 || meant != nil else { return (flag, word) }
        guard known.contains(word) else {
            let help = meant.map { "did you mean “\($0)”?" } ?? "known are \(known.joined(separator: ", "))"
            throw CommandMisuse(reason: "there is no kind of scenario \(quoted(word)); \(help)")
        }
        if let flag, flag != word { throw CommandMisuse(reason: "--table and “\(word)” exclude each other") }
        return (word, words.count == 2 ? words[1] : "\(word).json")
    }
}
