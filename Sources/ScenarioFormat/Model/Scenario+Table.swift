extension Scenario {
    /// The properties of a table view. Lengths in points; nil for a height means the profile's initial value, and
    /// `TableView.automaticDimension` (−1) has its usual meaning.
    public struct Table: Hashable, Sendable {
        /// The style of a table.
        public enum Style: String, Hashable, Sendable, CaseIterable {
            /// Headers and footers stick to the edges; scroll with their sections; or scroll with their sections, with
            /// rows inset from the sides.
            case plain, grouped, insetGrouped
        }

        /// The system whose behaviour a table has. A profile is also that of later systems, up to the next profile.
        public enum Profile: String, Hashable, Sendable, CaseIterable {
            /// iOS 7; iOS 8; iOS 9 and 10; iOS 11 to 14; iOS 15 to 18; iOS 26.
            case iOS7, iOS8, iOS9, iOS11, iOS15, iOS26
        }

        /// Lines between rows, by UIKit's names.
        public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
            /// No line, so a row is as high as its content; or a line, with which a row is one pixel higher.
            case none, singleLine, singleLineEtched
        }

        /// The style; plain unless given.
        public var style = Style.plain
        /// The systems that are played, one after the other, at least one; iOS 15 unless given.
        public var profiles = [Profile.iOS15]
        /// The height of rows for which the delegate returns none.
        public var rowHeight: Double?
        /// The height that rows are assumed to have until they are measured; 0 switches estimates off.
        public var estimatedRowHeight: Double?
        /// The heights of headers and footers for which the delegate returns none.
        public var sectionHeaderHeight, sectionFooterHeight: Double?
        /// The heights that headers and footers are assumed to have until they are measured; 0 switches their estimates
        /// off.
        public var estimatedSectionHeaderHeight, estimatedSectionFooterHeight: Double?
        /// The padding above each header of a plain table.
        public var sectionHeaderTopPadding: Double?
        /// The separator below rows; a single line unless given.
        public var separatorStyle = SeparatorStyle.singleLine
        /// The heights of the views above the first section and below the last; nil for no view.
        public var headerViewHeight, footerViewHeight: Double?
        /// Whether content views stay within the safe area at the sides.
        public var insetsContentViewsToSafeArea = true
        /// The titles of the section index at the right; empty for no index.
        public var sectionIndex: [String] = []
        /// Whether the table is in editing mode, in which rows can be deleted and show controls.
        public var isEditing = false
        /// Whether the data source dequeues cells for their path, with `dequeueReusableCell(withIdentifier:for:)`. On
        /// iOS 8 the row's height is then asked for once more. True unless given.
        public var dequeuesForPath = true
        /// The rule for the choice of the anchor: the row that stays where the reader sees it.
        package var anchorRule = Scenario.AnchorRule.automatic

        /// Makes a plain table of iOS 15 with UIKit's defaults.
        public init() {}

        /// The system that a run plays: the first of ``profiles``.
        public var profile: Profile { profiles[0] }
    }

    /// A section's header or footer in a table.
    public struct SectionView: Hashable, Sendable {
        /// The content of a header or footer, which decides whether the table or the delegate makes the view.
        public enum Content: Hashable, Sendable {
            /// A title from the data source, in the table's own view. An empty title means a view from the delegate
            /// without a height.
            case title(String)
            /// A view from the delegate without a height.
            case plain
            /// A view from the delegate that has this height, in points, when it is measured.
            case actual(Double)
            /// A view from the delegate that has views and constraints: the kind with this name in ``Scenario/cells``.
            case cell(String, Cell.Content)
        }

        /// The content of the header or footer.
        public var content: Content
        /// The height that the delegate returns, in points; nil for the table's property.
        public var height: Double?
        /// The estimate that the delegate returns, in points; nil for the table's property.
        public var estimate: Double?

        /// Makes a header or footer. Height and estimate are the table's unless they are given.
        public init(_ content: Content, height: Double? = nil, estimate: Double? = nil) {
            self.content = content
            self.height = height
            self.estimate = estimate
        }

        /// The title of the header or footer; nil if it shows another content.
        public var title: String? { if case .title(let title) = content { title } else { nil } }
    }

    /// The properties of rows in a table, except their contents.
    public struct RowTraits: Hashable, Sendable {
        /// The accessory of a row, by UIKit's names.
        public enum Accessory: String, Hashable, Sendable, CaseIterable {
            /// No accessory, or one of UIKit's.
            case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
        }

        /// The heights of rows that the delegate returns, repeated if there are fewer than rows; empty for none. A
        /// multiple is relative to the table's width.
        public var heights: [Length] = []
        /// The estimates of rows that the delegate returns; empty for none.
        public var estimates: [Length] = []
        /// The accessory of each row; none unless given.
        public var accessory = Accessory.none
        /// The indentation level of the rows; 0 unless given.
        public var indentationLevel = 0

        /// Makes traits of rows for which the delegate returns no values.
        public init() {}
    }

    /// A change of a table's properties.
    public struct TableChange: Hashable, Sendable {
        /// The table with all properties after the change, the unchanged ones included.
        public var table: Table
        /// The properties that the change sets, by their names in documents.
        public var names: [String]

        /// Makes a change to a table with these properties.
        public init(_ table: Table, names: [String] = []) {
            self.table = table
            self.names = names
        }
    }
}

extension Scenario.Table {
    /// The value for the height of elements that size themselves, in documents and delegates.
    package static let automaticHeight = -1.0

    /// Whether rows have no estimate if the delegate gives none.
    func hasNoEstimates(in profile: Profile) -> Bool {
        estimatedRowHeight.map { $0 == 0 } ?? !profile.startsWithEstimates
    }
}

extension Scenario.Table.Profile {
    /// Whether a table of the system has estimates unless they are switched off, as since iOS 11.
    package var startsWithEstimates: Bool {
        switch self {
        case .iOS7, .iOS8, .iOS9: false
        case .iOS11, .iOS15, .iOS26: true
        }
    }
}
