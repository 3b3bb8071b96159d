#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A section's header or footer, as far as it is known.
struct RecordedEdge {
    var title: String?
    /// What the delegate says of its height and its estimate; nil where it does not.
    var height: CGFloat?
    var estimate: CGFloat?
    /// How high its view was when it was first seen; nil where none was.
    var shown: CGFloat?

    /// Nil for a section without one.
    var value: DocumentValue? {
        var members: [String: DocumentValue] = [:]
        if let height { members["height"] = height.tableHeight }
        if let estimate { members["estimate"] = estimate.tableHeight }
        if let title {
            members["title"] = .text(title)
        } else if let shown, (height ?? -1) < 0 {
            members["actual"] = shown.tableHeight
        } else if (height ?? -1) < 0 {
            return nil
        }
        return .object(members)
    }
}

struct RecordedEdges {
    var header = RecordedEdge()
    var footer = RecordedEdge()

    var values: [String: DocumentValue] {
        var values: [String: DocumentValue] = [:]
        values["header"] = header.value
        values["footer"] = footer.value
        return values
    }
}

extension TableViewRecorder {
    /// What data source and delegate say of headers and footers, which the table asks them, too. No view is asked for:
    /// that would make one.
    func hearDeclaredEdges() {
        let (source, delegate) = (tableView.dataSource, tableView.delegate)
        for (index, section) in data.sections.enumerated() where edges[section.number] == nil {
            var known = RecordedEdges()
            known.header.title = source?.tableView?(tableView, titleForHeaderInSection: index)
            known.footer.title = source?.tableView?(tableView, titleForFooterInSection: index)
            known.header.height = delegate?.tableView?(tableView, heightForHeaderInSection: index)
            known.footer.height = delegate?.tableView?(tableView, heightForFooterInSection: index)
            known.header.estimate = delegate?.tableView?(tableView, estimatedHeightForHeaderInSection: index)
            known.footer.estimate = delegate?.tableView?(tableView, estimatedHeightForFooterInSection: index)
            edges[section.number] = known
        }
    }

    func hearShownEdges() {
        for (index, section) in data.sections.enumerated() {
            if tableView.headerView(forSection: index) != nil {
                let height = tableView.rectForHeader(inSection: index).height
                hear(height, \.header, ofSection: section.number, "the header of section \(index)")
            }
            if tableView.footerView(forSection: index) != nil {
                let height = tableView.rectForFooter(inSection: index).height
                hear(height, \.footer, ofSection: section.number, "the footer of section \(index)")
            }
        }
    }

    private func hear(
        _ height: CGFloat, _ edge: WritableKeyPath<RecordedEdges, RecordedEdge>, ofSection number: Int, _ name: String
    ) {
        guard var known = edges[number], known[keyPath: edge].title == nil else { return }
        if let former = known[keyPath: edge].shown, former != height, (known[keyPath: edge].height ?? -1) < 0 {
            return report("\(name) has another height now, which a scenario cannot say")
        }
        known[keyPath: edge].shown = height
        edges[number] = known
    }
}
#endif
