import ElementsSimulator
import PlainTexts

/// The steps of a page that shows a trace of an app's code. A step has the program's actions up to a layout pass, and
/// the pass that follows from them.
///
/// A step begins with what has no cause after a pass has ended: what the program does. Passes that follow of themselves
/// belong to the step. A mark ends a step and names it.
@MainActor
struct TraceSteps {
    struct Step {
        /// The positions of the step's events in the trace.
        var events: Range<Int>
        /// The names that the program gave the step.
        var names: [String] = []
    }

    private(set) var steps: [Step] = []

    init(_ events: [TraceEvent], marks: [FrameRecording.Mark]) {
        var marks = marks[...]
        var start = 0
        var hasPass = false
        for (index, event) in events.enumerated() {
            while let mark = marks.first, mark.event < event.id {
                close(&start, at: index)
                hasPass = false
                name(mark.name)
                marks = marks.dropFirst()
            }
            if hasPass, event.cause == nil {
                close(&start, at: index)
                hasPass = false
            }
            if case .passEnded = event.kind { hasPass = true }
        }
        close(&start, at: events.count)
        for mark in marks { name(mark.name) }
    }

    private mutating func close(_ start: inout Int, at end: Int) {
        guard start < end else { return }
        steps.append(Step(events: start..<end))
        start = end
    }

    /// Adds a name to the present step. Before the first step this has no effect.
    private mutating func name(_ name: String) {
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].names.append(name)
    }
}

// MARK: In words

extension TraceSteps {
    /// Describes the program's actions in a step. They are the events that no other event caused. Equal phrases are
    /// listed once. After three phrases, only the number of further phrases follows.
    static func action(of events: ArraySlice<TraceEvent>) -> String {
        var phrases: [String] = []
        for event in events where event.cause == nil {
            guard let phrase = event.kind.action, !phrases.contains(phrase) else { continue }
            phrases.append(phrase)
        }
        guard !phrases.isEmpty else { return "layout" }
        let rest = phrases.count - 3
        return phrases.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension TraceEvent.Kind {
    /// The program's action; nil for events that the view itself caused.
    fileprivate var action: String? {
        switch self {
        case .boundsChanged(let from, let to) where from.size == to.size:
            "scroll to \(NumberText.plain(to.origin.x)), \(NumberText.plain(to.origin.y))"
        case .boundsChanged(let from, let to): "bounds \(from.size.inWords) → \(to.size.inWords)"
        case .updateBegan(let operations) where operations.isEmpty: "update"
        case .updateBegan(let operations) where operations.count > 4:
            operations.prefix(3).joined(separator: ", ") + " and \(operations.count - 3) more"
        case .updateBegan(let operations): operations.joined(separator: ", ")
        case .dataReloaded: "reloadData"
        case .scrollRequested(let element, let position): "scroll to \(element), \(position)"
        case .sectionScrolled(let section, _, let offset):
            "scroll section \(section) to \(NumberText.plain(offset))"
        case .sizingRequested(let element, let reason):
            reason.map { "\($0) in \(element)" } ?? "\(element) asked to be measured"
        case .prepared, .answered, .contentSizeChanged, .queried, .requeried, .asked, .shown, .hidden, .measured,
            .passEnded, .landed, .issue, .updateApplied:
            nil
        case .dataSourceChanged: "data source set"
        case .layoutReplaced(let layoutClass): "layout replaced by \(layoutClass)"
        case .propertyChanged(let name): "\(name) set"
        default: "\(self)"
        }
    }
}

extension CGSize {
    fileprivate var inWords: String { "\(NumberText.plain(width))×\(NumberText.plain(height))" }
}
