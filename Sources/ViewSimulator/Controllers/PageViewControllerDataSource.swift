import Foundation

/// Provides the pages before and after a page, as UIKit's `UIPageViewControllerDataSource`. The last two methods are
/// optional. No pages are turned here, so none is called.
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
    /// How many dots there are. Default: `0`.
    func presentationCount(for pageViewController: PageViewController) -> Int
    /// Which dot is on. Default: `0`.
    func presentationIndex(for pageViewController: PageViewController) -> Int
}

/// Messages about pages that fingers turn, as UIKit's `UIPageViewControllerDelegate`. Every method is optional; none is
/// called here.
@preconcurrency @MainActor
public protocol PageViewControllerDelegate: AnyObject {
    /// A page is going to be turned. Default: nothing.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - pendingViewControllers: The controllers of the pages to be shown.
    func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController])
    /// A page was turned, or almost. Default: nothing.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether it has stopped.
    ///   - previousViewControllers: The controllers of the pages shown before.
    ///   - completed: Whether it was turned.
    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}
