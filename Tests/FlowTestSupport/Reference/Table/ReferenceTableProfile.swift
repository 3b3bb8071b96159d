/// What systems do differently with the rows of a table: flags, and the heights that nothing else says.
public struct ReferenceTableProfile: Hashable, Sendable {
    /// Of a row that nothing sizes.
    public var rowHeight = 44.0
    /// Of a row whose estimate is automatic.
    public var estimate = 44.0
    public var selfSizesRows = true
    public var selfSizesHeaders = true
    /// Otherwise a row is asked again whenever it scrolls in.
    public var keepsHeights = true
    /// One more question for each cell that is dequeued for a path.
    public var asksWhenDequeuing = false
    /// The offset follows what is measured above the anchor.
    public var compensates = true
    /// A scroll to a row goes on until the row is there.
    public var correctsScrollTarget = true
    public var keepsHeightsOffWindow = true
    /// Of a header or footer in a plain table that has a title.
    public var plainTitleHeight = 28.0
    /// Of a header or footer in a grouped table without a title, unless something says another one; of the first
    /// header where nothing is above it.
    public var groupedHeight = 17.5
    public var groupedFirstHeight = 35.0
    /// The same with titles.
    public var groupedTitledHeight = 38.0
    public var groupedFirstTitledHeight = 55.5
    public var groupedTitledFooterHeight = 30.0
    /// What a delegate's 0 means in grouped tables: nothing there, or the height above.
    public var zeroMeansNone = true
    /// What a delegate's −1 means in plain tables where there is neither view nor title.
    public var plainAutomaticHeight = 20.0

    public init() {}

    /// iOS 11 and later.
    public static let iOS11 = ReferenceTableProfile()

    /// iOS 9 and 10.
    public static let iOS9 = iOS11.with {
        $0.zeroMeansNone = false
        $0.plainAutomaticHeight = 0
        $0.keepsHeightsOffWindow = false
    }

    public static let iOS8 = iOS9.with {
        $0.keepsHeights = false
        $0.asksWhenDequeuing = true
        $0.compensates = false
        $0.correctsScrollTarget = false
    }

    public static let iOS7 = iOS9.with {
        $0.selfSizesRows = false
        $0.selfSizesHeaders = false
        $0.keepsHeightsOffWindow = true
        $0.correctsScrollTarget = false
    }

    public static let iOS26 = iOS11.with { $0.rowHeight = 52 }

    private func with(_ change: (inout ReferenceTableProfile) -> Void) -> ReferenceTableProfile {
        var profile = self
        change(&profile)
        return profile
    }
}
