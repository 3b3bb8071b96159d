import CollectionSimulator

/// The ranges of the sections' rows in a picture. These ranges decide which insets are drawn and which elements are
/// marked as pinned.
@MainActor
struct PictureSections {
    private let run: ScenarioRun
    private let axis: CollectionView.ScrollDirection
    /// The part of the content that the rows of each section cover along the scroll axis.
    private var rows: [Int: ClosedRange<CGFloat>] = [:]

    /// The greatest number of sections whose insets are drawn. Insets of more sections could not be distinguished in a
    /// picture.
    private static let limit = 200
    /// The greatest number of items that are examined in one row. A row of more items is too small to read.
    private static let itemsOfRow = 200

    init(_ run: ScenarioRun, showing snapshots: [CollectionView.ElementSnapshot]) {
        self.run = run
        axis = run.scrollAxis
        let sections = Set(snapshots.map(\.indexPath.section))
        guard sections.count <= Self.limit else { return }
        for section in sections { rows[section] = rowRange(of: section) }
    }

    /// Whether a header or footer is pinned and is not at its own place. A header's own place is before the rows of its
    /// section, and a footer's own place is after them.
    func isPinned(_ snapshot: CollectionView.ElementSnapshot) -> Bool {
        let kinds = [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
        guard kinds.contains(snapshot.kind ?? ""), let rows = rows[snapshot.indexPath.section] else { return false }
        let isFooter = snapshot.kind == CollectionView.elementKindSectionFooter
        guard isFooter ? run.host.pinsFooters : run.host.pinsHeaders else { return false }
        let inset = inset(of: snapshot.indexPath.section)
        let isBefore = isFooter == isMirrored
        let distance =
            isBefore
            ? rows.lowerBound - axis.start(of: inset) - axis.end(of: snapshot.frame)
            : axis.start(of: snapshot.frame) - rows.upperBound - axis.end(of: inset)
        return distance < -0.5
    }

    /// The areas that section insets cover in a picture; no areas if section insets are not measured from the content
    /// inset.
    var insetAreas: [LayoutPicture.InsetArea] {
        guard run.host.insetsStartAtContentEdges else { return [] }
        return rows.keys.sorted().compactMap { section in
            let inset = inset(of: section)
            guard inset != .zero, let rows = rows[section] else { return nil }
            let content = run.view.contentSize
            let size = axis.size(
                along: rows.upperBound - rows.lowerBound,
                across: axis.across(content) - axis.acrossStart(of: inset) - axis.acrossEnd(of: inset))
            let origin = axis.point(along: rows.lowerBound, across: axis.acrossStart(of: inset))
            let inner = CGRect(origin: origin, size: size)
            guard inner.width >= 0, inner.height >= 0 else { return nil }
            return LayoutPicture.InsetArea(
                outer: CGRect(
                    x: inner.minX - inset.left, y: inner.minY - inset.top,
                    width: inner.width + inset.left + inset.right, height: inner.height + inset.top + inset.bottom),
                inner: inner)
        }
    }

    private var isMirrored: Bool { axis == .horizontal && run.host.isMirrored }

    /// Returns the inset of a section as the view shows it. In a mirrored layout, left and right are exchanged.
    private func inset(of section: Int) -> EdgeInsets {
        let inset = run.host.inset(ofSection: section)
        guard run.host.isMirrored else { return EdgeInsets(inset) }
        return EdgeInsets(top: inset.top, left: inset.right, bottom: inset.bottom, right: inset.left)
    }

    /// Returns the range of a section's rows, from the start of the first row to the end of the last row.
    private func rowRange(of section: Int) -> ClosedRange<CGFloat>? {
        let count = run.dataSource.itemCount(ofSection: section)
        guard count > 0 else { return nil }
        let first = row(of: section, items: Array(0..<min(count, Self.itemsOfRow)))
        let last = row(of: section, items: Array((max(0, count - Self.itemsOfRow)..<count).reversed()))
        guard let first, let last else { return nil }
        return min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
    }

    /// Returns the range of the row that contains the first of the given items. The following items belong to the row
    /// as long as they overlap the items before them.
    private func row(of section: Int, items: [Int]) -> ClosedRange<CGFloat>? {
        var range: ClosedRange<CGFloat>?
        for item in items {
            guard let frame = run.host.place(of: .item(section: section, item: item))?.frame else { break }
            let next = axis.range(of: frame)
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
