import CallerChecks
import FlowEngine
import ViewSimulator

extension TableView {
    /// Taps a title of the section index, as a finger would. Asks the data source for the section of the title, and
    /// scrolls to this section without animation. Not a method of UIKit: there are no touches here.
    ///
    /// The table is laid out first. Afterwards the section's header is at the top of the viewport, or its first row if
    /// it has no header, as far as the content allows (this library's choice; in a plain table the header would stick
    /// there in any case). The section may have no rows. If the data source returns a section that does not exist, such
    /// as `NSNotFound`, the table does not scroll.
    ///
    /// Traps if the table shows no index, or one without such a title.
    ///
    /// - Parameters:
    ///   - index: The number of the title in the result of `sectionIndexTitles(for:)`.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
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

    /// The text of the index title that devices show as a magnifying glass. The data source chooses the section to
    /// which this title leads, as for any other title.
    public nonisolated class var indexSearch: String { "{search}" }

    // MARK: Titles

    /// The titles that the section index shows; empty if the table has too few rows for an index.
    private var shownIndexTitles: [String] {
        let titles = sectionIndexTitles
        return titles.isEmpty || !isWorthIndex(core.currentCounts) ? [] : titles
    }

    private func isWorthIndex(_ counts: [Int]) -> Bool {
        sectionIndexMinimumDisplayRowCount <= 0 || counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    }

    /// Handles new numbers of rows. The section index may appear or disappear, which changes the width of all rows'
    /// contents.
    func countsDidChange(from before: [Int], to after: [Int]) {
        guard pass.data.sectionIndexTitles?.isEmpty == false, isWorthIndex(before) != isWorthIndex(after) else {
            return
        }
        heightsDidChange()
    }

    /// The titles that the data source returned for the section index. The data source is asked when a row is first
    /// made after a reload or after `reloadSectionIndexTitles()`. The result is stored.
    private var sectionIndexTitles: [String] {
        guard let dataSource else { return [] }
        if let known = pass.data.sectionIndexTitles { return known }
        let titles = OptionalRequirement.answer { dataSource.sectionIndexTitles(for: self) } ?? []
        pass.data.sectionIndexTitles = titles
        return titles
    }

    /// The width of the section index; 0 if no index is shown.
    var sectionIndexWidth: CGFloat { shownIndexTitles.isEmpty ? 0 : profile.sectionIndexWidth }

    func reloadTitlesOfIndex() {
        pass.data.sectionIndexTitles = nil
        heightsDidChange()
    }

    // MARK: Sections as places

    func hasSection(ofTarget path: IndexPath) -> Bool {
        path.namesSection && core.currentCounts.indices.contains(path[0])
    }

    /// The frame to which the table scrolls for a section. It begins with the section's header; in a plain table, the
    /// space above the header is left out.
    func sectionFrame(ofTarget section: Int) -> CGRect? {
        guard (0..<geometry.sectionCount).contains(section) else { return nil }
        let range = geometry.sectionRange(section)
        let start = geometry.edgeRange(.header, of: section)?.start ?? range.start
        return CGRect(x: 0, y: start, width: bounds.size.width, height: range.end - start)
    }
}
