#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension TableViewRecorder {
    func whatIsSeen() -> Scenario.Expectation {
        var expectation = expectationOfContent()
        let paths = tableView.indexPathsForVisibleRows ?? []
        expectation.visible = paths.count
        expectation.views = shownEdges()
        for path in paths {
            guard let cell = tableView.cellForRow(at: path) else { continue }
            expectation.views.append(.init(item: path, cell.frame))
        }
        if recordsAllElements { expectation.frames = allFrames() }
        return expectation
    }

    private func shownEdges() -> [Scenario.FrameExpectation] {
        items.counts.indices.flatMap { section in
            let edges: [(Scenario.ElementName, UIView?)] = [
                (.header(section: section), tableView.headerView(forSection: section)),
                (.footer(section: section), tableView.footerView(forSection: section)),
            ]
            return edges.compactMap { name, view -> Scenario.FrameExpectation? in
                guard let view, !view.isHidden, view.frame.sharesArea(with: tableView.bounds) else { return nil }
                return .init(element: name, frame: view.frame)
            }
        }
    }

    private func allFrames() -> [Scenario.FrameExpectation] {
        guard mayNameAllElements() else { return [] }
        return items.counts.enumerated().flatMap { section, count in
            (0..<count).map { row in
                let path = IndexPath(row: row, section: section)
                return Scenario.FrameExpectation(item: path, tableView.rectForRow(at: path))
            }
        }
    }
}
#endif
