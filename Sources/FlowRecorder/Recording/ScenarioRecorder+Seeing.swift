#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension ScenarioRecorder {
    private static let mostElements = 5000

    /// Returns the present state of the view, as far as an expectation can express it.
    final func seen() -> Scenario.Expectation {
        var expectation = Scenario.Expectation()
        let (size, offset) = (scrollView.contentSize, scrollView.contentOffset)
        if areWritable([Double(size.width), Double(size.height)], of: "contentSize") { expectation.contentSize = size }
        if offset.x.isFinite, offset.y.isFinite { expectation.contentOffset = offset }
        let paths = visiblePaths
        expectation.visible = paths.count
        expectation.views = items.counts.indices.flatMap(shownEdges)
        expectation.views += paths.compactMap { path in cell(at: path).map { .init(item: path, frame(of: $0)) } }
        if recordsAllElements { expectation.frames = allFrames() }
        addElements(to: &expectation)
        return expectation
    }

    /// Returns the frame of a view in the content. UIKit puts the cells of an orthogonal section into a scroll view of
    /// their own.
    final func frame(of view: UIView) -> CGRect {
        view.superview === scrollView ? view.frame : scrollView.convert(view.bounds, from: view)
    }

    /// Returns the frame of a view in the content; nil if the view is hidden or outside of the bounds.
    final func shownFrame(of view: UIView) -> CGRect? {
        let frame = frame(of: view)
        return !view.isHidden && frame.sharesArea(with: scrollView.bounds) ? frame : nil
    }

    private func shownEdges(of section: Int) -> [Scenario.FrameExpectation] {
        [true, false].compactMap { isHeader in
            edge(isHeader: isHeader, of: section).flatMap(shownFrame)
                .map { .init(edge: isHeader, of: section, $0) }
        }
    }

    private func allFrames() -> [Scenario.FrameExpectation] {
        guard items.counts.reduce(0, +) <= Self.mostElements else {
            report("there are more than \(Self.mostElements) items; only those on screen are named")
            return []
        }
        return items.counts.enumerated().flatMap { section, count in
            let edges = [true, false].compactMap { isHeader in
                frame(ofEdge: isHeader, of: section).map {
                    Scenario.FrameExpectation(edge: isHeader, of: section, $0)
                }
            }
            return edges
                + (0..<count).compactMap { item in
                    let path = IndexPath(item: item, section: section)
                    return frame(ofItemAt: path).map { .init(item: path, $0) }
                }
        }
    }
}

extension Scenario.FrameExpectation {
    fileprivate init(item path: IndexPath, _ frame: CGRect) {
        self.init(element: .item(section: path[0], item: path[1]), frame: frame)
    }

    fileprivate init(edge isHeader: Bool, of section: Int, _ frame: CGRect) {
        self.init(element: isHeader ? .header(section: section) : .footer(section: section), frame: frame)
    }
}
#endif
