import FlowSimulator
import Foundation
import Testing

@testable import FlowTesting

@MainActor @Suite struct TracePageTests {
    private func traced(_ feed: TextFeed) -> LayoutTrace {
        let trace = LayoutTrace()
        feed.view.traceObserver = trace
        return trace
    }

    @Test("A plain test becomes a page: each pass a step, each round a moment, named for what the program did")
    func steps() throws {
        let feed = TextFeed(rows: 60)
        let trace = traced(feed)
        feed.view.layoutIfNeeded()
        feed.view.contentOffset.y = 200
        feed.view.layoutIfNeeded()
        feed.setText("Another text, which is longer than the one that was there, and wraps.", ofRow: 6)
        feed.view.layoutIfNeeded()
        feed.insert("New", at: 0)
        feed.view.layoutIfNeeded()
        let timeline = try trace.page(of: feed.view).timeline
        let actions = timeline.steps.map(\.report.action)
        #expect(actions == ["first layout", "scroll to 0, 200", "`label`'s text changed in 0-6", "insert 0-0"])
        #expect(timeline.name == "CollectionViewFlowLayout")
        #expect(timeline.isVertical)
        #expect(timeline.itemCount == 61)
        let first = timeline.moments[timeline.steps[0].moments]
        #expect(first.map(\.round) == [1, nil])
        #expect(first.map(\.layout) == [1, 1])
        #expect(first[0].elements.allSatisfy { $0.role == .measured || $0.role == .estimated })
        #expect(first[1].measured == timeline.steps[0].report.measurements)
        #expect(timeline.moments.reduce(0) { $0 + $1.costs.measured } == trace.metrics.measured)
        #expect(timeline.moments.reduce(0) { $0 + $1.eventCount } == trace.events.count)
    }

