/// The source of the pages before and after a page, as UIKit's `UIPageViewControllerDataSource`. The last two methods
/// are optional. The library turns no pages, and calls none of these methods.
@preconcurrency @MainActor
public protocol PageViewControllerDataSource: AnyObject {
    /// Returns the page before a page; nil if there is no page before.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController?
    /// Returns the page after a page; nil if there is no page after.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController?
    /// Returns the number of dots in the page indicator. Default: `0`.
    func presentationCount(for pageViewController: PageViewController) -> Int
    /// Returns the index of the current dot in the page indicator. Default: `0`.
    func presentationIndex(for pageViewController: PageViewController) -> Int
}

/// The messages about turned pages, as UIKit's `UIPageViewControllerDelegate`. Every method is optional. The library
/// turns no pages, and calls none of these methods.
@preconcurrency @MainActor
public protocol PageViewControllerDelegate: AnyObject {
    /// Called before a page is turned. Default: nothing.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - pendingViewControllers: The controllers of the pages to be shown.
    func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController])
    /// Called at the end of a transition. Default: nothing.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether the animation has ended.
    ///   - previousViewControllers: The controllers of the pages shown before.
    ///   - completed: Whether the page was turned.
    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}
