/// Faults that no test can notice, each with the reason: a line `why:` and the lines of the mutant that it is about.
public struct MutantSurvivors: Sendable {
    public private(set) var reasons: [MutantKey: String] = [:]
    /// Entries that cannot be read.
    public private(set) var problems: [String] = []

    /// Entries are parted by empty lines; lines that begin with `#` count for nothing.
    public init(_ text: String) {
        for entry in text.split(separator: "\n\n") {
            let lines = entry.split(separator: "\n").filter { !$0.hasPrefix("#") }
            guard !lines.isEmpty else { continue }
            let values = MutantSurvivors.values(lines)
            guard let path = values["file"], let function = values["function"], let kind = values["kind"],
                let before = values["before"], let why = values["why"],
                let key = MutantKey(
                    [path, function, kind, values["occurrence"] ?? "1", before, values["after"] ?? ""]
                        .joined(separator: "\t"))
            else {
                problems.append(lines.joined(separator: "\n"))
                continue
            }
            reasons[key] = why
        }
    }

    private static func values(_ lines: [Substring]) -> [String: String] {
        var values: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...]
            values[String(line[..<colon])] = String(value.drop { $0 == " " })
        }
        return values
    }
}
