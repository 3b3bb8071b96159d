extension Scenario {
    /// The properties of a compositional layout: kinds of sections, and the groups of which they are made. Lengths are
    /// points.
    public struct CompositionalLayout: Hashable, Sendable {
        /// The scroll axis; vertical unless given.
        public var direction = Layout.Direction.vertical
        /// The distance between sections; 0 unless given.
        public var interSectionSpacing = 0.0
        /// The edges from which insets of sections are measured across the scroll axis; those of the safe area unless
        /// given.
        public var insetsReference = InsetsReference.safeArea
        /// The headers and footers of the whole layout.
        public var boundaryItems: [BoundaryItem] = []
        /// Items and groups that several places of the description name. The key is the name.
        public var groups: [String: LayoutItem] = [:]
        /// The kinds of sections. The key is the name with which a section of the scenario refers to its kind.
        public var sectionLayouts: [String: SectionLayout] = [:]
        /// The rule by which the anchor is chosen. The anchor is the element that stays where the reader sees it.
        package var anchorRule = AnchorRule.automatic
        /// The choices where UIKit's behaviour is open.
        public var options = Options()
        /// The names of UIKit's defects that the layout reproduces, in the order of ``FormatNames/quirks``.
        package var quirkNames: [String] = []

        /// Makes a layout without kinds of sections.
        public init() {}

        /// Returns the kind of a section. A section that names no kind has the only one.
        ///
        /// - Returns: Nil if there is no such kind, or if the section names none of several.
        public func sectionLayout(of section: Section) -> SectionLayout? {
            if let name = section.layoutName { return sectionLayouts[name] }
            return sectionLayouts.count == 1 ? sectionLayouts.values.first : nil
        }

        /// The kinds of all supplementary views that the layout may have.
        package var supplementaryKinds: Set<String> {
            sectionKinds.union(attachedKinds).union(boundaryItems.map(\.kind))
        }

        /// The kinds of the supplementary views that sections may have at their edges.
        var sectionKinds: Set<String> {
            Set(["header", "footer"] + sectionLayouts.values.flatMap(\.boundaryItems).map(\.kind))
        }

        /// The kinds of the supplementary views that may be attached to items and groups.
        package var attachedKinds: Set<String> {
            var kinds: Set<String> = []
            for section in sectionLayouts.values { section.group?.addSupplementaryKinds(to: &kinds) }
            for group in groups.values { LayoutItemReference.item(group).addSupplementaryKinds(to: &kinds) }
            return kinds
        }

        /// The kinds of all supplementary and decoration views that the layout may have.
        package var kinds: Set<String> {
            let kinds = supplementaryKinds.union(decorationKinds)
            let hasLists = sectionLayouts.values.contains { $0.list != nil }
            return hasLists ? kinds.union(Self.separatorKinds) : kinds
        }

        /// The kinds of the separators of lists.
        package static let separatorKinds = ["CollectionViewListTopSeparator", "CollectionViewListBottomSeparator"]

        /// The kinds of all decoration views that the scenario describes. The separators of lists are not among them.
        package var decorationKinds: Set<String> { Set(sectionLayouts.values.flatMap(\.decorations).map(\.kind)) }

        /// The list that the whole layout is: the only kind of section, if it is a list without properties of the
        /// section; nil for other layouts. UIKit makes such a layout with `list(using:)`, whose first section begins
        /// farther from the top.
        package var wholeList: ListLayout? {
            guard sectionLayouts.count == 1, let section = sectionLayouts.values.first, let list = section.list,
                section == SectionLayout(list: list)
            else { return nil }
            return list
        }

        /// The choices of a compositional layout where UIKit's behaviour is open.
        public struct Options: Hashable, Sendable {
            /// The rounding of lengths that several items share.
            public enum ShareRounding: String, Hashable, Sendable, CaseIterable {
                /// The next pixel below.
                case down
                /// The nearest pixel, above or below.
                case nearest
                /// Lengths are not rounded.
                case none
            }

            /// The rounding of lengths that several items share; down unless given.
            public var shareRounding = ShareRounding.down
            /// Whether cells that come back on screen are asked for their sizes; true unless given.
            public var asksReturningCells = true
            /// The greatest number of rounds of measurement and layout in one pass; 100 unless given.
            public var maximumRounds = 100

            /// Makes the options with their defaults.
            public init() {}
        }
    }

    /// The edges from which the insets of a compositional layout's sections are measured. The cases are UIKit's.
    public enum InsetsReference: String, Hashable, Sendable, CaseIterable {
        /// The edges of the layout, or of the section.
        case automatic
        /// The edges of the view.
        case none
        /// The edges of the safe area.
        case safeArea
        /// The edges of the layout margins.
        case layoutMargins
        /// The edges of the readable content.
        case readableContent
    }

    /// A kind of section in a compositional layout: a group that repeats until all items have a place, or a list.
    public struct SectionLayout: Hashable, Sendable {
        /// The ways in which a section scrolls across the layout's scroll axis. The cases are UIKit's.
        public enum OrthogonalScrolling: String, Hashable, Sendable, CaseIterable {
            /// The section does not scroll.
            case none
            /// The section rests at any offset.
            case continuous
            /// The section rests with a group at the leading edge.
            case continuousGroupLeadingBoundary
            /// The section scrolls by the width of the view.
            case paging
            /// The section scrolls by groups.
            case groupPaging
            /// The section scrolls by groups, which rest in the middle.
            case groupPagingCentered
        }

        /// The group whose copies hold the section's items; nil for a list.
        public var group: LayoutItemReference?
        /// The list that the section is; nil for a section of groups.
        public var list: ListLayout?
        /// The distance between groups; nil for the list's distance, or 0.
        public var interGroupSpacing: Double?
        /// The insets around the groups: top, leading, bottom, trailing; nil for the list's insets, or 0.
        public var insets: DirectionalInsets?
        /// The edges from which the insets are measured across the scroll axis; those of the layout unless given.
        public var insetsReference = InsetsReference.automatic
        /// The edges from which headers and footers are measured across the scroll axis; the section's unless given.
        public var supplementaryInsetsReference = InsetsReference.automatic
        /// The way in which the section scrolls across the layout's scroll axis; it does not unless given.
        public var orthogonalScrolling = OrthogonalScrolling.none
        /// The headers and footers. A list has those of its modes, too.
        public var boundaryItems: [BoundaryItem] = []
        /// The views behind the contents.
        public var decorations: [Decoration] = []

        /// Makes a section of copies of a group, without insets.
        public init(group: LayoutItemReference) { self.group = group }

        /// Makes a section that is a list.
        public init(list: ListLayout) { self.list = list }

        package init() {}
    }

    /// The looks of a list. The cases are UIKit's.
    public struct ListLayout: Hashable, Sendable {
        /// The appearance of a list.
        public enum Appearance: String, Hashable, Sendable, CaseIterable {
            /// Rows from edge to edge, with headers that stick.
            case plain
            /// Rows from edge to edge, in groups.
            case grouped
            /// Groups of rows with a distance from the edges.
            case insetGrouped
            /// The list of a side bar.
            case sidebar
            /// The list of a side bar, with rows from edge to edge.
            case sidebarPlain
        }

        /// The kind of a section's header.
        public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
            /// No header.
            case none
            /// A supplementary view.
            case supplementary
            /// The first item of the section.
            case firstItemInSection
        }

        /// The kind of a section's footer.
        public enum FooterMode: String, Hashable, Sendable, CaseIterable {
            /// No footer.
            case none
            /// A supplementary view.
            case supplementary
        }

        /// The appearance; plain unless given.
        public var appearance = Appearance.plain
        /// The kind of header; none unless given.
        public var headerMode = HeaderMode.none
        /// The kind of footer; none unless given.
        public var footerMode = FooterMode.none
        /// The space above headers; nil for the system's.
        public var headerTopPadding: Double?
        /// Whether there are separators between rows; true unless given.
        public var showsSeparators = true

        /// Makes a plain list.
        public init() {}
    }
}
