import Foundation

/// Shows pages that fingers would turn, as UIKit's `UIPageViewController`. Nobody turns them here: the program says
/// which controllers are shown, and the first one fills the view.
@preconcurrency @MainActor
open class PageViewController: ViewController {
    /// Which way pages go.
    public enum NavigationDirection: Int, Sendable {
        /// To what comes after or to what comes before.
        case forward, reverse
    }

    /// Along which axis pages go.
    public enum NavigationOrientation: Int, Sendable {
        /// From side to side or from bottom to top.
        case horizontal, vertical
    }

    /// How pages go.
    public enum TransitionStyle: Int, Sendable {
        /// As paper or as a content that is scrolled.
        case pageCurl, scroll
    }

    /// Where the pages are held together.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere; at the edge where reading begins; in the middle, with two pages; at the other edge.
        case none = 0, min = 1, mid = 2, max = 3
    }

    /// Names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public var rawValue: String

        /// An option by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Where the pages are held together, a raw value of `SpineLocation`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between two pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages go. Kept for client code.
    public final let transitionStyle: TransitionStyle
    /// Along which axis pages go. Kept for client code.
    public final let navigationOrientation: NavigationOrientation
    /// Where the pages are held together: as the options say, else at the edge where reading begins for paper, and
    /// nowhere for scrolling.
    public final let spineLocation: SpineLocation
    /// Asked for the pages beside one; never asked here. Held weakly.
    open weak var dataSource: (any PageViewControllerDataSource)?
    /// Told when fingers turn pages; never told here. Held weakly.
    open weak var delegate: (any PageViewControllerDelegate)?
    /// Whether pages have something on the back; false unless set. Kept for client code.
    open var isDoubleSided = false
    private var shown: [ViewController]?

    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - style: How pages go.
    ///   - navigationOrientation: Along which axis.
    ///   - options: Where paper is held together; points between pages are not used here.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let given = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) }
        spineLocation = given ?? options?[.spineLocation] as? SpineLocation ?? (style == .pageCurl ? .min : .none)
        super.init(nibName: nil, bundle: nil)
    }

    /// Reads nothing from `coder`: there are no archives here. Pages as paper, from side to side, UIKit's defaults.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
        super.init(coder: coder)
    }

    /// Makes a view for the first page.
    open override func loadView() {
        let container = ContainerView(placeBars: nil)
        view = container
        if let page = shown?.first { container.fill(with: page.view) }
    }

    /// The controllers that are shown; nil unless set.
    open var viewControllers: [ViewController]? { shown }

    /// Shows other pages.
    ///
    /// - Parameters:
    ///   - viewControllers: Become children; the first one's view is shown. Nil for none.
    ///   - direction: Kept by nobody: nothing takes time.
    ///   - animated: Handed on.
    ///   - completion: Called with true when they are shown, before the method returns.
    open func setViewControllers(
        _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (shown ?? [], viewControllers ?? [])
        let gone = old.filter { one in !new.contains { $0 === one } }
        let come = new.filter { one in !old.contains { $0 === one } }
        for controller in come { addChild(controller) }
        for controller in gone { controller.willMove(toParent: nil) }
        shown = viewControllers
        if let container = viewIfLoaded, old.first !== new.first {
            View.exchange(
                old.first, for: new.first, during: phase, animated: animated, while: { shown?.first === new.first }
            ) { comes in
                if old.first !== shown?.first { old.first?.viewIfLoaded?.leave(container) }
                if comes, let page = new.first { container.fill(with: page.view) }
            }
        }
        for controller in come { controller.didMove(toParent: self) }
        for controller in gone { controller.removeFromParent() }
        completion?(true)
    }
}
