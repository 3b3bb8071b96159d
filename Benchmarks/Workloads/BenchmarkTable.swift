import FlowSimulator
import Foundation

/// A table of 390 × 844 points whose rows size themselves, 30 to 129 points high where 44 are estimated.
@MainActor
final class BenchmarkTable: NSObject, TableViewDataSource {
    /// Says its height itself, without constraints.
    private final class Row: TableViewCell {
        var height: CGFloat = 0

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    /// The cell of `StatusView`.
    private final class StatusRow: TableViewCell {
        private(set) lazy var status = StatusView(in: contentView)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            status.activate()
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Says every row's estimate.
    final class Estimates: NSObject, TableViewDelegate {
        func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(40 + indexPath.row % 8)
        }
    }

    let view = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var count: Int
    private let estimates: Estimates?

    init(_ count: Int, hasConstraints: Bool = false, asksEstimates: Bool = false) {
        self.count = count
        estimates = asksEstimates ? Estimates() : nil
        super.init()
        view.register(hasConstraints ? StatusRow.self : Row.self, forCellReuseIdentifier: "row")
        view.dataSource = self
        view.delegate = estimates
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? Row)?.height = CGFloat(30 + indexPath.row * 37 % 100)
        (cell as? StatusRow)?.status.show(indexPath.row)
        return cell
    }

    func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }

    /// The row behind the last one on screen; 0 before the first step.
    private var next = 0

    /// Until the next row is on screen, by its estimate.
    func scrollOneRow() {
        if next == 0 { next = view.indexPathsForVisibleRows?.last?.row ?? 0 }
        next += 1
        scroll(to: view.rectForRow(at: IndexPath(row: next, section: 0)).maxY - 844)
    }
}
