import Testing
import ControlSimulator
import ViewSimulator

/// Defaults, and members that only keep what client code sets.
@MainActor @Suite("Members of a scroll view")
struct ScrollViewMemberTests {
    @Test("Defaults are UIKit's")
    func defaults() {
        let view = ScrollView()
        #expect(view.bounces)
        #expect(view.bouncesHorizontally)
        #expect(view.bouncesVertically)
        #expect(view.bouncesZoom)
        #expect(view.scrollsToTop)
        #expect(view.delaysContentTouches)
        #expect(view.canCancelContentTouches)
        #expect(!view.isDirectionalLockEnabled)
        #expect(view.allowsKeyboardScrolling)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.indicatorStyle == .default)
        #expect(view.automaticallyAdjustsScrollIndicatorInsets)
        #expect(view.contentAlignmentPoint == .zero)
        #expect(view.zoomScale == 1)
        #expect(view.minimumZoomScale == 1)
        #expect(view.maximumZoomScale == 1)
        #expect(!view.isZooming)
        #expect(!view.isZoomBouncing)
        #expect(!view.isScrollAnimating)
        #expect(view.refreshControl == nil)
    }

    @Test("Insets of the indicators can be set together and one by one")
    func indicators() {
        let view = ScrollView()
        view.scrollIndicatorInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.horizontalScrollIndicatorInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.verticalScrollIndicatorInsets.top = 9
        #expect(view.scrollIndicatorInsets.top == 9)
        #expect(view.horizontalScrollIndicatorInsets.top == 1)
    }

    @Test("Touches on controls are not taken from them")
    func touches() {
        let view = ScrollView()
        #expect(view.touchesShouldCancel(in: View()))
        #expect(!view.touchesShouldCancel(in: Button()))
        #expect(view.touchesShouldBegin([], with: nil, in: View()))
    }

    @Test("Recognizers are made once, and are the view's")
    func recognizers() {
        let view = ScrollView()
        #expect(view.gestureRecognizers == nil)
        let (pan, press) = (view.panGestureRecognizer, view.directionalPressGestureRecognizer)
        #expect(pan === view.panGestureRecognizer)
        #expect(press === view.directionalPressGestureRecognizer)
        #expect(view.gestureRecognizers == [pan, press])
        #expect(pan.view === view)
    }

    @Test("While an animated change is made, the view says so; afterwards it is over")
    func animated() {
        final class Listener: ScrollViewDelegate {
            var animating: [Bool] = []
            func scrollViewDidScroll(_ scrollView: ScrollView) { animating.append(scrollView.isScrollAnimating) }
            func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
                animating.append(scrollView.isScrollAnimating)
            }
        }
        let (view, listener) = (ScrollView(frame: rect(0, 0, 10, 10)), Listener())
        view.delegate = listener
        view.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 9), animated: false)
        view.stopScrollingAndZooming()
        #expect(listener.animating == [true, false, false])
        #expect(view.contentOffset.y == 9)
    }

    @Test("What reloads begins and ends, and has the height of a device's")
    func refresh() {
        let control = RefreshControl()
        #expect(control.bounds.height == 60)
        #expect(!control.isRefreshing)
        control.attributedTitle = NSAttributedString(string: "Again")
        control.beginRefreshing()
        #expect(control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(control.attributedTitle?.string == "Again")
        #expect(RefreshControl(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    }
}
