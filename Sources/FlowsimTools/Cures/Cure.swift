/// A change that lessens a problem of a scenario's run. Every cure was tried: its text has the numbers of the run as it
/// is, and of the run with the change.
struct Cure: Codable, Hashable {
    /// The problem that the change lessens.
    enum Problem: String, Codable {
        /// The content jumps on screen without being scrolled.
        case jump
        /// A layout does not come to an end.
        case loop
        /// A step does more work than it needs.
        case work
    }

    var problem: Problem
    /// The advice in a sentence.
    var text: String
    /// The command that shows the run as it is next to the run with the change; `nil` if no command makes the change.
    var command: String?
}

extension TerminalText {
    /// Adds the cures of a run, each with its command. Adds nothing if there are none.
    mutating func add(_ cures: [Cure], indent: Int = 0) {
        guard !cures.isEmpty else { return }
        add("What would help:", indent: indent)
        for cure in cures {
            add(cure.text, indent: indent + 2)
            // A command is not wrapped, so that it can be copied.
            let space = String(repeating: " ", count: indent + 4)
            if let command = cure.command { lines.append(space + terminal.painted(command, .note)) }
        }
    }
}
