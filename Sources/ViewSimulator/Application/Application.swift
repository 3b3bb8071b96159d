import Foundation

/// The program, as UIKit's `UIApplication`: its windows and what its surroundings are like. There is one, which nobody
/// starts: it is active from the beginning.
@preconcurrency @MainActor
open class Application: Responder {
    /// What the program does. Kept for client code: it is active.
    public enum State: Int, Sendable {
        /// In front; in front and not for touching; not in front.
        case active, inactive, background
    }

    /// What a program was started for.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key itself.
        public var rawValue: String

        /// A key by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private static let instance = Application()

    /// The one there is.
    open class var shared: Application { instance }

    private var knownWindows: [WeakWindow] = []

    /// Who is told what happens to the program. Nobody is told here; kept for client code. Held weakly.
    open weak var delegate: (any ApplicationDelegate)?

    /// All windows that exist, hidden ones too, from back to front by their levels, as documented; those of one level
    /// in the order in which they were made.
    open var windows: [Window] {
        let windows = knownWindows.compactMap { $0.window }
        let order = windows.indices.sorted {
            (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1)
        }
        return order.map { windows[$0] }
    }

    /// The window that keys go to; nil until one is made key.
    open var keyWindow: Window? { Window.key }

    /// The scenes of the program; none unless somebody sets them. In UIKit only the system does.
    open var connectedScenes: Set<Scene> = []

    /// Which way texts run in the surroundings of `TraitCollection.current`.
    open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
        TraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// How large the reader wants text: that of `TraitCollection.current`.
    ///
    /// Setting it is as if the reader chose another size, which in UIKit only the reader can: `TraitCollection.current`
    /// has it from now on, views in windows get new traits, with the calls that these bring, and then
    /// `ContentSizeCategory.didChangeNotification` is posted. Views in no window are not told.
    open var preferredContentSizeCategory: ContentSizeCategory {
        get { TraitCollection.current.preferredContentSizeCategory }
        set { if newValue != preferredContentSizeCategory { changeTextSize(to: newValue) } }
    }

    /// Active.
    open var applicationState: State { .active }
    /// Zero: there is no status bar.
    open var statusBarFrame: CGRect { .zero }
    /// Upright unless set. Kept for client code.
    open var statusBarOrientation = InterfaceOrientation.portrait
    /// Whether the device stays awake; false unless set. Kept for client code.
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

    /// The program runs on another screen.
    final func moveToMainScreen() { change(Screen.main.ownTraits) }

    /// Other surroundings, of which windows are told.
    private func change(_ traits: TraitCollection) {
        let new = TraitCollection(traitsFrom: [TraitCollection.current, traits])
        // A window in another one has its traits from there.
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
