/// A compositional layout by arithmetic: every group of every section is placed, one after the other, from the top. It
/// knows nothing of trees, runs or what was computed before.
public struct ReferenceComposition: Sendable {
    public struct Section: Sendable {
        public var group: ReferenceNode
        public var count: Int
        public var padding = ReferencePadding.none
        public var gap = 0.0
        /// The heights of the section's header and footer; nil for none.
        public var header: ReferenceLength?
        public var footer: ReferenceLength?
        /// The offset to which the section is scrolled sideways; nil if it does not scroll.
        public var sideways: Double?

        public init(group: ReferenceNode, count: Int) {
            self.group = group
            self.count = count
        }
    }

    public var sections: [Section]
    public var width: Double
    public var height: Double
    public var pixelsPerPoint: Double
    public var sectionGap = 0.0
    /// The sizes of measured cells, by section and item.
    public var cells: [[Int]: ReferenceRoom] = [:]
    /// The heights of measured headers and footers, by section.
    public var headers: [Int: Double] = [:]
    public var footers: [Int: Double] = [:]

    public init(sections: [Section], width: Double, height: Double, pixelsPerPoint: Double) {
        self.sections = sections
        self.width = width
        self.height = height
        self.pixelsPerPoint = pixelsPerPoint
    }

    public struct Result: Sendable {
        /// The frames of all items, rounded to pixels.
        public var items: [[Int]: ReferenceRect] = [:]
        public var headers: [Int: ReferenceRect] = [:]
        public var footers: [Int: ReferenceRect] = [:]
        public var length = 0.0
    }

    public func layOut() -> Result {
        var result = Result()
        var y = 0.0
        for index in sections.indices {
            let section = sections[index]
            let room = ReferenceRoom(
                width: max(width - section.padding.left - section.padding.right, 0), height: height)
            if let header = section.header {
                let height = header.isEstimated ? headers[index] ?? header.value(room) : header.value(room)
                result.headers[index] = frame(section.padding.left, y, room.width, height)
                y += height
            }
            if section.count > 0 {
                y += section.padding.top
                y = place(index, at: y, &result)
                y += section.padding.bottom
            }
            if let footer = section.footer {
                let height = footer.isEstimated ? footers[index] ?? footer.value(room) : footer.value(room)
                result.footers[index] = frame(section.padding.left, y, room.width, height)
                y += height
            }
            if index + 1 < sections.count { y += sectionGap }
        }
        result.length = y
        return result
    }

    /// Places the items of a section from `y` on, and returns where they end.
    private func place(_ index: Int, at start: Double, _ result: inout Result) -> Double {
        let section = sections[index]
        let isSideways = section.sideways != nil
        let room = ReferenceRoom(
            width: isSideways ? width : max(width - section.padding.left - section.padding.right, 0), height: height)
        if !isSideways, breaksLines(section.group) { return placeLines(index, at: start, room, &result) }
        let perGroup = itemsPerGroup(section.group, room)
        var (x, y, longest, estimate) = (section.padding.left, start, 0.0, 0.0)
        var first = 0
        while first < section.count {
            let count = min(perGroup, section.count - first)
            let items = first..<first + count
            let placed = ReferencePlacer(
                pixelsPerPoint: pixelsPerPoint,
                measured: { $0 < count ? cells[[index, items.lowerBound + $0]] : nil }, count: count
            ).place(section.group, in: room)
            let isMeasured = items.contains { cells[[index, $0]] != nil }
            // Before a cell of it was measured, a group has its estimate.
            let unmeasured = ReferencePlacer(pixelsPerPoint: pixelsPerPoint, measured: { _ in nil }, count: perGroup)
                .place(section.group, in: room)
            let size = isMeasured ? placed.size : unmeasured.size
            let margins = section.group.margins
            for (number, item) in items.enumerated() {
                let rect = (isMeasured ? placed : unmeasured).items[number]
                result.items[[index, item]] = frame(
                    x + margins.left + rect.x - (section.sideways ?? 0), y + margins.top + rect.y, rect.width,
                    rect.height)
            }
            if isSideways {
                x += margins.left + size.width + margins.right + section.gap
                let length = margins.top + size.height + margins.bottom
                if isMeasured { longest = max(longest, length) } else { estimate = length }
            } else {
                y += margins.top + size.height + margins.bottom
                if first + count < section.count { y += section.gap }
            }
            first += count
        }
        return isSideways ? start + (longest > 0 ? longest : estimate) : y
    }

