import Foundation

/// The geometry of a view, from which the available space for a flow layout's items is computed. Lengths are points.
///
/// A flow layout has no relative lengths. They are computed as apps do it in `viewWillLayoutSubviews`.
package struct LayoutRoom: Hashable {
    /// The size of the view's bounds.
    private let bounds: CGSize
    /// The adjusted content inset of the view.
    private let contentInset: Scenario.Insets
    /// The edges from which the insets of sections are measured; nil if the content inset is used instead.
    private let edges: Scenario.Insets?
    private let scale: Double

    /// Makes the geometry of a view.
    ///
    /// - Parameter reference: The edges from which the layout measures the insets of sections.
    package init(
        bounds: CGSize, contentInset: Scenario.Insets, safeArea: Scenario.Insets, layoutMargins: Scenario.Insets,
        scale: Double, reference: Scenario.Layout.InsetReference
    ) {
        (self.bounds, self.contentInset, self.scale) = (bounds, contentInset, scale)
        edges =
            switch reference {
            case .contentInset: nil
            case .safeArea: safeArea
            case .layoutMargins: layoutMargins
            }
    }

    /// Returns the available space for the items of a section.
    ///
    /// - Parameters:
    ///   - section: Its departures from the layout; nil for the layout's own inset and spacings.
    ///   - isMirrored: Whether the layout exchanges left and right.
    package func room(
        of section: Scenario.Section?, in layout: Scenario.Layout, isMirrored: Bool
    ) -> Scenario.Room {
        let metrics = (section ?? Scenario.Section(items: [])).metrics(in: layout)
        var inset = metrics.inset
        if isMirrored { (inset.left, inset.right) = (inset.right, inset.left) }
        return Scenario.Room(size: size(inside: inset, of: layout), spacing: metrics.spacing)
    }

    /// Returns the properties of a layout, with all lengths converted to points.
    package func inPoints(_ layout: Scenario.Layout, isMirrored: Bool) -> Scenario.Layout {
        func points(_ size: Scenario.ItemSize) -> Scenario.ItemSize {
            Scenario.ItemSize(self.size(size, of: nil, in: layout, isMirrored: isMirrored))
        }
        var result = layout
        result.itemSize = points(layout.itemSize)
        if case .size(let size) = layout.estimate { result.estimate = .size(points(size)) }
        result.headerLength = .points(headerLength(layout.headerLength, in: layout))
        result.footerLength = .points(headerLength(layout.footerLength, in: layout))
        return result
    }

    /// Returns the size of an item of a section, in points.
    package func size(
        _ size: Scenario.ItemSize, of section: Scenario.Section?, in layout: Scenario.Layout, isMirrored: Bool
    ) -> CGSize {
        size.size(in: room(of: section, in: layout, isMirrored: isMirrored), scale: scale)
    }

    /// Returns the length of a header or footer along the scroll axis, in points. A relative length is a share of the
    /// view's length without the content inset.
    package func headerLength(_ length: Scenario.Length, in layout: Scenario.Layout) -> Double {
        let size = Scenario.ItemSize(width: length, height: length)
            .size(in: Scenario.Room(size: size(inside: .zero, of: layout)), scale: scale)
        return Double(layout.direction == .vertical ? size.height : size.width)
    }

    /// Returns the view's size, less the content inset and the inset of a section. Across the scroll axis, a section's
    /// inset may be measured from the edges of the safe area or of the layout margins (R1.14).
    private func size(inside inset: Scenario.Insets, of layout: Scenario.Layout) -> CGSize {
        let isVertical = layout.direction == .vertical
        let content = isVertical ? contentInset : contentInset.transposed
        let inset = isVertical ? inset : inset.transposed
        let isCovered = layout.optionValues["containerLength"] != .string("bounds")
        let across =
            Double(isVertical ? bounds.width : bounds.height) - (isCovered ? content.left + content.right : 0)
        let along =
            Double(isVertical ? bounds.height : bounds.width) - (content.top + content.bottom)
            - (inset.top + inset.bottom)
        var sides = inset.left + inset.right
        if let edges = isVertical ? edges : edges?.transposed {
            sides =
                max(inset.left + edges.left - content.left, 0) + max(inset.right + edges.right - content.right, 0)
        }
        let room = CGSize(width: max(max(across, 0) - sides, 0), height: max(along, 0))
        return isVertical ? room : CGSize(width: room.height, height: room.width)
    }
}

extension Scenario.Insets {
    /// The insets with the horizontal and the vertical axis exchanged.
    fileprivate var transposed: Scenario.Insets {
        Scenario.Insets(top: left, left: top, bottom: right, right: bottom)
    }
}
