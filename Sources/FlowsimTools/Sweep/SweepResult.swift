import CollectionSimulator
import FlowScenario

/// The document of `sweep --json`. It has an entry for each combination, in order.
struct SweepDocument: Codable {
    var results: [SweepResult]
    /// The shard whose combinations these are; `nil` if the document has all combinations.
    var shard: ShardRecord?
}

/// The result of laying out a scenario in one combination.
struct SweepResult: Codable {
    /// The index of the combination in the list of all combinations.
    var index: Int
    var combination: SweepPlan.Combination
    /// The content size as `[width, height]`; `nil` if the scenario could not be laid out.
    var contentSize: [Double]?
    var rows = 0
    /// The number of issues that UIKit treats as warnings.
    var warnings = 0
    /// The number of issues that UIKit treats as errors.
    var errors = 0
    /// The kinds of the issues.
    var issues: [String] = []
    /// The number of pairs of items that overlap by a pixel or more.
    var overlaps = 0
    /// The first pair of items that overlap; `nil` if there is none.
    var firstOverlap: [String]?
    /// The number of items that stick out of the content across the scroll axis by a pixel or more.
    var clipped = 0
    /// The first clipped item; `nil` if there is none.
    var firstClipped: String?
    /// The first ten clipped items.
    var clippedItems: [String] = []
    /// The clipped item that is longest across the scroll axis; `nil` if no item is clipped.
    var worstClipped: Clipped?
    /// The number of items that have a text with an uncertain number of lines.
    var uncertain = 0
    /// The first item with an uncertain number of lines, as a text such as `0-3: title has 5 or 6 lines`; `nil` if
    /// there is none.
    var firstUncertain: String?
    /// The examined part of the content; `nil` if the whole content was examined.
    var lookedAt: Part?
    /// The reason for which the scenario could not be laid out; `nil` if it was laid out.
    var failure: String?

    /// The number of examined items, and the number of all items. The first items and the items at the end of the
    /// content are examined.
    struct Part: Codable, Hashable {
        var items, of: Int
    }

    /// An item that sticks out of the content across the scroll axis. In this direction, `asks` is the item's length,
    /// and `has` is the available length, in points.
    struct Clipped: Codable {
        var item: String
        var asks, has: Double
        /// Whether the content scrolls horizontally. If so, `asks` and `has` are heights; otherwise they are widths.
        var isHorizontal: Bool
    }

    /// Whether the result has a defect: an overlap, an error or a failure.
    var isBad: Bool { overlaps > 0 || errors > 0 || failure != nil }

    /// Whether the result has a defect, a warning or a clipped item. An uncertain height is none of them: it concerns
    /// the same text on most devices, and is reported in a sentence.
    var isRemarkable: Bool { isBad || warnings > 0 || clipped > 0 }

    /// Creates the result of a combination that could not be laid out.
    init(_ combination: SweepPlan.Combination, index: Int, failure: String) {
        self.index = index
        self.combination = combination
        self.failure = failure
    }

    @MainActor
    init(_ combination: SweepPlan.Combination, index: Int, of scenario: Scenario) {
        self.index = index
        self.combination = combination
        do {
            let run = try Self.run(combination, of: scenario)
            read(run.report)
            examine(run)
        } catch {
            failure = error.description
        }
    }

    /// Lays out the scenario and scrolls through its content. If there are more than `mostItems` items, the run scrolls
    /// through this number of items, and then goes directly to the end.
    @MainActor
    static func run(
        _ combination: SweepPlan.Combination, of scenario: Scenario, mostItems: Int = ScenarioLimits.scrolledItems
    ) throws(ScenarioError) -> ScenarioRun {
        let swept = scenario.swept(combination)
        try swept.checkVisibleCount()
        let run = ScenarioRun(swept)
        run.mostItemsShown = mostItems
        try run.finish()
        return run
    }

    private mutating func read(_ report: ScenarioReport) {
        let (state, all) = (report.final, report.steps.flatMap(\.issues))
        contentSize = [state.contentSize.width, state.contentSize.height]
        rows = state.rows
        errors = all.count(where: \.isError)
        warnings = all.count - errors
        issues = Set(all.map(\.kind)).sorted()
    }

