import FlowEngine

/// Snapshots of a view at the end of every pass and of every round within a pass. When there are too many, the oldest
/// snapshots are dropped.
///
/// They are read from views, which are at their places of the last round. During a pass no layout of the program is
/// asked for elements around the viewport: only a plain flow layout and a table are, which call no code of the program.
@MainActor
package struct FrameRecording {
    package struct Frame: Sendable {
        /// The number of the last event before the snapshot was taken.
        package var event: Int
        package var snapshot: LayoutSnapshot
    }

    package struct Mark: Hashable, Sendable {
        /// The number of the last event before the program called ``LayoutTrace/mark(_:)``.
        package var event: Int
        package var name: String
    }

    /// An update that gave items other paths, and the number of the last event before the update.
    package struct Renumbering: Sendable {
        package var event: Int
        package var plan: UpdatePlan
    }

    /// The frames, oldest first.
    package private(set) var frames: [Frame] = []
    package private(set) var marks: [Mark] = []
    package private(set) var renumberings: [Renumbering] = []
    /// The number of frames that were dropped, because later frames needed the space.
    package private(set) var droppedCount = 0
    /// Whether several views were recorded. Their events do not fit together.
    package private(set) var hasSeveralViews = false

    private weak var view: AnyObject?
    private var hadView = false
    private var elementCount = 0
    /// Whether views were placed since the last frame was taken.
    private var isOpen = false
    /// The index of the first frame in which the views inside of elements are missing. These views are added after the
    /// pass, because they are laid out only then.
    private var firstUnfilled: Int?
    private var hasPendingFill = false
    /// The views inside of each element, as they were last read. Most are the same in all frames, and are stored once.
    private var contents: [ContentKey: [ViewPart]] = [:]

    package static let frameLimit = 2000
    package static let elementLimit = 200_000

    init() {}

    package func isOf(_ other: AnyObject) -> Bool { hadView && view === other }

    /// Returns the number of the event after which a frame is to be recorded now. A frame is a snapshot of the view's
    /// elements. Nil if no frame is to be recorded.
    ///
    /// - Parameter last: The number of the event before.
    mutating func frameDue(at event: TraceEvent, after last: Int, of view: any TracedView) -> Int? {
        if self.view !== view {
            hasSeveralViews = hasSeveralViews || hadView
            self.view = view
            hadView = true
        }
        switch event.kind {
        // The layout is another, and the views are still where the round before has put them.
        case .prepared where isOpen && view.core.isLayingOut: return last
        case .passEnded: return event.id
        case .shown, .hidden, .measured, .queried, .requeried: isOpen = true
        default: break
        }
        return nil
    }

    package mutating func add(_ snapshot: LayoutSnapshot, after event: Int) {
        isOpen = false
        frames.append(Frame(event: event, snapshot: snapshot))
        elementCount += snapshot.elements.count
        if firstUnfilled == nil { firstUnfilled = frames.count - 1 }
        if frames.count > Self.frameLimit || elementCount > Self.elementLimit { dropOldest() }
    }

    /// Records that `fill(_:)` is scheduled. Returns false if it was scheduled before.
    mutating func claimFill() -> Bool {
        defer { hasPendingFill = true }
        return !hasPendingFill
    }

    /// Adds the views inside of elements to the frames, after these views were laid out. The views depend on the
    /// element's size: each frame gets the views that were stored for the size in that frame.
    package mutating func fill(_ elements: [ElementSnapshot]) {
        hasPendingFill = false
        guard let start = firstUnfilled else { return }
        firstUnfilled = nil
        let before = contents
        contents = [:]
        for element in elements where !element.parts.isEmpty {
            let key = ContentKey(element)
            contents[key] = before[key] == element.parts ? before[key] : element.parts
        }
        for frame in start..<frames.count {
            for index in frames[frame].snapshot.elements.indices {
                let place = frames[frame].snapshot.elements[index]
                guard place.isVisible else { continue }
                let key = ContentKey(place)
                if let parts = contents[key] ?? before[key] { frames[frame].snapshot.elements[index].parts = parts }
            }
        }
    }

    /// Drops the oldest quarter of the frames. The cost of each frame is smaller if many are dropped at once.
    private mutating func dropOldest() {
        let count = max(1, frames.count / 4)
        for frame in frames[..<count] { elementCount -= frame.snapshot.elements.count }
        frames.removeFirst(count)
        droppedCount += count
        firstUnfilled = firstUnfilled.map { max($0 - count, 0) }
        let start = frames.first?.event ?? 0
        renumberings.removeAll { $0.event < start }
    }

    mutating func renumber(_ plan: UpdatePlan, after last: Int) {
        contents = [:]
        renumberings.append(Renumbering(event: last, plan: plan))
    }

    mutating func mark(_ name: String, after last: Int) { marks.append(Mark(event: last, name: name)) }
}

/// A view whose pictures a trace can take during its layout.
@MainActor
package protocol TracedView: ElementsView, SnapshotView {
    /// Returns a snapshot without the views inside of elements. Of the program's code it calls only the
    /// insight of a layout.
    func snapshotInPass() -> LayoutSnapshot
}

/// The key under which the views inside of an element are stored: the element's name and size.
private struct ContentKey: Hashable {
    let category: ElementCategory
    let kind: String?
    let indexPath: IndexPath
    let width, height: CGFloat

    init(_ place: ElementSnapshot) {
        (category, kind, indexPath) = (place.category, place.kind, place.indexPath)
        (width, height) = (place.frame.size.width, place.frame.size.height)
    }
}

extension TracedView {
    package var contentAxis: ScrollDirection { core.placer.scrollAxis }
    package func reportTracedWork() { core.tracer?.reportOtherWork() }
}
