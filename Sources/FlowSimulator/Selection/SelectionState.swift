import Foundation

/// Which items are selected, and which one is pressed, by the paths at which they are shown.
struct SelectionState {
    /// The order in which they were selected, as rising numbers: finding one costs the same for any number of them.
    private var turns: [IndexPath: Int] = [:]
    private var nextTurn = 0
    /// The item that is pressed, and so highlighted.
    var pressed: IndexPath?

    var isEmpty: Bool { turns.isEmpty }

    /// In the order in which they were selected. O(*s* log *s*), *s* selected items.
    var paths: [IndexPath] { turns.sorted { $0.value < $1.value }.map(\.key) }

    func contains(_ path: IndexPath) -> Bool { turns[path] != nil }

    mutating func insert(_ path: IndexPath) {
        guard turns[path] == nil else { return }
        turns[path] = nextTurn
        nextTurn += 1
    }

    mutating func remove(_ path: IndexPath) { turns[path] = nil }

    /// The items have other paths; those without one are neither selected nor pressed any more.
    mutating func rebase(_ newPath: (IndexPath) -> IndexPath?) {
        var rebased: [IndexPath: Int] = [:]
        for (path, turn) in turns {
            if let new = newPath(path) { rebased[new] = turn }
        }
        turns = rebased
        pressed = pressed.flatMap(newPath)
    }
}
