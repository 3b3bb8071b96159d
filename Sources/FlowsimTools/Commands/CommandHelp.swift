import Foundation

/// The help of a command, made of its description and its options.
@MainActor
struct CommandHelp {
    private let command: any Command
    private let description: CommandDescription

    init(_ command: any Command) {
        self.command = command
        description = type(of: command).description
    }

    /// Every way to call the command, each in one line.
    var forms: [String] {
        zip(1..., description.forms).map { number, operands in
            let options = command.ownOptions.filter { !$0.isInternal && $0.forms?.contains(number) ?? true }
            let words = options.filter { $0.companion == nil }.map { option in
                let companions = options.filter { $0.companion == option.name }.map { " [\($0.usage)]" }
                return " [\(option.usage)\(companions.joined())]"
            }
            return "flowsim \(description.name)\(words.joined()) \(operands)"
        }
    }

    /// The forms of the command, with a reference to its page.
    var usage: String { Self.usage(forms) + "\n\n“flowsim help \(description.name)” says more.\n" }

    /// Forms as the head of a page.
    static func usage(_ forms: [String]) -> String { "usage: " + forms.joined(separator: "\n       ") }

    /// The source of the command's ``HelpPage``.
    var page: String {
        let options = command.ownOptions.filter { !$0.isInternal }
        let parts =
            [
                Self.usage(forms), description.text, Self.rows(options), description.notes,
                description.exitCodes.isEmpty ? "" : "Exit code: \(description.exitCodes)",
            ] + command.sharedOptions.map { "\($0.heading)\n\(Self.rows([$0.option]))" }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func rows(_ options: [OptionRow]) -> String {
        let width = (options.map(\.heading.count).max() ?? 0) + 2
        let indent = "\n" + String(repeating: " ", count: width)
        return options.map { option in
            let space = String(repeating: " ", count: width - option.heading.count)
            return option.heading + space + option.summary.replacingOccurrences(of: "\n", with: indent)
        }.joined(separator: "\n")
    }
}
