import FlowScenario
import FlowSimulator

/// An option that a command knows.
struct CommandOption: Sendable {
    var name: String
    var shortName: String?
    var takesValue = false
    /// For the processes that a command starts itself.
    var isInternal = false

    /// Every command has it: when colours are used.
    static let color = CommandOption(name: "--color", takesValue: true)
    /// Every command that runs scenarios has it: a file of recorded fonts.
    static let fonts = CommandOption(name: "--fonts", takesValue: true)
}

/// Why arguments make no sense.
struct CommandMisuse: Error {
    var reason: String
}

/// Options and file names. Options may be anywhere; after `--` everything is a file name.
struct CommandArguments {
    private(set) var files: [String] = []
    /// Where the command's words go.
    private(set) var terminal: Terminal
    /// What `--fonts` names, in place of what scenarios name; nil where it is not given.
    private(set) var fonts: Scenario.Fonts?
    private var values: [String: String] = [:]

    /// - Throws: ``CommandMisuse`` for unknown options and missing values.
    init(
        _ arguments: [String], options: [CommandOption], terminal: Terminal = Terminal()
    ) throws(CommandMisuse) {
        self.terminal = terminal
        var rest = arguments[...]
        var takesOptions = true
        while let argument = rest.popFirst() {
            guard takesOptions, argument.count > 1, argument.hasPrefix("-") else {
                files.append(argument)
                continue
            }
            if argument == "--" {
                takesOptions = false
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] || $0.shortName == parts[0] }) else {
                throw CommandMisuse(
                    reason: "unknown option \(quoted(parts[0]))"
                        + KeySuggestion.question(for: parts[0], among: options.map(\.name)))
            }
            guard option.takesValue || parts.count == 1 else {
                throw CommandMisuse(reason: "\(option.name) takes no value")
            }
            guard values[option.name] == nil else { throw CommandMisuse(reason: "\(option.name) is given twice") }
            guard option.takesValue else {
                values[option.name] = ""
                continue
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                throw CommandMisuse(reason: "\(option.name) needs a value")
            }
            values[option.name] = value
        }
        if values[CommandOption.fonts.name] == "-", files.contains("-") {
            throw CommandMisuse(reason: "\(CommandOption.fonts.name) and a scenario cannot both be standard input")
        }
        self.terminal = terminal.coloring(try choice(CommandOption.color.name) ?? .auto)
    }

    /// Reads what `--fonts` names.
    ///
    /// - Throws: `ScenarioError` with the file.
    mutating func readFonts() throws(ScenarioError) {
        guard let file = value(CommandOption.fonts.name) else { return }
        fonts = try Scenario.Fonts(file: file, recorded: RecordedFonts(contentsOfFile: file))
    }

    /// The scenario in a file, with the fonts that are given.
    func scenario(inFile file: String) throws(ScenarioError) -> Scenario {
        do {
            return try Scenario(contentsOfFile: file, bytes: FileReading.bytes(atPath: file), fonts: fonts)
        } catch {
            throw error.inFile(file)
        }
    }

    func has(_ option: String) -> Bool { values[option] != nil }

    func value(_ option: String) -> String? { values[option] }

    /// What is between commas; nil where the option is not given.
    func list(_ option: String) -> [String]? {
        value(option)?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The same as values, each once, in the order in which they are given.
    ///
    /// - Parameters:
    ///   - option: Its name.
    ///   - expected: What it takes, for the sentence that refuses something else.
    ///   - names: All that it takes, where it takes names.
    ///   - value: Nil for a text that is none.
    func list<Value: Hashable>(
        _ option: String, _ expected: String, among names: [String] = [], _ value: (String) -> Value?
    ) throws(CommandMisuse) -> [Value]? {
        guard let texts = list(option) else { return nil }
        var values: [Value] = []
        for text in texts {
            guard let value = value(text) else {
                throw CommandMisuse(
                    reason: "\(option) takes \(expected), not \(quoted(text))"
                        + KeySuggestion.question(for: text, among: names))
            }
            if !values.contains(value) { values.append(value) }
        }
        return values
    }

    /// What `--from` says; 0 unless given.
    ///
    /// - Throws: ``CommandMisuse`` where the option that it belongs to is not given.
    func firstStep(with option: String) throws(CommandMisuse) -> Int {
        guard let step = try number("--from", 0...1_000_000) else { return 0 }
        guard has(option) else { throw CommandMisuse(reason: "--from is for pictures that move, with \(option)") }
        return step
    }

    /// One of a few words; nil where the option is not given.
    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: String
    ) throws(CommandMisuse) -> Choice? {
        guard let text = value(option) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue)
            throw CommandMisuse(
                reason: "\(option) takes one of \(known.joined(separator: ", ")), not \(quoted(text))"
                    + KeySuggestion.question(for: text, among: known))
        }
        return choice
    }

    /// A whole number; nil where the option is not given.
    func number(_ option: String, _ range: ClosedRange<Int>) throws(CommandMisuse) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw CommandMisuse(
                reason: "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(quoted(text))")
        }
        return number
    }
}
