import ElementsSimulator
import PlainTexts

extension Timeline {
    /// Makes the timeline of a trace that was recorded while an app's code ran. It has the form of a scenario's
    /// timeline.
    ///
    /// - Parameters:
    ///   - trace: One that keeps frames.
    ///   - name: The page's title.
    ///   - now: The snapshot of the view at the end.
    ///   - issues: The issues that the view still stores, for their kinds and items.
    /// - Complexity: O(*n* + *m*), *n* events and *m* elements of all moments.
    @MainActor
    package init(_ trace: LayoutTrace, name: String, now: LayoutSnapshot, issues: [LayoutIssue]) {
        let recorder = TimelineRecorder(elementLimit: .max)
        let source = TraceSource(trace.recording, now: now)
        recorder.source = source
        self.init(name: name, isVertical: !now.scrollsHorizontally, itemCount: now.itemCount)
        let found = TraceSteps(trace.events, marks: trace.recording.marks).steps
        let told = found.drop { Self.isLeftOut(trace.events[$0.events], trace.recording) }
        for event in found[..<told.startIndex].flatMap({ trace.events[$0.events] }) { recorder.trace.append(event) }
        recorder.skipEvents()
        for (index, step) in told.enumerated() {
            recorder.beginStep()
            let events = trace.events[step.events]
            for event in events {
                source.place = .during(event.id)
                recorder.replay(event)
            }
            source.place = index == told.count - 1 ? .end : .after(events.last?.id ?? 0)
            var report = TraceStepReport(step, events: events, issues: issues).report(number: index)
            if index == 0, trace.recording.droppedCount > 0 {
                let passes = found[..<told.startIndex].count
                report.note = "Left out before: \(NumberText.count(passes, "step")), for want of room."
            }
            let moments = recorder.endStep()
            if let last = moments.last { report.state = .init(recorder.moments[last], rows: now.rowCount ?? 0) }
            if index > 0, let before = steps.last?.report.state.contentSize { report.contentSizeBefore = before }
            steps.append(Step(report: report, moments: moments))
        }
        takeMoments(of: recorder)
    }

    /// Takes the moments of the steps from the recorder that made them.
    @MainActor
    package mutating func takeMoments(of recorder: TimelineRecorder) {
        moments = recorder.moments
        isAbridged = recorder.isAbridged
        causes = recorder.causes
    }

    /// Whether all pictures of a step were dropped.
    @MainActor
    private static func isLeftOut(_ events: ArraySlice<TraceEvent>, _ recording: FrameRecording) -> Bool {
        guard recording.droppedCount > 0, let first = recording.frames.first, let last = events.last
        else { return false }
        return last.id < first.event
    }

    /// Adds a step that compared values and found differences.
    ///
    /// - Parameter work: For each difference the work behind its value; nil for a value that could not be measured.
    package mutating func addExpectation(
        _ action: String, _ differences: [(difference: StepReport.Difference, work: MetricWork?)]
    ) {
        guard let last = steps.last, var moment = moments.last else { return }
        moment.costs = TraceMetrics()
        moment.reason = ""
        moment.events = []
        moment.eventCount = 0
        moment.brokenRows = []
        moment.round = nil
        moment.firstEvent = nil
        moment.pushedOff = nil
        moment.explanations = []
        moment.issues = []
        moment.offsetAdjustment = .zero
        moment.sectionScrolls = []
        for index in moment.elements.indices { moment.elements[index].change = nil }
        moments.append(moment)
        let report = StepReport(
            number: last.report.number + 1, action: action, isExpectation: true,
            contentSizeBefore: last.report.state.contentSize, state: last.report.state, newlyMeasured: 0,
            measurements: 0, rounds: 0, issues: [], differences: differences.map(\.difference))
        let checks = differences.map { difference, work in
            var check = Check(
                what: difference.what, expected: difference.expected, found: difference.actual, holds: false)
            check.work = work
            return check
        }
        steps.append(Step(report: report, moments: moments.count - 1..<moments.count, checks: checks))
    }
}

extension StepReport.State {
    fileprivate init(_ moment: Timeline.Moment, rows: Int) {
        let items = moment.elements.filter { $0.role.isItem && $0.frame.intersects(moment.viewport) }
        self.init(
            contentSize: moment.contentSize, contentOffset: moment.viewport.origin, measured: moment.measured,
            estimated: moment.estimated, rows: rows, visible: items.count)
    }
}
