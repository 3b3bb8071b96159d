import FlowSimulator
import Foundation

/// Where the rows of the sections begin and end that a picture shows, for their insets and for what is pinned.
@MainActor
struct PictureSections {
    private let run: ScenarioRun
    /// By section, the part of the content that its rows cover along the scroll axis.
    private var rows: [Int: ClosedRange<Double>] = [:]

    /// Of more sections a picture shows too little to tell their insets apart.
    private static let limit = 200
    /// Items of a row that are looked at; more are never in one that can be read.
    private static let itemsOfRow = 200

    init(_ run: ScenarioRun, showing snapshots: [CollectionView.ElementSnapshot]) {
        self.run = run
        let sections = Set(snapshots.map(\.indexPath.section))
        guard sections.count <= Self.limit else { return }
        for section in sections { rows[section] = rowRange(of: section) }
    }

    /// Whether a header or footer is elsewhere than its section's rows would have it.
    func isPinned(_ snapshot: CollectionView.ElementSnapshot) -> Bool {
        guard snapshot.category == .supplementaryView, let rows = rows[snapshot.indexPath.section] else { return false }
        let isFooter = snapshot.kind == CollectionView.elementKindSectionFooter
        guard isFooter ? run.values.pinsFooters : run.values.pinsHeaders else { return false }
        let inset = along(inset(of: snapshot.indexPath.section))
        let range = along(snapshot.frame)
        let distance: Double
        switch (isFooter, isMirrored) {
        case (false, false): distance = rows.lowerBound - inset.start - range.upperBound
        case (false, true): distance = range.lowerBound - rows.upperBound - inset.end
        case (true, false): distance = range.lowerBound - rows.upperBound - inset.end
        case (true, true): distance = rows.lowerBound - inset.start - range.upperBound
        }
        return distance < -0.5
    }

    /// The areas of the insets of these sections, where they start from the content's edges.
    var insetAreas: [LayoutPicture.InsetArea] {
        guard run.values.insetReference == .contentInset else { return [] }
        return rows.keys.sorted().compactMap { section in
            let inset = inset(of: section)
            guard inset != .zero, let rows = rows[section] else { return nil }
            let content = run.collectionView.contentSize
            let inner =
                run.isVertical
                ? CGRect(
                    x: inset.left, y: rows.lowerBound, width: content.width - inset.left - inset.right,
                    height: rows.upperBound - rows.lowerBound)
                : CGRect(
                    x: rows.lowerBound, y: inset.top, width: rows.upperBound - rows.lowerBound,
                    height: content.height - inset.top - inset.bottom)
            guard inner.width >= 0, inner.height >= 0 else { return nil }
            return LayoutPicture.InsetArea(
                outer: CGRect(
                    x: inner.minX - inset.left, y: inner.minY - inset.top,
                    width: inner.width + inset.left + inset.right, height: inner.height + inset.top + inset.bottom),
                inner: inner)
        }
    }

    private var isMirrored: Bool { !run.isVertical && run.isMirrored }

    /// As the view shows it: left and right change places in a mirrored layout.
    private func inset(of section: Int) -> Scenario.Insets {
        let inset = run.dataSource.measures(ofSection: section).inset ?? run.values.sectionInset
        guard run.isMirrored else { return inset }
        return Scenario.Insets(top: inset.top, left: inset.right, bottom: inset.bottom, right: inset.left)
    }

    private func along(_ inset: Scenario.Insets) -> (start: Double, end: Double) {
        run.isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    }

    private func along(_ frame: CGRect) -> ClosedRange<Double> {
        run.isVertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
    }

    /// The tallest item of the first and of the last row reach from the rows' start to their end.
    private func rowRange(of section: Int) -> ClosedRange<Double>? {
        let count = run.collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return nil }
        let first = row(of: section, items: Array(0..<min(count, Self.itemsOfRow)))
        let last = row(of: section, items: Array((max(0, count - Self.itemsOfRow)..<count).reversed()))
        guard let first, let last else { return nil }
        return min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
    }

    /// Items from an end of a row on, as long as each reaches into the part of those before.
    private func row(of section: Int, items: [Int]) -> ClosedRange<Double>? {
        var range: ClosedRange<Double>?
        for item in items {
            let path = IndexPath(item: item, section: section)
            guard let frame = run.collectionView.layoutAttributesForItem(at: path)?.frame else { break }
            let next = along(frame)
            guard let seen = range else {
                range = next
                continue
            }
            let middle = (next.lowerBound + next.upperBound) / 2
            guard seen.contains(middle) || next.contains((seen.lowerBound + seen.upperBound) / 2) else { break }
            range = min(seen.lowerBound, next.lowerBound)...max(seen.upperBound, next.upperBound)
        }
        return range
    }
}
