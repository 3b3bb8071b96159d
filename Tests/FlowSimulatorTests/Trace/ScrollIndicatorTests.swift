import FlowSimulator
import Foundation
import Testing

/// Where the knob of a scroll indicator is, and what counts as its running backwards.
@Suite
struct ScrollIndicatorTests {
    private func pass(
        _ offset: CGFloat, scrolled: CGFloat = 0, content: (before: CGFloat, after: CGFloat), drift: CGFloat = 0
    ) -> TraceEvent.PassSummary {
        var pass = TraceEvent.PassSummary()
        (pass.viewport, pass.scrolled, pass.drift) = (100, scrolled, drift)
        (pass.offsetBefore, pass.offsetAfter) = (offset, offset)
        (pass.contentBefore, pass.contentAfter) = content
        return pass
    }

    @Test("The knob is as long as the viewport's share of the content, and as far on as the offset is")
    func knob() {
        let middle = ScrollIndicator(offset: 50, content: 200, viewport: 100)
        #expect(middle.knobLength == 50)
        #expect(middle.knobPosition == 25)
        #expect(ScrollIndicator(offset: 100, content: 200, viewport: 100).knobPosition == 50)
    }

    @Test("The knob is 36 points long at least, but never longer than the viewport")
    func shortest() {
        #expect(ScrollIndicator(offset: 0, content: 1000, viewport: 100).knobLength == 36)
        #expect(ScrollIndicator(offset: 900, content: 1000, viewport: 100).knobPosition == 64)
        #expect(ScrollIndicator(offset: 10, content: 40, viewport: 20).knobLength == 20)
        #expect(ScrollIndicator(offset: 10, content: 40, viewport: 20).knobPosition == 0)
    }

    @Test("There is no knob where all is in view, or where a number is none")
    func none() {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [
            (0, 100, 100), (50, 60, 100), (0, 0, 0), (0, 100, 0), (.nan, 200, 100), (0, .nan, 100), (0, .infinity, 100),
            (0, 200, .nan), (0, 200, -100),
        ]
        for (offset, content, viewport) in cases {
            let indicator = ScrollIndicator(offset: offset, content: content, viewport: viewport)
            #expect(indicator.knobLength == 0, "\(offset) \(content) \(viewport)")
            #expect(indicator.knobPosition == 0, "\(offset) \(content) \(viewport)")
        }
    }

    @Test("An offset beyond an end counts as the end")
    func beyond() {
        #expect(ScrollIndicator(offset: -20, content: 200, viewport: 100).knobPosition == 0)
        #expect(ScrollIndicator(offset: 130, content: 200, viewport: 100).knobPosition == 50)
    }

    @Test("The knob runs backwards against either direction, and not while nobody scrolls")
    func reversals() {
        // At 50 of 200 the knob is at 25; at 60 of 400 it is at 12.8, and at 40 of 140 at 28.6.
        for (scrolled, content, reversals) in [(10, 400, 1), (10, 200, 0), (0, 400, 0)] as [(CGFloat, CGFloat, Int)] {
            var metrics = IndicatorMetrics()
            metrics.add(pass(50, content: (0, 200)))
            metrics.add(pass(50 + scrolled, scrolled: scrolled, content: (200, content)))
            #expect(metrics.reversals == reversals)
        }
        for (content, reversals) in [(200, 0), (140, 1)] as [(CGFloat, Int)] {
            var metrics = IndicatorMetrics()
            metrics.add(pass(50, content: (0, 200)))
            metrics.add(pass(40, scrolled: -10, content: (200, content)))
            #expect(metrics.reversals == reversals)
        }
    }

    @Test("A knob that appears has come from the start")
    func appearing() {
        var metrics = IndicatorMetrics()
        metrics.add(pass(0, content: (0, 80)))
        metrics.add(pass(50, content: (80, 200)))
        #expect(metrics.jump == 25)
        #expect(metrics.maximumJump == 25)
    }

    @Test("The first pass of a view moves no knob; the first of which one hears may")
    func firstPass() {
        var metrics = IndicatorMetrics()
        metrics.add(pass(50, content: (0, 200)))
        #expect(metrics.jump == 0)
        #expect(metrics.firstContent == 200)
        var later = IndicatorMetrics()
        later.add(pass(60, scrolled: 10, content: (200, 400)))
        // From 30 to 60 / 300 × 64.
        #expect(abs(later.jump - 17.2) < 1e-9)
        #expect(later.reversals == 1)
    }

    @Test("Displacements add up without their signs, the error of the first content is a share of the last")
    func sums() {
        var metrics = IndicatorMetrics()
        #expect(metrics.firstContentError == nil)
        metrics.add(pass(0, content: (0, 150), drift: 5))
        metrics.add(pass(0, content: (150, 200), drift: -7))
        #expect(metrics.anchorDisplacement == 12)
        #expect(metrics.firstContentError == 0.25)
        metrics.add(pass(0, content: (200, 0)))
        #expect(metrics.firstContentError == nil)
    }
}
