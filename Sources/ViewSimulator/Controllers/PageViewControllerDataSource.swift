import Foundation

/// Knows the pages beside a page, as UIKit's `UIPageViewControllerDataSource`. The last two methods are optional.
/// Nobody turns pages here, so none is called.
@preconcurrency @MainActor
public protocol PageViewControllerDataSource: AnyObject {
    /// The page before one; nil for none.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController?
    /// The page after one; nil for none.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController?
    /// How many dots there are.
    func presentationCount(for pageViewController: PageViewController) -> Int
    /// Which dot is on.
    func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
    /// What holds where a data source does not implement it: no dots.
    public func presentationCount(for pageViewController: PageViewController) -> Int {
        OptionalRequirement.notImplemented()
        return 0
    }

    /// What holds where a data source does not implement it: no dot.
    public func presentationIndex(for pageViewController: PageViewController) -> Int {
        OptionalRequirement.notImplemented()
        return 0
    }
}

/// Messages about pages that fingers turn, as UIKit's `UIPageViewControllerDelegate`. Every method is optional; none is
/// called here.
@preconcurrency @MainActor
public protocol PageViewControllerDelegate: AnyObject {
    /// A page is going to be turned.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - pendingViewControllers: What is going to be shown.
    func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController])
    /// A page was turned, or almost.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether it has stopped.
    ///   - previousViewControllers: What was shown before.
    ///   - completed: Whether it was turned.
    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
    /// What happens where a delegate does not implement it: nothing.
    public func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
    ) { OptionalRequirement.notImplemented() }

    /// What happens where a delegate does not implement it: nothing.
    public func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { OptionalRequirement.notImplemented() }
}
