/// The numbers that decide the engine's speed and nothing else: layouts do not depend on them, and tests run with
/// others. Each names the benchmark tasks that chose it (docs/performance.md); run these after a change.
enum EngineTuning {
    /// The number of items of a dense leaf: one for each bit of a word. With 32 a tree is a level deeper and `c: query
    /// a viewport` slower; with 128, bits take two words, and `b: change one size` scans twice as many items.
    static let itemLeafCapacity = 64

    /// The number of children of a branch of items. A descent looks at half of them: more make `b: change one size`
    /// slower, fewer make trees deeper and `f: hold given sizes` larger.
    static let itemBranchCapacity = 32

    /// The number of sections of a leaf, and of children of a branch of sections: a section is larger than an item, and
    /// is copied when it changes (`objects: scroll under pinned headers, by number of sections`).
    static let sectionCapacity = 16

    /// Returns the number of slots with which a leaf is built: fewer than all, so that insertions find room (`e: insert
    /// at the front, query`), while `f: hold given sizes` needs full ones.
    static func builtItems(_ capacity: Int) -> Int { max(capacity - capacity / 10, 2) }

    /// Returns the number of slots of a leaf that remains after edits: room for a few more items, and no more memory
    /// (`f: hold measured sizes`).
    static func slots(for items: Int, of capacity: Int) -> Int {
        var slots = capacity
        while slots > 8, items < slots / 2 { slots /= 2 }
        return slots
    }

    /// Returns the number of children with which a branch is built (`e: insert at the front, query`).
    static func builtChildren(_ capacity: Int) -> Int { capacity - capacity / 8 }

    /// The least number of children of a branch; with fewer it gives them to its neighbour, or takes some of its
    /// neighbour's (`e: delete in the middle, query`).
    static func leastChildren(_ capacity: Int) -> Int { max(capacity / 3, 2) }

    /// The least number of items of a dense leaf; with fewer it is joined with its neighbours (`e: delete in the
    /// middle, query`).
    static func leastItems(_ capacity: Int) -> Int { capacity / 4 }

    /// The largest number of new items that are moved into a leaf slot by slot (`e: batch of 10,000 random edits,
    /// query`).
    static func mostItemsAtOnce(_ capacity: Int) -> Int { capacity / 8 }

    /// The least number of equal items, left over from a run, that stay a run (`d: scroll on a thousandth, measure what
    /// becomes visible`).
    static func leastRun(_ capacity: Int) -> Int { max(capacity / 8, 2) }

    /// The least number of equal given neighbours that become a run (`a: build from given sizes`).
    static func leastRunBuilt(_ capacity: Int) -> Int { max(capacity / 2, 2) }

    /// The number of items of a leaf after which breaking checks whether it is back in step (`b: change one size`, `a:
    /// build from given sizes`).
    static let itemsBetweenLooks = 16

    /// The number of elements in the buffer between a query and the caller's array (`c: query ten viewports`): a
    /// kilobyte, as a larger one would not be on the stack.
    static let bufferedElements = 16
}
