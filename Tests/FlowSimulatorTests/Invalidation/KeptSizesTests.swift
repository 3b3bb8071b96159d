import FlowSimulator
import Testing

/// What of measured sizes, delegate metrics and the running average each event leaves: one test for each row of R8.16.
@MainActor @Suite
struct KeptSizesTests {
    /// A delegate that counts the questions for its section's metrics, in a log.
    private func metrics() -> (delegate: ClosureDelegate, log: CallLog) {
        let (delegate, log) = (ClosureDelegate(), CallLog())
        delegate.insets = { _ in
            log.note("insets")
            return .zero
        }
        return (delegate, log)
    }

    private struct Outcome: Equatable, CustomStringConvertible {
        var measuredAtOnce: Int
        var measuredAgain: Int
        var metricsAsked: Bool
        var averageKept: Bool
        var description: String {
            "kept \(measuredAtOnce), measured \(measuredAgain), metrics \(metricsAsked), average \(averageKept)"
        }
    }

    /// Twenty rows, five on screen, measured at 40, with a section delegate.
    private func outcome(of event: (TestScreen) -> Void) -> Outcome {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 200, counts: [20], layout: layout) { _, _ in size(320, 40) }
        let (delegate, log) = metrics()
        screen.view.delegate = delegate
        screen.settle()
        log.calls = []
        screen.view.resetStatistics()
        event(screen)
        let measured = screen.flow.measuredItemCount
        let average = screen.frame(19)?.height == 40
        screen.settle()
        return Outcome(
            measuredAtOnce: measured, measuredAgain: screen.view.statistics.measurements,
            metricsAsked: !log.calls.isEmpty, averageKept: average)
    }

    private func flow(_ metrics: Bool, _ attributes: Bool) -> (TestScreen) -> Void {
        { screen in
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = metrics
            context.invalidateFlowLayoutAttributes = attributes
            screen.flow.invalidateLayout(with: context)
        }
    }

    @Test("A reload discards everything")
    func reloadDataDropsEverything() {
        #expect(
            outcome { $0.view.reloadData() }
                == Outcome(measuredAtOnce: 0, measuredAgain: 5, metricsAsked: true, averageKept: false))
    }

    @Test("Invalidating the layout discards measured sizes, and keeps their average")
    func keptAverage() {
        #expect(
            outcome { $0.flow.invalidateLayout() }
                == Outcome(measuredAtOnce: 0, measuredAgain: 5, metricsAsked: true, averageKept: true))
    }

    private func naming(_ item: Int) -> CollectionViewFlowLayoutInvalidationContext {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(0, item)])
        return context
    }

    /// Such an answer invalidates nothing, so it is pending until the next look.
    @Test("R9.3: a named item is measured again, also where its cell answered the estimate")
    func answeredEstimate() {
        var height: CGFloat = 50
        let screen = TestScreen.list(320, 200, count: 20, estimate: 50, spacing: 0) { $0 == 1 ? height : 50 }
        screen.settle()
        height = 60
        screen.view.resetStatistics()
        screen.flow.invalidateLayout(with: naming(1))
        screen.settle()
        #expect(screen.view.statistics.measurements == 1)
        #expect(screen.frames(0..<3).map(\.height) == [50, 60, 50])
        #expect(screen.view.cellForItem(at: path(0, 1))?.frame.height == 60)
    }

    @Test("R2.7, R8.15: a named item with a size of the delegate is measured again")
    func delegatesSize() {
        let delegate = SizeDelegate(Array(repeating: size(320, 70), count: 20))
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        let screen = TestScreen(320, 200, counts: [20], layout: layout) { _, _ in size(320, 90) }
        screen.view.delegate = delegate
        screen.settle()
        screen.view.resetStatistics()
        delegate.questions = 0
        layout.invalidateLayout(with: naming(1))
        screen.settle()
        #expect(delegate.questions == 1)
        #expect(screen.view.statistics.measurements == 1)
        #expect(screen.frame(1)?.height == 90)
    }

    @Test("Both flags false keep everything")
    func bothFlagsFalseKeepEverything() {
        #expect(
            outcome(of: flow(false, false))
                == Outcome(measuredAtOnce: 5, measuredAgain: 0, metricsAsked: false, averageKept: true))
    }

    @Test("Both flags true do what invalidating the layout does")
    func bothFlagsTrueAreLikeInvalidateLayout() {
        #expect(
            outcome(of: flow(true, true))
                == Outcome(measuredAtOnce: 0, measuredAgain: 5, metricsAsked: true, averageKept: true))
    }

    @Test("Attributes alone keep sizes and ask for nothing")
    func attributesAlone() {
        #expect(
            outcome(of: flow(false, true))
                == Outcome(measuredAtOnce: 5, measuredAgain: 0, metricsAsked: false, averageKept: true))
    }

    @Test("Metrics alone are asked for again, and measured sizes stay")
    func metricsAlone() {
        #expect(
            outcome(of: flow(true, false))
                == Outcome(measuredAtOnce: 5, measuredAgain: 0, metricsAsked: true, averageKept: true))
    }

    @Test("Preferred attributes keep everything and add one measured size")
    func preferredAttributes() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        let (delegate, log) = metrics()
        let screen = TestScreen(320, 200, counts: [20], layout: layout) { _, _ in size(320, 40) }
        screen.view.delegate = delegate
        screen.settle()
        let (asked, measured) = (log.calls.count, screen.flow.measuredItemCount)
        screen.view.contentOffset.y += 50
        screen.settle()
        #expect(screen.flow.measuredItemCount == measured + 1)
        #expect(log.calls.count == asked)
    }

    @Test("Scrolling keeps everything")
    func scrollingKeepsAll() {
        #expect(
            outcome { $0.view.contentOffset.y = 1; $0.view.contentOffset.y = 0 }
                == Outcome(measuredAtOnce: 5, measuredAgain: 0, metricsAsked: false, averageKept: true))
    }

    @Test("With a pinned header too, scrolling keeps everything")
    func pinningKeepsAllWhileScrolling() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        layout.headerReferenceSize = size(0, 20)
        layout.sectionHeadersPinToVisibleBounds = true
        let (delegate, log) = metrics()
        let screen = TestScreen(320, 200, counts: [20], layout: layout) { _, _ in size(320, 60) }
        screen.view.delegate = delegate
        screen.settle()
        let (asked, measured) = (log.calls.count, screen.flow.measuredItemCount)
        screen.view.contentOffset.y = 9
        #expect(screen.flow.measuredItemCount == measured)
        screen.settle()
        #expect(log.calls.count == asked)
    }

    @Test("Another width keeps sizes and asks for nothing")
    func anotherWidth() {
        #expect(
            outcome { $0.view.frame.size.width = 400 }
                == Outcome(measuredAtOnce: 5, measuredAgain: 0, metricsAsked: false, averageKept: true))
    }

    /// What a batch update sends, as far as it is a context: counts only.
    @Test("Counts alone keep measured sizes by their paths, unless the quirk is on")
    func countsAloneKeepMeasuredSizesByPath() {
        #expect(
            outcome { screen in
                screen.source.counts = [25]
                screen.flow.invalidateLayout(with: CountsContext())
            } == Outcome(measuredAtOnce: 5, measuredAgain: 0, metricsAsked: true, averageKept: true))
        #expect(
            outcome { screen in
                screen.source.counts = [3]
                screen.flow.invalidateLayout(with: CountsContext())
            }.measuredAtOnce == 3)
        #expect(
            outcome { screen in
                screen.view.quirks = .losesMeasuredSizesWhenCountsChange
                screen.settle()
                screen.view.resetStatistics()
                screen.flow.invalidateLayout(with: CountsContext())
            } == Outcome(measuredAtOnce: 0, measuredAgain: 5, metricsAsked: true, averageKept: true))
    }

    @Test("A property with a new value does what invalidating the layout does, and one with the same does nothing")
    func newValue() {
        #expect(
            outcome { $0.flow.minimumLineSpacing = 1 }
                == Outcome(measuredAtOnce: 0, measuredAgain: 5, metricsAsked: true, averageKept: true))
        #expect(
            outcome { $0.flow.minimumLineSpacing = 0 }
                == Outcome(measuredAtOnce: 5, measuredAgain: 0, metricsAsked: false, averageKept: true))
    }
}
