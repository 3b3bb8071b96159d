import Foundation

/// Which items are selected, and which one is pressed, by the paths at which they are shown.
struct SelectionState {
    /// The order in which they were selected, as rising numbers: finding one costs the same for any number of them.
    private var turnsByPath: [IndexPath: Int] = [:]
    private var nextTurn = 0
    /// From the moment an item is pressed until everybody was asked and notified of it; nil before and after.
    var press: Press?

    /// An item that is pressed and let go.
    struct Press {
        /// Where the item is.
        var path: IndexPath
        /// Whether it is highlighted: the finger is down.
        var isHighlighted = false
        /// The item that the press selects or deselects, which may be another one; nil while nobody knows.
        var chosen: IndexPath?
    }

    var isEmpty: Bool { turnsByPath.isEmpty }

    /// In the order in which they were selected. O(*s* log *s*), *s* selected items.
    var paths: [IndexPath] { turnsByPath.sorted { $0.value < $1.value }.map(\.key) }

    /// Names the selected items whatever paths they get, in the order in which they were selected.
    var turns: [Int] { turnsByPath.values.sorted() }

    /// Where an item is; nil when it is selected no more. O(*s*), *s* selected items.
    func path(ofTurn turn: Int) -> IndexPath? { turnsByPath.first { $0.value == turn }?.key }

    /// The item whose cell is highlighted.
    var highlighted: IndexPath? { press.flatMap { $0.isHighlighted ? $0.path : nil } }

    func contains(_ path: IndexPath) -> Bool { turnsByPath[path] != nil }

    mutating func insert(_ path: IndexPath) {
        guard turnsByPath[path] == nil else { return }
        turnsByPath[path] = nextTurn
        nextTurn += 1
    }

    mutating func remove(_ path: IndexPath) { turnsByPath[path] = nil }

    /// The items have other paths; those without one are neither selected nor pressed any more.
    mutating func rebase(_ newPath: (IndexPath) -> IndexPath?) {
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
