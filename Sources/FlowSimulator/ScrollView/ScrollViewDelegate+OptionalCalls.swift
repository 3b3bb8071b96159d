import Foundation

/// Lets `delegate.scrollViewDidScroll?(view)` compile, for every method that takes just the scroll view.
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

    @discardableResult
    public func callAsFunction(_ scrollView: ScrollView, willDecelerate decelerate: Bool) -> Void? {
        OptionalRequirement.ask { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
}

/// Lets `delegate.scrollViewWillEndDragging?(view, withVelocity: v, targetContentOffset: &target)` compile.
@preconcurrency @MainActor
public struct OptionalWillEndDraggingCall {
    let delegate: any ScrollViewDelegate

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
    public var scrollViewDidScroll: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidScroll($0) }
    }

    public var scrollViewWillBeginDragging: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewWillBeginDragging($0) }
    }

    public var scrollViewWillEndDragging: OptionalWillEndDraggingCall? {
        OptionalWillEndDraggingCall(delegate: self)
    }

    public var scrollViewDidEndDragging: OptionalEndDraggingCall? {
        OptionalEndDraggingCall(delegate: self)
    }

    public var scrollViewWillBeginDecelerating: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewWillBeginDecelerating($0) }
    }

    public var scrollViewDidEndDecelerating: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidEndDecelerating($0) }
    }

    public var scrollViewDidEndScrollingAnimation: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidEndScrollingAnimation($0) }
    }

    public var scrollViewDidChangeAdjustedContentInset: OptionalScrollViewCall? {
        OptionalScrollViewCall { self.scrollViewDidChangeAdjustedContentInset($0) }
    }
}
