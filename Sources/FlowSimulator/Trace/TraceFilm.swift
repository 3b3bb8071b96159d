import FlowEngine
import Foundation
import ViewSimulator

/// What was on screen at the end of every pass and of every round in it, as far back as there is room.
///
/// It reads views, which are where the last round put them. In a pass it asks no layout of the program's: only a plain
/// flow layout and a table, in which no code of the program answers, say what surrounds the viewport.
@MainActor
package struct TraceFilm {
    package struct Frame: Sendable {
        /// The last event before the picture was taken.
        package var event: Int
        package var still: LayoutStill
    }

    package struct Mark: Hashable, Sendable {
        /// The last event before the mark.
        package var event: Int
        package var name: String
    }

    /// An update, and the last event before items had other paths.
    package struct Renumbering: Sendable {
        package var event: Int
        package var plan: UpdatePlan
    }

    /// Oldest first.
    package private(set) var frames: [Frame] = []
    package private(set) var marks: [Mark] = []
    package private(set) var renumberings: [Renumbering] = []
    /// Passes and rounds that had to go, because later ones needed the room.
    package private(set) var droppedCount = 0
    /// It was recorded of more than one view, whose events do not fit together.
    package private(set) var hasSeveralViews = false

    private weak var view: AnyObject?
    private var hadView = false
    private var elementCount = 0
    /// Whether views were placed since the last frame.
    private var isOpen = false
    /// What was in a view when it was last looked at: mostly it is the same, and kept once.
    private var parts: [ObjectIdentifier: [ViewPart]] = [:]

    package static let frameLimit = 2000
    package static let elementLimit = 200_000

    init() {}

    package func isOf(_ other: AnyObject) -> Bool { hadView && view === other }

    /// - Parameter last: The number of the event before.
    mutating func record(_ event: TraceEvent, after last: Int, of view: any FilmedView) {
        if self.view !== view {
            hasSeveralViews = hasSeveralViews || hadView
            (self.view, hadView) = (view, true)
        }
        switch event.kind {
        // The layout is another, and the views are still where the round before has put them.
        case .prepared where isOpen && view.isLayingOut:
            take(view, event: last)
        case .passEnded: take(view, event: event.id)
        case .shown, .hidden, .measured, .queried, .requeried: isOpen = true
        default: break
        }
    }

    private mutating func take(_ view: any FilmedView, event: Int) {
        isOpen = false
        if parts.count > 4 * view.displayed.elements.count + 64 { parts = [:] }
        var known = parts
        let still = view.stillInPass { view in
            let new = view.partsOfElement
            guard !new.isEmpty else { return new }
            if let old = known[ObjectIdentifier(view)], old == new { return old }
            known[ObjectIdentifier(view)] = new
            return new
        }
        parts = known
        frames.append(Frame(event: event, still: still))
        elementCount += still.elements.count
        if frames.count > Self.frameLimit || elementCount > Self.elementLimit { dropOldest() }
    }

    /// A quarter at once, so that each costs little.
    private mutating func dropOldest() {
        let count = max(1, frames.count / 4)
        for frame in frames[..<count] { elementCount -= frame.still.elements.count }
        frames.removeFirst(count)
        droppedCount += count
        let start = frames.first?.event ?? 0
        renumberings.removeAll { $0.event < start }
    }

    mutating func renumber(_ plan: UpdatePlan, after last: Int) {
        renumberings.append(Renumbering(event: last, plan: plan))
    }

    mutating func mark(_ name: String, after last: Int) {
        marks.append(Mark(event: last, name: name))
    }
}

/// A view that a trace can take pictures of while it lays out.
@MainActor
protocol FilmedView: ElementsView, StillView {
    /// As far as it can be known without asking code of the program's.
    func stillInPass(parts: @escaping (View) -> [ViewPart]) -> LayoutStill
}

extension CollectionView: FilmedView {}
extension TableView: FilmedView {}
