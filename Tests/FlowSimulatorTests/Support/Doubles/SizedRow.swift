import FlowSimulator

/// A row of a table that is as high as a closure has it, which is given the width.
final class SizedRow: TableViewCell {
    var height: (CGFloat) -> CGFloat = { _ in 50 }
    private(set) var offered: [CGSize] = []

    /// A row that is made for one index path.
    static func made(height: @escaping (CGFloat) -> CGFloat) -> SizedRow {
        let row = SizedRow(style: .default, reuseIdentifier: nil)
        row.height = height
        return row
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        offered.append(size)
        return CGSize(width: size.width, height: height(size.width))
    }
}
