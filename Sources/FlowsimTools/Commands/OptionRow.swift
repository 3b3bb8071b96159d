/// An option of a command: its names, the label of its value, its line of help, and the text that was given for it.
///
/// A command declares it once, as a ``CommandOption`` where it keeps the value. Reading, refusals, usage, help,
/// completions and the documentation use the row.
class OptionRow {
    let name: String
    /// The short name, such as `-o`; `nil` if the option has only a long name.
    let shortName: String?
    /// The labels of the option's value; `nil` for an option without a value. `page` is the label on the help page, and
    /// `usage` is the label in usage lines.
    let label: (page: String, usage: String)?
    /// The completions of the value in a shell. The list is empty if no completions are known.
    let completion: Completion
    /// The help text of the option, which may have several lines.
    let summary: String
    /// The forms of the command that have the option, as numbers from 1; `nil` if all forms have it.
    let forms: Set<Int>?
    /// The name of another option, without which this option has no meaning. Usage lines show this option within the
    /// brackets of the other option, as in `[-a [-b]]`.
    let companion: String?
    /// The text that was given; empty for an option without a value, and `nil` if the option was not given.
    private(set) var text: String?

    init(
        _ name: String, _ shortName: String?, label: (page: String, usage: String)?, _ completion: Completion,
        forms: Set<Int>?, companion: String?, _ summary: String
    ) {
        self.name = name
        self.shortName = shortName
        self.label = label
        self.completion = completion
        self.forms = forms
        self.companion = companion
        self.summary = summary
    }

    /// The option as it is written in usage lines, such as `-o OUT.svg`. The text has the short name, or else the long
    /// name, and the label of the value.
    final var usage: String { (shortName ?? name) + (label.map { " " + $0.usage } ?? "") }

    /// Both names and the label of the value, such as `-o, --output OUT`.
    final var heading: String { (shortName.map { $0 + ", " } ?? "") + name + (label.map { " " + $0.page } ?? "") }

    /// Whether the option is only for processes that a command starts, and not for people. No page lists such an
    /// option.
    final var isInternal: Bool { summary.isEmpty }

    final var isGiven: Bool { text != nil }

    /// Reads the text that was given for the option.
    ///
    /// - Throws: ``CommandMisuse`` if the option is given twice or its value is refused.
    func read(_ text: String) throws(CommandMisuse) {
        guard self.text == nil else { throw CommandMisuse(reason: "\(name) is given twice") }
        self.text = text
    }
}
