/// An item of a bar, as UIKit's `UIBarItem`. Nothing is drawn, and no size depends on the item.
@preconcurrency @MainActor
open class BarItem: NSObject {
    /// The title; nil unless set.
    open var title: String?
    /// The image; nil unless set.
    open var image: Image?
    /// Whether the item is enabled; true unless set.
    open var isEnabled = true
    /// A number that identifies the item; 0 unless set.
    open var tag = 0
    /// The name by which tests find the item; nil unless set.
    open var accessibilityIdentifier: String?

    public override init() {
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }
}
