/// The description of a tree in text, with a line for each node and each element. The line of a branch has the sums of
/// its children. The line of a leaf has the sums of its elements.
///
///     branch of 2: 8 rows, 21 items, 80
///         leaf of 2: 4 rows, 11 items, 40
///             3 rows of 3 items, 10 each
///             1 row of 2 items, 10 each
///         leaf of 3: 4 rows, 10 items, 40
///             …
extension SummaryTree: CustomDebugStringConvertible {
    /// The largest number of lines that are printed.
    private static var mostLines: Int { 500 }

    /// The tree's structure in text. At most 500 lines are printed, followed by a line about the nodes and elements
    /// that are left out. O(1).
    var debugDescription: String {
        guard let root else { return "no element" }
        var lines: [String] = []
        Self.add(root, summary, indentation: "", to: &lines)
        if lines.count > Self.mostLines { lines[Self.mostLines] = "and more" }
        return lines.joined(separator: "\n")
    }

    private static func add(
        _ node: TreeNode<Element>, _ summary: Summary, indentation: String, to lines: inout [String]
    ) {
        guard lines.count <= mostLines else { return }
        lines.append("\(indentation)\(node.isLeaf ? "leaf" : "branch") of \(node.slotCount): \(summary)")
        let inner = indentation + "    "
        for index in 0..<node.slotCount {
            guard lines.count <= mostLines else { return }
            if node.isLeaf {
                lines.append("\(inner)\(node.elements[index])")
            } else {
                add(node.children.nodes[index], node.children.summaries[index], indentation: inner, to: &lines)
            }
        }
    }
}
