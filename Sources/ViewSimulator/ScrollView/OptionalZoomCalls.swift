import Foundation

/// Lets `delegate.scrollViewShouldScrollToTop?(view)` compile.
@preconcurrency @MainActor
public struct OptionalShouldScrollToTopCall {
    let delegate: any ScrollViewDelegate

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ scrollView: ScrollView) -> Bool? {
        OptionalRequirement.ask { delegate.scrollViewShouldScrollToTop(scrollView) }
    }
}

/// Lets `delegate.viewForZooming?(in: view)` compile.
@preconcurrency @MainActor
public struct OptionalViewForZoomingCall {
    let delegate: any ScrollViewDelegate

    /// Nil when the delegate does not implement the method, and when it names no view.
    public func callAsFunction(in scrollView: ScrollView) -> View? {
        OptionalRequirement.ask { delegate.viewForZooming(in: scrollView) } ?? nil
    }
}

/// Lets `delegate.scrollViewWillBeginZooming?(view, with: content)` compile.
@preconcurrency @MainActor
public struct OptionalWillBeginZoomingCall {
    let delegate: any ScrollViewDelegate

    /// Nil when the delegate does not implement the method.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - view: What is zoomed.
    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView, with view: View?) -> Void? {
        OptionalRequirement.ask { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
    }
}

/// Lets `delegate.scrollViewDidEndZooming?(view, with: content, atScale: 2)` compile.
@preconcurrency @MainActor
public struct OptionalEndZoomingCall {
    let delegate: any ScrollViewDelegate

    /// Nil when the delegate does not implement the method.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - view: What is zoomed.
    ///   - scale: How large it is shown.
    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) -> Void? {
        OptionalRequirement.ask { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
}
