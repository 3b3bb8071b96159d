import FlowEngine
import Foundation

/// What is said and known of a section's header or footer, for whoever writes a table down.
package struct TableEdgeFacts {
    /// Where its view comes from, as far as that is known.
    package enum Origin: Hashable, Sendable {
        /// Nobody has a view of it.
        case nobody
        /// The table made one for a title.
        case title
        /// The delegate has one.
        case delegate
        /// Nobody has asked yet, or the view is gone again.
        case unknown
    }

    package var origin: Origin
    /// The data source's; nil where it has none.
    package var title: String?
    /// The delegate's answers, in points; nil where it does not implement the method.
    package var declaredHeight, declaredEstimate: CGFloat?
    /// As it is, without what is above it; 0 where there is none.
    package var height: CGFloat
    /// Whether somebody answered for that height.
    package var isSettled: Bool
    /// Whether it is as high as its view wants.
    package var sizesItself: Bool
    /// How high a title of one line would be without a view, in points; nil where that makes no difference.
    package var heightOfTitle: CGFloat?
}

extension TableView {
    /// Asks data source and delegate once more, and makes no view.
    package func edgeFacts(ofHeader isHeader: Bool, inSection section: Int) -> TableEdgeFacts {
        let kind: ElementKind = isHeader ? .header : .footer
        let (known, origin) = (geometry.edge(kind, of: section), edgeOrigin(ofHeader: isHeader, inSection: section))
        var edge = edge(kind, of: section, shownBy: nil)
        let withoutView = profile.height(of: edge)
        edge.hasView = origin == .delegate || origin == .unknown && pass.heights[kind].givesViews == true
        let heightOfTitle: CGFloat? = if case .fittingTitle(let oneLine) = withoutView { oneLine } else { nil }
        return TableEdgeFacts(
            origin: origin, title: title(kind, of: section), declaredHeight: edge.declared.ofDelegate,
            declaredEstimate: delegateEstimate(kind, of: section), height: known.height,
            isSettled: !known.isEstimated, sizesItself: profile.height(of: edge) == .selfSizing,
            heightOfTitle: heightOfTitle)
    }

    /// Asks nobody.
    package func edgeOrigin(ofHeader isHeader: Bool, inSection section: Int) -> TableEdgeFacts.Origin {
        let kind: ElementKind = isHeader ? .header : .footer
        let name = edgeName(kind, section)
        if let view = displayed[name]?.view { return isTitleView(view) ? .title : .delegate }
        if pass.emptyEdges.contains(name) { return .nobody }
        if pass.waitingEdges[name] != nil { return .delegate }
        return pass.heights[kind].givesViews == true ? .unknown : .nobody
    }

    /// Whether somebody answered for the height. Asks nobody.
    package func edgeIsSettled(ofHeader isHeader: Bool, inSection section: Int) -> Bool {
        !geometry.edge(isHeader ? .header : .footer, of: section).isEstimated
    }
}

extension SectionEdge.Declared {
    fileprivate var ofDelegate: CGFloat? { if case .byDelegate(let length) = self { length } else { nil } }
}
