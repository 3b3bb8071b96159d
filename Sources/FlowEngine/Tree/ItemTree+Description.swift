extension ItemTree: CustomDebugStringConvertible {
    /// The tree in text, a line for each node: branches with their sums, leaves with their sizes. `|` stands before an
    /// item that starts a row, `*` behind a measured size, `~` behind an estimated size. Large trees are cut after the
    /// first lines.
    ///
    ///     6 items in 3 rows
    ///     branch: 6 items, 2 rows end, 40
    ///       short: 10 × 20, 20 × 90* | 10 × 30
    ///       run: 3 of 20 × 40~, rows of 1 from 0
    var debugDescription: String {
        guard let root else { return "no items" }
        let head = "\(PlainText.count(count, "item")) in \(PlainText.count(rowCount, "row"))"
        var lines: [String] = []
        ItemTree.describe(NodeRef(root), summary, indentation: "", into: &lines)
        return ([head] + lines.prefix(PlainText.most) + PlainText.rest(lines.count, "line"))
            .joined(separator: "\n")
    }

    private static func describe(
        _ node: NodeRef, _ summary: NodeSummary, indentation: String, into lines: inout [String]
    ) {
        guard lines.count <= PlainText.most else { return }
        guard node.isBranch else { return lines.append(indentation + node.leafDescription) }
        lines.append("\(indentation)branch: \(summary)")
        for slot in 0..<node.count {
            describe(node.child(slot), node.summary(slot), indentation: indentation + "  ", into: &lines)
        }
    }
}

extension NodeSummary: CustomStringConvertible {
    /// The totals of a node as a text such as `6 items, 2 rows end, 40`: the number of items, the number of rows that
    /// end in the node, and the length of these rows along the scroll axis, without spacing.
    var description: String {
        "\(PlainText.count(items, "item")), \(rows == 1 ? "1 row ends" : "\(rows) rows end"), "
            + PlainText.number(length.points)
    }
}

extension NodeRef {
    fileprivate var leafDescription: String {
        guard kind != .run else {
            let rows = startCount > 0 ? ", rows of \(rowStep) from \(firstStart)" : ""
            return "run: \(count) of \(size(at: 0))\(mark(of: 0))\(rows)"
        }
        var text = "\(kind):"
        for slot in 0..<min(count, PlainText.most) {
            let starts = header.starts & 1 << UInt64(slot) != 0
            text += "\(starts ? " |" : slot > 0 ? "," : "") \(size(at: slot))\(mark(of: slot))"
        }
        return count > PlainText.most ? text + ", …" : text
    }

    private func mark(of slot: Int) -> String {
        switch source(at: slot) {
        case .given: ""
        case .measured: "*"
        case .estimated: "~"
        }
    }
}
