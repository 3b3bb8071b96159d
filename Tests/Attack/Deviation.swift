import FlowTestSupport

/// Where the view and the reference part, for the first time in a run.
struct Deviation: Equatable, CustomStringConvertible {
    /// What was compared.
    enum Subject: Hashable {
        case contentSize, offset
        /// The frame that is returned for an element, by its name.
        case frame(String)
        /// Which elements have a view, and where a view stands.
        case onScreen, viewFrame(String)
        /// Each header and footer once.
        case views(String)
        /// Which cells were asked for their size.
        case asked
        /// What the view complained of.
        case complaint
        /// What a doubtful step led to cannot be.
        case adopted
    }

    /// The step after which it showed; 0 is the first layout.
    var step: Int
    var subject: Subject
    var expected: String
    var actual: String

    var description: String {
        "after step \(step), \(subject): expected \(expected), got \(actual)"
    }
}

/// How often something was not compared because the rules do not decide it.
struct DoubtTally: CustomStringConvertible {
    private(set) var steps = 0
    private(set) var doubtful = 0
    private(set) var byDoubt: [ReferenceDoubt: Int] = [:]

    mutating func add(_ doubts: Set<ReferenceDoubt>) {
        steps += 1
        if !doubts.isEmpty { doubtful += 1 }
        for doubt in doubts { byDoubt[doubt, default: 0] += 1 }
    }

    mutating func add(_ other: DoubtTally) {
        steps += other.steps
        doubtful += other.doubtful
        byDoubt.merge(other.byDoubt, uniquingKeysWith: +)
    }

    /// Share of the steps in which all was decided.
    var decided: Double { steps == 0 ? 0 : Double(steps - doubtful) / Double(steps) }

    var description: String {
        let parts = byDoubt.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
        return "\(steps) steps, \(doubtful) doubtful (\(parts.joined(separator: ", ")))"
    }
}
