// A reconfigured item keeps its cell, so it cannot become another kind of cell: UIKit stops then.

extension ScenarioData {
    /// Returns the reason for which a batch cannot reconfigure its items; nil if it can. A reconfigured item keeps its
    /// cell, so the item must keep its kind of cell.
    ///
    /// - Complexity: O(*r* + *m* log *r*), *r* runs of items and *m* operations.
    package func reconfigurationProblem(of operations: [Scenario.UpdateOperation]) -> String? {
        let paths = operations.flatMap { operation -> [Scenario.ItemPath] in
            guard operation.only != .data, case .reconfigureItems(let paths, _) = operation.kind else { return [] }
            return paths
        }
        guard !paths.isEmpty else { return nil }
        // With the contents that operations replace; paths are those from before.
        var replaced = self
        replaced.apply(operations.filter(\.kind.isReload))
        for path in paths {
            let (old, new) = (kind(at: path), replaced.kind(at: path))
            guard old != new else { continue }
            return "the cell returned for a reconfigured item must be the one that dequeuing returns for its index "
                + "path: item \(path) is \(Self.words(old)), and would become \(Self.words(new))"
        }
        return nil
    }

    /// Returns the kind of an item's cell; nil for an item without a kind of cell.
    private func kind(at path: Scenario.ItemPath) -> String? {
        find(section: path.section, item: path.item).flatMap { $0.run.cell(at: $0.index)?.name }
    }

    private static func words(_ kind: String?) -> String { kind.map { "a cell \(quoted($0))" } ?? "no “cell”" }
}
