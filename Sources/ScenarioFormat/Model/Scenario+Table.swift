extension Scenario {
    /// The properties of a table view. Lengths are points. A height of nil means the default in the table's iOS release
    /// (``profile``). A height of −1 means `TableView.automaticDimension`.
    public struct Table: Hashable, Sendable {
        /// The style of a table.
        public enum Style: String, Hashable, Sendable, CaseIterable {
            /// Headers and footers stay at the edges of the viewport.
            case plain
            /// Headers and footers scroll with their sections.
            case grouped
            /// Headers and footers scroll with their sections; rows are inset from the sides.
            case insetGrouped
        }

        /// The iOS release whose behaviour a table has. A case also stands for the later releases, up to the next case.
        public enum Profile: String, Hashable, Sendable, CaseIterable {
            /// The behaviour of iOS 7.
            case iOS7
            /// The behaviour of iOS 8.
            case iOS8
            /// The behaviour of iOS 9 and 10.
            case iOS9
            /// The behaviour of iOS 11 to 14.
            case iOS11
            /// The behaviour of iOS 15 to 18.
            case iOS15
            /// The behaviour of iOS 26.
            case iOS26
        }

        /// The style of the lines between rows. The names of the cases are UIKit's.
        public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
            /// No line; a row is as high as its content.
            case none
            /// A line, which makes each row one pixel higher than its content.
            case singleLine
            /// An etched line, which makes each row one pixel higher than its content.
            case singleLineEtched
        }

        /// The style of the table; plain unless given.
        public var style = Style.plain
        /// The iOS releases for which the table is run, with one run for each. The runs are in this order. There is at
        /// least one release; iOS 15 unless given.
        public var profiles = [Profile.iOS15]
        /// The height, in points, of rows for which the delegate returns no height. Nil means the default in the
        /// table's iOS release (``profile``).
        public var rowHeight: Double?
        /// The height, in points, that rows are assumed to have until they are measured. A height of 0 switches
        /// estimates off. Nil means the default in the table's iOS release (``profile``).
        public var estimatedRowHeight: Double?
        /// The heights, in points, of headers and of footers for which the delegate returns no height. Nil means the
        /// default in the table's iOS release (``profile``).
        public var sectionHeaderHeight, sectionFooterHeight: Double?
        /// The heights, in points, that headers and footers are assumed to have until they are measured. A height of 0
        /// switches estimates off. Nil means the default in the table's iOS release (``profile``).
        public var estimatedSectionHeaderHeight, estimatedSectionFooterHeight: Double?
        /// The padding above each header of a plain table, in points. Nil means the default in the table's iOS release
        /// (``profile``).
        public var sectionHeaderTopPadding: Double?
        /// The separator below rows; a single line unless given.
        public var separatorStyle = SeparatorStyle.singleLine
        /// The heights, in points, of the views above the first section and below the last section. Nil means no view.
        public var headerViewHeight, footerViewHeight: Double?
        /// Whether the table keeps content views within the left and right edges of the safe area.
        public var insetsContentViewsToSafeArea = true
        /// The titles in the section index at the right edge; empty for no index.
        public var sectionIndex: [String] = []
        /// Whether the table is in editing mode. Rows then show controls, and can be deleted.
        public var isEditing = false
        /// Whether the data source dequeues cells with an index path, by `dequeueReusableCell(withIdentifier:for:)`. On
        /// iOS 8 the table then asks for the row's height once more. True unless given.
        public var dequeuesForPath = true
        /// The rule by which the anchor is chosen. The anchor is the row that stays where the reader sees it.
        package var anchorRule = Scenario.AnchorRule.automatic

        /// Makes a plain table of iOS 15 with UIKit's defaults.
        public init() {}

        /// The iOS release whose behaviour the table has in this run: the first of ``profiles``.
        public var profile: Profile { profiles[0] }
    }

    /// A section's header or footer in a table.
    public struct SectionView: Hashable, Sendable {
        /// The content of a header or footer. It decides whether the table or the delegate makes the view.
        public enum Content: Hashable, Sendable {
            /// A title from the data source; the table makes a view that shows it. An empty title has no view.
            case title(String)
            /// A view that the delegate makes; the scenario gives no measured height for it.
            case plain
            /// A view that the delegate makes. It has this height, in points, when it is measured.
            case actual(Double)
            /// A view that the delegate makes, with the views and constraints of a kind of cell. The name is that of
            /// the kind in ``Scenario/cells``.
            case cell(String, Cell.Content)
        }

        /// The content of the header or footer.
        public var content: Content
        /// The height that the delegate returns, in points; nil if the table's property applies.
        public var height: Double?
        /// The estimate that the delegate returns, in points; nil if the table's property applies.
        public var estimate: Double?

        /// Makes a header or footer. If no height or estimate is given, the table's property applies.
        public init(_ content: Content, height: Double? = nil, estimate: Double? = nil) {
            self.content = content
            self.height = height
            self.estimate = estimate
        }

        /// The title of the header or footer; nil if its content is not a title.
        public var title: String? { if case .title(let title) = content { title } else { nil } }
    }

    /// The properties of rows in a table. The contents of the rows are not among them.
    public struct RowTraits: Hashable, Sendable {
        /// The accessory of a row. The names of the cases are UIKit's.
        public enum Accessory: String, Hashable, Sendable, CaseIterable {
            /// No accessory.
            case none
            /// A chevron.
            case disclosureIndicator
            /// An info button and a chevron.
            case detailDisclosureButton
            /// A checkmark.
            case checkmark
            /// An info button.
            case detailButton
        }

        /// The heights that the delegate returns for rows; empty if the delegate returns no heights. A list that is
        /// shorter than the number of rows is repeated. A ratio is a multiple of the table's width.
        public var heights: [Length] = []
        /// The estimates that the delegate returns for rows; empty if the delegate returns no estimates.
        public var estimates: [Length] = []
        /// The accessory of every row; none unless given.
        public var accessory = Accessory.none
        /// The indentation level of the rows; 0 unless given.
        public var indentationLevel = 0

        /// Makes traits of rows for which the delegate returns no values.
        public init() {}
    }

    /// A change of a table's properties.
    public struct TableChange: Hashable, Sendable {
        /// The table's properties after the change, including the unchanged properties.
        public var table: Table
        /// The names of the properties that the change sets. They are the names in documents.
        public var names: [String]

        /// Makes a change after which the table has these properties.
        public init(_ table: Table, names: [String] = []) {
            self.table = table
            self.names = names
        }
    }
}

extension Scenario.Table {
    /// The value that documents and delegates use for the height of an element that sizes itself.
    package static let automaticHeight = -1.0

    /// Whether the table itself has no estimated row height on the given iOS release. The delegate may still return
    /// estimates.
    func hasNoEstimates(in profile: Profile) -> Bool {
        estimatedRowHeight.map { $0 == 0 } ?? !profile.startsWithEstimates
    }
}

extension Scenario.Table.Profile {
    /// Whether tables have estimates by default in the iOS release. They have estimates since iOS 11.
    package var startsWithEstimates: Bool {
        switch self {
        case .iOS7, .iOS8, .iOS9: false
        case .iOS11, .iOS15, .iOS26: true
        }
    }
}
