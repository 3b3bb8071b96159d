import FlowSimulator
import Foundation

/// Takes down the moments of a run while it goes on: in every round of a layout pass when the view asks what is on screen, and
/// at the end of every pass.
///
/// It reads the view while the view works, so what its own questions cause is kept from the trace.
@MainActor
final class TimelineRecorder: CollectionViewTraceObserver {
    let trace = LayoutTrace()
    private(set) var moments: [Timeline.Moment] = []
    private(set) var isAbridged = false
    /// Set once the run is made; what happens before belongs to its first moment.
    weak var run: ScenarioRun?

    private var isReading = false
    /// The round that goes on: a moment of its own if another follows.
    private var openRound: MomentReader.Snapshot?
    /// Of the present step.
    private var layouts = 0
    private var rounds = 0
    private var firstMoment = 0
    /// The first event that no moment has told of, and the first that the last moment tells of.
    private var firstEvent = 1
    private var firstEventOfLast = 1
    /// Items whose sizes the delegate gave since the last moment.
    private var askedOfDelegate: Set<IndexPath> = []

    func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
        guard !isReading else { return }
        if case .prepared = event.kind { endRound() }
        trace.collectionView(view, didTrace: event)
        switch event.kind {
        case .queried: openRound = read()
        case .passEnded: endPass()
        default: break
        }
    }

    func didAskDelegate(_ path: IndexPath) {
        askedOfDelegate.insert(path)
    }

    func beginStep() {
        (layouts, rounds, firstMoment) = (0, 0, moments.count)
    }

    /// - Returns: The step's moments.
    func endStep() -> Range<Int> {
        openRound = nil
        if moments.count == firstMoment || (trace.events.last?.id ?? 0) >= firstEvent, let snapshot = read() {
            keep(snapshot, layout: max(1, layouts), round: nil)
        }
        return firstMoment..<moments.count
    }

    /// What an `expect` step looked at happened in no moment.
    func skipEvents() {
        firstEvent = (trace.events.last?.id ?? 0) + 1
    }

    private func read() -> MomentReader.Snapshot? {
        guard let run, !isReading else { return nil }
        isReading = true
        defer { isReading = false }
        return MomentReader.snapshot(of: run)
    }

    private func endRound() {
        guard let round = openRound else { return }
        openRound = nil
        rounds += 1
        keep(round, layout: layouts + 1, round: rounds)
    }

    private func endPass() {
        openRound = nil
        layouts += 1
        if let snapshot = read() { keep(snapshot, layout: layouts, round: nil) }
        rounds = 0
    }

    private func keep(_ snapshot: MomentReader.Snapshot, layout: Int, round: Int?) {
        let replaces = moments.count >= Timeline.momentLimit && moments.count > firstMoment
        if replaces {
            isAbridged = true
            firstEvent = firstEventOfLast
            moments.removeLast()
        }
        let events = trace.events(from: firstEvent)
        let reader = MomentReader(snapshot, events: events, askedOfDelegate: askedOfDelegate, trace: trace)
        moments.append(reader.moment(layout: layout, round: round))
        firstEventOfLast = firstEvent
        firstEvent = (trace.events.last?.id ?? 0) + 1
        askedOfDelegate = []
    }
}
