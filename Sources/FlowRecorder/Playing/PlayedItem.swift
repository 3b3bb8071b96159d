import Foundation

/// An item of a scenario that is played: what its cell answers.
struct PlayedItem {
    /// As large as the layout's `itemSize` where empty; gone through in turn where there are several. Of rows only the
    /// heights count.
    var sizes: [CGSize] = []
    /// What a table's delegate says of a row's height and its estimate; nil where it says what the table does.
    var height: CGFloat?
    var estimate: CGFloat?
    /// Instead of `sizes`, by the names of the reader's text sizes.
    var sizesByCategory: [String: CGSize] = [:]
    /// How often its cell was asked.
    var timesAsked = 0
    /// By a step; counts in place of all else.
    var resized: CGSize?

    /// - Parameter category: The reader's text size, as scenarios call it.
    func size(at category: String) -> CGSize? {
        resized ?? sizesByCategory[category] ?? (sizes.isEmpty ? nil : sizes[timesAsked % sizes.count])
    }
}

/// A section of a scenario that is played: where it differs from the layout.
struct PlayedSection {
    var items: [PlayedItem] = []
    /// `header`, `minimumLineSpacing`, …
    var metrics: [String: DocumentValue] = [:]
}

extension PlayedSection {
    /// More items than this are not played.
    static let mostItems = 100_000

    private static let metricNames = [
        "header", "footer", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing",
    ]

    /// - Throws: ``ScenarioPlayerError`` where the section holds what only the simulator can show.
    init(_ value: DocumentValue, at place: String, _ kind: PlayedKind) throws(ScenarioPlayerError) {
        guard let groups = value["items"]?.list else {
            throw ScenarioPlayerError(place: place, reason: "a section has “items”")
        }
        for name in Self.metricNames { metrics[name] = value[name] }
        for name in ["header", "footer"] where metrics[name]?["cell"] != nil {
            throw ScenarioPlayerError(place: "\(place).\(name)", reason: "only the simulator measures it; say “actual”")
        }
        items = try Self.items(groups, at: "\(place).items", kind)
    }

    /// The items of groups, one by one.
    static func items(
        _ groups: [DocumentValue], at place: String, _ kind: PlayedKind
    ) throws(ScenarioPlayerError) -> [PlayedItem] {
        var items: [PlayedItem] = []
        for (index, group) in groups.enumerated() {
            items += try Self.items(of: group, at: "\(place)[\(index)]", kind)
            guard items.count <= mostItems else {
                throw ScenarioPlayerError(place: place, reason: "more than \(mostItems) items are not played")
            }
        }
        return items
    }

    private static func items(
        of group: DocumentValue, at place: String, _ kind: PlayedKind
    ) throws(ScenarioPlayerError) -> [PlayedItem] {
        for name in ["text", "texts", "cell"] where group[name] != nil {
            throw ScenarioPlayerError(
                place: "\(place).\(name)", reason: "only the simulator measures it; say “size” or “actual”")
        }
        let given = group["size"] ?? group["actual"]
        let sizes = try given.map { value throws(ScenarioPlayerError) in try kind.sizes(value, at: place) }
        let answers = try group["answers"].map { value throws(ScenarioPlayerError) in try kind.sizes(value, at: place) }
        var byCategory: [String: [CGSize]] = [:]
        if case .object(let members)? = group["actualByCategory"] {
            for (name, value) in members { byCategory[name] = try kind.sizes(value, at: place) }
        }
        let heights = try kind.heights(group["height"], at: place)
        let estimates = try kind.heights(group["estimate"], at: place)
        let count = group["count"]?.number ?? Double(sizes?.count ?? max(1, heights.count, estimates.count))
        guard count >= 0, count <= Double(mostItems) else {
            throw ScenarioPlayerError(place: "\(place).count", reason: "more than \(mostItems) items are not played")
        }
        return (0..<Int(count)).map { index in
            PlayedItem(
                sizes: answers ?? sizes.map { [$0[index % $0.count]] } ?? [],
                height: heights.isEmpty ? nil : heights[index % heights.count],
                estimate: estimates.isEmpty ? nil : estimates[index % estimates.count],
                sizesByCategory: byCategory.mapValues { $0[index % $0.count] })
        }
    }
}

extension DocumentValue {
    /// Of `[width, height]`.
    var size: CGSize? { point.map { CGSize(width: $0.x, height: $0.y) } }

    /// Of `[x, y]`.
    var point: CGPoint? {
        guard let numbers, numbers.count == 2 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Of `"0-3"`, or of `[0, 3]`.
    var indexPath: IndexPath? {
        let parts = text.map { $0.split(separator: "-").compactMap { Int($0) } } ?? numbers?.map { Int($0) } ?? []
        return parts.count == 2 ? IndexPath(indexes: parts) : nil
    }
}
