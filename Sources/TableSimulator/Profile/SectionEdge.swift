/// A section's header or footer, with the properties from which a profile determines its height. The profile either
/// gives the height, or determines that the title or the view is measured.
package struct SectionEdge: Hashable, Sendable {
    /// The side of the section: above or below the rows.
    package enum Kind: Hashable, Sendable {
        case header, footer
    }

    /// The height that the delegate or a property gives, and which of the two gives it. The meanings of 0 and of
    /// `TableView.automaticDimension` depend on this source.
    package enum Declared: Hashable, Sendable {
        /// The result of `heightForHeaderInSection` or `heightForFooterInSection`, in points.
        case byDelegate(CGFloat)
        /// The value of `sectionHeaderHeight` or `sectionFooterHeight`, in points, if the delegate does not implement
        /// the method.
        case byProperty(CGFloat)

        var length: CGFloat {
            switch self {
            case .byDelegate(let length), .byProperty(let length): length
            }
        }
    }

    /// The height of a header or footer, as far as it is determined before a measurement. If it is not determined yet,
    /// the case names the content that will be measured.
    package enum Height: Hashable, Sendable {
        /// No height: the section has no header or footer, and the view or the title that the delegate may give for it
        /// is not shown.
        case absent
        /// A height in points, more than 0.
        case points(CGFloat)
        /// The height of the title's text in the view that the table makes for it. `oneLine` is the height for a title
        /// of one line, in points.
        case fittingTitle(oneLine: CGFloat)
        /// The height of the delegate's view, which sizes itself.
        case selfSizing
    }

    /// The value of `TableView.automaticDimension`, for code outside of the main actor.
    static let automatic: CGFloat = -1

    package var kind: Kind
    package var style: TableView.Style
    /// The section's index.
    package var section: Int
    package var declared: Declared
    /// Whether the delegate gives a view, which takes precedence over a title (documented).
    package var hasView = false
    /// Whether the data source gives a title.
    package var hasTitle = false
    /// Whether the estimate of the header or footer is not 0. Without an estimate, headers and footers do not size
    /// themselves (documented).
    package var isEstimated = true
    /// Whether the table has a `tableHeaderView`.
    package var tableHasHeaderView = false

    /// Makes the description of a header or footer that has neither a view nor a title. Its estimate is assumed not to
    /// be 0, and its table to have no `tableHeaderView`.
    ///
    /// - Parameters:
    ///   - kind: Header or footer.
    ///   - style: The style of the table.
    ///   - section: The section's index.
    ///   - declared: The declared height, and its source.
    package init(_ kind: Kind, _ style: TableView.Style, section: Int, declared: Declared) {
        (self.kind, self.style, self.section, self.declared) = (kind, style, section, declared)
    }

    var isGrouped: Bool { style != .plain }

    /// Whether the edge is the first header of a table without a `tableHeaderView`. Grouped tables have more space
    /// above this header; programs remove it with a `tableHeaderView` of any height.
    var isAtTop: Bool { kind == .header && section == 0 && !tableHasHeaderView }
}
