import FlowSimulator
import FlowTestSupport
import Foundation
import ViewSimulator

/// Data source and delegate of a table whose rows are those of its reference, and what they were asked. A method that
/// the reference's delegate does not have answers as if it were not implemented.
@MainActor
final class TwinAnswers: NSObject, TableViewDataSource, TableViewDelegate {
    weak var twins: TableTwins?
    private(set) var heightCalls: [[Int]] = []
    private(set) var estimateCalls: [[Int]] = []
    private(set) var cellCalls: [[Int]] = []

    private var reference: ReferenceTable {
        guard let twins else { preconditionFailure("the twins are gone") }
        return twins.reference
    }

    func clear() { (heightCalls, estimateCalls, cellCalls) = ([], [], []) }

    func content(of identity: Int) -> CGFloat { reference.row(identity)?.content ?? 0 }

    private func row(_ path: IndexPath) -> ReferenceTableRow {
        reference.row(reference.identity(section: path.section, row: path.row)) ?? ReferenceTableRow(0)
    }

    // MARK: Data source

    func numberOfSections(in tableView: TableView) -> Int { reference.counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { reference.counts[section] }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cellCalls.append([indexPath.section, indexPath.row])
        let cell =
            reference.world.dequeuesForPath
            ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            : tableView.dequeueReusableCell(withIdentifier: "row")
        guard let cell = cell as? TwinCell else { return TableViewCell() }
        cell.answers = self
        cell.identity = reference.identity(section: indexPath.section, row: indexPath.row)
        return cell
    }

    // MARK: Delegate

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard reference.world.asksHeights else { return notImplemented(tableView.rowHeight) }
        heightCalls.append([indexPath.section, indexPath.row])
        return row(indexPath).declared
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard reference.world.asksEstimates else { return notImplemented(tableView.estimatedRowHeight) }
        estimateCalls.append([indexPath.section, indexPath.row])
        return row(indexPath).estimate
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard reference.world.asksHeaderHeights else { return notImplemented(tableView.sectionHeaderHeight) }
        return reference.header(of: section).declared
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        guard reference.world.asksFooterHeights else { return notImplemented(tableView.sectionFooterHeight) }
        return reference.footer(of: section).declared
    }

    /// A delegate with views for headers has one for each.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        guard case .view(let height) = reference.header(of: section).content else {
            OptionalRequirement.notImplemented()
            return nil
        }
        let view = TwinEdge(reuseIdentifier: nil)
        view.height = height
        return view
    }

    private func notImplemented(_ height: CGFloat) -> CGFloat {
        OptionalRequirement.notImplemented()
        return height
    }
}

/// A row as high as its content.
final class TwinCell: TableViewCell {
    weak var answers: TwinAnswers?
    var identity = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: answers?.content(of: identity) ?? 0)
    }
}

/// A header as high as its content.
final class TwinEdge: TableViewHeaderFooterView {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
