/// A promise, and what came of it.
struct Goal: Encodable {
    static let headings = ["goal", "promised", "measured", "result"]

    var what: String
    var promise: String
    var measured: String
    var isMet: Bool
    /// Whether a stretch goal is reached as well: one that is worth trying for and that nobody relies on, so nothing is
    /// missed without it. Nil where there is none.
    var reachesStretch: Bool?
}

/// Everything that docs/performance.md promises, as far as the run measured it.
struct GoalList {
    let report: BenchmarkReport
    private(set) var goals: [Goal] = []

    static let million = FlatLoopReference.itemCount

    init(_ report: BenchmarkReport) {
        self.report = report
        addEstimates()
        addBuilding()
        addChanges()
        addScaling()
        addQueries()
        addScrolling()
        addUpdates()
        addHolding()
        addObjects()
        addTexts()
        addCells()
        addCompositional()
        addCounts()
    }

    /// Nothing is said of what was not measured.
    mutating func add(_ what: String, _ promise: String, _ verdict: (measured: String, isMet: Bool)?) {
        guard let verdict else { return }
        goals.append(Goal(what: what, promise: promise, measured: verdict.measured, isMet: verdict.isMet))
    }

    /// A ratio to the flat loop that has a stretch goal.
    mutating func add(
        _ what: String, _ promise: String, _ measurement: Measurement?, atMost limit: Double, stretch: Double
    ) {
        guard let verdict = ratio(measurement, atMost: limit), let ratio = measurement?.ratio else { return }
        goals.append(
            Goal(
                what: what, promise: promise, measured: verdict.measured, isMet: verdict.isMet,
                reachesStretch: ratio <= stretch))
    }

    /// The ratio of one task to the flat loop, and its time.
    func ratio(_ measurement: Measurement?, atMost limit: Double) -> (measured: String, isMet: Bool)? {
        guard let measurement, let ratio = measurement.ratio, let time = measurement.time else { return nil }
        return ("\(NumberText.ratio(ratio)), \(NumberText.time(time.median))", ratio <= limit)
    }

    func time(_ measurement: Measurement?, atMost limit: Double) -> (measured: String, isMet: Bool)? {
        guard let time = measurement?.time?.median else { return nil }
        return (NumberText.time(time), time <= limit)
    }

    func count(
        _ name: String, of measurement: Measurement?, unit: String = "", _ holds: (Double) -> Bool
    ) -> (measured: String, isMet: Bool)? {
        guard let count = measurement?.counts[name] else { return nil }
        return (NumberText.count(count) + unit, holds(count))
    }

    /// How much longer the largest size takes than the smallest.
    func growth(
        _ measurements: [Measurement], atMost limit: Double
    ) -> (measured: String, isMet: Bool)? {
        let sorted = measurements.sorted { $0.items < $1.items }
        guard sorted.count > 1, let small = sorted.first, let large = sorted.last, let first = small.ratio,
            let last = large.ratio, let time = large.time
        else { return nil }
        let growth = last / first
        let sizes = "\(NumberText.grouped(small.items)) → \(NumberText.grouped(large.items))"
        return (String(format: "%.2f", growth) + " × for \(sizes), \(NumberText.time(time.median))", growth <= limit)
    }
}
