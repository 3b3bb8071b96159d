import Foundation

/// The view at the top of what is on a screen, as UIKit's `UIWindow`. Views in it have a `window`, and hear when they
/// come and go. It draws nothing.
///
/// ```swift
/// let window = Window(frame: Screen.main.bounds)
/// window.rootViewController = ListController()
/// window.makeKeyAndVisible()
/// ```
///
/// A window that is shown tells the controllers whose views are in it that they appear: before it is laid out by
/// `viewWillAppear(_:)` and `viewIsAppearing(_:)`, and after that by `viewDidAppear(_:)`. The order is documented; that
/// all of it happens, with a layout of the window, before the call returns that shows it is a choice: nothing takes
/// time.
@preconcurrency @MainActor
open class Window: View {
    /// Which windows are in front of which.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// Higher ones are in front.
        public var rawValue: CGFloat

        /// A level by its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A level by its number, without the label.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Whether windows of one are behind those of the other.
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

        /// Of a program's own windows: 0.
        public static let normal = Level(rawValue: 0)
        /// Of the status bar: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// Of alerts: 2000.
        public static let alert = Level(rawValue: 2000)
    }

    static weak var key: Window?

    /// Who is asked first about keys.
    final weak var firstResponder: Responder?
    final var rootController: ViewController?

    /// In front of or behind other windows; normal unless set. `Application.windows` is in this order.
    open var windowLevel = Level.normal
    /// The screen that the window is on: the main one unless set. Kept for client code.
    open var screen = Screen.main
    /// The scene that the window belongs to; nil unless set. Held weakly.
    open weak var windowScene: WindowScene?

    /// Makes a window that is hidden until `makeKeyAndVisible()` or until `isHidden` is set.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Makes a window as large as the main screen, as UIKit does where no frame is given (observed).
    public convenience init() {
        self.init(frame: Screen.main.bounds)
    }

    /// Makes a window of a scene, as large as the scene's screen. It is hidden as any other.
    public init(windowScene: WindowScene) {
        super.init(frame: windowScene.screen.bounds)
        (self.windowScene, screen) = (windowScene, windowScene.screen)
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
        attach(self)
        Application.shared.note(self)
    }

    /// The controller whose view fills the window. Setting it adds the view, as large as the window and going along
    /// with its size, and takes the former one's away, at once and also in a window that is hidden, a choice; what the
    /// former one presents goes with it. Where the window is shown, both are told.
    ///
    /// Traps for a controller that has a parent: its view has its place there.
    open var rootViewController: ViewController? {
        get { rootController }
        set { replaceRoot(by: newValue) }
    }

    /// Whether the window is shown: it is not until somebody says so.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { visibilityDidChange() } }
    }

    /// What the window is in, or else its scene.
    open override var next: Responder? { superview ?? windowScene }

    /// Whether the window is the one that keys go to.
    open var isKeyWindow: Bool { Window.key === self }

    /// Has keys go to the window; the one that had them is told first.
    open func makeKey() {
        guard !isKeyWindow else { return }
        let former = Window.key
        Window.key = self
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
