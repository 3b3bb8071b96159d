import FlowEngine

/// The description of a section's header or footer, for code that writes a table as a scenario.
package struct TableEdgeDescription {
    /// The source of the view that shows a header or footer.
    package enum Origin: Hashable, Sendable {
        /// The header or footer has no view, and thus no source of a view.
        case absent
        /// The table, which made the view to show a title.
        case title
        /// The delegate, which returned the view.
        case delegate
        /// An unknown source: the delegate was not asked yet, or the view no longer exists.
        case unknown
    }

    package var origin: Origin
    /// The title that the data source returns; nil if the data source returns none.
    package var title: String?
    /// The height and the estimate that the delegate returns, in points; nil if the delegate does not implement the
    /// method.
    package var declaredHeight, declaredEstimate: CGFloat?
    /// The present height in points, without the space above a header; 0 if there is no header or footer.
    package var height: CGFloat
    /// Whether the height is valid, and not an estimate.
    package var isSettled: Bool
    /// Whether the height of the header or footer is determined by the view that shows it.
    package var sizesItself: Bool
    /// The height that the header or footer has with a title of one line, in points. A view that the delegate gives is
    /// disregarded. Nil if a title has no effect on the height.
    package var heightOfTitle: CGFloat?
}

extension TableView {
    /// The description of a header or footer. Asks data source and delegate again, and makes no view.
    package func edgeDescription(ofHeader isHeader: Bool, inSection section: Int) -> TableEdgeDescription {
        let kind: ElementKind = isHeader ? .header : .footer
        let (known, origin) = (geometry.edge(kind, of: section), edgeOrigin(ofHeader: isHeader, inSection: section))
        var edge = edge(kind, of: section, shownBy: nil)
        let withoutView = profile.height(of: edge)
        edge.hasView = origin == .delegate || origin == .unknown && pass.data.heights[kind].givesViews == true
        let heightOfTitle: CGFloat? = if case .fittingTitle(let oneLine) = withoutView { oneLine } else { nil }
        return TableEdgeDescription(
            origin: origin, title: title(kind, of: section), declaredHeight: edge.declared.ofDelegate,
            declaredEstimate: delegateEstimate(kind, of: section), height: known.height,
            isSettled: !known.isEstimated, sizesItself: profile.height(of: edge) == .selfSizing,
            heightOfTitle: heightOfTitle)
    }

    /// The source of a header's or footer's view, such as the delegate. Asks neither data source nor delegate.
    package func edgeOrigin(ofHeader isHeader: Bool, inSection section: Int) -> TableEdgeDescription.Origin {
        let kind: ElementKind = isHeader ? .header : .footer
        let name = edgeName(kind, section)
        if let view = core.displayed[name]?.view { return isTitleView(view) ? .title : .delegate }
        if pass.edges.empty.contains(name) { return .absent }
        if pass.edges.waiting[name] != nil { return .delegate }
        return pass.data.heights[kind].givesViews == true ? .unknown : .absent
    }

    /// Whether the height of a header or footer is valid, and not an estimate. Asks neither data source nor delegate.
    package func edgeIsSettled(ofHeader isHeader: Bool, inSection section: Int) -> Bool {
        !geometry.edge(isHeader ? .header : .footer, of: section).isEstimated
    }
}

extension SectionEdge.Declared {
    fileprivate var ofDelegate: CGFloat? { if case .byDelegate(let length) = self { length } else { nil } }
}
