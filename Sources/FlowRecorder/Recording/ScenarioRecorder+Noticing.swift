#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Changes without an event are noticed by comparing, whenever something is heard and before the view lays out.

extension ScenarioRecorder {
    /// Whether there was a first layout.
    final var hasBegun: Bool { known != nil }

    /// Writes down the changes since the last look.
    ///
    /// - Returns: Whether there are any that invalidate the layout as well.
    @discardableResult
    final func noticeChanges() -> Bool {
        guard let former = known else { return false }
        let now = looked(after: former)
        known = now
        noticeOffset()
        let count = present.actions.count
        if let change = now.container.traitChange(since: former.container) {
            add(.action(.traits(change)), cause: .traits)
        }
        if let change = now.container.insetChange(since: former.container) {
            add(.action(.insets(change)), cause: .insets)
        }
        noticeSize(former.container, now.container)
        if former.surface != now.surface { add(.action(now.surface.setting), cause: .nothing) }
        let noticed = present.actions.count > count
        noticeFinger()
        noticeOthers()
        return noticed
    }

    /// The view as it is, as far as a scenario can have it; in other things it is as before, and a problem is reported.
    ///
    /// - Parameter former: The view before; nil at the first look.
    final func looked(after former: Noticed?) -> Noticed {
        let seen = (container: scrollView.scenarioContainer, surface: surface)
        let size = scrollView.bounds.size
        var now = former ?? Noticed(
            seen: seen, container: Scenario.Container(width: Double(size.width), height: Double(size.height)),
            surface: seen.surface.table == nil ? .layout(Scenario.Layout()) : .table(Scenario.Table()))
        if former == nil || seen.container != now.seen.container {
            now.container = seen.container.valid(over: now.container) { report($0, $1) }
        }
        if former == nil || seen.surface != now.seen.surface {
            now.surface = seen.surface.valid(over: now.surface) { report($0, $1) }
        }
        now.seen = seen
        if let former { reportConstants(former, &now) }
        return now
    }

    /// Properties that a scenario has once and for all.
    private func reportConstants(_ former: Noticed, _ now: inout Noticed) {
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

    private func noticeSize(_ former: Scenario.Container, _ now: Scenario.Container) {
        guard former.size != now.size else { return }
        let width = now.size.width == former.size.width ? nil : Double(now.size.width)
        let height = now.size.height == former.size.height ? nil : Double(now.size.height)
        add(.action(.resize(width: width, height: height)), cause: .size)
    }

    private func noticeFinger() {
        let isHeldNow = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
        guard isHeldNow != isHeld else { return }
        isHeld = isHeldNow
        add(.action(.drag(isHeld ? .begin : .end)), cause: isHeld ? .nothing : .letGo)
    }

    /// Writes down an offset, in place of one that is the last action.
    final func add(_ offset: CGPoint) {
        if let last = present.actions.last?.offset, last.isDrag == isHeld {
            guard last.point != offset else { return }
            present.actions.removeLast()
        }
        add(.action(isHeld ? .drag(.to(offset)) : .scroll(.to(offset))), cause: .nothing)
    }

    // MARK: Numbers

    /// Whether all numbers are such as a scenario may have: finite and not negative. Otherwise a problem is reported.
    final func areSayable(_ numbers: [Double], of name: String) -> Bool {
        guard let wrong = numbers.first(where: { !$0.isFinite || $0 < 0 }) else { return true }
        report("\(name) holds \(wrong), which a scenario cannot say")
        return false
    }

    private func report(_ name: String, _ value: JSONValue) {
        if areSayable(value.numbers, of: name) { report("\(name) is \(value.line), which a scenario cannot say") }
    }

    /// An item that keeps its cell, by its path before the batch.
    final func reconfiguration(of path: IndexPath) -> UnsizedOperation? {
        Scenario.UpdateOperation.Kind.reconfigureItem(path).map {
            UnsizedOperation(kind: $0, contents: change(of: [path]))
        }
    }

    final func change(of paths: [IndexPath]) -> ContentsChange {
        var items: [Int: IndexPath] = [:]
        for path in paths {
            guard let item = data.item(at: path) else {
                report("there is no item \(path.scenarioName)")
                continue
            }
            items[item] = path
        }
        let change = ContentsChange(items)
        for item in items.keys { changedContents[item] = change }
        return change
    }
}

extension Scenario.Surface {
    /// The action that sets its properties.
    fileprivate var setting: Scenario.Action {
        switch self {
        case .layout(let layout): .set(Scenario.LayoutChange(layout))
        case .table(let table): .setTable(Scenario.TableChange(table))
        }
    }
}

extension JSONValue {
    /// A number alone, or those of a list.
    fileprivate var numbers: [Double] {
        switch self {
        case .number(let number): [number]
        case .array(let values): values.flatMap(\.numbers)
        default: []
        }
    }
}
#endif
