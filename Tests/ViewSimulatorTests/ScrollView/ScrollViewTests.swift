import Testing
import ViewSimulator

@MainActor @Suite
struct ScrollViewTests {
    @Test("The safe area adds to the content insets of axes that scroll")
    func safeArea() {
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        view.setSafeAreaInsets(EdgeInsets(top: 44, left: 10, bottom: 34, right: 10))
        #expect(view.adjustedContentInset == .zero)
        view.contentSize = size(100, 500)
        #expect(view.adjustedContentInset == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        view.contentInsetAdjustmentBehavior = .always
        view.contentInset.top = 6
        #expect(view.adjustedContentInset == EdgeInsets(top: 50, left: 10, bottom: 34, right: 10))
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == EdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
    }

    @Test("R17.8: both axes have a start, which a view that is there keeps")
    func bothAxes() {
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        view.contentSize = size(500, 500)
        view.layoutIfNeeded()
        view.contentInset = EdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        #expect(view.contentOffset == CGPoint(x: -20, y: -10))
    }

    @Test("R17.8: a view that nobody has scrolled begins below what covers it, before it is laid out as after that")
    func beginsAtStart() {
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        view.contentSize = size(100, 500)
        view.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(view.contentOffset == CGPoint(x: 0, y: -44))
        view.contentInset.top = 6
        #expect(view.contentOffset == CGPoint(x: 0, y: -50))
        view.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: 0, y: -50))
        let window = Window(frame: rect(0, 0, 100, 100))
        window.setSafeAreaInsets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let added = ScrollView(frame: rect(0, 0, 100, 100))
        added.contentSize = size(100, 500)
        window.addSubview(added)
        window.layoutIfNeeded()
        #expect(added.contentOffset == CGPoint(x: 0, y: -20))
        added.frame.origin.y = 5
        added.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(added.contentOffset == CGPoint(x: 0, y: -15))
        let scrolled = ScrollView(frame: rect(0, 0, 100, 100))
        scrolled.contentSize = size(100, 500)
        scrolled.contentOffset.y = 200
        scrolled.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(scrolled.contentOffset == CGPoint(x: 0, y: 200))
    }

    @Test("A finger that lets go leaves the content at the nearest legal offset, and the delegate hears of it in order")
    func dragging() {
        final class Listener: ScrollViewDelegate {
            var heard: [String] = []
            func scrollViewWillBeginDragging(_ scrollView: ScrollView) { heard.append("begins") }
            func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
                heard.append("ends, \(decelerate ? "goes on" : "rests")")
            }
            func scrollViewDidScroll(_ scrollView: ScrollView) { heard.append("\(scrollView.contentOffset.y)") }
        }
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        let listener = Listener()
        view.contentSize = size(100, 500)
        view.delegate = listener
        view.beginDragging()
        view.contentOffset.y = 430
        view.endDragging()
        #expect(listener.heard == ["begins", "430.0", "ends, goes on", "400.0"])
        #expect(!view.isDragging)
        #expect(!view.isDecelerating)
    }
}
