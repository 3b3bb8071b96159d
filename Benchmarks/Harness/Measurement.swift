/// What was found out about one task at one size.
struct Measurement: Codable {
    /// What is done, in plain words.
    var task: String
    /// The name of the workload, see docs/performance.md.
    var workload: String
    /// How many items, or sections where the task says so.
    var items: Int
    /// Seconds for one operation; nil where only counts are of interest.
    var time: Spread?
    /// The median time of one operation to one pass of the flat loop over a million items.
    var ratio: Double?
    /// Seconds that one operation of a hundred takes longer than; only where each is timed by itself.
    var slowestHundredth: Double?
    /// The most bytes that the heap held during a run, above what it held before.
    var peakBytes: Int?
    /// Numbers that do not depend on the machine, by name: rows replaced, heap allocations for one operation, …
    var counts: [String: Double] = [:]

    /// Tells it from all others.
    var id: String { "\(task), \(workload), \(items)" }
}

/// The runs of a task, sorted.
struct Spread: Codable {
    var fastest: Double
    var median: Double
    var slowest: Double

    /// - Parameter values: At least one.
    init(_ values: [Double]) {
        let sorted = values.sorted()
        fastest = sorted[0]
        median = sorted[sorted.count / 2]
        slowest = sorted[sorted.count - 1]
    }
}

extension Measurement {
    static let allocations = "allocations"
}
