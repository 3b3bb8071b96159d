import FlowEngine

/// A batch update from its plan to its completions. It holds the elements that were on screen before the update, and
/// the new paths of these elements.
@MainActor
final class OngoingUpdate {
    let plan: UpdatePlan
    let animations: [RowAnimations.Step]
    /// The elements that were on screen before the update.
    let screen: ScreenSnapshot
    /// The displayed views of elements that are gone or get new views. They return to the pool when the update is over.
    var leaving: [DisplayedElement] = []
    var renumberings: [ElementKindKey: Renumbering] = [:]
    /// The anchor that was kept while the update was applied, with its path after the update. Measuring keeps this
    /// anchor, too.
    var anchor: ScrollAnchor?
    /// Whether views on screen already have the paths that their elements have after the update. Until then no layout
    /// pass may run, because the pass would look for the views under other paths.
    var isRebased = false
    /// Whether the layout is being notified of the end of the update.
    var isFinalizing = false
    /// Whether the offset stays during the update. Measuring then does not move the elements that are on screen at this
    /// offset (R18.1).
    let leavesOffset: Bool
    /// Whether the layout and the delegate were asked for the update's target offset.
    var isTargetChosen = false
    /// The start of the viewport, in the layout's coordinates, in an update during which the offset stays. Nil until
    /// all elements are placed for this offset.
    var fixedStart: CGFloat?

    struct ElementKindKey: Hashable {
        var category: CollectionView.ElementCategory
        var kind: String?
    }

    init(_ plan: UpdatePlan, animations: [RowAnimations.Step], in core: ElementsCore) {
        (self.plan, self.animations) = (plan, animations)
        leavesOffset = core.anchorPolicy == .automatic && plan.rearranges
        screen = ScreenSnapshot(of: core)
    }
}

extension OngoingUpdate: ElementRenaming {
    func after(_ name: ElementName) -> ElementName? {
        name.moved(ofItem: { plan.keptPath(of: $0) }, ofOther: { renumbering(of: name).after($0) })
    }

    func before(_ name: ElementName) -> ElementName? {
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
struct Renumbering {
    private let plan: UpdatePlan
    private var deleted: [Int: [Int]] = [:]
    private var inserted: [Int: [Int]] = [:]

    init(_ plan: UpdatePlan, deleting deleted: [IndexPath] = [], inserting inserted: [IndexPath] = []) {
        self.plan = plan
        for path in Set(deleted).sorted() where path.count == 2 { self.deleted[path[0], default: []].append(path[1]) }
        for path in Set(inserted).sorted() where path.count == 2 { self.inserted[path[0], default: []].append(path[1]) }
    }

    /// The path after the update; nil if the element is gone. A path whose length is not two belongs to no section and
    /// stays unchanged.
    func after(_ path: IndexPath) -> IndexPath? {
        guard path.count == 2 else { return path }
        guard plan.hadSection(path[0]), !plan.reloads(section: path[0]),
            let section = plan.afterSection(of: path[0]),
            let item = Renumbering.renumbered(path[1], without: deleted[path[0]] ?? [], with: inserted[section] ?? [])
        else { return nil }
        return .at(section, item)
    }

    func before(_ path: IndexPath) -> IndexPath? {
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
    func hadSection(_ section: Int) -> Bool { section >= 0 && section < before.sectionCount }
    func hasSection(_ section: Int) -> Bool { section >= 0 && section < after.sectionCount }

    /// An item's path after the update, if the item keeps its view. Nil if there was no such item, or if the item is
    /// deleted or reloaded.
    func keptPath(of path: ItemPath) -> ItemPath? {
        guard hadSection(path.section), path.item >= 0, path.item < before[path.section], !reloads(item: path)
        else { return nil }
        return afterPath(of: path)
    }

    /// An item's path before the update, if the item keeps its view. Nil if there is no such item, or if the item is
    /// new or reloaded.
    func keptPath(to path: ItemPath) -> ItemPath? {
        guard hasSection(path.section), path.item >= 0, path.item < after[path.section],
            let before = beforePath(of: path), !reloads(item: before)
        else { return nil }
        return before
    }
}
