/// The selected items and the pressed item, by the paths at which they are shown.
package struct SelectionState {
    /// The selected items by path, each with a number for the order of selection. Items that were selected later have
    /// greater numbers.
    private var turnsByPath: [IndexPath: Int] = [:]
    private var nextTurn = 0
    /// The present press, until delegate and cells were notified of its end; nil if there is no press.
    var press: Press?

    /// An item that is pressed and released.
    struct Press {
        /// The path of the item.
        package var path: IndexPath
        /// Whether the item is highlighted, as it is while the finger is down.
        package var isHighlighted = false
        /// The item that the press selects or deselects; nil until the delegate was asked. It may be another item than
        /// the pressed item.
        var chosen: IndexPath?
    }

    package var isEmpty: Bool { turnsByPath.isEmpty }

    /// The selected items, in the order in which they were selected. O(*s* log *s*) for *s* selected items.
    package var paths: [IndexPath] { turnsByPath.sorted { $0.value < $1.value }.map(\.key) }

    /// Numbers that identify the selected items, ascending. An item that was selected later has a greater number. A
    /// number stays the same when the item's path changes.
    var turns: [Int] { turnsByPath.values.sorted() }

    /// The path of the selected item that has the number `turn`; nil if this item is no longer selected. `turns` has
    /// the numbers of all selected items. O(*s*) for *s* selected items.
    package func path(ofTurn turn: Int) -> IndexPath? { turnsByPath.first { $0.value == turn }?.key }

    /// The item whose cell is highlighted; nil if there is no such item.
    package var highlighted: IndexPath? { press.flatMap { $0.isHighlighted ? $0.path : nil } }

    package func contains(_ path: IndexPath) -> Bool { turnsByPath[path] != nil }

    package mutating func insert(_ path: IndexPath) {
        guard turnsByPath[path] == nil else { return }
        turnsByPath[path] = nextTurn
        nextTurn += 1
    }

    package mutating func remove(_ path: IndexPath) { turnsByPath[path] = nil }

    /// Renumbers the items; items without a new path are neither selected nor pressed any more.
    package mutating func rebase(_ newPath: (IndexPath) -> IndexPath?) {
        var rebased: [IndexPath: Int] = [:]
        for (path, turn) in turnsByPath {
            if let new = newPath(path) { rebased[new] = turn }
        }
        turnsByPath = rebased
        press = press.flatMap { press in
            newPath(press.path).map {
                Press(path: $0, isHighlighted: press.isHighlighted, chosen: press.chosen.flatMap(newPath))
            }
        }
    }
}
