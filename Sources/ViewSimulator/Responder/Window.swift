import Foundation

/// The view at the top of what is on a screen, as UIKit's `UIWindow`. Views in it have a `window`, and hear when they
/// come and go. It shows nothing.
@preconcurrency @MainActor
open class Window: View {
    /// Which windows are in front of which. Kept for client code.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// Higher ones are in front.
        public var rawValue: CGFloat

        /// A level by its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Of a program's own windows: 0.
        public static let normal = Level(rawValue: 0)
        /// Of the status bar: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// Of alerts: 2000.
        public static let alert = Level(rawValue: 2000)
    }

    private static weak var keyWindow: Window?

    /// Who is asked first about keys.
    final weak var firstResponder: Responder?

    /// In front of or behind other windows; normal unless set. Kept for client code.
    open var windowLevel = Level.normal
    /// The screen that the window is on: the main one unless set. Kept for client code.
    open var screen = Screen.main

    /// Makes a window that is hidden until `makeKeyAndVisible()` or until `isHidden` is set.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeRoot()
    }

    private func becomeRoot() {
        isInWindow = true
        isHidden = true
    }

    /// Whether the window is the one that keys go to.
    open var isKeyWindow: Bool { Window.keyWindow === self }

    /// Has keys go to the window; the one that had them is told first.
    open func makeKey() {
        guard !isKeyWindow else { return }
        let former = Window.keyWindow
        Window.keyWindow = self
        former?.resignKey()
        becomeKey()
    }

    /// Shows the window and has keys go to it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Called when keys go to the window. Does nothing here.
    open func becomeKey() {}

    /// Called when keys go to another window. Does nothing here.
    open func resignKey() {}
}
