import FlowEngine
import Foundation

/// Which items of a layout of the program's own have the size that their cells answered. The layout keeps such sizes
/// itself and tells no one; a flow layout's model knows them.
struct AnsweredItems {
    private var paths: Set<ItemPath> = []
    /// Whether the layout took an answer. Any cell is asked (R8.3); of a layout that took none, cells measure nothing.
    private var takesAnswers = false

    /// Items that were measured, on screen or not.
    var count: Int { takesAnswers ? paths.count : 0 }

    func contains(_ path: ItemPath) -> Bool { takesAnswers && paths.contains(path) }

    /// The layout makes the answer the item's size.
    mutating func take(_ path: ItemPath) {
        takesAnswers = true
        paths.insert(path)
    }

    /// The layout keeps the size that it has.
    ///
    /// - Parameter isSame: Whether the cell answered that size.
    mutating func refuse(_ path: ItemPath, isSame: Bool) {
        if isSame { paths.insert(path) } else { paths.remove(path) }
    }

    /// An update gives items other paths, and takes some away. O(*n*), *n* items.
    mutating func follow(_ plan: UpdatePlan) {
        guard !paths.isEmpty else { return }
        paths = Set(
            paths.compactMap { path in
                guard plan.hadSection(path.section), (0..<plan.before[path.section]).contains(path.item) else {
                    return nil
                }
                return plan.afterPath(of: path)
            })
    }

    /// Other data: nothing is known of its items.
    mutating func forget() { paths = [] }
}
