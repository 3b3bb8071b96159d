extension TableProfile: SharedValue {
    /// The profile of tables that are made from now on; the profile of iOS 15 to 18 unless set.
    @MainActor public static var current: TableProfile {
        get { SimulationEnvironment.current[TableProfile.self] }
        set { SimulationEnvironment.current[TableProfile.self] = newValue }
    }

    @MainActor package static var initial: TableProfile { iOS15 }

    /// Makes this profile the current one for all objects that are made from now on. These are tables, collection
    /// views, controls, list contents, and fonts of text styles. Existing objects keep their values.
    ///
    /// ```swift
    /// TableProfile.iOS8.makeCurrent()          // before the first view is made
    /// ```
    @MainActor public func makeCurrent() {
        Self.current = self
        ControlProfile.current = controls
        ListContentProfile.current = listContents
        CollectionProfile.current = collectionViews
        TextEnvironment.dynamicTypeRelease = dynamicTypeRelease
    }

    /// The profile of iOS 15 to 18.
    public static let iOS15 = TableProfile(
        name: "iOS 15–18", defaultRowHeight: 44, initialRowHeight: -1, initialEstimate: -1, defaultEstimate: 44,
        selfSizesRows: true, cachesHeightsUntilReload: true, asksHeightWhenDequeuing: false,
        compensatesOffsetAboveAnchor: true, correctsScrollTarget: true, keepsHeightsOffWindow: true,
        groupedTitledHeaderHeight: 38, groupedFirstTitledHeaderHeight: 55.5, groupedTitledFooterHeight: 30,
        zeroMeansNoneWhenGrouped: true, plainAutomaticHeight: 20, selfSizesHeaders: true, followsReadableWidth: false,
        sectionIndexWidth: 15, dynamicTypeRelease: .iOS11, controls: .ios13, listContents: .ios14,
        collectionViews: .iOS18)

    /// The profile of iOS 11 to 14.
    public static let iOS11 = iOS15.changed("iOS 11–14") {
        $0.headerTopPadding = 0
        $0.collectionViews = .iOS17
    }

    /// The profile of iOS 9 and 10.
    public static let iOS9 = iOS11.changed("iOS 9–10") {
        $0.initialEstimate = 0
        $0.zeroMeansNoneWhenGrouped = false
        $0.plainAutomaticHeight = 0
        $0.keepsHeightsOffWindow = false
        $0.followsReadableWidth = true
        $0.dynamicTypeRelease = .iOS8
        $0.controls = .ios7
    }

    /// The profile of iOS 8.
    public static let iOS8 = iOS9.changed("iOS 8") {
        $0.cachesHeightsUntilReload = false
        $0.asksHeightWhenDequeuing = true
        $0.compensatesOffsetAboveAnchor = false
        $0.correctsScrollTarget = false
        $0.followsReadableWidth = false
    }

    /// The profile of iOS 7.
    public static let iOS7 = iOS9.changed("iOS 7") {
        $0.initialRowHeight = 44
        $0.selfSizesRows = false
        $0.selfSizesHeaders = false
        $0.keepsHeightsOffWindow = true
        $0.correctsScrollTarget = false
        $0.followsReadableWidth = false
        $0.separatorInset = 15
        $0.wideSeparatorInset = 15
    }

    /// The profile of iOS 26.
    public static let iOS26 = iOS15.changed("iOS 26") {
        $0.defaultRowHeight = 52
        ($0.controls, $0.listContents) = (.ios26, .ios26)
        $0.collectionViews = .iOS26
    }

    /// All profiles, with the oldest system first.
    public static let all: [TableProfile] = [.iOS7, .iOS8, .iOS9, .iOS11, .iOS15, .iOS26]

    private func changed(_ name: String, _ change: (inout TableProfile) -> Void) -> TableProfile {
        var profile = self
        profile.name = name
        change(&profile)
        return profile
    }
}
