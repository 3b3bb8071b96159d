import Foundation
import ViewSimulator

/// A reusable header or footer of a section of a table view.
@preconcurrency @MainActor
open class TableViewHeaderFooterView: View {
    /// The table that shows it.
    weak var owner: (any ReusableViewOwner)?
    final var assignedReuseIdentifier: String?
    final let content: View

    /// Makes a view.
    public init(reuseIdentifier: String?) {
        content = View(frame: .zero)
        assignedReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
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
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// The identifier it was made or dequeued with.
    open var reuseIdentifier: String? { assignedReuseIdentifier }
    /// Host of the content.
    open var contentView: View { content }
    /// Called before the view is reused.
    open func prepareForReuse() {}
}