    private func itemsPerGroup(_ group: ReferenceNode, _ room: ReferenceRoom) -> Int {
        let all = ReferencePlacer(pixelsPerPoint: pixelsPerPoint, measured: { _ in nil }, count: .max)
            .place(group, in: room)
        return all.items.count
    }

    // MARK: Lines

    /// Whether the items of a row have widths of their own, so that rows are broken like lines of a text.
    private func breaksLines(_ group: ReferenceNode) -> Bool {
        guard let row = group.group, !row.isColumn, row.count == .untilFull, !group.width.isEstimated else {
            return false
        }
        return row.children.allSatisfy { $0.group == nil } && row.children.contains { $0.width.isEstimated }
    }

    private func placeLines(
        _ index: Int, at start: Double, _ room: ReferenceRoom, _ result: inout Result
    ) -> Double {
        let section = sections[index]
        guard let row = section.group.group else { return start }
        let outer = ReferenceRoom(width: section.group.width.value(room), height: section.group.height.value(room))
        let inner = ReferenceRoom(
            width: outer.width - section.group.padding.left - section.group.padding.right,
            height: outer.height
                - (section.group.height.isEstimated ? 0 : section.group.padding.top + section.group.padding.bottom))
        let sizes = (0..<section.count).map { item in
            let child = row.children[item % row.children.count]
            let cell = cells[[index, item]]
            return ReferenceRoom(
                width: child.width.isEstimated ? cell?.width ?? child.width.value(inner) : child.width.value(inner),
                height: child.height.isEstimated ? cell?.height ?? child.height.value(inner) : child.height.value(inner)
            )
        }
        let left = section.padding.left + section.group.padding.left
        let above =
            section.group.margins.top + (section.group.height.isEstimated ? 0 : section.group.padding.top)
        let available = width - left - section.padding.right - section.group.padding.right
        var (x, y, height) = (0.0, start, 0.0)
        for (item, size) in sizes.enumerated() {
            let child = row.children[item % row.children.count]
            let margins = child.margins
            let slot = ReferenceRoom(
                width: margins.left + size.width + margins.right, height: margins.top + size.height + margins.bottom)
            if x > 0, x + slot.width > available + 1e-6 {
                y += height + section.gap
                (x, height) = (0, 0)
            }
            let sides = child.width.isEstimated ? (0, 0) : (child.padding.left, child.padding.right)
            let ends = child.height.isEstimated ? (0, 0) : (child.padding.top, child.padding.bottom)
            result.items[[index, item]] = frame(
                left + x + margins.left + sides.0, y + above + margins.top + ends.0,
                max(size.width - sides.0 - sides.1, 0),
                max(size.height - ends.0 - ends.1, 0))
            x += slot.width + row.gap
            let around = section.group.margins.top + section.group.margins.bottom
            height = max(height, around + (section.group.height.isEstimated ? slot.height : outer.height))
        }
        return y + height
    }

    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ReferenceRect {
        ReferenceRect(rounded(x), rounded(y), width, height)
    }

    /// The nearest pixel; halves away from zero.
    private func rounded(_ place: Double) -> Double {
        pixelsPerPoint > 0 ? (place * pixelsPerPoint).rounded(.toNearestOrAwayFromZero) / pixelsPerPoint : place
    }
}
