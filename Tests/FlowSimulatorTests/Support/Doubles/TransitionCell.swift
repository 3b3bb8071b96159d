import FlowSimulator

/// A cell that writes down the changes of layout that it is notified of, with the names of the layouts.
final class TransitionCell: CollectionViewCell {
    static var calls: CallLog?

    private func note(_ word: String, _ old: CollectionViewLayout, _ new: CollectionViewLayout) {
        let names = [old, new].map { ($0 as? ClosureFlowLayout)?.name ?? "?" }
        TransitionCell.calls?.note("\(word) \(names[0]) \(names[1])")
    }

    override func willTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {
        note("will", oldLayout, newLayout)
    }

    override func didTransition(from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout) {
        note("did", oldLayout, newLayout)
    }
}
