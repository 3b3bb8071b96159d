@testable import FlowEngine

/// How many nodes of what kind a section's tree has.
struct TreeCensus: CustomStringConvertible {
    private(set) var (items, height, branches) = (0, 0, 0)
    private(set) var (denseLeaves, runs) = (0, 0)
    /// Neighbours that one leaf could hold: those whose items are all the same (R18.16), and dense leaves of which one
    /// is nearly empty.
    private(set) var (dividedRuns, dividedLeaves) = (0, 0)
    /// What all nodes take, without what the allocator adds.
    private(set) var bytes = 0

    var leaves: Int { denseLeaves + runs }
    var description: String {
        "\(items) items, height \(height), \(branches) branches, \(denseLeaves) dense leaves, \(runs) runs, "
            + "\(dividedRuns) runs and \(dividedLeaves) dense leaves divided, \(bytes) bytes"
    }

    init(_ tree: ItemTree) {
        items = tree.count
        guard let root = tree.root else { return }
        height = Int(NodeRef(root).header.height)
        withExtendedLifetime(tree) { visit(NodeRef(root)) }
        var last: NodeRef?
        tree.forEachLeaf { place in
            if let last { compare(last, place.leaf, tree.shape) }
            last = place.leaf
        }
    }

    init(_ model: FlowModel, section: Int = 0) { self.init(model.place(of: section).section.items) }

    private mutating func visit(_ node: NodeRef) {
        let words: Int
        switch node.kind {
        case .branch:
            branches += 1
            words = node.capacity * NodeRef.wordsOfChild
            for slot in 0..<node.count { visit(node.child(slot)) }
        case .short:
            denseLeaves += 1
            words = node.capacity
        case .wide:
            denseLeaves += 1
            words = node.capacity * 2
        case .run:
            runs += 1
            words = NodeRef.wordsOfRun
        }
        bytes += words * 8 + MemoryLayout<NodeHeader>.size + 16
    }

    private mutating func compare(_ first: NodeRef, _ second: NodeRef, _ shape: TreeShape) {
        let all = [first, second].flatMap { leaf in
            (0..<(leaf.kind == .run ? 1 : leaf.count)).map { (leaf.size(at: $0), leaf.source(at: $0)) }
        }
        if all.allSatisfy({ $0 == all[0] }) { dividedRuns += 1 }
        guard first.kind != .run, second.kind != .run else { return }
        dividedLeaves += min(first.count, second.count) < shape.leafCapacity / 4 ? 1 : 0
    }
}
