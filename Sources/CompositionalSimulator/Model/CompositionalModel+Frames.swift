import FlowEngine

/// The part of the content on screen, without insets and with pinned headers in mind; lengths are in content
/// coordinates along the scroll axis.
struct VisibleStretch: Equatable {
    var start: Double
    var end: Double
}

extension CompositionalModel {
    // MARK: Items

    /// The frame of an item, rounded to pixels; nil if its section has no place for it.
    func element(ofItem path: ItemPath) -> CompositionalElement? {
        let plan = plans[path.section]
        guard contains(path), !plan.leaves.isEmpty else { return nil }
        if plan.flows { return flowingElement(path, in: groups.frame(of: path)) }
        let group = group(of: path)
        let leaf = path.item - items(ofGroup: group).lowerBound
        let arrangement = arrangement(of: group)
        let origin = groupOrigin(group, arrangement.size)
        return element(
            .item(path), kind: nil, at: arrangement.leaves[leaf].moved(by: origin),
            arrangement.zIndexes?[leaf] ?? 0)
    }

    private func flowingElement(_ path: ItemPath, in slot: FlowRect) -> CompositionalElement {
        let leaf = plans[path.section].leaf(at: path.item)
        let group = plans[path.section].group
        let along = axis
        var frame = slot
        for axis in ScrollDirection.both {
            let edges = leaf.edges(axis)
            if axis == .vertical {
                frame.y += edges.start.points
                frame.height = length(of: leaf, .vertical, in: slot.height - edges.points, path)
            } else {
                frame.x += edges.start.points
                frame.width = length(of: leaf, .horizontal, in: slot.width - edges.points, path)
            }
        }
        // The engine knows the room of the line; the group is inside of it.
        var origin = FlowPoint.zero
        origin[along] = group.edges(along).start.points + group.insets[along].start
        frame = frame.moved(by: origin)
        return element(.item(path), kind: nil, at: inContent(frame.inset(by: leaf.insets)), 0)
    }

    /// The length of an item in a line: along the scroll axis its own, across it that of its room.
    private func length(
        of leaf: LayoutNode, _ axis: ScrollDirection, in room: Double, _ path: ItemPath
    ) -> Double {
        guard axis == self.axis, leaf[axis].isEstimate else {
            return axis == self.axis ? leaf[axis].points : max(room, 0)
        }
        return measuredSize(of: path)?[axis] ?? leaf[axis].points
    }

    /// The origin of a group in content coordinates, not rounded.
    private func groupOrigin(_ group: ItemPath, _ size: FlowSize) -> FlowPoint {
        if shelves[group.section] != nil {
            let slot = groups.frame(of: ItemPath(section: group.section, item: 0))
            return shelfOrigin(of: group, size, inSlot: slot)
        }
        return groupOrigin(group, size, inSlot: groups.frame(of: group))
    }

    private func groupOrigin(_ group: ItemPath, _ size: FlowSize, inSlot slot: FlowRect) -> FlowPoint {
        let offset = plans[group.section].groupOffset(size, containerLength: geometry.size[axis.crossing])
        let place = inContent(slot)
        return FlowPoint(x: place.x + offset.x, y: place.y + offset.y)
    }

    private func shelfOrigin(of group: ItemPath, _ size: FlowSize, inSlot slot: FlowRect) -> FlowPoint {
        guard let shelf = shelves[group.section] else { return .zero }
        let frame = shelf.groups.frame(of: ItemPath(section: 0, item: group.item))
        let plan = plans[group.section]
        var origin = FlowPoint.zero
        origin[axis] = axis.start(of: inContent(slot)) + plan.group.edges(axis).start.points
        origin[axis.crossing] =
            axis.crossing.start(of: frame) + plan.group.edges(axis.crossing).start.points - shelf.offset
        return origin
    }

    /// A rectangle of the model of groups, in content coordinates.
    private func inContent(_ rect: FlowRect) -> FlowRect {
        var distance = FlowPoint.zero
        distance[axis] = globalLengths.start
        return rect.moved(by: distance)
    }

