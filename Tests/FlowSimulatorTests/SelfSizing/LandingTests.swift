import FlowSimulator
import Testing

/// Where scrolling to an end of the content, another text size and another inset leave the reader.
@MainActor
@Suite("Landing at an end, keeping the reader's place")
struct LandingTests {
    @Test("An offset at the start ends at the start, whatever is measured there", arguments: [0, 64, -25] as [CGFloat])
    func theStart(inset: CGFloat) {  // R17.12
        let screen = TestScreen.list(320, 300, count: 100, estimate: 50, spacing: 0) { _ in 80 }
        screen.view.contentInset.top = inset
        screen.settle()
        #expect(screen.view.contentOffset.y == -inset)
        screen.flow.invalidateLayout()
        screen.view.contentOffset.y = 2000
        screen.settle()
        for way in [60, 130, 290, 1000] as [CGFloat] {
            screen.flow.invalidateLayout()
            screen.view.contentOffset.y = way
            screen.settle()
            screen.view.setContentOffset(CGPoint(x: 0, y: -inset), animated: false)
            screen.settle()
            #expect(screen.view.contentOffset.y == -inset)
        }
    }

    @Test("An offset at the end ends at the end", arguments: [0, 34] as [CGFloat])
    func theEnd(inset: CGFloat) {  // R17.12
        let screen = TestScreen.list(320, 300, count: 100, estimate: 50, spacing: 0) { _ in 80 }
        screen.view.contentInset.bottom = inset
        screen.settle()
        screen.view.contentOffset.y = screen.view.contentSize.height + inset - 300
        screen.settle()
        #expect(screen.view.contentOffset.y == screen.view.contentSize.height + inset - 300)
        #expect(screen.frame(99)?.height == 80)
    }

    @Test("A finger that comes to the start holds the content")
    func aFinger() {
        let screen = TestScreen.list(320, 300, count: 100, estimate: 50, spacing: 0) { _ in 80 }
        screen.view.contentOffset.y = 60
        screen.settle()
        let row = (screen.frame(2)?.minY ?? 0) - screen.view.contentOffset.y
        let way = screen.view.contentOffset.y
        screen.view.beginDragging()
        screen.view.contentOffset.y = 0
        screen.settle()
        #expect((screen.frame(2)?.minY ?? 0) - screen.view.contentOffset.y == row + way)
    }

    @Test("A mirrored screen begins and ends at its own ends")
    func mirrored() {  // R11.2
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = size(50, 200)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(300, 200, counts: [100], layout: layout) { _, _ in size(80, 200) }
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        screen.view.contentOffset.x = 0
        screen.settle()
        #expect(screen.view.contentOffset.x == 0)
        #expect(screen.frame(99)?.minX == 0)
        screen.flow.invalidateLayout()
        screen.view.contentOffset.x = 1000
        screen.settle()
        screen.view.contentOffset.x = screen.view.contentSize.width - 300
        screen.settle()
        #expect(screen.view.contentOffset.x == screen.view.contentSize.width - 300)
        #expect(screen.frame(0)?.maxX == screen.view.contentSize.width)
    }

    // MARK: Text size

    @Test(
        "Another text size keeps the reader's first row where it is, whatever the estimate",
        arguments: [50, 44, 20, 120] as [CGFloat], [0, 30] as [CGFloat])
    func textSize(estimate: CGFloat, above: CGFloat) {  // G75, R17.13
        var height: CGFloat = 50
        let screen = TestScreen.list(320, 300, count: 40, estimate: estimate, spacing: 0) { _ in height }
        screen.scrollToEnd(step: 100)
        screen.view.contentOffset.y = 500 + above
        screen.settle()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        for (category, other) in [(ContentSizeCategory.extraExtraLarge, CGFloat(90)), (.large, 50), (.small, 37.5)] {
            // R18.10: also a row in whose middle the viewport begins.
            #expect((screen.frame(10)?.minY ?? 0) - screen.view.contentOffset.y == -above)
            height = other
            screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: category)
            screen.settle()
            #expect(screen.frame(10)?.height == other)
            #expect((screen.frame(10)?.minY ?? 0) - screen.view.contentOffset.y == -above, "\(category)")
            // What is not on screen is a guess again.
            #expect(screen.flow.isEstimated(at: path(0, 0)))
        }
    }

    @Test("G75 to the number: 900 stays 900 with an estimate of 50 and all measured at 90 again")
    func g75() {
        var height: CGFloat = 50
        let screen = TestScreen.list(320, 300, count: 20, estimate: 50, spacing: 0) { _ in height }
        screen.scrollToEnd(step: 100)
        screen.view.contentOffset.y = 500
        screen.settle()
        height = 90
        screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        screen.settle()
        #expect(screen.view.contentOffset.y == 500)
        for offset in stride(from: CGFloat(400), through: 0, by: -100) {
            screen.view.contentOffset.y = offset
            screen.settle()
        }
        screen.view.contentOffset.y = 900
        screen.settle()
        #expect(screen.frame(10)?.minY == 900)
    }

    @Test("Where the layout is asked before the view is laid out the place is kept as well")
    func textSizeAskedFirst() {
        var height: CGFloat = 50
        let screen = TestScreen.list(320, 300, count: 40, estimate: 44, spacing: 0) { _ in height }
        screen.scrollToEnd(step: 100)
        screen.view.contentOffset.y = 530
        screen.settle()
        height = 90
        screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        let asked = screen.flow.collectionViewContentSize.height
        // The row in whose middle the viewport begins keeps its 50 until its cell has answered (R18.10).
        #expect(asked == 1766)
        screen.settle()
        #expect((screen.frame(10)?.minY ?? 0) - screen.view.contentOffset.y == -30)
    }
}
