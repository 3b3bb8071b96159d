/// The source of the pages before and after a page, as UIKit's `UIPageViewControllerDataSource`. The last two methods
/// are optional. No pages are turned here, so none is called.
@preconcurrency @MainActor
public protocol PageViewControllerDataSource: AnyObject {
    /// Returns the page before a page; nil for none.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController?
    /// Returns the page after a page; nil for none.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController?
    /// Returns the number of dots. Default: `0`.
    func presentationCount(for pageViewController: PageViewController) -> Int
    /// Returns the index of the current dot. Default: `0`.
    func presentationIndex(for pageViewController: PageViewController) -> Int
}

/// The messages about turned pages, as UIKit's `UIPageViewControllerDelegate`. Every method is optional; none is called
/// here.
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
