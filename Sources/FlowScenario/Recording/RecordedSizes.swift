import Foundation

/// The sizes that items had during the recording, by the items' numbers. For rows of a table, only the height is used.
struct RecordedSizes {
    /// The first size and the present size of each item.
    private(set) var first: [Int: CGSize] = [:]
    private var current: [Int: CGSize] = [:]
    /// The items whose size changed in the present step.
    private var changed: Set<Int> = []

    mutating func record(_ size: CGSize, of item: Int) {
        if first[item] == nil { first[item] = size } else if current[item] != size { changed.insert(item) }
        current[item] = size
    }

    /// Returns the sizes that changed in the ended step, by the items' numbers, and clears the list of changes.
    mutating func takeChanged() -> [Int: CGSize] {
        defer { changed = [] }
        return current.filter { changed.contains($0.key) }
    }
}
