import CallerChecks
import Foundation

/// Headers and footers are not like rows: what 0 and `TableView.automaticDimension` mean depends on the style, on who
/// says it, and on the system. Measured by others on iOS 10 and 11 where it says so; the rest is documented, or a
/// choice.
extension TableProfile {
    /// How high a header or footer is, or who has to be asked.
    ///
    /// Stops the program, in UIKit's words, where the height is negative but not `TableView.automaticDimension`, or no
    /// number.
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
            // A plain section without title and view has no header, whatever the property is (reported).
            return edge.isGrouped || edge.hasView || edge.hasTitle ? .points(length) : .absent
        }
    }

    private func automaticHeight(of edge: SectionEdge) -> SectionEdge.Height {
        if edge.hasView {
            if selfSizesHeaders && edge.isEstimated { return .selfSizing }
            // Measured on iOS 10 in a grouped table: about 17. Of plain ones nothing is known; the height of a title is
            // a choice.
            return .points(edge.isGrouped ? untitledHeight(of: edge) : plainTitleHeight)
        }
        if edge.hasTitle { return .fittingTitle(oneLine: titleHeight(of: edge)) }
        if edge.isGrouped { return .points(untitledHeight(of: edge)) }
        // Measured on iOS 10 and 11. Where no delegate answers, plain sections without a title have no header, on all
        // systems (measured on iOS 11 and 26).
        guard case .byDelegate = edge.declared, plainAutomaticHeight > 0 else { return .absent }
        return .points(plainAutomaticHeight)
    }

    /// The height that a header or footer has until it is measured, in points.
    ///
    /// - Parameters:
    ///   - edge: The header or footer, which sizes itself or fits its title.
    ///   - declared: The delegate's or the property's estimate. `TableView.automaticDimension` means what a title of
    ///     one line has in plain tables, and the default height in grouped ones (a choice: UIKit's is not known).
    package func estimatedHeight(of edge: SectionEdge, declared: CGFloat) -> CGFloat {
        if declared > 0 && declared.isFinite { return declared }
        return edge.isGrouped ? groupedDefaultHeight : plainTitleHeight
    }

    /// Between a plain header and what is above it, in points: where there is a header, in all sections (measured on
    /// iOS 26; reports of iOS 15 agree). Grouped tables have none (a choice; nobody reports any).
    ///
    /// - Parameters:
    ///   - edge: A header or footer.
    ///   - declared: The table's `sectionHeaderTopPadding`. Less than 0, or no number, means the profile's.
    package func topPadding(of edge: SectionEdge, declared: CGFloat) -> CGFloat {
        guard edge.kind == .header, !edge.isGrouped, height(of: edge) != .absent else { return 0 }
        return declared >= 0 && declared.isFinite ? declared : headerTopPadding
    }

    /// Between a side of the table and its rows, headers and footers, in points.
    ///
    /// - Parameters:
    ///   - style: The table's.
    ///   - width: Of the window, or of a table without one.
    package func sideInset(for style: TableView.Style, width: CGFloat) -> CGFloat {
        guard style == .insetGrouped else { return 0 }
        return width >= Self.wideWidth ? wideGroupInset : groupInset
    }

    /// Between the side of a row and its separator and text, in points.
    ///
    /// - Parameters:
    ///   - style: The table's.
    ///   - width: Of the window, or of a table without one.
    package func textInset(for style: TableView.Style, width: CGFloat) -> CGFloat {
        style != .insetGrouped && width >= Self.wideWidth ? wideSeparatorInset : separatorInset
    }

    /// From this width on the system's margins are wider (measured on iPhones of 375 and 393 points).
    static let wideWidth: CGFloat = 390

    private func titleHeight(of edge: SectionEdge) -> CGFloat {
        guard edge.isGrouped else { return plainTitleHeight }
        if edge.kind == .footer { return groupedTitledFooterHeight }
        return edge.isAtTop ? groupedFirstTitledHeaderHeight : groupedTitledHeaderHeight
    }

    private func untitledHeight(of edge: SectionEdge) -> CGFloat {
        edge.isAtTop ? groupedFirstHeaderHeight : groupedDefaultHeight
    }
}
