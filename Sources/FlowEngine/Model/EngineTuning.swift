/// Numbers that influence the speed and the memory of the engine, but not its layouts. Tests use other numbers.
///
/// The comment on a number names the benchmark tasks that decided it (docs/performance.md). Run these tasks after a
/// change.
enum EngineTuning {
    /// The number of items that fit into a leaf that stores a size for each item. Properties such as whether an item is
    /// measured are stored as bits. With 64 items, the bits of a property fill one word.
    ///
    /// With 32 items, a tree is a level deeper and `c: query a viewport` is slower. With 128, bits take two words, and
    /// `b: change one size` scans twice as many items.
    static let itemLeafCapacity = 64

    /// The largest number of children of a branch in a tree of items. A search reads half of the children on average.
    /// With a higher number, the benchmark `b: change one size` is slower. With a lower number, trees are deeper and
    /// `f: hold given sizes` needs more memory.
    static let itemBranchCapacity = 32

    /// The capacity of each node in a tree of sections. A leaf has at most this number of sections, and a branch has at
    /// most this number of children.
    ///
    /// It is lower than for items, because a section is larger than an item, and is copied when it changes
    /// (`objects: scroll under pinned headers, by number of sections`).
    static let sectionCapacity = 16

    /// Returns the number of items with which a leaf is built. Free slots leave room for insertions (benchmark
    /// `e: insert at the front, query`), but full leaves need less memory (benchmark `f: hold given sizes`).
    static func builtItems(_ capacity: Int) -> Int { max(capacity - capacity / 10, 2) }

    /// Returns the number of slots for a leaf that an edit builds with the given number of items. The leaf has room for
    /// a few more items without much unused memory (benchmark `f: hold measured sizes`).
    static func slots(for items: Int, of capacity: Int) -> Int {
        var slots = capacity
        while slots > 8, items < slots / 2 { slots /= 2 }
        return slots
    }

    /// Returns the number of children with which a branch is built (benchmark `e: insert at the front, query`).
    static func builtChildren(_ capacity: Int) -> Int { capacity - capacity / 8 }

    /// The least number of children of a branch. A branch with fewer children gives them to its neighbour, or takes
    /// some of the neighbour's children (benchmark `e: delete in the middle, query`).
    static func leastChildren(_ capacity: Int) -> Int { max(capacity / 3, 2) }

    /// The least number of items in a leaf that stores a size for each item. A leaf with fewer items is joined with its
    /// neighbours (benchmark `e: delete in the middle, query`).
    static func leastItems(_ capacity: Int) -> Int { capacity / 4 }

    /// The largest number of new items that an edit inserts into an existing leaf. More items get new leaves (benchmark
    /// `e: batch of 10,000 random edits, query`).
    static func mostItemsAtOnce(_ capacity: Int) -> Int { capacity / 8 }

    /// The least number of items that remain a run if an edit divides their run. A run is a leaf of equal items, which
    /// stores their size only once. Fewer items are stored one by one.
    ///
    /// The number was decided by `d: scroll on a thousandth, measure what becomes visible`.
    static func leastRun(_ capacity: Int) -> Int { max(capacity / 8, 2) }

    /// The least number of neighbouring items with equal given sizes that are built as a run. A run is a leaf of equal
    /// items, which stores their size only once (benchmark `a: build from given sizes`).
    static func leastRunBuilt(_ capacity: Int) -> Int { max(capacity / 2, 2) }

    /// The number of items whose line breaks are computed between two checks. The computation ends if a check finds
    /// that the next rows are the same as before the change (benchmarks `b: change one size`, `a: build from given
    /// sizes`).
    static let itemsBetweenLooks = 16

    /// The number of elements in the buffer between a query and the caller's array (benchmark
    /// `c: query ten viewports`). The buffer has a kilobyte, because a larger buffer would not be on the stack.
    static let bufferedElements = 16
}
