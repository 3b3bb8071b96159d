import FlowSimulator
import Foundation
import ViewSimulator

/// A table as programs have one, whose delegate has the methods that it is told to have.
@MainActor
final class RowsTable: NSObject, TableViewDataSource, TableViewDelegate {
    final class Row {
        /// Of what is in the cell, and what the delegate says, as far as it is asked.
        var content: CGFloat
        var height: CGFloat
        var estimate: CGFloat
        /// Whether it is a text, which has these heights at 320 points of width.
        var wraps = false

        init(_ content: CGFloat, height: CGFloat = 50, estimate: CGFloat = 50) {
            (self.content, self.height, self.estimate) = (content, height, estimate)
        }

        func wrapped(_ height: CGFloat, in width: CGFloat) -> CGFloat {
            wraps && width > 0 ? (height * 320 / width).rounded(.up) : height
        }
    }

    /// A header or a footer.
    struct Edge {
        var title: String?
        /// How high the delegate's view wants to be; nil: it has none.
        var view: CGFloat?
        var height: CGFloat = TableView.automaticDimension
        var estimate: CGFloat = TableView.automaticDimension
    }

    final class Section {
        var rows: [Row]
        var header = Edge()
        var footer = Edge()

        init(_ rows: [Row], header: Edge = Edge(), footer: Edge = Edge()) {
            (self.rows, self.header, self.footer) = (rows, header, footer)
        }
    }

    /// Which methods there are.
    struct Methods: OptionSet, Sendable {
        let rawValue: Int
        static let heights = Methods(rawValue: 1)
        static let estimates = Methods(rawValue: 2)
        static let titles = Methods(rawValue: 4)
        static let views = Methods(rawValue: 8)
        static let edgeHeights = Methods(rawValue: 16)
        static let edgeEstimates = Methods(rawValue: 32)
        static let index = Methods(rawValue: 64)
    }

    private final class Cell: TableViewCell {
        var row: Row?

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
            verticalFittingPriority: LayoutPriority
        ) -> CGSize {
            let height = row.map { $0.wrapped($0.content, in: targetSize.width) }
            return CGSize(width: targetSize.width, height: height ?? 0)
        }
    }

    private final class EdgeView: TableViewHeaderFooterView {
        var wanted: CGFloat = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
            verticalFittingPriority: LayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: wanted) }
    }

    let view: TableView
    var sections: [Section]
    let methods: Methods

    init(
        _ sections: [Section], _ methods: Methods = [], style: TableView.Style = .plain,
        size: CGSize = CGSize(width: 320, height: 400)
    ) {
        (self.sections, self.methods) = (sections, methods)
        view = TableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        view.register(Cell.self, forCellReuseIdentifier: "row")
        view.register(EdgeView.self, forHeaderFooterViewReuseIdentifier: "edge")
        view.dataSource = self
        view.delegate = self
    }

    /// Rows whose cells answer 40 points, 48.5, 57 and so on, in fives.
    convenience init(_ counts: [Int], _ methods: Methods = [], style: TableView.Style = .plain) {
        self.init(counts.map { Section(Self.rows($0)) }, methods, style: style)
    }

    static func rows(_ count: Int) -> [Row] {
        (0..<count).map { index in
            let height = 40 + CGFloat(index % 5) * 8.5
            return Row(height, height: height + 20, estimate: 44 + CGFloat(index % 3))
        }
    }

    /// The answer of a method that may be missing.
    private func answer<Answer>(_ method: Methods, otherwise: Answer, _ body: () -> Answer) -> Answer {
        guard methods.contains(method) else {
            OptionalRequirement.notImplemented()
            return otherwise
        }
        return body()
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? Cell)?.row = sections[indexPath.section].rows[indexPath.row]
        return cell
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? {
        answer(.index, otherwise: nil) { ["A", "B"] }
    }

    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        answer(.heights, otherwise: 0) { heightOfRow(at: indexPath) }
    }

    private func heightOfRow(at path: IndexPath) -> CGFloat {
        let row = sections[path.section].rows[path.row]
        return row.wrapped(row.height, in: view.bounds.width)
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        answer(.estimates, otherwise: 0) { sections[indexPath.section].rows[indexPath.row].estimate }
    }
}

// MARK: Headers and footers

extension RowsTable {
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        answer(.titles, otherwise: nil) { sections[section].header.title }
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        answer(.titles, otherwise: nil) { sections[section].footer.title }
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        answer(.views, otherwise: nil) { edgeView(sections[section].header) }
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        answer(.views, otherwise: nil) { edgeView(sections[section].footer) }
    }

    private func edgeView(_ edge: Edge) -> View? {
        guard let wanted = edge.view else { return nil }
        let view = view.dequeueReusableHeaderFooterView(withIdentifier: "edge")
        (view as? EdgeView)?.wanted = wanted
        return view
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        answer(.edgeHeights, otherwise: 0) { sections[section].header.height }
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        answer(.edgeHeights, otherwise: 0) { sections[section].footer.height }
    }

    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        answer(.edgeEstimates, otherwise: 0) { sections[section].header.estimate }
    }

    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        answer(.edgeEstimates, otherwise: 0) { sections[section].footer.estimate }
    }
}
