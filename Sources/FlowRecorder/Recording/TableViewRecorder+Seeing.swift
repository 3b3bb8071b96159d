#if canImport(UIKit) && !os(watchOS)
import UIKit

extension TableViewRecorder {
    /// The members of an `expect`.
    func whatIsSeen() -> DocumentValue {
        var members: [String: DocumentValue] = [:]
        let (size, offset) = (tableView.contentSize, tableView.contentOffset)
        if let value = lengths(size.value, of: "contentSize") { members["contentSize"] = value }
        if offset.x.isFinite, offset.y.isFinite { members["contentOffset"] = offset.value }
        let paths = tableView.indexPathsForVisibleRows ?? []
        members["visible"] = .number(Double(paths.count))
        var views = shownEdges()
        for path in paths {
            guard let cell = tableView.cellForRow(at: path) else { continue }
            views[path.scenarioName] = cell.frame.value
        }
        if !views.isEmpty { members["views"] = .object(views) }
        if recordsAllElements { members["frames"] = .object(allFrames()) }
        return .object(members)
    }

    private func shownEdges() -> [String: DocumentValue] {
        var views: [String: DocumentValue] = [:]
        for section in data.sections.indices {
            let edges = [
                ("header", tableView.headerView(forSection: section)),
                ("footer", tableView.footerView(forSection: section)),
            ]
            for (name, view) in edges {
                guard let view, !view.isHidden, view.frame.sharesArea(with: tableView.bounds) else { continue }
                views["\(name) \(section)"] = view.frame.value
            }
        }
        return views
    }

    private static let mostElements = 5000

    private func allFrames() -> [String: DocumentValue] {
        var frames: [String: DocumentValue] = [:]
        guard data.counts.reduce(0, +) <= Self.mostElements else {
            report("there are more than \(Self.mostElements) rows; only those on screen are named")
            return frames
        }
        for (section, count) in data.counts.enumerated() {
            for path in (0..<count).map({ IndexPath(row: $0, section: section) }) {
                frames[path.scenarioName] = tableView.rectForRow(at: path).value
            }
        }
        return frames
    }
}
#endif
