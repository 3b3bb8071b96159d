import FlowScenario
import FlowSimulator
import Foundation

extension LayoutView {
    /// The view as it is, drawn: what is on screen, what the layout knows around it, headers, footers, other
    /// supplementary views and decorations where they are, and what is in the cells.
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

    /// The same as a value, which can be changed before it is drawn.
    ///
    /// - Parameters:
    ///   - extent: How much of the content is drawn.
    ///   - title: Written above; the layout's class unless given.
    /// - Complexity: That of the layout's answer, and O(*n*) in the number of views and elements.
    public func picture(_ extent: LayoutExtent = .aroundViewport, title: String? = nil) -> LayoutPicture {
        let found = still(extent)
        let region = region(of: extent, showing: found.still)
        var picture = LayoutPicture(
            found.still, title: title ?? stillView.layoutName, subtitle: found.still.summary, region: region)
        if found.leftOut > 0 {
            let count = NumberText.grouped(found.leftOut)
            picture.remarks.append(.init("\(count) elements further away are not drawn.", isError: false))
        }
        if !found.still.isSettled {
            picture.remarks.append(
                .init("The view is not laid out: what has a view is drawn where it was.", isError: false))
        }
        return picture
    }

    /// What the view shows now, and how many elements were left out.
    func still(_ extent: LayoutExtent) -> (still: LayoutStill, leftOut: Int) {
        let axis = stillView.contentAxis
        let around: CGRect =
            switch extent {
            case .viewport: bounds
            case .aroundViewport: axis.inset(bounds, along: -axis.along(bounds.size) / 2)
            case .everything(let limit): everything(limit)
            }
        var still = stillView.still(in: around.isFinite ? around : nil, parts: nil)
        if extent == .viewport || extent == .aroundViewport {
            still.elements.removeAll { !$0.place.frame.intersects(around) }
        }
        guard case .everything(let limit) = extent else { return (still, 0) }
        let cells = still.elements.count { $0.place.category == .cell }
        let missing = max(0, still.isSettled ? still.itemCount - cells : 0)
        guard still.elements.count > limit else { return (still, missing) }
        let leftOut = missing + still.elements.count - max(limit, 0)
        let middle = axis.along(CGPoint(x: bounds.midX, y: bounds.midY))
        let distances = still.elements.map { element -> CGFloat in
            let range = axis.range(of: element.place.frame)
            return max(range.lowerBound - middle, middle - range.upperBound, 0)
        }
        let kept = Set(distances.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(max(limit, 0)))
        still.elements = still.elements.indices.filter(kept.contains).map { still.elements[$0] }
        return (still, leftOut)
    }

    /// The content; of very many items as much around the viewport as should hold twice those that are kept.
    private func everything(_ limit: Int) -> CGRect {
        let (axis, count) = (stillView.contentAxis, stillView.itemTotal)
        let content = CGRect(origin: .zero, size: contentSize).union(bounds)
        guard count / 2 > max(limit, 0) else { return content }
        let length = axis.along(content.size) * CGFloat(max(limit, 0)) / CGFloat(count)
        return axis.inset(bounds, along: -length).intersection(content)
    }

    /// As much of the extent as there is content or viewport, and a little of what sticks out at the sides.
    private func region(of extent: LayoutExtent, showing still: LayoutStill) -> CGRect {
        let axis = stillView.contentAxis
        let content = CGRect(origin: .zero, size: still.contentSize)
        var region = bounds
        switch extent {
        case .viewport: break
        case .aroundViewport:
            region = axis.inset(bounds, along: -axis.along(bounds.size) / 2).intersection(content.union(bounds))
        case .everything:
            let frames = still.elements.map(\.place.frame).filter(\.isFinite)
            region = frames.reduce(bounds) { $0.union($1) }
            if still.elements.isEmpty { region = content.union(bounds) }
        }
        let frames = still.elements.map(\.place.frame).filter { $0.isFinite && $0.intersects(region) }
        let sides = axis.inset(region, along: 0, across: -axis.across(bounds.size) / 2)
        return frames.reduce(region) { $0.union($1.intersection(sides)) }
    }
}

extension LayoutStill {
    /// How much there is, and how much of it is known: `1,000 items, 12 measured, 1,000 rows`.
    var summary: String {
        var parts = [NumberText.count(itemCount, "item")]
        if measured > 0 || estimated > 0 { parts.append("\(NumberText.grouped(measured)) measured") }
        if let rowCount { parts.append(NumberText.count(rowCount, scrollsHorizontally ? "column" : "row")) }
        return parts.joined(separator: ", ")
    }
}
