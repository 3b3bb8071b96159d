import Foundation

/// The help of a command, made of its description and its options.
extension Command {
    /// All forms in which the command can be called. Each element is one usage line.
    var usageForms: [String] {
        zip(1..., Self.description.forms).map { number, operands in
            let options = ownOptions.filter { !$0.isInternal && $0.forms?.contains(number) ?? true }
            let words = options.filter { $0.companion == nil }.map { option in
                let companions = options.filter { $0.companion == option.name }.map { " [\($0.usage)]" }
                return " [\(option.usage)\(companions.joined())]"
            }
            return "flowsim \(name)\(words.joined()) \(operands)"
        }
    }

    /// One line with the forms of the command, without its options, and a reference to its help page.
    var usage: String {
        let options = options.isEmpty ? "" : " [OPTION…]"
        let forms = Self.description.forms.distinct.joined(separator: ", or ")
        return "usage: flowsim \(name)\(options) \(forms); “flowsim help \(name)” lists the options"
    }

    /// The source of the command's ``HelpPage``.
    var helpPage: String {
        let description = Self.description
        let options = ownOptions.filter { !$0.isInternal }
        let parts =
            [
                HelpPage.usage(usageForms), description.text, Self.rows(options), description.notes,
                description.exitCodes.isEmpty ? "" : "Exit code: \(description.exitCodes)",
            ] + sharedOptions.map { "\($0.heading)\n\(Self.rows($0.options.filter { !$0.isInternal }))" }
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
