import Foundation

/// The sizes that items were recorded to have, by their numbers. Of a row in a table only the height is used.
struct RecordedSizes {
    /// The first size of an item, and the one that it has now.
    private(set) var first: [Int: CGSize] = [:]
    private var current: [Int: CGSize] = [:]
    /// Items that changed their sizes in the present step.
    private var changed: Set<Int> = []

    mutating func record(_ size: CGSize, of item: Int) {
        if first[item] == nil { first[item] = size } else if current[item] != size { changed.insert(item) }
        current[item] = size
    }

    /// The new sizes of items that changed in the present step, which is over.
    mutating func takeChanged() -> [Int: CGSize] {
        defer { changed = [] }
        return current.filter { changed.contains($0.key) }
    }
}
