#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A data source that gives a table the cells, the titles and the numbers of rows of a scenario.
@MainActor
final class TableRowSource: NSObject, UITableViewDataSource {
    var indexTitles: [String] = []
    private let sizes: ReportedSizes
    private let dequeuesForPath: Bool

    init(_ sizes: ReportedSizes, dequeuesForPath: Bool) {
        self.sizes = sizes
        self.dequeuesForPath = dequeuesForPath
    }

    func numberOfSections(in tableView: UITableView) -> Int { sizes.contents.data.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sizes.contents.itemCount(ofSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let waiting = dequeuesForPath ? nil : tableView.dequeueReusableCell(withIdentifier: GivenHeightCell.identifier)
        let cell = waiting ?? tableView.dequeueReusableCell(withIdentifier: GivenHeightCell.identifier, for: indexPath)
        (cell as? GivenHeightCell)?.answer = sizes.answer(at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sizes.contents.measures(ofSection: section).header?.title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sizes.contents.measures(ofSection: section).footer?.title
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles.isEmpty ? nil : indexTitles }
}

/// The cell of a row. It returns the row's height in the scenario when it is measured.
final class GivenHeightCell: UITableViewCell {
    static let identifier = "played"

    /// Called whenever the cell is measured. Returns the size of the cell; nil if the scenario gives no height.
    var answer: (_ given: CGSize) -> CGSize? = { _ in nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let size = answer(targetSize) { return CGSize(width: targetSize.width, height: size.height) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// A header or footer that returns its height in the scenario when it is measured.
final class GivenHeightEdge: UITableViewHeaderFooterView {
    static let identifier = "played"

    var answer: CGFloat?

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let answer { return CGSize(width: targetSize.width, height: answer) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
#endif
