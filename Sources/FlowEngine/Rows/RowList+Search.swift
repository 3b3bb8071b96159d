extension RowList {
    /// The first run of rows that reaches past `target`, where every row has the spacing behind it, which is not
    /// negative. At the end if none does.
    ///
    /// It is searched in short steps, and exactly where these do not do.
    @inline(__always)
    func firstRow(endingAfter target: Extent, spacing: Extent) -> TreeCursor<RowPrefix> {
        TreeCursor(tree) { root, before in
            if let search = ShortRowSearch(target, spacing, summary), let found = search.descend(root, &before) {
                return found
            }
            return root.descend(&before) { $0.length + spacing * $0.count > target }
        }
    }
}

/// A search for the row at an offset, in short steps.
private struct ShortRowSearch {
    private let target: Int64
    private let spacing: Int64

    /// Nil if the sums may not fit.
    @inline(__always)
    init?(_ target: Extent, _ spacing: Extent, _ summary: RowSummary) {
        guard let spacing = spacing.shortSteps, spacing < 1 << 29 else { return nil }
        guard summary.length.wholeShortSteps != nil else { return nil }
        self.spacing = spacing
        if target < .zero {
            self.target = -1
        } else {
            // Rows reach past the target if they reach past its whole steps.
            self.target = target.wholeShortSteps ?? .max
        }
    }

    /// The leaf and the slot of the first run that reaches past the target. Nil if there is none, or if a length on the
    /// way is none of short steps.
    @inline(__always)
    func descend(
        _ root: BorrowedNode<RowRun>, _ before: inout RowPrefix
    ) -> (leaf: BorrowedNode<RowRun>, slot: Int)? {
        var place = Place(rest: target)
        var node = root
        while !node.isLeaf {
            guard let slot = node.withSummaries({ place.pass($0, spacing) }) else { return nil }
            node = node.child(at: slot)
        }
        guard let slot = node.withElements({ place.pass($0, spacing) }), place.isExact else { return nil }
        let length = Extent(shortSteps: target &- place.rest &- spacing &* Int64(place.position.count))
        before = RowPrefix(position: place.position, length: length)
        return (node, slot)
    }

    /// What is before the search.
    private struct Place {
        /// How much of the target lies behind.
        var rest: Int64
        var position = RowPosition()
        /// The parts of lengths that are finer than steps.
        var finerBits: UInt64 = 0
        var isExact: Bool { finerBits == 0 }

        init(rest: Int64) {
            self.rest = rest
        }

        @inline(__always)
        mutating func pass(_ summaries: UnsafeBufferPointer<RowSummary>, _ spacing: Int64) -> Int? {
            for slot in 0..<summaries.count {
                let summary = summaries[slot]
                let length = summary.length.uncheckedShortSteps
                let steps = length.count &+ spacing &* Int64(summary.rowCount)
                finerBits |= length.finerBits
                if steps > rest { return slot }
                rest &-= steps
                position.pass(summary)
            }
            return nil
        }

        @inline(__always)
        mutating func pass(_ runs: UnsafeBufferPointer<RowRun>, _ spacing: Int64) -> Int? {
            for slot in 0..<runs.count {
                let run = runs[slot]
                let length = Extent.shortSteps(notNegative: run.length)
                guard length.isExact else { return nil }
                let steps = (length.count &+ spacing) &* Int64(run.rowCount)
                if steps > rest { return slot }
                rest &-= steps
                position.pass(run)
            }
            return nil
        }
    }
}