    @Test("The frames of a page are those that the views had at the end of each pass")
    func frames() throws {
        let feed = TextFeed(rows: 60)
        let trace = traced(feed)
        var frames: [[CGRect]] = []
        for offset in [0, 150, 400] {
            feed.view.contentOffset.y = CGFloat(offset)
            feed.view.layoutIfNeeded()
            frames.append(feed.view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY })
        }
        let timeline = try trace.page(of: feed.view).timeline
        let settled = timeline.steps.map { timeline.moments[$0.moments.upperBound - 1] }
        let found = settled.map { moment in
            moment.elements.map(\.frame).filter { $0.intersects(moment.viewport) }.sorted { $0.minY < $1.minY }
        }
        #expect(found == frames)
        // What surrounds the viewport is there, too.
        #expect(settled[0].elements.count > frames[0].count)
    }

    @Test("What is in the cells is read when they are laid out, after the pass that puts them in place")
    func contents() throws {
        let feed = TextFeed(rows: 60)
        let trace = traced(feed)
        feed.view.layoutIfNeeded()
        feed.setText("Short.", ofRow: 2)
        feed.view.layoutIfNeeded()
        let timeline = try trace.page(of: feed.view).timeline
        func lines(_ step: Int) -> [[String]] {
            let moment = timeline.moments[timeline.steps[step].moments.upperBound - 1]
            let seen = moment.elements.filter { $0.frame.intersects(moment.viewport) }
            return seen.sorted { $0.frame.minY < $1.frame.minY }.prefix(3).map { element in
                element.parts.flatMap { part -> [String] in
                    guard case .label(let lines) = part.kind else { return [] }
                    return lines.map(\.text)
                }
            }
        }
        let above = [
            ["Row 0 says what it has to say."], ["Row 1 says what it has to say. Row", "1 says what it has to say."],
        ]
        let last = [
            "Row 2 says what it has to say. Row", "2 says what it has to say. Row 2", "says what it has to say.",
        ]
        #expect(lines(0) == above + [last])
        #expect(lines(1) == above + [["Short."]])
    }

    @Test("An item stays who it is when an update moves it")
    func identities() throws {
        let feed = TextFeed(rows: 20)
        let trace = traced(feed)
        feed.view.layoutIfNeeded()
        feed.insert("New", at: 1)
        feed.view.layoutIfNeeded()
        let timeline = try trace.page(of: feed.view).timeline
        func names(_ step: Int) -> [String: String] {
            let moment = timeline.moments[timeline.steps[step].moments.upperBound - 1]
            return Dictionary(moment.elements.map { ($0.label, $0.identity) }) { first, _ in first }
        }
        let (before, after) = (names(0), names(1))
        #expect(after["0-0"] == before["0-0"])
        #expect(after["0-2"] == before["0-1"])
        #expect(after["0-3"] == before["0-2"])
        #expect(after["0-1"].map { !before.values.contains($0) } == true)
    }

    @Test("A mark names the step that ends with it")
    func marks() throws {
        let feed = TextFeed(rows: 60)
        let trace = traced(feed)
        trace.mark("before anything")
        feed.view.layoutIfNeeded()
        trace.mark("loaded")
        feed.view.contentOffset.y = 200
        feed.view.layoutIfNeeded()
        feed.view.contentOffset.y = 300
        feed.view.layoutIfNeeded()
        trace.mark("scrolled")
        feed.view.contentOffset.y = 310
        trace.mark("not laid out")
        let timeline = try trace.page(of: feed.view).timeline
        #expect(
            timeline.steps.map(\.report.action) == ["loaded", "scroll to 0, 200", "scrolled", "not laid out"])
        #expect(timeline.steps.map(\.report.note) == ["first layout", nil, "scroll to 0, 300", "scroll to 0, 310"])
        #expect(timeline.steps.allSatisfy { !$0.moments.isEmpty })
    }

    @Test("While a pass goes on a layout of one's own is asked nothing for the page, and afterwards once")
    func ownLayout() throws {
        func questions(traced: Bool) -> (CircleLayout, PlainSource, LayoutTrace?) {
            let layout = CircleLayout()
            let source = PlainSource(count: 8, layout: layout)
            let trace = traced ? LayoutTrace() : nil
            source.view.traceObserver = trace
            for offset in [0, 50, 100] {
                source.view.contentOffset.y = CGFloat(offset)
                source.view.layoutIfNeeded()
            }
            return (layout, source, trace)
        }
        let (plain, _, _) = questions(traced: false)
        let (layout, source, trace) = questions(traced: true)
        #expect(layout.questions == plain.questions)
        let timeline = try #require(try trace?.page(of: source.view)).timeline
        #expect(layout.questions.count == plain.questions.count + 1)
        #expect(timeline.steps.count == 3)
        #expect(timeline.moments.allSatisfy { $0.brokenRows.isEmpty })
        #expect(timeline.moments[0].elements.contains { $0.role == .decoration })
    }

    private func fitting(estimate: CGFloat, takesAnswers: Bool = true) -> (source: PlainSource, trace: LayoutTrace) {
        let source = PlainSource(count: 40, layout: FittingLayout(estimate: estimate, takesAnswers: takesAnswers))
        source.view.register(FittingCell.self, forCellWithReuseIdentifier: "cell")
        let trace = LayoutTrace()
        source.view.traceObserver = trace
        source.view.layoutIfNeeded()
        return (source, trace)
    }

    @Test(
        "Cells whose answers a layout of one's own takes are measured, as many as the metric says",
        arguments: [50, 44])
    func ownMeasuredCells(estimate: CGFloat) throws {
        let (source, trace) = fitting(estimate: estimate)
        for offset in [200, 900] {
            source.view.contentOffset.y = CGFloat(offset)
            source.view.layoutIfNeeded()
        }
        let last = try #require(try trace.page(of: source.view).timeline.moments.last)
        let asked = Set(
            trace.events.compactMap { event in
                if case .measured(let element, _, _, _, _) = event.kind { element } else { nil }
            })
        #expect(last.measured == asked.count)
        #expect(asked.count > 15)
        #expect(!last.elements.isEmpty)
        #expect(last.elements.allSatisfy { $0.role == .measured })
    }

    @Test("What was measured in a layout of one's own is followed through updates, and forgotten by a reload")
    func ownMeasuredCellsAreFollowed() throws {
        let (source, trace) = fitting(estimate: 44)
        let measured = try #require(try trace.page(of: source.view).timeline.moments.last).measured
        #expect(measured == 9, "as many as the estimates had on screen")
        source.count -= 2
        source.view.deleteItems(at: [[0, 0], [0, 39]])
        source.view.layoutIfNeeded()
        #expect(try trace.page(of: source.view).timeline.moments.last?.measured == 8, "one of them went")
        source.count = 1
        source.view.reloadData()
        source.view.layoutIfNeeded()
        #expect(try trace.page(of: source.view).timeline.moments.last?.measured == 1)
    }

    @Test("A layout of one's own that takes no answers measures nothing: its cells are given")
    func ownGivenCells() throws {
        let (source, trace) = fitting(estimate: 50, takesAnswers: false)
        let last = try #require(try trace.page(of: source.view).timeline.moments.last)
        #expect(last.measured == 0)
        #expect(last.elements.allSatisfy { $0.role == .given })
    }

    @Test("A table's page shows its rows and headers")
    func table() throws {
        let table = MailTable(sections: [3, 20])
        let trace = LayoutTrace()
        table.view.traceObserver = trace
        table.view.layoutIfNeeded()
        table.view.scrollToRow(at: IndexPath(row: 12, section: 1), at: .top, animated: false)
        table.view.layoutIfNeeded()
        let page = try trace.page(of: table.view, title: "Mail")
        #expect(page.timeline.steps.map(\.report.action).last == "scroll to 1-12, top")
        let roles = Set(page.timeline.moments.flatMap { $0.elements.map(\.role) })
        #expect(roles.isSuperset(of: [.measured, .header, .supplementary]))
        #expect(page.html.hasPrefix("<!DOCTYPE html>"))
        #expect(page.html.contains("<title>Mail</title>"))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID()).html")
        defer { try? FileManager.default.removeItem(at: url) }
        try page.write(to: url)
        #expect(try String(contentsOf: url, encoding: .utf8) == page.html)
        #expect(try trace.page(of: table.view, title: "Mail").html == page.html)
    }

    @Test("What cannot be a page says what to write")
    func errors() {
        let feed = TextFeed(rows: 5)
        let trace = LayoutTrace(keepsFrames: false)
        feed.view.traceObserver = trace
        feed.view.layoutIfNeeded()
        #expect(throws: TracePageError.keepsNoFrames) { try trace.page(of: feed.view) }
        #expect(throws: TracePageError.nothingRecorded) { try LayoutTrace().page(of: feed.view) }
        let other = TextFeed(rows: 5)
        let both = traced(feed)
        feed.view.reloadData()
        feed.view.layoutIfNeeded()
        #expect(throws: TracePageError.isOfAnotherView) { try both.page(of: other.view) }
        other.view.traceObserver = both
        other.view.layoutIfNeeded()
        #expect(throws: TracePageError.isOfSeveralViews) { try both.page(of: feed.view) }
        #expect("\(TracePageError.keepsNoFrames)".contains("LayoutTrace()"))
    }

    @Test("A trace of very many passes keeps the last ones, and the page says what was left out")
    func bounded() throws {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 300)
        let source = PlainSource(count: 100, layout: layout, size: CGSize(width: 320, height: 100))
        let trace = LayoutTrace()
        source.view.traceObserver = trace
        for step in 0...FrameRecording.frameLimit {
            source.view.contentOffset.y = CGFloat(step % 7)
            source.view.layoutIfNeeded()
        }
        #expect(trace.recording.frames.count == FrameRecording.frameLimit / 4 * 3 + 1)
        let timeline = try trace.page(of: source.view).timeline
        #expect(timeline.steps.count == trace.recording.frames.count)
        #expect(timeline.steps.allSatisfy { !$0.moments.isEmpty })
        #expect(timeline.steps[0].report.note == "Left out before: 500 steps, for want of room.")
        trace.removeAll()
        #expect(trace.recording.frames.isEmpty)
        #expect(trace.recording.droppedCount == 0)
    }

    @Test("Keeping frames changes neither events nor counts")
    func samePasses() {
        func run(_ trace: LayoutTrace) -> (String, LayoutStatistics) {
            let feed = TextFeed(rows: 60, header: 30)
            feed.view.traceObserver = trace
            feed.view.layoutIfNeeded()
            feed.insert("New", at: 2)
            feed.view.contentOffset.y = 700
            feed.view.layoutIfNeeded()
            return (trace.text, feed.view.statistics)
        }
        // Texts that were measured once are known.
        _ = run(LayoutTrace())
        let (kept, plain) = (run(LayoutTrace()), run(LayoutTrace(keepsFrames: false)))
        #expect(kept.0 == plain.0)
        #expect(kept.1 == plain.1)
    }
}
