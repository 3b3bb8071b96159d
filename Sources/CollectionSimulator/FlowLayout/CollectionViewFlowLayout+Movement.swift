import FlowEngine

/// The state of a flow layout while it shows an item at another place than in the data source (R9.21).
struct CarriedModel {
    /// The model in the order of the data source.
    var settled: FlowModel
    var move: ItemMove
    /// The items of the rows whose line breaks were computed to show the move. The same items are reported again when
    /// the move is undone. Empty if there is no observer.
    var broken: [TraceEvent.ItemRange] = []
}

extension CollectionViewFlowLayout {
    /// Records that the delegate was asked while the data source is being notified of a move. In this time some of the
    /// delegate's values are from before the move, and some are from after it.
    func noteQuestionsWhileSettling(in host: any FlowLayoutHost) {
        if !host.isSettlingMovement {
            gatheredWhileSettling = false
        } else if !staleness.isNothing {
            gatheredWhileSettling = true
        }
    }

    /// Restores the model in the order of the data source. Invalidated items, and measured sizes that are not applied
    /// yet, get their paths in this order. A model is a value, so it is restored bit for bit.
    func restoreDataOrder(_ receipt: inout FlowReceipt) {
        guard let carried = carriedModel else { return }
        model = carried.settled
        carriedModel = nil
        receipt.brokenItems += carried.broken
        receipt.framesMoved = true
        let back = carried.move.inverse
        staleness.items = Set(staleness.items.map { back.place(of: $0) })
        staleness.unanswered = [:]
        selfSizing.rebase { back.place(of: $0) }
    }

    /// Shows the carried item at its target. The other items close the gap and make room at the target; the carried
    /// item keeps its size.
    ///
    /// - Complexity: O(log *n* + *r*), *r* rows broken at both places.
    func carryItem(by move: ItemMove?, in host: any FlowLayoutHost, _ receipt: inout FlowReceipt) {
        guard let move else { return }
        carriedModel = CarriedModel(settled: model, move: move)
        guard canShow(move) else { return }
        let before = receipt.brokenItems.count
        change(in: host, &receipt) { model.moveItem(from: move.source, to: move.target) }
        carriedModel?.broken = Array(receipt.brokenItems[before...])
        receipt.framesMoved = true
    }

    private func canShow(_ move: ItemMove) -> Bool {
        guard model.contains(move.source), (0..<model.sectionCount).contains(move.target.section) else { return false }
        let count = model.itemCount(in: move.target.section) - (move.source.section == move.target.section ? 1 : 0)
        return (0...count).contains(move.target.item)
    }

    /// Ends a movement. The order that is shown becomes the order of the data. Everything is read again if the delegate
    /// was asked while the data source was being notified.
    func adoptCarriedOrder() {
        if gatheredWhileSettling || !staleness.isNothing { staleness.isUnbuilt = true } else { updateModel() }
        carriedModel = nil
        gatheredWhileSettling = false
    }

    /// Marks a movement's context so that no size is read again, and returns the context.
    func keepingSizes(_ context: CollectionViewLayoutInvalidationContext) -> CollectionViewLayoutInvalidationContext {
        if let flow = context as? CollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }
}