    func element(
        _ key: ElementKey, kind: String?, at frame: FlowRect, _ zIndex: Int
    ) -> CompositionalElement {
        let rounding = geometry.rounding
        // Places in a section that scrolls are rounded in its own contents, so that a scroll moves all by one distance.
        let way = scrolledDistance(of: key)
        let placed = FlowRect(
            x: rounding.place(frame.x + way.x) - rounding.place(way.x),
            y: rounding.place(frame.y + way.y) - rounding.place(way.y), width: frame.width, height: frame.height)
        return CompositionalElement(key: key, kind: kind, frame: placed, zIndex: zIndex)
    }

    /// The distance by which an element's section was scrolled; zero if the element does not scroll with its section.
    private func scrolledDistance(of key: ElementKey) -> FlowPoint {
        var way = FlowPoint.zero
        guard !shelves.isEmpty else { return way }
        switch key {
        case .item(let path), .attached(_, let path): way[axis.crossing] = shelves[path.section]?.offset ?? 0
        case .boundary, .global, .decoration, .separator: break
        }
        return way
    }

    // MARK: Views

    /// The view of a kind that is attached to an item or to the group whose first item it is; nil if there is none.
    func element(attachedTo path: ItemPath, kind: String) -> CompositionalElement? {
        guard contains(path), !plans[path.section].leaves.isEmpty else { return nil }
        let plan = plans[path.section]
        if plan.flows {
            guard let item = element(ofItem: path) else { return nil }
            return attachedElements(plan.leaf(at: path.item), path, to: item.frame).first { $0.kind == kind }
        }
        let group = group(of: path)
        let leaf = path.item - items(ofGroup: group).lowerBound
        let arrangement = arrangement(of: group)
        guard let view = arrangement.views.first(where: { $0.leaf == leaf && $0.item.kind == kind }) else { return nil }
        let origin = groupOrigin(group, arrangement.size)
        return element(
            .attached(kind: kind, path), kind: kind, at: view.frame.moved(by: origin), view.item.zIndex)
    }

    private func attachedElements(_ leaf: LayoutNode, _ path: ItemPath, to host: FlowRect) -> [CompositionalElement] {
        leaf.attached.map { item in
            let key = ElementKey.attached(kind: item.kind, path)
            return element(key, kind: item.kind, at: item.frame(at: host, measured: views[key]), item.zIndex)
        }
    }

    /// The stretch of a section's contents along the scroll axis, without headers and footers, in content coordinates.
    private func contents(of section: Int) -> ClosedRange<Double> {
        let range = groups.sectionRange(section)
        let metrics = groups.metrics(of: section)
        let start = globalLengths.start + range.lowerBound + metrics.headerLength
        return start...max(start, globalLengths.start + range.upperBound - metrics.footerLength)
    }

    /// A header or footer of a section. `visible` is the stretch at whose ends it sticks, if it does.
    func element(ofBoundary index: Int, section: Int, visible: VisibleStretch?) -> CompositionalElement {
        let plan = plans[section]
        let contents = contents(of: section)
        let (start, end) = plan.insets[axis.crossing]
        let across = start...max(start, geometry.size[axis.crossing] - end)
        let frames = plan.boundaryItems.enumerated().map { index, item in
            item.frame(
                of: item.size(measured: views[.boundary(index, section: section)]), at: contents, across: across, axis)
        }
        let item = plan.boundaryItems[index]
        let frame = pinned(index, plan.boundaryItems, frames, to: visible, within: contents)
        return element(.boundary(index, section: section), kind: item.kind, at: frame, item.zIndex)
    }

    /// A header or footer of the whole layout.
    func element(ofGlobal index: Int, visible: VisibleStretch?) -> CompositionalElement {
        let start = globalLengths.start
        let contents = start...max(start, start + groups.contentSize[axis])
        let across = 0...max(geometry.size[axis.crossing], 0)
        let frames = globalItems.enumerated().map { index, item in
            item.frame(of: item.size(measured: views[.global(index)]), at: contents, across: across, axis)
        }
        let frame = pinned(index, globalItems, frames, to: visible, within: contents)
        return element(.global(index), kind: globalItems[index].kind, at: frame, globalItems[index].zIndex)
    }

