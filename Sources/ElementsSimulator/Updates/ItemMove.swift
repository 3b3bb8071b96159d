import FlowEngine

/// A move of one item to another place. The new paths of all items follow from it. `target` is the item's path after
/// the move, like UIKit's paths after an update.
package struct ItemMove: Hashable {
    package var source: ItemPath
    package var target: ItemPath

    package init(source: ItemPath, target: ItemPath) {
        self.source = source
        self.target = target
    }

    package var inverse: ItemMove { ItemMove(source: target, target: source) }

    /// The new path of the item at `path`.
    package func place(of path: ItemPath) -> ItemPath {
        if path == source { return target }
        var place = path
        if place.section == source.section && place.item > source.item { place.item -= 1 }
        if place.section == target.section && place.item >= target.item { place.item += 1 }
        return place
    }

    /// The new path of an item. A path that does not have two numbers stays the same.
    package func place(of path: IndexPath) -> IndexPath {
        ItemPath(path).map { IndexPath(place(of: $0)) } ?? path
    }

    /// The number of items of each section after the move, given the numbers before the move.
    package func counts(from counts: [Int]) -> [Int] {
        var counts = counts
        counts[source.section] -= 1
        counts[target.section] += 1
        return counts
    }

    /// Whether the move is possible with the given numbers of items in the sections. These are the numbers before the
    /// move. The item must exist, and so must the place to which it moves.
    package func fits(_ counts: [Int]) -> Bool {
        guard counts.indices.contains(source.section), (0..<counts[source.section]).contains(source.item),
            counts.indices.contains(target.section)
        else { return false }
        let count = counts[target.section] - (source.section == target.section ? 1 : 0)
        return (0...count).contains(target.item)
    }
}
