import FlowEngine

/// A sequence of distinct numbers, in which a longest ascending subsequence can be found. Neighbours that rise by 1 are
/// stored as one block.
///
/// Elements of its longest rising subsequence need not move when one order is changed into another. A block is in it
/// whole or not at all, so the search costs O(*b* log *b*) for *b* blocks, however long they are (Fredman, "On
/// computing the length of longest increasing subsequences", with weights).
struct SequenceOrder {
    private struct Block {
        /// The index of the block's first element in the sequence.
        var start: Int
        var first: Int
        var count: Int
    }

    private var blocks: [Block] = []
    private var count = 0

    package mutating func append(_ value: Int) {
        if let last = blocks.last, last.first + last.count == value {
            blocks[blocks.count - 1].count += 1
        } else {
            blocks.append(Block(start: count, first: value, count: 1))
        }
        count += 1
    }

    /// Whether any element is greater than a later element.
    var hasBreaks: Bool {
        zip(blocks, blocks.dropFirst()).contains { $0.first > $1.first }
    }

    /// The element at an index of the sequence.
    package func value(at number: Int) -> Int {
        let block = blocks[blockIndex(of: number)]
        return block.first + number - block.start
    }

    private func blockIndex(of number: Int) -> Int { blocks.partitionPoint { $0.start > number } - 1 }

    /// Chooses a longest ascending subsequence. The returned function takes an index of the sequence, and returns
    /// whether the element there belongs to the subsequence.
    func longestRisingBlocks() -> (Int) -> Bool {
        guard hasBreaks else { return { _ in true } }
        let chosen = chosenBlocks()
        return { number in chosen[blockIndex(of: number)] }
    }

    private func chosenBlocks() -> [Bool] {
        let order = blocks.indices.sorted { blocks[$0].first < blocks[$1].first }
        var rank = [Int](repeating: 0, count: blocks.count)
        for (place, block) in order.enumerated() { rank[block] = place }
        // The best chain that ends with a block up to some rank, in a tree of prefix maxima.
        var best = PrefixMaximum(count: blocks.count)
        var previous = [Int?](repeating: nil, count: blocks.count)
        var (longest, end) = (0, Int?.none)
        for (index, block) in blocks.enumerated() {
            let before = best.upTo(rank[index])
            let length = before.length + block.count
            previous[index] = before.block
            best.raise(rank[index], to: (length, index))
            if length > longest { (longest, end) = (length, index) }
        }
        var isChosen = [Bool](repeating: false, count: blocks.count)
        while let index = end {
            isChosen[index] = true
            end = previous[index]
        }
        return isChosen
    }
}

/// A table of the longest ascending chains of blocks, looked up by rank. The rank of a block is its index when the
/// blocks are sorted by their first elements. A lookup finds the longest chain of blocks with ranks below a limit. The
/// table is a Fenwick tree (Fenwick, "A new data structure for cumulative frequency tables").
private struct PrefixMaximum {
    private var chains: [(length: Int, block: Int?)]

    init(count: Int) {
        chains = Array(repeating: (0, nil), count: count + 1)
    }

    /// Finds the longest ascending chain of blocks whose ranks are below `rank`. The rank of a block is its index when
    /// the blocks are sorted by their first elements. Returns the number of elements in the chain, and the chain's last
    /// block.
    func upTo(_ rank: Int) -> (length: Int, block: Int?) {
        var best: (length: Int, block: Int?) = (0, nil)
        var index = rank
        while index > 0 {
            if chains[index].length > best.length { best = chains[index] }
            index &= index - 1
        }
        return best
    }

    mutating func raise(_ rank: Int, to chain: (length: Int, block: Int?)) {
        var index = rank + 1
        while index < chains.count {
            if chain.length > chains[index].length { chains[index] = chain }
            index += index & -index
        }
    }
}
