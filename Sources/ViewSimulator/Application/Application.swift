/// The program, as UIKit's `UIApplication`: its windows and its environment. There is one instance in each
/// ``SimulationEnvironment``, which is always active.
@preconcurrency @MainActor
open class Application: Responder {
    /// The state of a program. In this library the program is always active.
    public enum State: Int, Sendable {
        /// The state of a program in the foreground that receives events.
        case active
        /// The state of a program in the foreground that receives no events.
        case inactive
        /// The state of a program in the background.
        case background
    }

    /// A key of the options with which a program was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public var rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The only instance in the present ``SimulationEnvironment``.
    open class var shared: Application { SimulationEnvironment.current.application.orSet { Application() } }

    private var knownWindows: [WeakWindow] = []

    /// The delegate of the program. Not used by this library: none of its methods is called. Held weakly.
    open weak var delegate: (any ApplicationDelegate)?

    /// All existing windows, including hidden windows, from back to front by their levels, as documented. Windows of
    /// the same level are in the order of their creation.
    open var windows: [Window] {
        let windows = knownWindows.compactMap { $0.window }
        let order = windows.indices.sorted {
            (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1)
        }
        return order.map { windows[$0] }
    }

    /// The window that receives keyboard events; nil until `makeKey()` of a window is called.
    open var keyWindow: Window? { SimulationEnvironment.current.keyWindow }

    /// The scenes of the program; none unless client code sets them. In UIKit only the system sets scenes.
    open var connectedScenes: Set<Scene> = []

    /// The direction in which the reader's language is read, from `TraitCollection.current`.
    open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
        TraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The reader's text size, from `TraitCollection.current`.
    ///
    /// Setting it has the effects of a reader's choice of another size, which in UIKit only the reader can make:
    /// `TraitCollection.current` changes, views in windows get new traits, with the calls that these cause, and then
    /// `ContentSizeCategory.didChangeNotification` is posted. Views in no window are not notified.
    open var preferredContentSizeCategory: ContentSizeCategory {
        get { TraitCollection.current.preferredContentSizeCategory }
        set { if newValue != preferredContentSizeCategory { changeTextSize(to: newValue) } }
    }

    /// The state of the program: always active.
    open var applicationState: State { .active }
    /// The frame of the status bar. It is zero, because this library has no status bar.
    open var statusBarFrame: CGRect { .zero }
    /// The orientation of the status bar; portrait unless set. Not used by this library.
    open var statusBarOrientation = InterfaceOrientation.portrait
    /// Whether the screen stays on while the device is not used; false unless set. Not used by this library.
    open var isIdleTimerDisabled = false

    final func note(_ window: Window) {
        knownWindows.removeAll { $0.window == nil }
        knownWindows.append(WeakWindow(window: window))
    }

    private func changeTextSize(to category: ContentSizeCategory) {
        change(TraitCollection(preferredContentSizeCategory: category))
        NotificationCenter.default.post(
            name: ContentSizeCategory.didChangeNotification, object: self,
            userInfo: [ContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }

    /// Gives the program the traits of the main screen. Called when another screen has become the main screen.
    final func moveToMainScreen() { change(Screen.main.ownTraits) }

    /// Changes traits of `TraitCollection.current`, and notifies the windows.
    private func change(_ traits: TraitCollection) {
        let new = TraitCollection(traitsFrom: [TraitCollection.current, traits])
        // A window within another one has the traits of that.
        let windows = windows.filter { $0.superview == nil }
        let transitions = windows.map { $0.announceTraits(around: new, overriddenBy: $0.ownTraits) }
        let old = windows.map(\.traitCollection)
        TraitCollection.current = new
        for (window, traits) in zip(windows, old) { window.spreadTraitChange(from: traits) }
        for transition in transitions { transition?.finish() }
    }
}

private struct WeakWindow {
    weak var window: Window?
}
