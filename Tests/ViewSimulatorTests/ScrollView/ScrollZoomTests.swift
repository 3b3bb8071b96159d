import Testing
import ViewSimulator

/// Scales, the status bar, and what the delegate hears of both.
@MainActor @Suite("Zooming and the status bar")
struct ScrollZoomTests {
    final class Listener: ScrollViewDelegate {
        var zoomed: View?
        var mayGoUp = true
        var received: [String] = []

        func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
            received.append("begins \(view === zoomed) \(scrollView.isZooming)")
        }
        func scrollViewDidZoom(_ scrollView: ScrollView) {
            received.append("zoomed \(scrollView.zoomScale) \(scrollView.isZooming)")
        }
        func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
            received.append("ends \(view === zoomed) \(scale)")
        }
        func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { mayGoUp }
        func scrollViewDidScrollToTop(_ scrollView: ScrollView) { received.append("top \(scrollView.contentOffset.y)") }
    }

    private func zoomable(_ listener: Listener) -> (ScrollView, View) {
        let (view, content) = (ScrollView(frame: rect(0, 0, 100, 100)), View(frame: rect(0, 0, 100, 100)))
        view.addSubview(content)
        view.contentSize = content.frame.size
        view.maximumZoomScale = 4
        view.minimumZoomScale = 0.5
        listener.zoomed = content
        view.delegate = listener
        return (view, content)
    }

    @Test("A scale is the transform of the view that the delegate names; what was in the middle stays there")
    func scale() {
        let listener = Listener()
        let (view, content) = zoomable(listener)
        view.setZoomScale(2, animated: true)
        #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(content.frame == rect(0, 0, 200, 200))
        #expect(view.contentSize == size(200, 200))
        #expect(view.contentOffset == CGPoint(x: 50, y: 50))
        #expect(listener.received == ["begins true false", "zoomed 2.0 true", "ends true 2.0"])
        #expect(!view.isZooming)
    }

    @Test("A scale keeps to the limits, and one that is no number changes nothing")
    func limits() {
        let listener = Listener()
        let (view, _) = zoomable(listener)
        view.zoomScale = 9
        #expect(view.zoomScale == 4)
        view.zoomScale = .nan
        #expect(view.zoomScale == 4)
        view.zoomScale = 0
        #expect(view.zoomScale == 0.5)
        #expect(view.contentSize == size(50, 50))
        #expect(listener.received == ["zoomed 4.0 true", "zoomed 0.5 true"])
    }

    @Test("Nothing is zoomed where the delegate names nothing, or where there is none")
    func nothing() {
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        view.maximumZoomScale = 4
        view.zoomScale = 2
        #expect(view.zoomScale == 1)
        let silent = SilentDelegate()
        view.delegate = silent
        view.zoomScale = 2
        view.zoom(to: rect(0, 0, 10, 10), animated: true)
        #expect(view.zoomScale == 1)
        #expect(view.contentOffset == .zero)
    }

    @Test("A rectangle is shown as large as fits, in the middle")
    func rectangle() {
        let listener = Listener()
        let (view, _) = zoomable(listener)
        view.zoom(to: rect(50, 25, 25, 50), animated: false)
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: 75, y: 50))
        view.zoom(to: .zero, animated: false)
        #expect(view.zoomScale == 2)
    }

    @Test("There is something to pinch where there is more than one scale")
    func pinch() {
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        #expect(view.pinchGestureRecognizer == nil)
        view.maximumZoomScale = 2
        #expect(view.pinchGestureRecognizer?.view === view)
        #expect(view.pinchGestureRecognizer === view.pinchGestureRecognizer)
    }

    @Test("The status bar scrolls to the top where view and delegate want it")
    func statusBar() {
        let (view, listener) = (ScrollView(frame: rect(0, 0, 100, 100)), Listener())
        view.contentSize = size(100, 900)
        view.contentInset.top = 20
        view.contentOffset.y = 300
        view.delegate = listener
        listener.mayGoUp = false
        #expect(!view.tapStatusBar())
        listener.mayGoUp = true
        view.scrollsToTop = false
        #expect(!view.tapStatusBar())
        #expect(view.contentOffset.y == 300)
        view.scrollsToTop = true
        #expect(view.tapStatusBar())
        #expect(view.contentOffset.y == -20)
        #expect(listener.received == ["top -20.0"])
        let silent = SilentDelegate()
        view.delegate = silent
        view.contentOffset.y = 300
        #expect(view.tapStatusBar())
        #expect(view.contentOffset.y == -20)
    }

    @Test("The new methods can be called with a question mark, and answer nil where they are not implemented")
    func optionalCalls() {
        let (view, listener, silent) = (ScrollView(), Listener(), SilentDelegate())
        let content = View()
        listener.zoomed = content
        for (delegate, isImplemented) in [(listener as any ScrollViewDelegate, true), (silent, false)] {
            #expect((delegate.scrollViewShouldScrollToTop?(view) != nil) == isImplemented)
            #expect((delegate.scrollViewDidScrollToTop?(view) != nil) == isImplemented)
            #expect((delegate.viewForZooming?(in: view) === content) == isImplemented)
            #expect((delegate.scrollViewWillBeginZooming?(view, with: nil) != nil) == isImplemented)
            #expect((delegate.scrollViewDidZoom?(view) != nil) == isImplemented)
            #expect((delegate.scrollViewDidEndZooming?(view, with: nil, atScale: 1) != nil) == isImplemented)
        }
    }
}
