import FlowScenario
import Foundation

/// `flowsim new`.
struct NewCommand {
    static let options = [CommandOption(name: "--table"), CommandOption(name: "--json")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        let (kind, file): (String?, String)
        do {
            (kind, file) = try request()
        } catch {
            return .misuse(error.reason, of: "new")
        }
        let text = StarterScenario.text(of: kind ?? "list") ?? StarterScenario.list
        if file == "-", arguments.has("--json") {
            return .misuse("--json says what is written; leave it out, or name a file", of: "new")
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
        if arguments.has("--json") {
            return CommandResult(
                output: MachineText.document(WrittenFiles([.init(file, text, kind: "scenario")]), of: "new"))
        }
        return CommandResult(output: "\(file): a scenario to begin with; see it with\n  flowsim run \(file)\n")
    }

    /// A kind is a word that is known as one, or the first of two; anything else is a file's name.
    private func request() throws(CommandMisuse) -> (kind: String?, file: String) {
        let (words, known) = (arguments.files, StarterScenario.kinds.map(\.0))
        guard words.count <= 2 else {
            throw CommandMisuse(reason: "new writes one file, not \(words.count)")
        }
        let flag = arguments.has("--table") ? "table" : nil
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
