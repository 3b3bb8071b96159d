import CallerChecks

extension FlowModel {
    /// A place in the content that can be found again after a change of the model. It consists of an element, and the
    /// distance from the element's start to the viewport's start.
    ///
    /// Take it, change the model, and ask where it is now: the difference is how far the viewport has to move.
    public struct Anchor: Hashable, Sendable {
        /// The element from which the distance is measured.
        public var element: ElementPath
        /// The viewport's start minus the element's start along the scroll axis, in points.
        public var distance: Double

        /// Makes an anchor. Nothing is checked; a model traps if the element does not exist.
        public init(element: ElementPath, distance: Double) {
            self.element = element
            self.distance = distance
        }
    }

    /// Returns the anchor of the first element that ends past `offset` along the scroll axis; nil if there is no such
    /// element.
    ///
    /// Sections, rows and insets are assumed to move forward, as they do unless insets or spacings are negative.
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in its row.
    public func anchor(at offset: Double) -> Anchor? {
        // A frame is returned up to half a pixel from where it was found, so the search starts a little before.
        let reached = offset - PixelGrid(scale: configuration.displayScale).slack(near: offset)
        var index = sectionIndex(endingAfter: reached).flatMap { filledSection(from: $0) }
        while let section = index {
            if let element = firstElement(endingAfter: offset, in: place(of: section)) {
                return Anchor(
                    element: element.path, distance: offset - configuration.axis.alongStart(of: element.frame))
            }
            index = filledSection(from: section + 1)
        }
        return nil
    }

    /// Returns the viewport's start that belongs to an anchor, in points. This is the element's start plus the anchor's
    /// distance. Traps if the element does not exist. O(log *n* + *m*) for *m* items in the element's row.
    public func offset(of anchor: Anchor) -> Double {
        let frame: FlowRect? =
            switch anchor.element.kind {
            case .header: headerFrame(of: anchor.element.section)
            case .footer: footerFrame(of: anchor.element.section)
            case .item: self.frame(of: ItemPath(section: anchor.element.section, item: anchor.element.item))
            }
        guard let frame else { stop("the element of an anchor exists") }
        return configuration.axis.alongStart(of: frame) + anchor.distance
    }

    private func sectionIndex(endingAfter offset: Double) -> Int? {
        let target = Extent(position: offset)
        guard let place = sections.firstPlace(SectionPrefix.self, where: { $0.length > target }) else { return nil }
        let one = place.element.sectionSummary.length
        let within = one > .zero ? (target - place.before.length).wholeSteps(of: one) : 0
        return place.before.count + min(max(within, 0), place.element.sectionCount - 1)
    }

    /// Returns the index of the first section that has an element, from `index` on. Sections without elements are
    /// skipped in one step.
    private func filledSection(from index: Int) -> Int? {
        guard let place = sections.place(at: index, FilledPrefix.self) else { return nil }
        if place.element.sectionSummary.filledCount > 0 { return index }
        let next = sections.firstPlace(FilledPrefix.self) { $0.filledCount > place.before.filledCount }
        return next?.before.count
    }

    private func firstElement(endingAfter offset: Double, in place: SectionPlace) -> FlowElement? {
        let axis = configuration.axis
        if let frame = place.headerFrame(in: configuration), axis.alongEnd(of: frame) > offset {
            return FlowElement(path: .header(place.index), frame: frame, sizeSource: .given)
        }
        if let item = firstItem(endingAfter: offset, in: place) { return item }
        if let frame = place.footerFrame(in: configuration), axis.alongEnd(of: frame) > offset {
            return FlowElement(path: .footer(place.index), frame: frame, sizeSource: .given)
        }
        return nil
    }

    private func firstItem(endingAfter offset: Double, in place: SectionPlace) -> FlowElement? {
        let section = place.section
        let items = section.items
        let spacing = Extent(section.metrics.minimumLineSpacing)
        let reached = offset - PixelGrid(scale: configuration.displayScale).slack(near: offset)
        let target = Extent(position: reached) - place.start - place.section.rowsStart(configuration.axis)
        // The end of the rows summed up; a row's spacing is before it.
        guard let nodes = items.borrowed, var index = items.firstRow(reaching: target, spacing: spacing) else {
            return nil
        }
        let framing = RowFraming(section, at: place.index, in: configuration)
        var reader = ItemReader(nodes, startingAt: 0)
        var elements: [FlowElement] = []
        while index < items.rowCount {
            let row = items.row(at: index)
            let rowOffset = self.offset(of: row, in: place).points
            framing.read(row.content, at: rowOffset, from: &reader, into: &elements, in: .everything)
            if let first = elements.first(where: { configuration.axis.alongEnd(of: $0.frame) > offset }) {
                return first
            }
            elements.removeAll(keepingCapacity: true)
            index += 1
        }
        return nil
    }
}
