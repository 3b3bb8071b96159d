import Foundation

/// One operation of a batch of a table's, as the app says it.
enum RowOperation: Hashable {
    case insertRow(IndexPath)
    case deleteRow(IndexPath)
    case reloadRow(IndexPath)
    case reconfigureRow(IndexPath)
    case moveRow(IndexPath, to: IndexPath)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, to: Int)
}

/// The operations of a batch. Paths of what is reloaded are those before it; where that is afterwards is reckoned.
struct RowBatch {
    var operations: [RowOperation] = []

    /// All but reconfigured rows.
    var changes: [DataChange] {
        operations.compactMap { operation in
            switch operation {
            case .insertRow(let path): .insertItem(path)
            case .deleteRow(let path): .deleteItem(path)
            case .moveRow(let path, let target): .moveItem(path, to: target)
            case .reloadRow(let path): .reloadItem(path, at: placeAfterwards(of: path))
            case .insertSection(let section): .insertSection(section)
            case .deleteSection(let section): .deleteSection(section)
            case .moveSection(let section, let target): .moveSection(section, to: target)
            case .reloadSection(let section): .reloadSection(section, at: placeAfterwards(of: section))
            case .reconfigureRow: nil
            }
        }
    }

    var reconfigured: [IndexPath] {
        operations.compactMap { if case .reconfigureRow(let path) = $0 { path } else { nil } }
    }

    /// Where a section is after the batch that does not go.
    func placeAfterwards(of section: Int) -> Int {
        var (leaving, coming): ([Int], [Int]) = ([], [])
        for operation in operations {
            switch operation {
            case .deleteSection(let index): leaving.append(index)
            case .insertSection(let index): coming.append(index)
            case .moveSection(let index, let target):
                if index == section { return target }
                leaving.append(index)
                coming.append(target)
            default: break
            }
        }
        return Self.place(of: section, without: leaving, with: coming)
    }

    /// Where a row is after the batch that does not go.
    private func placeAfterwards(of path: IndexPath) -> IndexPath {
        let section = placeAfterwards(of: path[0])
        var (leaving, coming): ([Int], [Int]) = ([], [])
        for operation in operations {
            switch operation {
            case .deleteRow(let row) where row[0] == path[0]: leaving.append(row[1])
            case .insertRow(let row) where row[0] == section: coming.append(row[1])
            case .moveRow(let row, let target):
                if row[0] == path[0] { leaving.append(row[1]) }
                if target[0] == section { coming.append(target[1]) }
            default: break
            }
        }
        return IndexPath(indexes: [section, Self.place(of: path[1], without: leaving, with: coming)])
    }

    private static func place(of index: Int, without leaving: [Int], with coming: [Int]) -> Int {
        var place = index - leaving.count { $0 < index }
        for arrival in coming.sorted() where arrival <= place { place += 1 }
        return place
    }
}