    /// The frame of a header or footer that sticks to the visible stretch: it is at its own place or, if this place was
    /// scrolled past, at the edge of the stretch, up to the other end of the contents. Views that are pinned at the
    /// same edge keep their distances.
    private func pinned(
        _ index: Int, _ items: [BoundaryItem], _ frames: [FlowRect], to visible: VisibleStretch?,
        within contents: ClosedRange<Double>
    ) -> FlowRect {
        let item = items[index]
        let frame = frames[index]
        guard item.pins, let visible, visible.start.isFinite, visible.end.isFinite else { return frame }
        let peers = items.indices.filter { items[$0].pins && items[$0].edge == item.edge }
        let natural = axis.start(of: frame)
        switch item.edge {
        case .start, .acrossStart, .acrossEnd:
            let first = peers.map { axis.start(of: frames[$0]) }.min() ?? natural
            let limit = max(contents.upperBound - axis.along(frame.size), natural)
            return axis.rect(frame, startingAt: min(max(natural, visible.start + natural - first), limit))
        case .end:
            let last = peers.map { axis.end(of: frames[$0]) }.max() ?? axis.end(of: frame)
            let limit = min(contents.lowerBound, natural)
            return axis.rect(frame, startingAt: max(min(natural, visible.end - (last - natural)), limit))
        }
    }

    /// A view behind the contents of a section: it covers the section with its headers, footers and insets.
    func element(ofDecoration index: Int, section: Int) -> CompositionalElement {
        let decoration = plans[section].decorations[index]
        let range = groups.sectionRange(section)
        let spacing = section + 1 < sectionCount ? sectionSpacing : 0
        var origin = FlowPoint.zero
        var size = FlowSize.zero
        origin[axis] = globalLengths.start + range.lowerBound
        size[axis] = max(range.upperBound - range.lowerBound - spacing, 0)
        size[axis.crossing] = geometry.size[axis.crossing]
        return element(
            .decoration(index, section: section), kind: decoration.kind,
            at: FlowRect(origin, size).inset(by: decoration.insets),
            decoration.zIndex > 0 ? decoration.zIndex : decoration.zIndex - 1)
    }

    // MARK: Queries

    /// The elements whose frames overlap a rectangle by more than an edge: first items with what is attached to them,
    /// then headers, footers and decorations, in the order of sections.
    ///
    /// - Complexity: O(log *n* + *h*), *h* elements of groups that meet the rectangle.
    func elements(in rect: FlowRect, visible: VisibleStretch?) -> [CompositionalElement] {
        var found: [CompositionalElement] = []
        var reach = rect
        // One point more covers the rounding to pixels.
        let overhang = overhang + 1
        reach.x -= overhang
        reach.y -= overhang
        reach.width += 2 * overhang
        reach.height += 2 * overhang
        var local = reach
        if axis == .vertical { local.y -= globalLengths.start } else { local.x -= globalLengths.start }
        // Items of a section that scrolls may be outside of the row that the section has.
        if !shelves.isEmpty { local = local.covering(0...geometry.size[axis.crossing], along: axis.crossing) }
        for slot in groups.elements(in: local) where slot.path.kind == .item {
            let path = ItemPath(section: slot.path.section, item: slot.path.item)
            addItems(ofSlot: slot.frame, path, in: rect, reach, &found)
        }
        let start = axis.start(of: local)
        let end = axis.end(of: local)
        for section in groups.sections(from: start, to: end) { addViews(of: section, in: rect, visible, &found) }
        for index in globalItems.indices {
            add(element(ofGlobal: index, visible: visible), in: rect, &found)
        }
        return found
    }

    private func addItems(
        ofSlot slot: FlowRect, _ path: ItemPath, in rect: FlowRect, _ reach: FlowRect,
        _ found: inout [CompositionalElement]
    ) {
        let plan = plans[path.section]
        if let shelf = shelves[path.section] {
            var window = FlowRect(FlowPoint.zero, FlowSize(width: 1, height: 1))
            let start = axis.crossing.start(of: reach) + shelf.offset
            let length = reach.size[axis.crossing]
            if axis == .vertical {
                window.x = start
                window.width = length
            } else {
                window.y = start
                window.height = length
            }
            for element in shelf.groups.elements(in: window) where element.path.kind == .item {
                let group = ItemPath(section: path.section, item: element.path.item)
                let arrangement = arrangement(of: group)
                add(
                    arrangement, of: group, at: shelfOrigin(of: group, arrangement.size, inSlot: slot), in: rect, &found
                )
            }
        } else if plan.flows {
            let element = flowingElement(path, in: slot)
            add(element, in: rect, &found)
            for view in attachedElements(plan.leaf(at: path.item), path, to: element.frame) {
                add(view, in: rect, &found)
            }
        } else {
            let arrangement = arrangement(of: path)
            add(arrangement, of: path, at: groupOrigin(path, arrangement.size, inSlot: slot), in: rect, &found)
        }
    }

