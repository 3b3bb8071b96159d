import Foundation

/// A scenario file under stress: as it was written, with steps of our own.
struct StressDocument: Hashable {
    /// The whole document.
    var value: JSONValue
    /// Where a catalogue's file name starts from.
    var folder: URL?

    var steps: [JSONValue] {
        get {
            guard case .array(let steps)? = value["steps"] else { return [] }
            return steps
        }
        set { value["steps"] = .array(newValue) }
    }

    /// - Throws: ``ScenarioError`` where it makes no sense, which happens while it is made smaller.
    func scenario() throws(ScenarioError) -> Scenario {
        try Scenario(document: value, folder: folder)
    }

}

extension StressViolation {
    /// The file that shows it.
    func file(of law: String, seed: UInt64) -> String {
        var document = document
        if let file = document.value["catalogue"]?["file"], case .string(let name) = file {
            let path = document.folder.map { URL(fileURLWithPath: name, relativeTo: $0).standardizedFileURL.path }
            document.value["catalogue"]?["file"] = .string(path ?? name)
        }
        document.value["name"] = .string("Against the law “\(law)”, seed \(seed)")
        document.steps.append(["expect": expectation, "note": .string(message)])
        return document.value.text
    }
}

/// A law that did not hold.
struct StressViolation: Hashable {
    /// What was done until then.
    var document: StressDocument
    /// One sentence, without a full stop.
    var message: String
    /// What the law wants, as an `expect` step has it. It fails after the document's steps.
    var expectation: JSONValue
}

/// What must be so whatever is done.
@MainActor
struct StressLaw {
    var name: String
    /// Steps that the law cannot say anything about are not taken.
    var excludes: Set<StressStepKind> = []
    /// Steps that it is about: every other step is one of them.
    var often: [StressStepKind] = []
    /// Whether it says anything about a scenario.
    var applies: (Scenario) -> Bool = { _ in true }
    /// Does the document's steps, and looks.
    var violation: @MainActor (StressDocument) throws(ScenarioError) -> StressViolation?
}

enum StressStepKind: Hashable, CaseIterable {
    case scroll, scrollTo, drag, movement, resize, resizeItems, update, deletion, contents, invalidate, reload, set, insets,
        textSize, scale, look, together, updates
}

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators"): the same everywhere.
struct StressGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
    mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }
    mutating func isHeads(oneIn n: Int = 2) -> Bool { below(n) == 0 }
    mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

    /// Different numbers below a bound, rising; fewer where there are not so many.
    mutating func distinct(_ count: Int, below bound: Int) -> [Int] {
        guard bound > 0 else { return [] }
        return Set((0..<count).map { _ in below(bound) }).sorted()
    }
}
