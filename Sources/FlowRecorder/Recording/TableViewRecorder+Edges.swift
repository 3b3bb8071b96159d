#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// The recorded facts about a section's header or footer.
struct SeenEdge {
    var title: String?
    /// The height that the delegate returns; nil if the delegate does not return a height.
    var height: CGFloat?
    /// The estimate that the delegate returns; nil if the delegate does not return an estimate.
    var estimate: CGFloat?
    /// The height of the view when it was first on screen; nil if it was never on screen.
    var shown: CGFloat?
    /// The estimated height of a header or footer that was never on screen; nil if the table seems to have no view for
    /// it.
    var expected: CGFloat?
    /// The height of the header or footer in the table before its view was measured. Nil if no such height was
    /// recorded.
    var unmeasured: CGFloat?
    /// Whether it is known that the table has no such header or footer.
    var isAbsent = false

    /// Whether the height is automatic: the delegate returns no height, or a negative height.
    var isAutomatic: Bool { (height ?? -1) < 0 }

    /// The header or footer in the form of scenarios; nil if the section has no such header or footer.
    var value: Scenario.SectionView? {
        var content = Scenario.SectionView.Content.plain
        if let title {
            content = .title(title)
        } else if isAutomatic {
            guard let height = shown ?? expected else { return nil }
            content = .actual(Double(height))
        }
        return Scenario.SectionView(content, height: height?.tableHeight, estimate: estimate?.tableHeight)
    }
}

struct SeenEdges {
    var header = SeenEdge()
    var footer = SeenEdge()
}

extension TableViewRecorder {
    /// Records the titles, heights and estimates of headers and footers, by asking the data source and the delegate as
    /// the table does. Views are not asked for, because the delegate would make them.
    func recordDeclaredEdges() {
        let (source, delegate) = (tableView.dataSource, tableView.delegate)
        for (index, section) in items.sections.enumerated() where edges[section.number] == nil {
            var known = SeenEdges()
            known.header.title = source?.tableView?(tableView, titleForHeaderInSection: index)
            known.footer.title = source?.tableView?(tableView, titleForFooterInSection: index)
            known.header.height = delegate?.tableView?(tableView, heightForHeaderInSection: index)
            known.footer.height = delegate?.tableView?(tableView, heightForFooterInSection: index)
            known.header.estimate = delegate?.tableView?(tableView, estimatedHeightForHeaderInSection: index)
            known.footer.estimate = delegate?.tableView?(tableView, estimatedHeightForFooterInSection: index)
            edges[section.number] = known
        }
    }

    /// Records the heights of headers and footers on screen. A section that replaced another section may have a header
    /// or footer off screen. The height of this view is assumed to be the one in the replaced section.
    func recordShownEdges() {
        for (index, section) in items.sections.enumerated() {
            for edge in [\SeenEdges.header, \SeenEdges.footer] {
                record(edge, of: section.number, at: index)
            }
        }
    }

    private func record(_ edge: WritableKeyPath<SeenEdges, SeenEdge>, of number: Int, at section: Int) {
        guard var known = edges[number]?[keyPath: edge], known.title == nil else { return }
        let isHeader = edge == \.header
        let rect = isHeader ? tableView.rectForHeader(inSection: section) : tableView.rectForFooter(inSection: section)
        if self.edge(isHeader: isHeader, of: section) != nil {
            if let former = known.shown, former != rect.height, known.isAutomatic {
                let name = isHeader ? "header" : "footer"
                report("the \(name) of section \(section) has another height now, which a scenario cannot say")
            }
            known.shown = known.shown ?? rect.height
        } else if known.shown == nil {
            let isAbsent = rect.height <= 0 || rect.sharesArea(with: tableView.bounds)
            // It was on screen in the middle of a layout, and is not as high as it was estimated.
            let unmeasured = known.expected != nil ? known.unmeasured : known.estimate.flatMap { $0 > 0 ? $0 : nil }
            known.isAbsent = known.isAbsent || isAbsent
            known.shown = !known.isAbsent && unmeasured.map { $0 != rect.height } ?? false ? rect.height : nil
            known.unmeasured = rect.height
            known.expected = known.isAbsent ? nil : expectedHeight(rect.height, known, before: number, edge)
        }
        edges[number]?[keyPath: edge] = known
    }

    /// Returns the estimated height of a header or footer off screen. Nil if the table seems to have no view for it. If
    /// the section replaced another section, the result is the height in the replaced section. In a plain table, the
    /// view is assumed to exist, because all sections have a view if the delegate has one for any section. In a grouped
    /// table, the view is assumed to exist only if the height is the delegate's estimate. Sections without a view have
    /// the usual height there, too.
    private func expectedHeight(
        _ height: CGFloat, _ known: SeenEdge, before number: Int, _ edge: KeyPath<SeenEdges, SeenEdge>
    ) -> CGFloat? {
        if let former = items.formerSections[number].flatMap({ edges[$0]?[keyPath: edge] }) {
            return former.shown ?? former.expected
        }
        return tableView.style == .plain || known.estimate == height ? height : nil
    }
}
#endif
