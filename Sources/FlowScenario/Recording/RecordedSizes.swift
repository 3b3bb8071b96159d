import Foundation

/// The sizes that items had during the recording, each with the item's number. A table's rows use only the height.
struct RecordedSizes {
    /// The first recorded size of each item. The key is the item's number.
    private(set) var first: [Int: CGSize] = [:]
    /// The present size of each item. The key is the item's number.
    private var current: [Int: CGSize] = [:]
    /// The numbers of the items whose size changed in the present step.
    private var changed: Set<Int> = []

    mutating func record(_ size: CGSize, of item: Int) {
        if first[item] == nil { first[item] = size } else if current[item] != size { changed.insert(item) }
        current[item] = size
    }

    /// Returns the sizes that changed in the step that just ended, and clears the list of changes. Each size has the
    /// item's number as its key.
    mutating func takeChanged() -> [Int: CGSize] {
        defer { changed = [] }
        return current.filter { changed.contains($0.key) }
    }
}
