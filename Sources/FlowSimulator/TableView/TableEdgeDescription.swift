import FlowEngine

/// The description of a section's header or footer, for code that writes a table as a scenario.
package struct TableEdgeDescription {
    /// The origins of the view.
    package enum Origin: Hashable, Sendable {
        /// There is no view.
        case absent
        /// The table, which made a view for a title.
        case title
        /// The delegate, which has a view.
        case delegate
        /// An unknown origin: the delegate was not asked yet, or the view no longer exists.
        case unknown
    }

    package var origin: Origin
    /// The data source's title; nil if it has none.
    package var title: String?
    /// The delegate's heights, in points; nil if it does not implement the method.
    package var declaredHeight, declaredEstimate: CGFloat?
    /// The present height, without the space above; 0 if there is no header or footer.
    package var height: CGFloat
    /// Whether the height is valid, and not an estimate.
    package var isSettled: Bool
    /// Whether the view of the header or footer determines its height.
    package var sizesItself: Bool
    /// The height of a title of one line without a view, in points; nil if a title has no effect.
    package var heightOfTitle: CGFloat?
}

extension TableView {
    /// The description of a header or footer. Asks data source and delegate again, and makes no view.
    package func edgeDescription(ofHeader isHeader: Bool, inSection section: Int) -> TableEdgeDescription {
        let kind: ElementKind = isHeader ? .header : .footer
        let (known, origin) = (geometry.edge(kind, of: section), edgeOrigin(ofHeader: isHeader, inSection: section))
        var edge = edge(kind, of: section, shownBy: nil)
        let withoutView = profile.height(of: edge)
        edge.hasView = origin == .delegate || origin == .unknown && pass.heights[kind].givesViews == true
        let heightOfTitle: CGFloat? = if case .fittingTitle(let oneLine) = withoutView { oneLine } else { nil }
        return TableEdgeDescription(
            origin: origin, title: title(kind, of: section), declaredHeight: edge.declared.ofDelegate,
            declaredEstimate: delegateEstimate(kind, of: section), height: known.height,
            isSettled: !known.isEstimated, sizesItself: profile.height(of: edge) == .selfSizing,
            heightOfTitle: heightOfTitle)
    }

    /// The origin of the view of a header or footer. Asks neither data source nor delegate.
    package func edgeOrigin(ofHeader isHeader: Bool, inSection section: Int) -> TableEdgeDescription.Origin {
        let kind: ElementKind = isHeader ? .header : .footer
        let name = edgeName(kind, section)
        if let view = displayed[name]?.view { return isTitleView(view) ? .title : .delegate }
        if pass.emptyEdges.contains(name) { return .absent }
        if pass.waitingEdges[name] != nil { return .delegate }
        return pass.heights[kind].givesViews == true ? .unknown : .absent
    }

    /// Whether the height of a header or footer is no estimate. Asks neither data source nor delegate.
    package func edgeIsSettled(ofHeader isHeader: Bool, inSection section: Int) -> Bool {
        !geometry.edge(isHeader ? .header : .footer, of: section).isEstimated
    }
}

extension SectionEdge.Declared {
    fileprivate var ofDelegate: CGFloat? { if case .byDelegate(let length) = self { length } else { nil } }
}
