import Foundation
import ViewSimulator

/// Shows a row of a table view.
@preconcurrency @MainActor
open class TableViewCell: View {
    /// What a cell looks like unless the program fills it itself.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    /// The table that shows it.
    weak var owner: (any ReusableViewOwner)?
    final var assignedReuseIdentifier: String?
    final let content: View

    /// Makes a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        assignedReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(content)
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        content = View(frame: .zero)
        super.init(coder: coder)
        addSubview(content)
    }

    /// Makes an instance of a class that is only known as a value: the registered one (C5).
    public required convenience init(_dequeued reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// The identifier it was made or dequeued with.
    open var reuseIdentifier: String? { assignedReuseIdentifier }
    /// Host of the content.
    open var contentView: View { content }
    /// Called before the cell is reused.
    open func prepareForReuse() {}
    open var isSelected = false
    open var isHighlighted = false
}
