import FlowSimulator
import Foundation
import ViewSimulator

/// A table's data source and delegate, which consists of closures. A method without a closure is a method that is not
/// implemented: set closures before the table has the client.
final class TableClient: NSObject, TableViewDataSource, TableViewDelegate {
    var counts: [Int]
    /// How often it was asked for its sections.
    private(set) var readings = 0

    // MARK: Rows

    /// The identifier of cells, which are dequeued; nil for plain cells.
    var identifier: String?
    /// Makes a cell, instead of dequeuing one.
    var cell: ((TableView, IndexPath) -> TableViewCell)?
    var configure: ((TableViewCell, IndexPath) -> Void)?

    var height: ((IndexPath) -> CGFloat)?
    /// Heights of single rows, used instead of those of the closure.
    var heights: [IndexPath: CGFloat] = [:]
    /// The rows whose heights were asked for, in order.
    var asked: [IndexPath] = []
    var estimate: ((IndexPath) -> CGFloat)?
    var willDisplay: ((IndexPath) -> Void)?
    var didEndDisplaying: ((IndexPath) -> Void)?
    var performAction: ((IndexPath) -> Void)?

    var editingStyle: ((IndexPath) -> TableViewCell.EditingStyle)?
    var canMove: ((IndexPath) -> Bool)?
    var indentation: ((IndexPath) -> Int)?

    // MARK: Headers, footers and the index

    var header: ((Int) -> View?)?
    var headerTitle: ((Int) -> String?)?
    var headerHeight: ((Int) -> CGFloat)?
    var headerEstimate: ((Int) -> CGFloat)?
    var footer: ((Int) -> View?)?
    var footerHeight: ((Int) -> CGFloat)?
    var indexTitles: [String]?

    init(_ counts: [Int] = [10], dequeuing identifier: String? = nil, height: ((IndexPath) -> CGFloat)? = nil) {
        (self.counts, self.identifier, self.height) = (counts, identifier, height)
    }

    // MARK: Data

    func numberOfSections(in tableView: TableView) -> Int {
        readings += 1
        return counts.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell =
            cell?(tableView, indexPath)
            ?? identifier.map { tableView.dequeueReusableCell(withIdentifier: $0, for: indexPath) } ?? TableViewCell()
        configure?(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        headerTitle.map { $0(section) } ?? OptionalRequirement.notImplemented(nil)
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMove?(indexPath) ?? OptionalRequirement.notImplemented(true)
    }

    func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        if canMove == nil { OptionalRequirement.notImplemented() }
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        indexTitles ?? OptionalRequirement.notImplemented(nil)
    }

    // MARK: Heights

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let height else { return OptionalRequirement.notImplemented(tableView.rowHeight) }
        asked.append(indexPath)
        return heights[indexPath] ?? height(indexPath)
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimate?(indexPath) ?? OptionalRequirement.notImplemented(tableView.estimatedRowHeight)
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight?(section) ?? OptionalRequirement.notImplemented(tableView.sectionHeaderHeight)
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        footerHeight?(section) ?? OptionalRequirement.notImplemented(tableView.sectionFooterHeight)
    }

    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        headerEstimate?(section) ?? OptionalRequirement.notImplemented(tableView.estimatedSectionHeaderHeight)
    }

    // MARK: What is shown and done

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        header.map { $0(section) } ?? OptionalRequirement.notImplemented(nil)
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        footer.map { $0(section) } ?? OptionalRequirement.notImplemented(nil)
    }

    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay?(indexPath) ?? OptionalRequirement.notImplemented()
    }

    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
        didEndDisplaying?(indexPath) ?? OptionalRequirement.notImplemented()
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        performAction?(indexPath) ?? OptionalRequirement.notImplemented()
    }

    func tableView(_ tableView: TableView, editingStyleForRowAt path: IndexPath) -> TableViewCell.EditingStyle {
        editingStyle?(path) ?? OptionalRequirement.notImplemented(.delete)
    }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indentation?(indexPath) ?? OptionalRequirement.notImplemented(0)
    }
}
