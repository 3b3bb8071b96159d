import Foundation

/// Lets `delegate.scrollViewDidScroll?(view)` compile, for every method whose argument is just the scroll view.
@preconcurrency @MainActor
public struct OptionalScrollViewCall {
    let call: @MainActor (ScrollView) -> Void

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView) -> Void? {
        OptionalRequirement.ask { call(scrollView) }
    }
}

/// Lets `delegate.scrollViewDidEndDragging?(view, willDecelerate: false)` compile.
@preconcurrency @MainActor
public struct OptionalEndDraggingCall {
    let delegate: any ScrollViewDelegate

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView, willDecelerate decelerate: Bool) -> Void? {
        OptionalRequirement.ask { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
}

/// Lets `delegate.scrollViewWillEndDragging?(view, withVelocity: v, targetContentOffset: &target)` compile.
@preconcurrency @MainActor
public struct OptionalWillEndDraggingCall {
    let delegate: any ScrollViewDelegate

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        OptionalRequirement.ask {
            delegate.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
}

extension ScrollViewDelegate {
    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidScroll: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidScroll($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewWillBeginDragging: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewWillBeginDragging($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewWillEndDragging: OptionalWillEndDraggingCall? {
        OptionalWillEndDraggingCall(delegate: self)
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidEndDragging: OptionalEndDraggingCall? {
        OptionalEndDraggingCall(delegate: self)
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewWillBeginDecelerating: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewWillBeginDecelerating($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidEndDecelerating: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidEndDecelerating($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidEndScrollingAnimation: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidEndScrollingAnimation($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidChangeAdjustedContentInset: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidChangeAdjustedContentInset($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidScrollToTop: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidScrollToTop($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidZoom: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidZoom($0) }
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewShouldScrollToTop: OptionalShouldScrollToTopCall? {
        OptionalShouldScrollToTopCall(delegate: self)
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var viewForZooming: OptionalViewForZoomingCall? { OptionalViewForZoomingCall(delegate: self) }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewWillBeginZooming: OptionalWillBeginZoomingCall? {
        OptionalWillBeginZoomingCall(delegate: self)
    }

    /// Lets client code written for UIKit call the method with a question mark. Never nil itself: the call's answer is.
    public var scrollViewDidEndZooming: OptionalEndZoomingCall? { OptionalEndZoomingCall(delegate: self) }
}
