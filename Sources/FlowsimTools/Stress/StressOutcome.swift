/// What a search for sequences that break a law came to; `flowsim stress --json` prints one a law.
struct StressOutcome: Codable {
    var law: String
    /// How many seeds the law holds for; nil where it is broken.
    var seeds: Int?
    /// nil where the law holds.
    var violation: Violation?

    struct Violation: Codable {
        var seed: UInt64
        /// One sentence, without a full stop.
        var message: String
        /// Steps of the smallest sequence.
        var steps: Int
        /// The scenario that shows it.
        var written: String
        /// The command that finds it again.
        var foundBy: String
    }
}
