import FlowEngine

/// A batch update from its plan to its completions. It holds the elements that were on screen before the update, and
/// the new paths of these elements.
@MainActor
package final class OngoingUpdate {
    package let plan: UpdatePlan
    package let animations: [AnimatedOperation]
    /// The elements that were on screen before the update.
    package let screen: ScreenSnapshot
    /// The displayed views of elements that are gone or get new views. They return to the pool when the update is over.
    package var leaving: [DisplayedElement] = []
    package var renumberings: [ElementKindKey: Renumbering] = [:]
    /// The anchor that was kept while the update was applied, with its path after the update. Measuring keeps this
    /// anchor, too.
    package var anchor: ScrollAnchor?
    /// Whether views on screen already have the paths that their elements have after the update. Until then no layout
    /// pass may run, because the pass would look for the views under other paths.
    package var isRebased = false
    /// Whether the layout is being notified of the end of the update.
    package var isFinalizing = false
    /// Whether the offset stays during the update. Measuring then does not move the elements that are on screen at this
    /// offset (R18.1).
    package let leavesOffset: Bool
    /// Whether the layout and the delegate were asked for the update's target offset.
    package var isTargetChosen = false
    /// The start of the viewport, in the layout's coordinates, in an update during which the offset stays. Nil until
    /// all elements are placed for this offset.
    package var fixedStart: CGFloat?

    package struct ElementKindKey: Hashable {
        package var category: ElementCategory
        package var kind: String?

        package init(category: ElementCategory, kind: String? = nil) {
            self.category = category
            self.kind = kind
        }
    }

    package init(
        _ plan: UpdatePlan, animations: [AnimatedOperation], of screen: ScreenSnapshot, leavesOffset: Bool
    ) {
        self.plan = plan
        self.animations = animations
        self.screen = screen
        self.leavesOffset = leavesOffset
    }
}

extension OngoingUpdate: ElementRenaming {
    package func after(_ name: ElementName) -> ElementName? {
        name.moved(ofItem: { plan.keptPath(of: $0) }, ofOther: { renumbering(of: name).after($0) })
    }

    package func before(_ name: ElementName) -> ElementName? {
        name.moved(ofItem: { plan.keptPath(to: $0) }, ofOther: { renumbering(of: name).before($0) })
    }

    private func renumbering(of name: ElementName) -> Renumbering {
        renumberings[ElementKindKey(category: name.category, kind: name.kind)] ?? Renumbering(plan)
    }
}

/// The new paths that an update gives to the supplementary views or decorations of one kind.
///
/// The views move with their sections. Within a section they make room for the views that the layout inserts, and close
/// the gaps of the views that the layout deletes (R10.11, G45).
package struct Renumbering {
    private let plan: UpdatePlan
    private var deleted: [Int: [Int]] = [:]
    private var inserted: [Int: [Int]] = [:]

    package init(_ plan: UpdatePlan, deleting deleted: [IndexPath] = [], inserting inserted: [IndexPath] = []) {
        self.plan = plan
        for path in Set(deleted).sorted() where path.count == 2 { self.deleted[path[0], default: []].append(path[1]) }
        for path in Set(inserted).sorted() where path.count == 2 { self.inserted[path[0], default: []].append(path[1]) }
    }

    /// The path after the update; nil if the element is gone. A path whose length is not two belongs to no section and
    /// stays unchanged.
    package func after(_ path: IndexPath) -> IndexPath? {
        guard path.count == 2 else { return path }
        guard plan.hadSection(path[0]), !plan.reloads(section: path[0]),
            let section = plan.afterSection(of: path[0]),
            let item = Renumbering.renumbered(path[1], without: deleted[path[0]] ?? [], with: inserted[section] ?? [])
        else { return nil }
        return .at(section, item)
    }

    package func before(_ path: IndexPath) -> IndexPath? {
        guard path.count == 2 else { return path }
        guard plan.hasSection(path[0]), let section = plan.beforeSection(of: path[0]),
            !plan.reloads(section: section),
            let item = Renumbering.renumbered(path[1], without: inserted[path[0]] ?? [], with: deleted[section] ?? [])
        else { return nil }
        return .at(section, item)
    }

    /// Converts an element's index from before an update to after it, or the reverse. `gone` has the indices of the
    /// deleted elements, and `new` has those of the inserted elements. In the reverse direction, `gone` has the
    /// inserted elements, and `new` has the deleted ones. Both lists are in ascending order. Nil if `gone` contains the
    /// index.
    private static func renumbered(_ item: Int, without gone: [Int], with new: [Int]) -> Int? {
        guard !gone.contains(item) else { return nil }
        var result = item - gone.count { $0 < item }
        for place in new where place <= result { result += 1 }
        return result
    }
}

extension UpdatePlan {
    package func hadSection(_ section: Int) -> Bool { section >= 0 && section < before.sectionCount }
    package func hasSection(_ section: Int) -> Bool { section >= 0 && section < after.sectionCount }

    /// An item's path after the update, if the item keeps its view. Nil if there was no such item, or if the item is
    /// deleted or reloaded.
    package func keptPath(of path: ItemPath) -> ItemPath? {
        guard hadSection(path.section), path.item >= 0, path.item < before[path.section], !reloads(item: path)
        else { return nil }
        return afterPath(of: path)
    }

    /// An item's path before the update, if the item keeps its view. Nil if there is no such item, or if the item is
    /// new or reloaded.
    package func keptPath(to path: ItemPath) -> ItemPath? {
        guard hasSection(path.section), path.item >= 0, path.item < after[path.section],
            let before = beforePath(of: path), !reloads(item: before)
        else { return nil }
        return before
    }
}
