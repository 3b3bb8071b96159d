import FlowSimulator
import Foundation

extension ScenarioRun {
    /// Changes the data and notifies the view, in one batch. A batch that does not add up changes neither.
    func update(_ operations: [Scenario.UpdateOperation]) {
        let before = dataSource.data
        if let problem = before.reconfigurationProblem(of: operations) { return refusals.append(problem) }
        do {
            try collectionView.performThrowingBatchUpdates {
                dataSource.data.apply(operations)
                for operation in operations where operation.only != .data { notifyView(of: operation.kind) }
            }
        } catch {
            dataSource.data = before
            refusals.append("\(error)")
        }
    }

    private func notifyView(of operation: Scenario.UpdateOperation.Kind) {
        switch operation {
        case .insertItems(let groups, let path):
            let count = groups.reduce(0) { $0 + $1.count }
            collectionView.insertItems(
                at: (0..<count).map { IndexPath(item: path.item + $0, section: path.section) })
        case .deleteItems(let paths): collectionView.deleteItems(at: paths.map(\.indexPath))
        case .moveItem(let source, let target):
            collectionView.moveItem(at: source.indexPath, to: target.indexPath)
        case .reloadItems(let paths, _): collectionView.reloadItems(at: paths.map(\.indexPath))
        case .reconfigureItems(let paths, _): collectionView.reconfigureItems(at: paths.map(\.indexPath))
        case .insertSection(_, let index): collectionView.insertSections(IndexSet(integer: index))
        case .deleteSection(let index): collectionView.deleteSections(IndexSet(integer: index))
        case .moveSection(let source, let target): collectionView.moveSection(source, toSection: target)
        case .reloadSection(let index, _): collectionView.reloadSections(IndexSet(integer: index))
        }
    }
}
