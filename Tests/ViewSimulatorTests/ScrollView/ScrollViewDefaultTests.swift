import Testing

@testable import ViewSimulator

/// Default implementations of a scroll view's delegate: callers can tell them from methods that return the same.
@MainActor
@Suite struct ScrollViewDefaultTests {
    @Test("A default implementation of a notification reports that there is no implementation")
    func notifications() {
        let (delegate, view): (any ScrollViewDelegate, ScrollView) = (SilentDelegate(), ScrollView())
        var target = CGPoint.zero
        let calls: [(String, @MainActor () -> Void)] = [
            ("didScroll", { delegate.scrollViewDidScroll(view) }),
            ("willBeginDragging", { delegate.scrollViewWillBeginDragging(view) }),
            ("willEndDragging", {
                delegate.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
            }),
            ("didEndDragging", { delegate.scrollViewDidEndDragging(view, willDecelerate: false) }),
            ("willBeginDecelerating", { delegate.scrollViewWillBeginDecelerating(view) }),
            ("didEndDecelerating", { delegate.scrollViewDidEndDecelerating(view) }),
            ("didEndScrollingAnimation", { delegate.scrollViewDidEndScrollingAnimation(view) }),
            ("didChangeAdjustedContentInset", { delegate.scrollViewDidChangeAdjustedContentInset(view) }),
            ("didScrollToTop", { delegate.scrollViewDidScrollToTop(view) }),
            ("willBeginZooming", { delegate.scrollViewWillBeginZooming(view, with: nil) }),
            ("didZoom", { delegate.scrollViewDidZoom(view) }),
            ("didEndZooming", { delegate.scrollViewDidEndZooming(view, with: nil, atScale: 1) }),
        ]
        for (name, call) in calls { #expect(OptionalRequirement.ask(call) == nil, "\(name)") }
    }

    @Test("A default implementation of a question reports that there is no implementation, and returns the default")
    func questions() {
        let (delegate, view): (any ScrollViewDelegate, ScrollView) = (SilentDelegate(), ScrollView())
        #expect(OptionalRequirement.ask { delegate.scrollViewShouldScrollToTop(view) } == nil)
        #expect(OptionalRequirement.answer { delegate.scrollViewShouldScrollToTop(view) })
        #expect(OptionalRequirement.ask { delegate.viewForZooming(in: view) } == nil)
    }
}
