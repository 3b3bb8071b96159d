import Foundation

/// What a bar shows, as UIKit's `UIBarItem`. Kept for client code: nothing is drawn here.
@preconcurrency @MainActor
open class BarItem: NSObject {
    /// Nil unless set.
    open var title: String?
    /// Nil unless set.
    open var image: Image?
    /// Whether it may be touched; true unless set.
    open var isEnabled = true
    /// A number to find it by; 0 unless set.
    open var tag = 0
    /// Names it in tests. Nil unless set.
    open var accessibilityIdentifier: String?

    public override init() {
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }
}
