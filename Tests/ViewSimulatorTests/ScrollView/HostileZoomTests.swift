import Foundation
import Testing
import ViewSimulator

/// Scales and rectangles that are none.
@MainActor @Suite
struct HostileZoomTests {
    private final class Naming: ScrollViewDelegate {
        let zoomed = View(frame: rect(0, 0, 100, 100))
        var act: ((ScrollView) -> Void)?
        func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
        var ends: [CGFloat] = []
        func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { begin?(scrollView) }
        var begin: ((ScrollView) -> Void)?
        func scrollViewDidZoom(_ scrollView: ScrollView) { act?(scrollView) }
        func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
            ends.append(scale)
        }
    }

    private let naming = Naming()

    private func zoomable() -> ScrollView {
        let view = ScrollView(frame: rect(0, 0, 100, 100))
        view.addSubview(naming.zoomed)
        view.contentSize = size(100, 100)
        view.delegate = naming
        return view
    }

    private func isFinite(_ view: ScrollView) -> Bool {
        [view.contentOffset.x, view.contentOffset.y, view.contentSize.width, view.contentSize.height, view.zoomScale]
            .allSatisfy(\.isFinite)
    }

    @Test("Limits that are no finite numbers limit nothing, and the content stays where it can be", arguments: [
        CGFloat.nan, .infinity, -.infinity, 0, -1, 1e300, .leastNonzeroMagnitude,
    ])
    func limits(limit: CGFloat) {
        for other in [1, 2, limit] {
            let view = zoomable()
            (view.minimumZoomScale, view.maximumZoomScale) = (limit, other)
            for scale in [2, 1e308, -1, 0.5, 1] as [CGFloat] {
                view.zoomScale = scale
                #expect(isFinite(view), "\(limit) \(other) \(scale)")
            }
            view.zoom(to: rect(0, 0, 10, 10), animated: true)
            view.layoutIfNeeded()
            #expect(isFinite(view), "\(limit) \(other)")
        }
    }

    @Test("Rectangles that are none move nothing", arguments: [
        CGRect.null, .infinite, rect(.nan, 0, 10, 10), rect(0, 0, .nan, 10), rect(0, 0, .infinity, .infinity),
        rect(1e308, 1e308, 1e-300, 1e-300),
    ])
    func rectangles(shown: CGRect) {
        let view = zoomable()
        view.maximumZoomScale = 4
        view.zoom(to: shown, animated: true)
        view.layoutIfNeeded()
        #expect(isFinite(view))
    }

    @Test("A transform that client code gave the zoomed view is no reason to stop")
    func transforms() {
        for scale in [CGFloat.nan, .infinity, 0, 1e200] {
            let view = zoomable()
            view.maximumZoomScale = 4
            naming.zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.zoomScale = 3
            view.layoutIfNeeded()
            #expect(view.contentSize.width.isFinite)
            #expect(view.contentOffset.x.isFinite)
            naming.zoomed.transform = .identity
        }
    }

    @Test("A scale that is set while the delegate is told of another one holds")
    func again() {
        let view = zoomable()
        view.maximumZoomScale = 4
        naming.act = { scrollView in
            self.naming.act = nil
            scrollView.zoomScale = 2
        }
        view.setZoomScale(4, animated: true)
        #expect(naming.ends == [2])
        #expect(view.zoomScale == 2)
        #expect(view.contentSize == size(200, 200))
        #expect(!view.isZooming)
        #expect(view.contentOffset == .zero, "From the offset that was: the larger scale moved nothing yet")
    }

    @Test("A content size that the delegate sets as a change of the scale begins is the one that changes")
    func contentSizeAtTheBeginning() {
        let view = zoomable()
        view.maximumZoomScale = 4
        naming.begin = { $0.contentSize = size(100, 300) }
        view.setZoomScale(2, animated: true)
        #expect(view.contentSize == size(200, 600))
    }
}
