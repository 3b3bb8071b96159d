/// A controller that shows pages, as UIKit's `UIPageViewController`. No touch turns pages here. Instead, the program
/// sets the shown controllers. The view of the first of them fills the page view controller's view.
@preconcurrency @MainActor
open class PageViewController: ViewController {
    /// The direction of a turn of pages.
    public enum NavigationDirection: Int, Sendable {
        /// A turn to the next page.
        case forward
        /// A turn to the previous page.
        case reverse
    }

    /// The axis of the pages.
    public enum NavigationOrientation: Int, Sendable {
        /// Neighbouring pages are side by side.
        case horizontal
        /// Neighbouring pages are one above the other.
        case vertical
    }

    /// The transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// A page turns like a sheet of paper.
        case pageCurl
        /// The pages scroll.
        case scroll
    }

    /// The place of the spine of the pages.
    public enum SpineLocation: Int, Sendable {
        /// No spine.
        case none = 0
        /// The spine is at the leading edge.
        case min = 1
        /// The spine is in the middle, between two pages.
        case mid = 2
        /// The spine is at the trailing edge.
        case max = 3
    }

    /// The name of an option of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public var rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The option for the place of the spine. Its value is a raw value of `SpineLocation`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The option for the distance between two pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition between pages. Not used by this library.
    public final let transitionStyle: TransitionStyle
    /// The axis of the pages. Not used by this library.
    public final let navigationOrientation: NavigationOrientation
    /// The place of the spine, as the initializer's options give it. Without this option, page curls have a spine at
    /// the leading edge, and scrolling pages have none.
    public final let spineLocation: SpineLocation
    /// The source of the pages next to a page; never called here. Held weakly.
    open weak var dataSource: (any PageViewControllerDataSource)?
    /// The receiver of messages about turned pages; never called here. Held weakly.
    open weak var delegate: (any PageViewControllerDelegate)?
    /// Whether pages have contents on their back sides; false unless set. Not used by this library.
    open var isDoubleSided = false
    private var shown: [ViewController]?

    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - style: The transition between pages.
    ///   - navigationOrientation: The axis of the pages.
    ///   - options: The place of the spine; the distance between pages is not used here.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let given = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) }
        spineLocation = given ?? options?[.spineLocation] as? SpineLocation ?? (style == .pageCurl ? .min : .none)
        super.init(nibName: nil, bundle: nil)
    }

    /// Reads nothing from `coder`: there are no archives here. The pages are horizontal and turn like paper, as by
    /// default in UIKit.
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

    /// The shown controllers; nil unless set.
    open var viewControllers: [ViewController]? { shown }

    /// Replaces the shown controllers by `viewControllers`, and shows the view of the first of the new controllers.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, which become children; the first one's view is shown. Nil for none.
    ///   - direction: Ignored: nothing takes time.
    ///   - animated: Passed on to the messages of appearance.
    ///   - completion: Called with true when they are shown, before the method returns.
    open func setViewControllers(
        _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (shown ?? [], viewControllers ?? [])
        shown = viewControllers
        exchangeChildren(old, for: new, isKept: { shown?.contains($0) ?? false }) { _ in
            guard let container = viewIfLoaded, old.first !== new.first else { return }
            View.exchange(
                old.first, for: new.first, during: phase, animated: animated, while: { shown?.first === new.first }
            ) { comes in
                if old.first !== shown?.first { old.first?.viewIfLoaded?.leave(container) }
                if comes, let page = new.first { container.fill(with: page.view) }
            }
        }
        completion?(true)
    }

    /// Called when client code has removed a child. Removes the child from the shown controllers. The view of the child
    /// stays.
    override func forget(_ child: ViewController) {
        shown?.removeAll { $0 === child }
    }
}
