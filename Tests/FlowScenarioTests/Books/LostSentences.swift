import FlowTestSupport

/// Where code stops the program by what prints nothing in optimized builds, or not in the one way: `precondition`,
/// `preconditionFailure`, `assert`, `assertionFailure`, and `fatalError` with a message.
///
/// What checks only this package's own structures may: `checkInvariants()`, and code that no caller's values reach
/// unchecked.
struct LostSentences {
    /// File, line and text.
    private(set) var findings: [String] = []

    /// Structures of the engine below `FlowModel`, which checks what its caller says, and the solver's tableau.
    private static let ownStructures = [
        "Sources/FlowEngine/Tree/", "Sources/FlowEngine/Rows/", "Sources/FlowEngine/Geometry/",
        "Sources/ConstraintSolving/Simplex/",
    ]
    private static let helper = "Sources/CallerChecks/require.swift"
    private static let words = ["precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError"]

    init(_ sources: [SourceText]) {
        for source in sources {
            if Self.ownStructures.contains(where: source.path.hasPrefix) { continue }
            if source.path.hasSuffix("+Invariants.swift") || source.path == Self.helper { continue }
            look(at: source)
        }
    }

    private mutating func look(at source: SourceText) {
        var invariants: Substring?
        for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let indentation = line.prefix { $0 == " " }
            let code = line.dropFirst(indentation.count)
            if code.hasPrefix("//") { continue }
            if let end = invariants {
                if indentation == end && code == "}" { invariants = nil }
            } else if code.contains("func checkInvariants("), code.hasSuffix("{") {
                invariants = indentation
            } else if stops(code) {
                findings.append("\(source.path):\(index + 1): \(code)")
            }
        }
    }

    private func stops(_ code: Substring) -> Bool {
        // An unavailable function has a body without a message, which nothing calls.
        let calls = code.split { !($0.isLetter || $0.isNumber || "_(".contains($0)) }.flatMap(Self.calls)
        return calls.contains { Self.words.contains($0) } && !code.contains("fatalError()")
    }

    /// The names before the brackets of `a(b(c`.
    private static func calls(in code: Substring) -> [String] {
        code.split(separator: "(", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
