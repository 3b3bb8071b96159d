import Foundation

/// What a scenario that is played has: how it says how large something is depends on that.
enum PlayedKind {
    case layout
    case table

    /// One size, or a list of them; of rows heights.
    func sizes(_ value: DocumentValue, at place: String) throws(ScenarioPlayerError) -> [CGSize] {
        if self == .table { return try heights(value, at: place).map { CGSize(width: 0, height: $0) } }
        let list = value.numbers == nil ? value.list ?? [] : [value]
        let sizes = list.compactMap(\.size)
        guard !sizes.isEmpty, sizes.count == list.count else {
            throw ScenarioPlayerError(place: place, reason: "expected [width, height], or a list of such")
        }
        return sizes
    }

    /// One height, or a list of them; none where nothing is said.
    func heights(_ value: DocumentValue?, at place: String) throws(ScenarioPlayerError) -> [CGFloat] {
        guard let value else { return [] }
        let list = value.list ?? [value]
        let heights = list.compactMap(\.tableHeight)
        guard !heights.isEmpty, heights.count == list.count else {
            throw ScenarioPlayerError(place: place, reason: "expected a height, or a list of heights")
        }
        return heights
    }

    /// How large something is by a step.
    func size(_ value: DocumentValue) -> CGSize? {
        self == .table ? value.number.map { CGSize(width: 0, height: $0) } : value.size
    }
}

extension DocumentValue {
    /// A height; −1 where something sizes itself.
    var tableHeight: CGFloat? { self == "automatic" ? -1 : number.map { CGFloat($0) } }
}
