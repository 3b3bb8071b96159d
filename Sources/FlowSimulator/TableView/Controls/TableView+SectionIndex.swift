import CallerChecks
import FlowEngine
import Foundation
import ViewSimulator

extension TableView {
    /// Does what a finger on the index of sections does: asks the data source which section the title leads to, and
    /// scrolls there without animation. Not a method of UIKit's: nobody touches a view here.
    ///
    /// The table is laid out first. The section's header is at the top of the viewport then, or its first row where it
    /// has none, as far as the content reaches (a choice; in a plain table the header would stick there anyhow). A
    /// section without rows can be scrolled to as well. A data source that answers with a section that does not exist,
    /// such as `NSNotFound`, scrolls by itself or not at all.
    ///
    /// Traps when the table shows no index, or one without such a title.
    ///
    /// - Parameters:
    ///   - index: Of the title, in the list that `sectionIndexTitles(for:)` gave.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func tapSectionIndexTitle(at index: Int, file: StaticString = #fileID, line: UInt = #line) {
        MainThread.check()
        layoutIfNeeded()
        let titles = shownIndexTitles
        require(
            titles.indices.contains(index), "a tap on title \(index) of an index of sections that has \(titles.count)",
            file: file, line: line)
        guard let dataSource else { return }
        let section = OptionalRequirement.answer {
            dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
        }
        let target = IndexPath.at(section, NSNotFound)
        if hasSection(ofTarget: target) { startScrolling(to: target, at: .top) }
    }

    /// What devices show as a magnifying glass, as a title of the index. Leads where the data source says, like any
    /// other title.
    public nonisolated class var indexSearch: String { "{search}" }

    // MARK: Titles

    /// None where the table has too few rows.
    private var shownIndexTitles: [String] {
        let titles = sectionIndexTitles
        return titles.isEmpty || !isWorthIndex(currentCounts) ? [] : titles
    }

    private func isWorthIndex(_ counts: [Int]) -> Bool {
        sectionIndexMinimumDisplayRowCount <= 0 || counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    }

    /// With rows that come or go the index may do so too, and then all contents have another width.
    func countsDidChange(from before: [Int], to after: [Int]) {
        guard pass.sectionIndexTitles?.isEmpty == false, isWorthIndex(before) != isWorthIndex(after) else { return }
        contentWidthDidChange()
    }

    /// Asked when a row is first made after a reload, or after `reloadSectionIndexTitles()`, and then remembered.
    private var sectionIndexTitles: [String] {
        guard let dataSource else { return [] }
        if let known = pass.sectionIndexTitles { return known }
        let titles = OptionalRequirement.answer { dataSource.sectionIndexTitles(for: self) } ?? []
        pass.sectionIndexTitles = titles
        return titles
    }

    /// 0 where there is no index.
    var sectionIndexWidth: CGFloat { shownIndexTitles.isEmpty ? 0 : profile.sectionIndexWidth }

    func reloadTitlesOfIndex() {
        pass.sectionIndexTitles = nil
        contentWidthDidChange()
    }

    // MARK: Sections as places

    func hasSection(ofTarget path: IndexPath) -> Bool { path.namesSection && currentCounts.indices.contains(path[0]) }

    /// From the header on: what is above a header in a plain table is not brought into view.
    func sectionFrame(ofTarget section: Int) -> CGRect? {
        guard (0..<geometry.sectionCount).contains(section) else { return nil }
        let range = geometry.sectionRange(section)
        let start = geometry.edgeRange(.header, of: section)?.start ?? range.start
        return CGRect(x: 0, y: start, width: bounds.size.width, height: range.end - start)
    }
}