    private func add(
        _ arrangement: GroupArrangement, of group: ItemPath, at origin: FlowPoint, in rect: FlowRect,
        _ found: inout [CompositionalElement]
    ) {
        let items = items(ofGroup: group)
        let isList = plans[group.section].list != nil
        for (leaf, item) in items.enumerated() {
            let path = ItemPath(section: group.section, item: item)
            let frame = arrangement.leaves[leaf].moved(by: origin)
            let element = element(.item(path), kind: nil, at: frame, arrangement.zIndexes?[leaf] ?? 0)
            add(element, in: rect, &found)
            if isList { for line in separators(of: element, at: path) { add(line, in: rect, &found) } }
        }
        for view in arrangement.views where view.leaf < items.count {
            let path = ItemPath(section: group.section, item: items.lowerBound + view.leaf)
            let key = ElementKey.attached(kind: view.item.kind, path)
            add(
                element(key, kind: view.item.kind, at: view.frame.moved(by: origin), view.item.zIndex), in: rect, &found
            )
        }
    }

    private func addViews(
        of section: Int, in rect: FlowRect, _ visible: VisibleStretch?, _ found: inout [CompositionalElement]
    ) {
        let plan = plans[section]
        for index in plan.boundaryItems.indices {
            add(element(ofBoundary: index, section: section, visible: visible), in: rect, &found)
        }
        for index in plan.decorations.indices {
            add(element(ofDecoration: index, section: section), in: rect, &found)
        }
    }

    private func add(_ element: CompositionalElement, in rect: FlowRect, _ found: inout [CompositionalElement]) {
        if element.frame.intersects(rect) { found.append(element) }
    }
}

extension FlowRect {
    /// The rectangle, longer along an axis so that it covers a range.
    fileprivate func covering(_ range: ClosedRange<Double>, along axis: ScrollDirection) -> FlowRect {
        let start = min(axis.start(of: self), range.lowerBound)
        let length = max(axis.end(of: self), range.upperBound) - start
        return axis == .vertical
            ? FlowRect(x: x, y: start, width: width, height: length)
            : FlowRect(x: start, y: y, width: length, height: height)
    }
}

extension GroupArrangement {
    /// The greatest distance by which an item or view reaches out of the group.
    var overhang: Double {
        let hull = hull
        return max(-hull.minX, -hull.minY, hull.maxX - size.width, hull.maxY - size.height, 0)
    }
}

extension SectionPlan {
    /// The greatest distance by which an item or view reaches out of its group's room, or a header out of its section,
    /// with what is known before anything was measured.
    var overhang: Double {
        var ofViews = boundaryItems.reduce(0) {
            max($0, abs($1.offset.x), abs($1.offset.y), $1.reach(of: $1.size(measured: nil), axis))
        }
        for axis in ScrollDirection.both {
            let edges = group.edges(axis)
            ofViews = max(ofViews, -min(edges.start.points, 0) - min(edges.end.points, 0))
        }
        guard flows else { return max(arrangement.overhang, ofViews) }
        for item in leaves.indices { ofViews = max(ofViews, excess(ofItem: item, measured: nil)) }
        return leaves.reduce(ofViews) { overhang, leaf in
            var alone = GroupArrangement(size: leaf.size)
            let host = FlowRect(FlowPoint.zero, leaf.size)
            alone.views = leaf.attached.map {
                GroupArrangement.AttachedView(item: $0, leaf: 0, frame: $0.frame(at: host, measured: nil))
            }
            return max(overhang, alone.overhang)
        }
    }
}
