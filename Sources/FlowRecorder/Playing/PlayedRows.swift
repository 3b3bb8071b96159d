#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Answers a table's questions for counts, cells and titles from a scenario.
@MainActor
final class PlayedRows: NSObject, UITableViewDataSource {
    var data = PlayedData()
    var indexTitles: [String] = []
    weak var view: UITableView?
    private let dequeuesForPath: Bool

    init(dequeuesForPath: Bool) { self.dequeuesForPath = dequeuesForPath }

    private var category: String {
        view.map { ContentSizeCategoryName.name(of: $0.traitCollection.preferredContentSizeCategory) } ?? "large"
    }

    func numberOfSections(in tableView: UITableView) -> Int { data.counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.counts.indices.contains(section) ? data.counts[section] : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let waiting = dequeuesForPath ? nil : tableView.dequeueReusableCell(withIdentifier: PlayedRowCell.identifier)
        let cell = waiting ?? tableView.dequeueReusableCell(withIdentifier: PlayedRowCell.identifier, for: indexPath)
        let number = data.number(at: indexPath)
        (cell as? PlayedRowCell)?.answer = { [weak self] in
            guard let self, let number else { return nil }
            return data.answer(of: number, at: category)?.height
        }
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        PlayedEdge(data.metric("header", ofSection: section))?.title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        PlayedEdge(data.metric("footer", ofSection: section))?.title
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles.isEmpty ? nil : indexTitles }
}

/// A header or footer of a scenario that is played.
struct PlayedEdge {
    var title: String?
    var height: CGFloat?
    var estimate: CGFloat?
    /// What its view answers when it is measured.
    var actual: CGFloat?

    /// A title, a height, or an object with what there is to say; nil where nothing is said.
    init?(_ value: DocumentValue?) {
        guard let value else { return nil }
        title = value.text ?? value["title"]?.text
        height = value.number.map { CGFloat($0) } ?? value["height"]?.tableHeight
        estimate = value["estimate"]?.tableHeight
        actual = value["actual"]?.tableHeight
    }
}

/// A row's cell: it answers what the scenario says.
final class PlayedRowCell: UITableViewCell {
    static let identifier = "played"

    /// Asked whenever the cell is measured; nil: nothing in it says how high it is.
    var answer: () -> CGFloat? = { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let height = answer() { return CGSize(width: targetSize.width, height: height) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

/// A header or footer, the same way.
final class PlayedEdgeView: UITableViewHeaderFooterView {
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
