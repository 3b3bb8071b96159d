import FlowEngine
import Foundation

/// One item out of its place and into another: where that puts everybody else. `target` counts after the item was
/// removed, as UIKit's after-paths do.
struct ItemMove: Hashable {
    var source: ItemPath
    var target: ItemPath

    var inverse: ItemMove { ItemMove(source: target, target: source) }

    /// Where the item that was at `path` is.
    func place(of path: ItemPath) -> ItemPath {
        if path == source { return target }
        var place = path
        if place.section == source.section && place.item > source.item { place.item -= 1 }
        if place.section == target.section && place.item >= target.item { place.item += 1 }
        return place
    }

    /// Paths of other lengths than two stay what they are.
    func place(of path: IndexPath) -> IndexPath {
        ItemPath(path).map { IndexPath(place(of: $0)) } ?? path
    }

    /// The numbers of items afterwards.
    func counts(from counts: [Int]) -> [Int] {
        var counts = counts
        counts[source.section] -= 1
        counts[target.section] += 1
        return counts
    }

    /// Whether both places exist where sections have so many items.
    func fits(_ counts: [Int]) -> Bool {
        guard counts.indices.contains(source.section), (0..<counts[source.section]).contains(source.item),
            counts.indices.contains(target.section)
        else { return false }
        let count = counts[target.section] - (source.section == target.section ? 1 : 0)
        return (0...count).contains(target.item)
    }
}

/// The item that the user carries (R9.21).
struct CarriedItem {
    /// Where the data source has it.
    let source: ItemPath
    /// Where it would go now: the view and its layout show everything as if it were there.
    var target: ItemPath
    /// Where its centre is, in the view's content coordinates.
    var position: CGPoint
    /// The data source is being notified; the movement cannot be cancelled any more.
    var isSettling = false

    var move: ItemMove { ItemMove(source: source, target: target) }
}
