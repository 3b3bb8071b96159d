import FlowScenario

/// The document of `compare --json`.
struct CompareDocument: Codable {
    /// The comparisons, in the order of their files.
    var comparisons: [ComparisonOutcome]
    /// The shard whose comparisons these are; `nil` if the document has all comparisons.
    var shard: ShardRecord?

    /// The largest exit code of the comparisons.
    var exitCode: Int32 { comparisons.map(\.exitCode).max() ?? 0 }
}

/// The outcome of one comparison. In JSON it has the keys of its value.
enum ComparisonOutcome: Codable {
    /// The differences between two runs.
    case pair(ScenarioComparison)
    /// The differences between systems.
    case profiles(ProfileComparison)
    /// A file that only one of two folders has.
    case unpaired(UnpairedFile)
    /// An error that prevented the comparison.
    case failure(Failure)

    struct Failure: Codable {
        /// The files that were to be compared.
        var files: [String]
        var error: String
        /// The mistakes in `error`, each with its line and its column as numbers.
        var mistakes: [Mistake]
    }

    private enum Key: CodingKey {
        case error, onlyIn, profiles
    }

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        if keys.contains(.error) {
            self = .failure(try Failure(from: decoder))
        } else if keys.contains(.onlyIn) {
            self = .unpaired(try UnpairedFile(from: decoder))
        } else if keys.contains(.profiles) {
            self = .profiles(try ProfileComparison(from: decoder))
        } else {
            self = .pair(try ScenarioComparison(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .pair(let comparison): try comparison.encode(to: encoder)
        case .profiles(let comparison): try comparison.encode(to: encoder)
        case .unpaired(let file): try file.encode(to: encoder)
        case .failure(let failure): try failure.encode(to: encoder)
        }
    }

    /// 0 if the runs are equal, 1 if they differ, 2 if there is an error.
    var exitCode: Int32 {
        switch self {
        case .pair(let comparison): comparison.isEqual ? 0 : 1
        case .profiles(let comparison): comparison.isEqual ? 0 : 1
        case .unpaired: 1
        case .failure: 2
        }
    }

    /// The error that prevented the comparison; `nil` if there is none.
    var error: String? {
        if case .failure(let failure) = self { failure.error } else { nil }
    }
}

extension ComparisonOutcome {
    /// Creates the outcome of a comparison that an error prevented.
    init(_ error: ScenarioError, of files: [String]) {
        self = .failure(
            Failure(
                files: files, error: "\(files.first.map(error.inFile) ?? error)", mistakes: Mistake.all(of: error)))
    }

    /// Returns the differences as a text for a terminal; `nil` if there is an error instead.
    func text(in terminal: Terminal) -> String? {
        switch self {
        case .pair(let comparison): comparison.text(in: terminal)
        case .profiles(let comparison): comparison.text(in: terminal)
        case .unpaired(let file): "\(file.file) is only in \(file.onlyIn.uppercased())\n"
        case .failure: nil
        }
    }
}

extension CompareDocument {
    /// Returns the differences as a text for a terminal. Of several comparisons, those without differences are left
    /// out, and a line with their number follows.
    ///
    /// - Parameters:
    ///   - files: The files of each comparison.
    ///   - remark: A remark on the shard; `nil` if there is none.
    func text(files: [[String]], remark: String?, in terminal: Terminal) -> String {
        if comparisons.count == 1, remark == nil { return comparisons[0].text(in: terminal) ?? "" }
        var parts = comparisons.filter { $0.exitCode == 1 }.compactMap { $0.text(in: terminal) }
        let differing = comparisons.count { $0.exitCode != 0 }
        var output = TerminalText(terminal: terminal)
        let names = zip(files, comparisons).filter { $0.1.exitCode != 0 }.compactMap(\.0.first)
        let rest = (names.isEmpty ? "" : ": \(names.joined(separator: ", "))") + (remark.map { "; \($0)" } ?? "")
        output.addVerdict(
            "equal", "DIFFERENT", differing == 0 ? nil : differing,
            of: NumberText.count(comparisons.count, "comparison"), rest: rest)
        parts.append(output.text)
        return parts.joined(separator: "\n")
    }
}
