import ElementsSimulator
import FlowEngine

/// A source of moments for a recorder: the run of a scenario, or the frames in a trace that was recorded while an app's
/// code ran.
@MainActor
package protocol MomentSource: AnyObject {
    /// Returns the state of the view at the recorder's present moment; nil if the state is unknown.
    func shownMoment() -> ShownMoment?
    /// Called when all moments together hold more elements than a page may have. A scenario's run then ends with an
    /// error.
    func refuse(elementCount: Int, limit: Int)
}

/// A recorder of the moments of a run. It reads a moment at the end of every layout pass. It also reads a moment in
/// every round of a pass, when the view queries the elements on screen.
///
/// It reads the view while the view works. Its questions change nothing and cost the run nothing.
@MainActor
package final class TimelineRecorder: UpdatePlanObserver {
    /// The trace of the run. This trace keeps no frames, because the moments have them.
    package let trace = LayoutTrace(keepsFrames: false)
    private(set) var moments: [Timeline.Moment] = []
    private(set) var isAbridged = false
    private let momentLimit: Int
    private let elementLimit: Int
    /// The source of the moments. It is set when the run exists. Earlier events belong to the run's first moment.
    package weak var source: (any MomentSource)?
    /// The explainer of the moments. It is not lazy, because each moment changes it, and a change of a lazy property
    /// copies the whole value.
    private var explainer: MomentExplainer
    /// One line of text for each event that is named in the explanation of a moment. The key is the event's number.
    var causes: [Int: String] { explainer.lines }

    private var isReading = false
    /// The state of the view in the present round of a layout pass. It becomes a separate moment if another round of
    /// this pass follows.
    private var openRound: ShownMoment?
    /// The number of layouts of the present step.
    private var layouts = 0
    private var rounds = 0
    private var firstMoment = 0
    /// The number of the first event that does not belong to a moment yet. `firstEventOfLast` is the number of the
    /// first event of the last moment.
    private var firstEvent = 1
    private var firstEventOfLast = 1
    /// The items whose sizes the delegate returned since the last moment. `askedOfLast` has the items whose sizes it
    /// returned between the last two moments.
    private var askedOfDelegate: Set<IndexPath> = []
    private var askedOfLast: Set<IndexPath> = []
    /// The number of the last layout, in the present step, that got no moment. The reason is that a limit for moments
    /// or for their elements was reached. Nil if no layout was left out.
    ///
    /// The end of the step replaces the last moment of such a step. A moment for each layout, made from all events
    /// since, would take quadratic time.
    private var skippedLayout: Int?
    /// The number of elements of all moments.
    private var elementCount = 0
    /// The number of events that were read to make the timeline's moments. An event that is read twice is included
    /// twice. Tests use this number as a measure of the work.
    private(set) var eventsTold = 0

    /// Makes a recorder with the limits of a page.
    package convenience init() {
        self.init(momentLimit: Timeline.momentLimit)
    }

    init(momentLimit: Int = Timeline.momentLimit, elementLimit: Int = Timeline.elementLimit) {
        explainer = MomentExplainer(trace)
        self.momentLimit = momentLimit
        self.elementLimit = elementLimit
    }

    /// Records an event of a view that is observed.
    package func record(_ event: TraceEvent, of view: any TracedView) {
        record(event) { trace.keep(event, of: view) }
    }

    package func renumber(_ plan: UpdatePlan) {
        trace.renumber(plan)
    }

    /// Records an event that a trace already holds, and adds it to the recorder's own trace.
    func replay(_ event: TraceEvent) {
        record(event) { trace.append(event) }
    }

    private func record(_ event: TraceEvent, _ keep: () -> Void) {
        // Reading prepares a layout that was left invalid. Without the recorder, the next query would have prepared it.
        guard !isReading else { return keep() }
        if case .prepared = event.kind { endRound() }
        keep()
        switch event.kind {
        // The elements on screen are not read for a round that is not recorded.
        case .queried: openRound = isFull ? nil : read()
        case .passEnded: endPass()
        default: break
        }
    }

    package func didAskDelegate(_ path: IndexPath) {
        askedOfDelegate.insert(path)
    }

    package func beginStep() {
        layouts = 0
        rounds = 0
        firstMoment = moments.count
    }

    /// Ends the present step.
    ///
    /// - Returns: The step's moments.
    package func endStep() -> Range<Int> {
        openRound = nil
        if let layout = skippedLayout {
            skippedLayout = nil
            if let shown = read() { record(shown, layout: layout, round: nil) }
        } else if moments.count == firstMoment || (trace.events.last?.id ?? 0) >= firstEvent, let shown = read() {
            record(shown, layout: max(1, layouts), round: nil)
        }
        return firstMoment..<moments.count
    }

    /// Leaves out the events that the queries of an `expect` step cause. These events belong to no moment.
    package func skipEvents() {
        firstEvent = (trace.events.last?.id ?? 0) + 1
    }

    private func read() -> ShownMoment? {
        guard let source, !isReading else { return nil }
        isReading = true
        defer { isReading = false }
        return source.shownMoment()
    }

    private func endRound() {
        guard let round = openRound else { return }
        openRound = nil
        rounds += 1
        keep(layout: layouts + 1, round: rounds) { round }
    }

    private func endPass() {
        openRound = nil
        layouts += 1
        keep(layout: layouts, round: nil) { read() }
        rounds = 0
    }

    private func keep(layout: Int, round: Int?, _ shown: () -> ShownMoment?) {
        guard isFull else {
            if let shown = shown() { record(shown, layout: layout, round: round) }
            return
        }
        if skippedLayout == nil {
            isAbridged = true
            firstEvent = firstEventOfLast
            askedOfDelegate.formUnion(askedOfLast)
            elementCount -= moments.removeLast().elements.count
        }
        skippedLayout = layout
    }

    private var isFull: Bool {
        let isAtLimit = moments.count >= momentLimit || elementCount >= elementLimit / 2
        return skippedLayout != nil || isAtLimit && moments.count > firstMoment
    }

    private func record(_ shown: ShownMoment, layout: Int, round: Int?) {
        let events = trace.events(from: firstEvent)
        eventsTold += events.count
        let reader = MomentReader(shown, events: events, askedOfDelegate: askedOfDelegate, trace: trace)
        moments.append(reader.moment(layout: layout, round: round, explainer: &explainer))
        elementCount += shown.drawn.count
        if elementCount > elementLimit { source?.refuse(elementCount: elementCount, limit: elementLimit) }
        firstEventOfLast = firstEvent
        firstEvent = (trace.events.last?.id ?? 0) + 1
        askedOfLast = askedOfDelegate
        askedOfDelegate = []
    }
}
