/// A row as it really is: what its content needs, and what a delegate says of it.
public struct ReferenceTableRow: Hashable, Sendable {
    /// What the content needs, without separator; 0: nothing sizes it.
    public var content: Double
    /// What a delegate says, if there is one that says heights: a height, or −1 for the content's.
    public var declared: Double
    /// What a delegate says, if there is one that says estimates: a height, −1 for the system's, 0 for none.
    public var estimate: Double

    public init(_ content: Double, declared: Double = -1, estimate: Double = -1) {
        self.content = content
        self.declared = declared
        self.estimate = estimate
    }
}

/// A header or footer as it really is.
public struct ReferenceTableEdge: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        case none, title
        /// A view whose content needs a height; 0: nothing sizes it.
        case view(Double)
    }

    public var content: Content
    /// What a delegate says, if there is one: a height, −1 for the content's, or 0.
    public var declared: Double
    /// As a row's.
    public var estimate: Double

    public init(_ content: Content = .none, declared: Double = -1, estimate: Double = -1) {
        self.content = content
        self.declared = declared
        self.estimate = estimate
    }
}

public struct ReferenceTableSection: Hashable, Sendable {
    public var rows: [ReferenceTableRow]
    public var header: ReferenceTableEdge
    public var footer: ReferenceTableEdge

    public init(
        _ rows: [ReferenceTableRow] = [], header: ReferenceTableEdge = ReferenceTableEdge(),
        footer: ReferenceTableEdge = ReferenceTableEdge()
    ) {
        self.rows = rows
        self.header = header
        self.footer = footer
    }
}

/// A table's surroundings and properties. −1 is `automaticDimension` everywhere.
public struct ReferenceTableWorld: Hashable, Sendable {
    public var profile = ReferenceTableProfile.iOS11
    public var viewport: Double
    public var topInset = 0.0
    public var bottomInset = 0.0
    /// The insets are what bars cover, and not the program's.
    public var insetsAreSafeArea = false
    public var scale = 2.0
    /// Rows that size themselves are a pixel higher.
    public var hasSeparators = true
    /// Headers and footers stick.
    public var isPlain = true
    /// Above the headers of plain tables.
    public var headerTopPadding = 0.0
    public var tableHeader = 0.0
    public var tableFooter = 0.0

    // The three properties of heights and estimates, and whether a delegate answers instead.
    public var rowHeight = -1.0
    public var estimate = -1.0
    public var asksHeights = false
    public var asksEstimates = false
    public var headerHeight = -1.0
    public var headerEstimate = -1.0
    public var asksHeaderHeights = false
    public var asksHeaderEstimates = false
    public var footerHeight = -1.0
    public var footerEstimate = -1.0
    public var asksFooterHeights = false
    public var asksFooterEstimates = false

    /// What stays where the reader sees it.
    public enum Anchor: Hashable, Sendable {
        /// What is read, while it is measured.
        case automatic
        /// The same, and through updates, too (R18.1).
        case top
        /// Nothing.
        case unanchored
        /// A row of a section, whatever changes.
        case item(Int, Int)
    }

    public var anchor = Anchor.automatic
    public var holdsThroughUpdates: Bool {
        get { anchor == .top }
        set { anchor = newValue ? .top : .automatic }
    }
    /// Whether measuring leaves what is read where it is.
    public var holdsWhileMeasuring: Bool { anchor == .automatic || anchor == .top }
    /// Cells are dequeued for a path, which some systems ask a height for.
    public var dequeuesForPath = false

    public init(viewport: Double) { self.viewport = viewport }
}
