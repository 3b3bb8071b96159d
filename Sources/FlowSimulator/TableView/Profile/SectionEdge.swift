import Foundation

/// A section's header or footer, as far as its height depends on it before anything is measured.
package struct SectionEdge: Hashable, Sendable {
    /// Above or below the rows.
    package enum Kind: Hashable, Sendable {
        case header, footer
    }

    /// Who gives the height. A delegate's 0 and `TableView.automaticDimension` mean other things than a property's.
    package enum Declared: Hashable, Sendable {
        /// `heightForHeaderInSection` or `heightForFooterInSection`, points.
        case byDelegate(CGFloat)
        /// `sectionHeaderHeight` or `sectionFooterHeight`, points, where the delegate does not say.
        case byProperty(CGFloat)

        var length: CGFloat {
            switch self {
            case .byDelegate(let length), .byProperty(let length): length
            }
        }
    }

    /// What a table knows of the height.
    package enum Height: Hashable, Sendable {
        /// There is no header or footer, whatever view or title the section has.
        case absent
        /// This many points, more than 0.
        case points(CGFloat)
        /// What the title needs in the view that tables make for it; `oneLine` points if it is one line.
        case fittingTitle(oneLine: CGFloat)
        /// What the delegate's view wants.
        case selfSizing
    }

    /// `TableView.automaticDimension`, for code outside the main actor.
    static let automatic: CGFloat = -1

    package var kind: Kind
    package var style: TableView.Style
    /// The section's index.
    package var section: Int
    package var declared: Declared
    /// Whether the delegate gives a view, which goes before a title (documented).
    package var hasView = false
    /// Whether the data source gives a title.
    package var hasTitle = false
    /// Whether the estimate is not 0: without one nothing sizes itself (documented).
    package var isEstimated = true
    /// Whether the table has a `tableHeaderView`.
    package var tableHasHeaderView = false

    /// An edge without view and title in a table with estimates and without a header view.
    ///
    /// - Parameters:
    ///   - kind: Header or footer.
    ///   - style: The table's.
    ///   - section: The section's index.
    ///   - declared: Who gives which height.
    package init(_ kind: Kind, _ style: TableView.Style, section: Int, declared: Declared) {
        (self.kind, self.style, self.section, self.declared) = (kind, style, section, declared)
    }

    var isGrouped: Bool { style != .plain }

    /// Grouped tables leave more room above everything, unless they have a view there, however small: that is how
    /// people take the room away.
    var isAtTop: Bool { kind == .header && section == 0 && !tableHasHeaderView }
}
