extension Section {
    /// Returns the distance from the section's start to the start of its first row. It is the header's length plus the
    /// inset at the start, which is between header and row (R1.7).
    func rowsStart(_ axis: ScrollAxis) -> Extent {
        Extent(metrics.headerLength) + Extent(axis.insets(metrics.insets).alongStart)
    }

    /// Whether the section has an item, a header or a footer.
    var holdsElements: Bool { items.count > 0 || metrics.headerLength > 0 || metrics.footerLength > 0 }

    /// Returns the distance from the start of the section's first row to the start of a row. There is equal spacing
    /// between lines, and none before the first line or after the last (R1.8, R1.12).
    func offset(of row: Row) -> Extent {
        row.lengthBefore + Extent(metrics.minimumLineSpacing) * row.index
    }

    /// Returns the length of the section: header, start inset, lines, end inset and footer (R1.3). An empty section has
    /// all of these except lines (R1.9).
    func length(_ axis: ScrollAxis) -> Extent {
        let rowsLength = items.length(spacing: Extent(metrics.minimumLineSpacing))
        let afterRows = Extent(axis.insets(metrics.insets).alongEnd) + Extent(metrics.footerLength)
        return rowsStart(axis) + rowsLength + afterRows
    }

    /// Returns the stretch along the scroll axis that contains all elements of the section, relative to the section's
    /// start.
    ///
    /// It is the section itself unless an inset or a spacing is negative.
    func hull(_ axis: ScrollAxis, length: Extent) -> Hull {
        let insets = axis.insets(metrics.insets)
        let isSurelyInside = metrics.minimumLineSpacing >= 0 && insets.alongStart >= 0 && insets.alongEnd >= 0
        if isSurelyInside { return Hull(start: .zero, end: length) }
        let start = rowsStart(axis)
        let spacing = Extent(metrics.minimumLineSpacing)
        var hull = Hull(start: .zero, end: max(length, Extent(metrics.headerLength)))
        hull.form(Hull(start: length - Extent(metrics.footerLength), end: length))
        if items.count > 0 {
            let rows = Hull(rows: items.rowCount, length: items.rowsLength, spacing: spacing)
            hull.form(rows.shifted(by: start))
        }
        return hull
    }
}

/// A stretch along the scroll axis: the positions from `start` to `end`. An example is the stretch that contains all
/// elements of a section.
struct Hull: Hashable, Sendable {
    var start: Extent
    var end: Extent

    mutating func form(_ other: Hull) {
        start = min(start, other.start)
        end = max(end, other.end)
    }

    func shifted(by offset: Extent) -> Hull { Hull(start: start + offset, end: end + offset) }

    /// Returns whether two stretches overlap. Stretches that only touch at an end do not overlap.
    func overlaps(_ other: Hull) -> Bool { start < other.end && other.start < end }
}

extension Hull {
    /// Makes a stretch that contains neighbouring rows, relative to the start of the first row.
    ///
    /// With negative spacing, rows overlap and may even run backwards. Then the stretch is longer than the rows, so
    /// that a search finds all of them and reads a few rows more.
    init(rows: Int, length: Extent, spacing: Extent) {
        let gaps = spacing * max(rows - 1, 0)
        self = gaps < .zero ? Hull(start: gaps, end: length) : Hull(start: .zero, end: length + gaps)
    }
}
