import PlainTexts

extension LayoutView {
    /// The view's present state as an SVG drawing. It has the elements in `extent` at their places: cells with their
    /// contents, headers, footers, other supplementary views, and decorations.
    ///
    /// ```swift
    /// try view.svg().write(to: url, atomically: true, encoding: .utf8)
    /// ```
    ///
    /// Any layout will do, one of your own too. Drawing lays nothing out, counts nothing and adds nothing to a trace. A
    /// layout of your own is asked once, with `layoutAttributesForElements(in:)`, for what surrounds the viewport; one
    /// that is invalid is not asked, and then only what has a view is drawn. The same view gives the same bytes.
    ///
    /// - Parameters:
    ///   - extent: How much of the content is drawn.
    ///   - title: Written above; the layout's class unless given.
    /// - Complexity: That of the layout's answer, and O(*n*) in the number of views and elements.
    public func svg(_ extent: LayoutExtent = .aroundViewport, title: String? = nil) -> String {
        picture(extent, title: title).svg()
    }

    /// The view's present state as a picture, a value that can be changed before it is drawn.
    ///
    /// - Parameters:
    ///   - extent: How much of the content is drawn.
    ///   - title: Written above; the layout's class unless given.
    /// - Complexity: That of the layout's answer, and O(*n*) in the number of views and elements.
    public func picture(_ extent: LayoutExtent = .aroundViewport, title: String? = nil) -> LayoutPicture {
        let found = snapshot(extent)
        let region = region(of: extent, showing: found.snapshot)
        var picture = LayoutPicture(
            found.snapshot, title: title ?? snapshotView.layoutName, subtitle: found.snapshot.summary, region: region)
        if found.leftOut > 0 {
            let count = NumberText.grouped(found.leftOut)
            picture.remarks.append(.init("\(count) elements further away are not drawn.", isError: false))
        }
        if !found.snapshot.isSettled {
            picture.remarks.append(
                .init("The view is not laid out: what has a view is drawn where it was.", isError: false))
        }
        return picture
    }

    /// A snapshot of the part of the view that an extent selects. `leftOut` is the number of elements that were left
    /// out.
    func snapshot(_ extent: LayoutExtent) -> (snapshot: LayoutSnapshot, leftOut: Int) {
        let axis = snapshotView.contentAxis
        let around: CGRect =
            switch extent {
            case .viewport: bounds
            case .aroundViewport: axis.inset(bounds, along: -axis.along(bounds.size) / 2)
            case .everything(let limit): everything(limit)
            }
        var snapshot = snapshotView.snapshot(in: around.isFinite ? around : nil, parts: nil)
        if extent == .viewport || extent == .aroundViewport {
            snapshot.elements.removeAll { !$0.frame.intersects(around) }
        }
        guard case .everything(let limit) = extent else { return (snapshot, 0) }
        let cells = snapshot.elements.count { $0.category == .cell }
        let missing = max(0, snapshot.isSettled ? snapshot.itemCount - cells : 0)
        guard snapshot.elements.count > limit else { return (snapshot, missing) }
        let leftOut = missing + snapshot.elements.count - max(limit, 0)
        let middle = axis.along(CGPoint(x: bounds.midX, y: bounds.midY))
        let distances = snapshot.elements.map { element -> CGFloat in
            let range = axis.range(of: element.frame)
            return max(range.lowerBound - middle, middle - range.upperBound, 0)
        }
        let kept = Set(distances.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(max(limit, 0)))
        snapshot.elements = snapshot.elements.indices.filter(kept.contains).map { snapshot.elements[$0] }
        return (snapshot, leftOut)
    }

    /// The region from which elements are taken for `LayoutExtent.everything`. It is the whole content if the content
    /// has at most about twice as many items as the limit. Otherwise it is the viewport, with an area before it and an
    /// area after it. Each of these areas has about `limit` items.
    private func everything(_ limit: Int) -> CGRect {
        let (axis, count) = (snapshotView.contentAxis, snapshotView.itemTotal)
        let content = CGRect(origin: .zero, size: contentSize).union(bounds)
        guard count / 2 > max(limit, 0) else { return content }
        let length = axis.along(content.size) * CGFloat(max(limit, 0)) / CGFloat(count)
        return axis.inset(bounds, along: -length).intersection(content)
    }

    /// Returns the rectangle of the content that a picture shows. `extent` selects the viewport, the viewport and the
    /// area around it, or everything. The rectangle becomes wider if elements extend beyond it across the scroll axis,
    /// by at most half a viewport on each side.
    private func region(of extent: LayoutExtent, showing snapshot: LayoutSnapshot) -> CGRect {
        let axis = snapshotView.contentAxis
        let content = CGRect(origin: .zero, size: snapshot.contentSize)
        var region = bounds
        switch extent {
        case .viewport: break
        case .aroundViewport:
            region = axis.inset(bounds, along: -axis.along(bounds.size) / 2).intersection(content.union(bounds))
        case .everything:
            let frames = snapshot.elements.map(\.frame).filter(\.isFinite)
            region = frames.reduce(bounds) { $0.union($1) }
            if snapshot.elements.isEmpty { region = content.union(bounds) }
        }
        let frames = snapshot.elements.map(\.frame).filter { $0.isFinite && $0.intersects(region) }
        let sides = axis.inset(region, along: 0, across: -axis.across(bounds.size) / 2)
        return frames.reduce(region) { $0.union($1.intersection(sides)) }
    }
}

extension LayoutSnapshot {
    /// The numbers of items, of measured items and of rows, as text: `1,000 items, 12 measured, 1,000 rows`.
    var summary: String {
        var parts = [NumberText.count(itemCount, "item")]
        if measured > 0 || estimated > 0 { parts.append("\(NumberText.grouped(measured)) measured") }
        if let rowCount { parts.append(NumberText.count(rowCount, scrollsHorizontally ? "column" : "row")) }
        return parts.joined(separator: ", ")
    }
}
