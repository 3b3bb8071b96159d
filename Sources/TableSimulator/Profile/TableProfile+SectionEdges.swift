import CallerChecks

/// The heights of headers and footers. The meanings of 0 and of `TableView.automaticDimension` depend on the style, on
/// the source (delegate or property), and on the system. Some heights were measured by other people on iOS 10 and 11,
/// as noted. Each other height is documented, or is this library's choice.
extension TableProfile {
    /// The height of a header or footer, as far as it is determined before a measurement.
    ///
    /// Stops the program, with UIKit's message, if the height is not a number, or is negative and not
    /// `TableView.automaticDimension`.
    package func height(of edge: SectionEdge) -> SectionEdge.Height {
        let length = edge.declared.length
        if length == SectionEdge.automatic { return automaticHeight(of: edge) }
        require(
            length >= 0 && length.isFinite,
            "section \(edge.kind) height must not be negative - provided height for section \(edge.section) is "
                + "\(length)")
        switch edge.declared {
        case .byDelegate(0) where edge.isGrouped && !zeroMeansNoneWhenGrouped:
            // Measured on iOS 10: the default height, and no title (reported of iOS 8).
            return .points(untitledHeight(of: edge))
        case .byDelegate, .byProperty(0):
            return length > 0 ? .points(length) : .absent
        case .byProperty:
            // A plain section without title and view has no header, whatever the property (reported).
            return edge.isGrouped || edge.hasView || edge.hasTitle ? .points(length) : .absent
        }
    }

    private func automaticHeight(of edge: SectionEdge) -> SectionEdge.Height {
        if edge.hasView {
            if selfSizesHeaders && edge.isEstimated { return .selfSizing }
            // Measured on iOS 10 in a grouped table: about 17. Unknown for plain ones; the height of a title is a
            // choice.
            return .points(edge.isGrouped ? untitledHeight(of: edge) : plainTitleHeight)
        }
        if edge.hasTitle { return .fittingTitle(oneLine: titleHeight(of: edge)) }
        if edge.isGrouped { return .points(untitledHeight(of: edge)) }
        // Measured on iOS 10 and 11. If no delegate gives a height, plain sections without a title have no header, on
        // all systems (measured on iOS 11 and 26).
        guard case .byDelegate = edge.declared, plainAutomaticHeight > 0 else { return .absent }
        return .points(plainAutomaticHeight)
    }

    /// The height that a header or footer has until it is measured, in points.
    ///
    /// - Parameters:
    ///   - edge: The header or footer, which sizes itself or fits its title.
    ///   - declared: The delegate's or the property's estimate. `TableView.automaticDimension` means the height of a
    ///     title of one line in plain tables, and the default height in grouped ones (a choice: UIKit's is unknown).
    package func estimatedHeight(of edge: SectionEdge, declared: CGFloat) -> CGFloat {
        if declared > 0 && declared.isFinite { return declared }
        return edge.isGrouped ? groupedDefaultHeight : plainTitleHeight
    }

    /// The space above a header in plain tables, in points. It was measured on iOS 26; reports of iOS 15 agree. Every
    /// section that has a header has this space. In grouped tables the space is 0. This is this library's choice: no
    /// report mentions such a space.
    ///
    /// - Parameters:
    ///   - edge: A header or footer.
    ///   - declared: The table's `sectionHeaderTopPadding`. Less than 0, or no number, means the profile's.
    package func topPadding(of edge: SectionEdge, declared: CGFloat) -> CGFloat {
        guard edge.kind == .header, !edge.isGrouped, height(of: edge) != .absent else { return 0 }
        return declared >= 0 && declared.isFinite ? declared : headerTopPadding
    }

    /// The distance between a side of the table and its rows, headers and footers, in points.
    ///
    /// - Parameters:
    ///   - style: The style of the table.
    ///   - width: The width of the window, or of a table without one.
    package func sideInset(for style: TableView.Style, width: CGFloat) -> CGFloat {
        guard style == .insetGrouped else { return 0 }
        return width >= ListContentProfile.wideWidth ? wideGroupInset : groupInset
    }

    /// The distance from the side of a row to its separator and text, in points.
    ///
    /// - Parameters:
    ///   - style: The style of the table.
    ///   - width: The width of the window, or of a table without one.
    package func textInset(for style: TableView.Style, width: CGFloat) -> CGFloat {
        style != .insetGrouped && width >= ListContentProfile.wideWidth ? wideSeparatorInset : separatorInset
    }

    private func titleHeight(of edge: SectionEdge) -> CGFloat {
        guard edge.isGrouped else { return plainTitleHeight }
        if edge.kind == .footer { return groupedTitledFooterHeight }
        return edge.isAtTop ? groupedFirstTitledHeaderHeight : groupedTitledHeaderHeight
    }

    private func untitledHeight(of edge: SectionEdge) -> CGFloat {
        edge.isAtTop ? groupedFirstHeaderHeight : groupedDefaultHeight
    }
}
