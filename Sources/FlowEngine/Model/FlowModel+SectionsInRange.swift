extension FlowModel {
    /// Returns the indices of the sections that reach into a stretch along the scroll axis, ascending. The stretch is
    /// extended by the largest error of rounding to pixels. Sections without items and without length are left out,
    /// because nothing in them has a place.
    ///
    /// - Complexity: O(log *n* + *h*), *h* sections found.
    public func sections(from start: Double, to end: Double) -> [Int] {
        let pixels = PixelGrid(scale: configuration.displayScale)
        let (low, high) = (start - pixels.slack(near: start), end + pixels.slack(near: end))
        guard low <= high else { return [] }
        let wanted = Hull(start: Extent(position: low), end: Extent(position: high))
        var found: [Int] = []
        sections.visit(SectionPrefix.self) { before, summary in
            summary.holdsAnything && summary.hull.shifted(by: before.length).overlaps(wanted)
        } body: { before, run in
            found += run.value.indices(overlapping: wanted, before: before).lazy.map { before.count + $0 }
        }
        return found
    }
}

extension SectionSummary {
    /// Whether the sections have an item, a header, a footer or any length.
    var holdsAnything: Bool { itemCount > 0 || hull.start < hull.end }
}
