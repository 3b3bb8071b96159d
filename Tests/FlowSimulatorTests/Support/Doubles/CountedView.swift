import FlowSimulator

/// A collection view that gives the numbers of its sections and items itself.
final class CountedView: CollectionView {
    var counts: [Int] = []
    private(set) var questions = 0

    override var numberOfSections: Int { counts.count }
    override func numberOfItems(inSection section: Int) -> Int {
        questions += 1
        return counts[section]
    }
}
