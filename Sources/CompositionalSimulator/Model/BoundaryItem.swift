import FlowEngine

/// A stretch across the scroll axis, in points.
struct CrossRoom: Equatable, Sendable {
    var start: Double
    var length: Double
}

/// A header or footer of a section or of the whole layout, in its room.
struct BoundaryItem: Equatable, Sendable {
    /// The edge at which a view is: along the scroll axis, or across it.
    enum Edge: Sendable {
        case start, end, acrossStart, acrossEnd
    }

    var kind: String
    var width: ResolvedLength
    var height: ResolvedLength
    var edge: Edge
    /// The place along the edge: 0 at its start, 1 at its end.
    var position: Double
    /// The room of the view across the scroll axis.
    var room: CrossRoom
    var insets: FlowInsets
    /// The distance between the view and what is before it, away from the contents, in points.
    var margin: Double
    var offset: FlowPoint
    var extends: Bool
    var pins: Bool
    var zIndex: Int

    var freedom: ViewFreedom { ViewFreedom(width: width.isEstimate, height: height.isEstimate) }

    var isEstimated: Bool { width.isEstimate || height.isEstimate }

    func size(measured: FlowSize?) -> FlowSize {
        var size = FlowSize(width: width.points, height: height.points)
        if width.isEstimate, let measured { size.width = measured.width }
        if height.isEstimate, let measured { size.height = measured.height }
        return size
    }

    /// The length by which the view extends its section at its edge. A distance away from the contents extends the
    /// section, too.
    func extent(of size: FlowSize, _ axis: ScrollDirection) -> Double {
        guard extends else { return 0 }
        return switch edge {
        case .start: max(size[axis] + margin - offset[axis], 0)
        case .end: max(size[axis] + margin + offset[axis], 0)
        case .acrossStart: max(size[axis.crossing] + margin - offset[axis.crossing], 0)
        case .acrossEnd: max(size[axis.crossing] + margin + offset[axis.crossing], 0)
        }
    }

    /// The length along the scroll axis by which the view may reach out of its section: that of a view next to the
    /// contents or in front of them.
    func reach(of size: FlowSize, _ axis: ScrollDirection) -> Double {
        extends && (edge == .start || edge == .end) ? 0 : size[axis]
    }

    /// The frame at the contents of a section or layout, without pinning. `contents` is the stretch of the contents
    /// along the scroll axis, and `across` is their stretch across it.
    func frame(
        of size: FlowSize, at contents: ClosedRange<Double>, across: ClosedRange<Double>, _ axis: ScrollDirection
    ) -> FlowRect {
        var origin = FlowPoint.zero
        let cross = axis.crossing
        switch edge {
        case .start:
            origin[axis] = extends ? contents.lowerBound - size[axis] : contents.lowerBound
            origin[cross] = room.start + (room.length - size[cross]) * position
        case .end:
            origin[axis] = extends ? contents.upperBound : contents.upperBound - size[axis]
            origin[cross] = room.start + (room.length - size[cross]) * position
        case .acrossStart:
            origin[axis] = contents.lowerBound + (contents.upperBound - contents.lowerBound - size[axis]) * position
            origin[cross] = extends ? across.lowerBound - size[cross] : across.lowerBound
        case .acrossEnd:
            origin[axis] = contents.lowerBound + (contents.upperBound - contents.lowerBound - size[axis]) * position
            origin[cross] = extends ? across.upperBound : across.upperBound - size[cross]
        }
        return FlowRect(origin, size).moved(by: offset).inset(by: insets)
    }
}

extension NodeResolver {
    /// A header or footer in its room. `room` is the stretch across the scroll axis, and `length` is that of the
    /// container along it.
    mutating func boundaryItem(
        _ item: CollectionLayoutBoundarySupplementaryItem, across room: CrossRoom,
        along length: Double, _ axis: ScrollDirection
    ) -> BoundaryItem {
        var container = FlowSize.zero
        container[axis] = length
        container[axis.crossing] = room.length
        let width = item.layoutSize.widthDimension.length
        let height = item.layoutSize.heightDimension.length
        if !width.hasUsableNumber { note("widthDimension", "\(width.number)") }
        if !height.hasUsableNumber { note("heightDimension", "\(height.number)") }
        var offset = FlowPoint(x: Double(item.offset.x), y: Double(item.offset.y))
        if !(abs(offset.x) <= LayoutLength.greatest && abs(offset.y) <= LayoutLength.greatest) {
            note("offset of a boundary item", "\(item.offset)")
            offset = .zero
        }
        let (edge, position) = place(of: item.alignment, axis)
        let outer: CollectionLayoutSpacing? =
            switch edge {
            case .start: axis == .vertical ? item.edgeSpacing?.top : item.edgeSpacing?.leading
            case .end: axis == .vertical ? item.edgeSpacing?.bottom : item.edgeSpacing?.trailing
            case .acrossStart: axis == .vertical ? item.edgeSpacing?.leading : item.edgeSpacing?.top
            case .acrossEnd: axis == .vertical ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom
            }
        var result = BoundaryItem(
            kind: item.elementKind, width: width.resolved(in: container), height: height.resolved(in: container),
            edge: edge, position: position, room: room, insets: usableInsets(item.contentInsets, "contentInsets"),
            margin: space(outer, "edgeSpacing").points, offset: offset, extends: item.extendsBoundary,
            pins: item.pinToVisibleBounds, zIndex: item.zIndex)
        if result.width.isEstimate { result.insets[.horizontal] = (0, 0) }
        if result.height.isEstimate { result.insets[.vertical] = (0, 0) }
        return result
    }

    /// The edge of an alignment, and the place along this edge. An alignment at the top or bottom is at this edge
    /// whatever the scroll axis is.
    private func place(of alignment: RectAlignment, _ axis: ScrollDirection) -> (BoundaryItem.Edge, Double) {
        let edges = alignment.edges
        let (start, end): (BoundaryItem.Edge, BoundaryItem.Edge) =
            axis == .vertical ? (.start, .end) : (.acrossStart, .acrossEnd)
        let along = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5
        if edges.contains(.bottom) { return (end, along) }
        if edges.contains(.top) || edges.isEmpty { return (start, along) }
        let (leading, trailing): (BoundaryItem.Edge, BoundaryItem.Edge) =
            axis == .vertical ? (.acrossStart, .acrossEnd) : (.start, .end)
        return (edges.contains(.leading) ? leading : trailing, 0.5)
    }
}
