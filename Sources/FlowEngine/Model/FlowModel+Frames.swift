import CallerChecks

extension FlowModel {
    /// The size of the whole content, not rounded. Along the scroll axis it is the sum of the sections' lengths (R5.1),
    /// or 0 without sections (R1.10, R5.3). Across the axis it is the container's length (R5.2). O(1).
    public var contentSize: FlowSize {
        configuration.axis.flowSize(
            along: max(sections.summary.length.points, 0), across: configuration.containerLength)
    }

    /// Returns the frame of an item. O(log *n* + *m*) for *m* items in the item's row.
    public func frame(of path: ItemPath) -> FlowRect {
        let place = place(of: path)
        let section = place.section
        let row = section.items.row(containing: path.item)
        guard let items = section.items.borrowed else { stop("an item that exists") }
        var reader = ItemReader(items, startingAt: row.items.lowerBound)
        let framing = RowFraming(section, at: place.index, in: configuration)
        return framing.frame(of: path.item, in: row.content, at: offset(of: row, in: place).points, from: &reader)
    }

    /// Returns the frame of a section's header; nil if the section has no header (R1.6). O(log *s*).
    public func headerFrame(of section: Int) -> FlowRect? {
        place(of: section).headerFrame(in: configuration)
    }

    /// Returns the frame of a section's footer; nil if the section has no footer (R1.6). O(log *s*).
    public func footerFrame(of section: Int) -> FlowRect? {
        place(of: section).footerFrame(in: configuration)
    }

    /// Returns the start and the end of a section along the scroll axis, with header and footer, in points. O(log *s*).
    public func sectionRange(_ section: Int) -> ClosedRange<Double> {
        let place = place(of: section)
        let start = place.start.points
        return start...max(start, (place.start + place.section.length(configuration.axis)).points)
    }

    /// A row of a section: its items, its start and its length.
    public struct RowInfo: Hashable, Sendable {
        /// The index of the section that the row belongs to.
        public var section: Int
        /// The row's number in its section, from 0.
        public var index: Int
        /// The indices of the row's items in the section; never empty.
        public var items: Range<Int>
        /// The start of the row along the scroll axis, in points, not rounded.
        public var offset: Double
        /// The length of the row along the scroll axis, in points.
        public var length: Double
    }

    /// Returns the row at an index of a section; traps if there is no such row. O(log *n*).
    public func row(at index: Int, in section: Int) -> RowInfo {
        let place = place(of: section)
        return info(place.section.items.row(at: index), in: place)
    }

    /// Returns the row that holds an item. O(log *n*).
    public func row(containing path: ItemPath) -> RowInfo {
        let place = place(of: path)
        return info(place.section.items.row(containing: path.item), in: place)
    }

    /// Returns the start of a section's row along the scroll axis, in content coordinates.
    func offset(of row: Row, in place: SectionPlace) -> Extent {
        place.start + place.section.rowsStart(configuration.axis) + place.section.offset(of: row)
    }

    private func info(_ row: Row, in place: SectionPlace) -> RowInfo {
        RowInfo(
            section: place.index, index: row.index, items: row.items,
            offset: offset(of: row, in: place).points,
            length: row.length)
    }
}

extension SectionPlace {
    /// Returns the frame of the section's header; nil if the section has no header (R1.6).
    func headerFrame(in configuration: FlowConfiguration) -> FlowRect? {
        let length = section.metrics.headerLength
        return length > 0 ? supplementaryFrame(start: start, length: length, in: configuration) : nil
    }

    /// Returns the frame of the section's footer; nil if the section has no footer (R1.6).
    func footerFrame(in configuration: FlowConfiguration) -> FlowRect? {
        let length = section.metrics.footerLength
        guard length > 0 else { return nil }
        let end = start + section.length(configuration.axis)
        return supplementaryFrame(start: end - Extent(length), length: length, in: configuration)
    }

    /// Returns the frame of a header or footer. It begins at 0 across the scroll axis and is as long as the container,
    /// whatever the section's insets are (R1.4).
    private func supplementaryFrame(start: Extent, length: Double, in configuration: FlowConfiguration) -> FlowRect {
        let pixels = PixelGrid(scale: configuration.displayScale)
        let size = AxisSize(along: length, across: configuration.containerLength)
        return configuration.axis.rect(along: pixels.rounded(start.points), across: 0, size: size)
    }
}