    /// Returns the items that are examined for defects. These are all items, or only the items that came on screen if
    /// there are too many to scroll through.
    @MainActor
    private mutating func examinedItems(in run: ScenarioRun) -> [ElementSnapshot] {
        let all = CGRect(origin: .zero, size: run.view.contentSize).union(run.view.bounds)
        let count = run.scenario.itemCount
        guard count > ScenarioLimits.scrolledItems else { return items(in: all, of: run) }
        let axis = run.scrollAxis
        var names: Set<Scenario.ElementName> = []
        var found: [ElementSnapshot] = []
        for part in run.shown {
            let region = CGRect(
                origin: axis.point(all.origin, along: part.lowerBound),
                size: axis.size(along: part.upperBound - part.lowerBound, across: axis.across(all.size)))
            // An item may reach from one part into the next.
            found += items(in: region, of: run).filter { names.insert($0.name).inserted }
        }
        let isAll = run.shown.count == 1 && run.shown[0].lowerBound <= axis.start(of: all)
        lookedAt = isAll ? nil : Part(items: found.count, of: count)
        return found
    }

    @MainActor
    private func items(in region: CGRect, of run: ScenarioRun) -> [ElementSnapshot] {
        run.host.elementSnapshots(in: region).filter { $0.category == .cell }
    }

    @MainActor
    private mutating func examine(_ run: ScenarioRun) {
        let content = CGRect(origin: .zero, size: run.view.contentSize)
        let items = examinedItems(in: run)
        let scale = combination.scale
        // Sizes are not rounded, so neighbours may share less than a pixel (R4.2).
        let pixel = scale > 0 ? 1 / scale - 0.001 : 0.001
        let axis = run.scrollAxis
        let pairs = FrameOverlaps(items.map(\.frame), along: axis, tolerance: pixel)
        overlaps = pairs.count
        firstOverlap = pairs.first.map { [items[$0].name.description, items[$1].name.description] }
        let host = run.host as? CompositionalHost
        let outside = items.filter { item in
            let isOutside =
                axis.acrossStart(of: item.frame) < axis.acrossStart(of: content) - pixel
                || axis.acrossEnd(of: item.frame) > axis.acrossEnd(of: content) + pixel
            return isOutside && host?.scrollsAcross(section: item.indexPath.section) != true
        }
        clipped = outside.count
        firstClipped = outside.first?.name.description
        let texts = items.compactMap { run.uncertainTexts(in: $0).first }
        uncertain = texts.count
        firstUncertain = texts.first.map { "\($0.element): \($0.view) has \($0.lineCounts.countOfLines)" }
        clippedItems = outside.prefix(10).map(\.name.description)
        let asked = outside.map { axis.across($0.frame.size) }
        worstClipped = zip(outside, asked).enumerated().max { ($0.1.1, $1.0) < ($1.1.1, $0.0) }.map { _, found in
            Clipped(
                item: found.0.name.description, asks: Double(found.1), has: Double(axis.across(content.size)),
                isHorizontal: axis == .horizontal)
        }
    }
}

/// The pairs of rectangles whose intersection has an area.
struct FrameOverlaps {
    private(set) var count = 0
    /// The indices of the two overlapping frames that were found first; `nil` if no frames overlap.
    private(set) var first: (Int, Int)?

    /// Finds the pairs of frames that overlap by more than `tolerance` along both axes. The search moves along the
    /// scroll axis, and stores the frames that later frames may overlap.
    ///
    /// - Parameter tolerance: The length that two frames may share along either axis, in points.
    /// - Complexity: O(*n* log *n* + *p*), *n* frames with *p* pairs that share lengths along the scroll axis.
    init(_ frames: [CGRect], along axis: ScrollDirection, tolerance: Double) {
        let order = frames.indices.sorted {
            let (a, b) = (axis.start(of: frames[$0]), axis.start(of: frames[$1]))
            return a == b ? $0 < $1 : a < b
        }
        var reaching: [Int] = []
        for index in order {
            let frame = frames[index]
            let start = axis.start(of: frame) + tolerance
            reaching.removeAll { axis.end(of: frames[$0]) <= start }
            for other in reaching where Self.share(frames[other], frame, tolerance) {
                count += 1
                if first == nil { first = (min(other, index), max(other, index)) }
            }
            reaching.append(index)
        }
    }

    private static func share(_ one: CGRect, _ other: CGRect, _ tolerance: Double) -> Bool {
        min(one.maxX, other.maxX) - max(one.minX, other.minX) > tolerance
            && min(one.maxY, other.maxY) - max(one.minY, other.minY) > tolerance
    }
}
