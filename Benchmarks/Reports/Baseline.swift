import Foundation

/// What is wrong with a file.
struct FileMistake: LocalizedError {
    var description: String
    var errorDescription: String? { description }
}

/// Counts and ratios of an earlier run, to compare with.
struct Baseline: Codable {
    struct Entry: Codable {
        var id: String
        var ratio: Double?
        var counts: [String: Double]
    }

    /// Something that is not as it was.
    struct Miss {
        var id: String
        var text: String
        /// Whether it is a ratio: those depend on what else the machine does.
        var isRatio: Bool
    }

    private var entries: [Entry]

    /// - Parameter runs: The same tasks in each, at least one run. Ratios are the medians over the runs.
    init(_ runs: [[Measurement]]) {
        entries = runs[0].indices.map { index in
            let ratios = runs.compactMap { $0[index].ratio }
            // Three digits are more than a ratio has.
            let ratio = ratios.isEmpty ? nil : Double(String(format: "%.3g", Spread(ratios).median))
            return Entry(id: runs[0][index].id, ratio: ratio, counts: runs[0][index].counts)
        }
    }

    /// Reads what `write(toFile:)` wrote.
    init(contentsOfFile path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw FileMistake(description: "\(path): there is no such file")
        }
        self = try JSONDecoder().decode(Baseline.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    func write(toFile path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
    }

    /// What differs: counts at all, ratios when they are worse than `tolerance` times what they were.
    ///
    /// - Parameter isWhole: Whether tasks of the baseline that were not measured are missed.
    func misses(in measurements: [Measurement], tolerance: Double, isWhole: Bool) -> [Miss] {
        let known = Dictionary(measurements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return entries.flatMap { entry -> [Miss] in
            guard let measurement = known[entry.id] else {
                return isWhole ? [Miss(id: entry.id, text: "\(entry.id): not measured", isRatio: false)] : []
            }
            return countMisses(entry, measurement) + ratioMisses(entry, measurement, tolerance)
        } + (isWhole ? unknown(measurements) : [])
    }

    private func countMisses(_ entry: Entry, _ measurement: Measurement) -> [Miss] {
        Set(entry.counts.keys).union(measurement.counts.keys).sorted().compactMap { name in
            let (old, new) = (entry.counts[name], measurement.counts[name])
            guard Self.differ(name, old, new) else { return nil }
            let (before, now) = (old.map(NumberText.count) ?? "none", new.map(NumberText.count) ?? "none")
            return Miss(id: entry.id, text: "\(entry.id): \(name) \(now), was \(before)", isRatio: false)
        }
    }

    /// Arrays grow into what the heap happens to round their size up to, so what the heap is asked for varies a little.
    /// What is 0 stays 0.
    private static func differ(_ name: String, _ old: Double?, _ new: Double?) -> Bool {
        guard let old, let new, name == Measurement.allocations || name.hasPrefix("bytes") else { return old != new }
        return abs(old - new) > 0.03 * old
    }

    private func ratioMisses(_ entry: Entry, _ measurement: Measurement, _ tolerance: Double) -> [Miss] {
        guard let old = entry.ratio, let new = measurement.ratio, new > old * tolerance else { return [] }
        let text = "\(entry.id): \(NumberText.ratio(new)) of the flat loop, was \(NumberText.ratio(old))"
        return [Miss(id: entry.id, text: text, isRatio: true)]
    }

    private func unknown(_ measurements: [Measurement]) -> [Miss] {
        let ids = Set(entries.map(\.id))
        return measurements.filter { !ids.contains($0.id) }.map {
            Miss(id: $0.id, text: "\($0.id): not in the baseline; write it anew", isRatio: false)
        }
    }
}
