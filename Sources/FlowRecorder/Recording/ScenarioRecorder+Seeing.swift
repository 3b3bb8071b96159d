#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension ScenarioRecorder {
    private static let mostElements = 5000

    /// Content size and offset, as far as a scenario can have them.
    final func expectationOfContent() -> Scenario.Expectation {
        var expectation = Scenario.Expectation()
        let (size, offset) = (scrollView.contentSize, scrollView.contentOffset)
        if areSayable([Double(size.width), Double(size.height)], of: "contentSize") { expectation.contentSize = size }
        if offset.x.isFinite, offset.y.isFinite { expectation.contentOffset = offset }
        return expectation
    }

    /// Whether there are few enough elements to name all of them; otherwise a problem is reported.
    final func mayNameAllElements() -> Bool {
        guard items.counts.reduce(0, +) > Self.mostElements else { return true }
        report("there are more than \(Self.mostElements) items; only those on screen are named")
        return false
    }
}

extension Scenario.FrameExpectation {
    init(item path: IndexPath, _ frame: CGRect) {
        self.init(element: .item(section: path[0], item: path[1]), frame: frame)
    }
}
#endif
