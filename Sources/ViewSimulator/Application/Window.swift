/// The root of a tree of views on a screen, as UIKit's `UIWindow`. Views in this tree have a `window`, and are notified
/// when they enter and leave the window. Nothing is drawn.
///
/// ```swift
/// let window = Window(frame: Screen.main.bounds)
/// window.rootViewController = ListController()
/// window.makeKeyAndVisible()
/// ```
///
/// Showing a window sends messages of appearance to the controllers whose views are in it: `viewWillAppear(_:)` and
/// `viewIsAppearing(_:)` before its layout, `viewDidAppear(_:)` after it. The order is documented. It is a choice that
/// all of this, with a layout of the window, happens before the call that shows it returns: nothing takes time.
@preconcurrency @MainActor
open class Window: View {
    /// The level of a window. Windows are ordered from back to front by their levels.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number of the level; windows of higher levels are in front.
        public var rawValue: CGFloat

        /// Makes a level from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level from its number. The argument has no label.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Whether windows of the level `one` are behind windows of the level `other`.
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

        /// The level of a program's ordinary windows: 0.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts: 2000.
        public static let alert = Level(rawValue: 2000)
    }

    /// The first responder in the window.
    final weak var firstResponder: Responder?
    final var rootController: ViewController?

    /// The level of the window in the order from back to front; `normal` unless set. `Application.windows` is in this
    /// order.
    open var windowLevel = Level.normal
    /// The screen of the window: the main screen unless set. Not used by this library.
    open var screen = Screen.main
    /// The scene that the window belongs to; nil unless set. Held weakly.
    open weak var windowScene: WindowScene?

    /// Makes a hidden window. `makeKeyAndVisible()` shows the window, and so does setting `isHidden` to false.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Makes a window as large as the main screen, like UIKit's initializer without a frame (observed).
    public convenience init() {
        self.init(frame: Screen.main.bounds)
    }

    /// Makes a hidden window of a scene, as large as the scene's screen.
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

    /// The controller whose view fills the window; nil unless set.
    ///
    /// The setter adds the controller's view, which is as large as the window and is resized with the window. The
    /// setter removes the view of the former controller at once, with everything that the former controller presents,
    /// even in a hidden window (this library's choice). Both controllers are notified if the window is shown.
    ///
    /// Traps for a controller that has a parent: its view belongs in that of the parent.
    open var rootViewController: ViewController? {
        get { rootController }
        set { replaceRoot(by: newValue) }
    }

    /// Whether the window is hidden; true until client code sets another value.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityDidChange() } } }

    /// The next responder: the superview or, without a superview, the scene.
    open override var next: Responder? { superview ?? windowScene }

    /// Whether the window is the one that receives keyboard events.
    open var isKeyWindow: Bool { SimulationEnvironment.current.keyWindow === self }

    /// Makes this window the window that receives keyboard events. The window that received them before is notified
    /// first.
    open func makeKey() {
        guard !isKeyWindow else { return }
        let environment = SimulationEnvironment.current
        let former = environment.keyWindow
        environment.keyWindow = self
        former?.resignKey()
        becomeKey()
    }

    /// Shows the window and makes it the window that receives keyboard events.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Called when the window begins to receive keyboard events. Does nothing here.
    open func becomeKey() {}

    /// Called when the window no longer receives keyboard events. Does nothing here.
    open func resignKey() {}
}
