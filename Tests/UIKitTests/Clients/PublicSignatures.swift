import UIKit

// Public declarations as clients write them. In Swift 6 mode each type, each nested type, each inferred type and each
// default argument has to come from a module that counts as imported here. Most of the test is that it compiles.

public var nested: UICollectionView.ScrollDirection { .vertical }
@MainActor public var inferred = UIEdgeInsets.zero
public func priority(_ priority: UILayoutPriority = .required) -> UILayoutPriority { priority }
public func element(_ category: UICollectionView.ElementCategory = .cell) -> UICollectionView.ElementCategory {
    category
}
@MainActor public func spinner(
    style: UIActivityIndicatorView.Style = .medium, color: UIColor = .black
) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: style)
}
@MainActor public func header(of kind: String = UICollectionView.elementKindSectionHeader) -> String { kind }
@MainActor public func table(
    style: UITableView.Style = .insetGrouped, rowHeight: CGFloat = UITableView.automaticDimension
) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = rowHeight
    return table
}
public func accessory(_ type: UITableViewCell.AccessoryType = .checkmark) -> UITableViewCell.AccessoryType { type }
public func turned(_ transform: CGAffineTransform = .identity, by angle: CGFloat = .pi) -> CGAffineTransform {
    transform.rotated(by: angle)
}
public let perspective: CATransform3D = CATransform3DMakeScale(1, 2, 3)

/// Names of the simulator's that clients have for types of their own.
public struct CollectionViewUpdateItem {
    public var name = ""
}

public struct EdgeInsets: Equatable {
    public var all: CGFloat

    public init(all: CGFloat = 0) {
        self.all = all
    }
}

open class ColumnLayout: UICollectionViewFlowLayout {
    public typealias Update = CollectionViewUpdateItem

    open private(set) var updates: [CollectionViewUpdateItem] = []

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates = updateItems.map { CollectionViewUpdateItem(name: "\($0.updateAction)") }
    }

    open func column(of indexPath: IndexPath, in insets: EdgeInsets = EdgeInsets()) -> Int {
        indexPath.item + indexPath.section + Int(insets.all)
    }
}

open class RowsController: UITableViewController {
    public typealias Rows = UITableViewDiffableDataSource<Int, String>

    open var style = UITableViewCell.CellStyle.subtitle
    public private(set) var moves: [UITableView.RowAnimation] = []

    open override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    open func insert(_ rows: [IndexPath], with animation: UITableView.RowAnimation = .automatic) {
        moves.append(animation)
    }
}

extension NSLayoutAnchor {
    public func pinned(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: other)
    }
}
