#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Changes without an event are noticed by comparing, at each event and before the view lays out.

extension ScenarioRecorder {
    /// Whether the recording has begun. It begins when the first layout has ended.
    final var hasBegun: Bool { known != nil }

    /// Compares the view with its last known state and records the changes. Returns whether there are changes that also
    /// invalidate the layout.
    @discardableResult
    final func noticeChanges() -> Bool {
        guard let former = known else { return false }
        let now = looked(after: former)
        known = now
        noticeAnnouncedOffset()
        let changes = now.written.changes(since: former.written)
        for change in changes { add(.action(change), cause: PresentStep.Cause(change)) }
        noticeFinger()
        noticeOthers()
        return !changes.isEmpty
    }

    /// Returns the present state of the view as far as a scenario can express it. Values that a scenario cannot express
    /// stay as they were, and a problem is reported.
    ///
    /// - Parameter former: The view before; nil at the first look.
    final func looked(after former: Noticed?) -> Noticed {
        let seen = RecordedProperties(scrollView.scenarioContainer, surface)
        let size = scrollView.bounds.size
        var written = former?.written ?? RecordedProperties(
            Scenario.Container(width: Double(size.width), height: Double(size.height)),
            seen.surface.table == nil ? .layout(Scenario.Layout()) : .table(Scenario.Table()))
        if seen.container != former?.seen.container {
            written.container = seen.container.valid(over: written.container) { report($0, $1) }
        }
        if seen.surface != former?.seen.surface {
            written.surface = seen.surface.valid(over: written.surface) { report($0, $1) }
        }
        if let former { reportConstants(former.written, &written) }
        return Noticed(seen: seen, written: written)
    }

    /// Reports a problem for each property that has changed although a scenario cannot change it.
    private func reportConstants(_ former: RecordedProperties, _ now: inout RecordedProperties) {
        if former.container.selfSizingInvalidation != now.container.selfSizingInvalidation {
            report("selfSizingInvalidation changed, which a scenario has once and for all")
        }
        guard case .layout(let before) = former.surface, case .layout(var layout) = now.surface else { return }
        if before.flipsInRightToLeft != layout.flipsInRightToLeft {
            report("the layout's flipsHorizontallyInOppositeLayoutDirection changed, which a scenario cannot say")
            layout.flipsInRightToLeft = before.flipsInRightToLeft
        }
        if before.cellsSizeThemselves != layout.cellsSizeThemselves {
            report("an estimatedItemSize was introduced or taken away, which a scenario cannot say")
            layout.estimate = before.estimate
        }
        now.surface = .layout(layout)
    }

    /// Whether a finger holds the content, or the content is still moving after a drag.
    final var isHeldNow: Bool { scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating }

    private func noticeFinger() {
        guard isHeldNow != isHeld else { return }
        isHeld.toggle()
        add(.action(.drag(isHeld ? .begin : .end)), cause: isHeld ? .nothing : .letGo)
    }

    /// Records the offset that the view announced, if the view has this offset now. Otherwise the announced offset is
    /// discarded.
    private func noticeAnnouncedOffset() {
        guard let offset = present.announcedOffset.take(), offset == scrollView.contentOffset else { return }
        add(offset)
    }

    /// Records an offset. If the last action of the step sets an offset, the new action replaces it.
    final func add(_ offset: CGPoint) {
        lastOffset = offset
        if let last = present.step.actions.last?.offset, last.isDrag == isHeld {
            guard last.point != offset else { return }
            present.step.actions.removeLast()
        }
        add(.action(isHeld ? .drag(.to(offset)) : .scroll(.to(offset))), cause: .nothing)
    }

    // MARK: Numbers

    /// Returns whether all numbers are finite and not negative, as a scenario requires. Reports a problem if one of
    /// them is not.
    final func areWritable(_ numbers: [Double], of name: String) -> Bool {
        guard let wrong = numbers.first(where: { !$0.isFinite || $0 < 0 }) else { return true }
        report("\(name) holds \(wrong), which a scenario cannot say")
        return false
    }

    private func report(_ name: String, _ value: JSONValue) {
        if areWritable(value.numbers, of: name) { report("\(name) is \(value.line), which a scenario cannot say") }
    }

    /// Records earlier changes before the app announces a new change.
    final func prepareForAnnouncement() {
        if !present.isExplicit { settle() }
        noticeChanges()
        readDataIfNeeded()
    }

    /// Returns the operation that reconfigures an item at a path. The path is the item's path before the batch. Nil if
    /// the path does not consist of a section and an item.
    final func reconfiguration(of path: IndexPath) -> RecordedOperation? {
        Scenario.UpdateOperation.Kind.reconfigureItem(path).map {
            RecordedOperation(.init($0), contents: change(of: [path]))
        }
    }

    final func change(of paths: [IndexPath]) -> ContentsChange {
        var places: [Int: Scenario.ItemPath] = [:]
        for path in paths {
            guard let item = items.number(at: path) else {
                report("there is no item \(path.scenarioName)")
                continue
            }
            places[item] = Scenario.ItemPath(path)
        }
        let change = ContentsChange(places)
        for item in places.keys { changedContents[item] = change }
        return change
    }
}

extension RecordedAction {
    /// The offset that a scroll or a drag sets, and whether a finger holds the content; nil for other actions.
    fileprivate var offset: (point: CGPoint, isDrag: Bool)? {
        switch self {
        case .action(.scroll(.to(let point))): (point, false)
        case .action(.drag(.to(let point))): (point, true)
        default: nil
        }
    }
}

extension JSONValue {
    /// All numbers in the value: a single number, or the numbers in a list.
    fileprivate var numbers: [Double] {
        switch self {
        case .number(let number): [number]
        case .array(let values): values.flatMap(\.numbers)
        default: []
        }
    }
}
#endif
