extension Scenario {
    /// A table view's properties. Lengths in points; the profile's initial value is used where a height is nil, and
    /// `TableView.automaticDimension` (−1) has its meaning there.
    public struct Table: Hashable, Sendable {
        /// The style of a table.
        public enum Style: String, Hashable, Sendable, CaseIterable {
            /// Headers and footers stick; scroll with their sections; scroll with their sections, and rows are inset
            /// from the sides.
            case plain, grouped, insetGrouped
        }

        /// The system whose behaviour a table has: it and those after it, up to the next.
        public enum Profile: String, Hashable, Sendable, CaseIterable {
            /// iOS 7; iOS 8; iOS 9 and 10; iOS 11 to 14; iOS 15 to 18; iOS 26.
            case iOS7, iOS8, iOS9, iOS11, iOS15, iOS26
        }

        /// Lines between rows, by UIKit's names.
        public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
            /// None: a row is as high as its content. With a line it is a pixel higher.
            case none, singleLine, singleLineEtched
        }

        /// The style; plain unless given.
        public var style = Style.plain
        /// The systems that are played, one after the other; never empty. iOS 15 unless given.
        public var profiles = [Profile.iOS15]
        /// The height of rows for which the delegate has none.
        public var rowHeight: Double?
        /// The height that rows are assumed to have before they were measured; 0 switches estimates off.
        public var estimatedRowHeight: Double?
        /// The heights of headers and footers for which the delegate has none.
        public var sectionHeaderHeight, sectionFooterHeight: Double?
        /// The heights that headers and footers are assumed to have; 0 switches their estimates off.
        public var estimatedSectionHeaderHeight, estimatedSectionFooterHeight: Double?
        /// The padding above each header of a plain table.
        public var sectionHeaderTopPadding: Double?
        /// The separator below rows; a line unless given.
        public var separatorStyle = SeparatorStyle.singleLine
        /// The heights of the views above the first section and below the last; nil where there is none.
        public var headerViewHeight, footerViewHeight: Double?
        /// Whether content views keep clear of the safe area at the sides.
        public var insetsContentViewsToSafeArea = true
        /// The titles of the index at the right; none without them.
        public var sectionIndex: [String] = []
        /// Whether rows can be deleted, and have the controls for it.
        public var isEditing = false
        /// Whether the data source dequeues cells for their path, `dequeueReusableCell(withIdentifier:for:)`; iOS 8
        /// asks for the row's height once more then. True unless given.
        public var dequeuesForPath = true
        /// The rule of the anchor, which stays where the reader sees it.
        package var anchorRule = Scenario.AnchorRule.automatic

        /// Makes a plain table of iOS 15 with UIKit's defaults.
        public init() {}

        /// The system that a run plays: the first of ``profiles``.
        public var profile: Profile { profiles[0] }
    }

    /// A header or footer of a section in a table.
    public struct SectionView: Hashable, Sendable {
        /// The content, which decides who makes the view.
        public enum Content: Hashable, Sendable {
            /// A title of the data source's, in the table's own view; or, if it is empty, a view of the delegate's
            /// without a height.
            case title(String)
            /// A view of the delegate's without a height.
            case plain
            /// A view of the delegate's that has this height when it is measured, in points.
            case actual(Double)
            /// A view of the delegate's with views and constraints: a kind by its name in ``Scenario/cells``.
            case cell(String, Cell.Content)
        }

        /// The content of the view.
        public var content: Content
        /// The delegate's height, in points; nil for the table's property.
        public var height: Double?
        /// The delegate's estimate, in points; nil for the table's property.
        public var estimate: Double?

        /// Makes a header or footer; height and estimate are the table's unless they are given.
        public init(_ content: Content, height: Double? = nil, estimate: Double? = nil) {
            self.content = content
            self.height = height
            self.estimate = estimate
        }

        /// The title; nil if it shows something else.
        public var title: String? { if case .title(let title) = content { title } else { nil } }
    }

    /// The properties of rows in a table, except their contents.
    public struct RowTraits: Hashable, Sendable {
        /// The accessory of a row, by UIKit's names.
        public enum Accessory: String, Hashable, Sendable, CaseIterable {
            /// Nothing, or one of UIKit's.
            case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }

        /// The delegate's heights of rows, repeated if there are fewer than rows; empty for none. A multiple is one of
        /// the table's width.
        public var heights: [Length] = []
        /// The delegate's estimates of rows; empty for none.
        public var estimates: [Length] = []
        /// The accessory of each row; none unless given.
        public var accessory = Accessory.none
        /// The indentation level of the rows; 0 unless given.
        public var indentationLevel = 0

        /// Makes traits of rows for which the delegate has no values.
        public init() {}
    }

    /// New properties of a table.
    public struct TableChange: Hashable, Sendable {
        /// All of them, the unchanged ones included.
        public var table: Table
        /// The properties that are set, by their names in documents.
        public var names: [String]

        /// Makes a change to a table with these properties.
        public init(_ table: Table, names: [String] = []) {
            self.table = table
            self.names = names
        }
    }
}

extension Scenario.Table {
    /// The height of elements that size themselves, in documents and delegates.
    package static let automaticHeight = -1.0

    /// Whether rows without a delegate's estimate have no estimates.
    func hasNoEstimates(in profile: Profile) -> Bool {
        estimatedRowHeight.map { $0 == 0 } ?? !profile.startsWithEstimates
    }
}

extension Scenario.Table.Profile {
    /// Whether a table of the system has estimates unless they are switched off: since iOS 11.
    package var startsWithEstimates: Bool {
        switch self {
        case .iOS7, .iOS8, .iOS9: false
        case .iOS11, .iOS15, .iOS26: true
        }
    }
}
