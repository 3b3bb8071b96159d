import Foundation

extension TableProfile {
    /// The profile that tables get when they are made. iOS 15 to 18 unless set.
    @MainActor public static var current = TableProfile.iOS15

    /// iOS 15 to 18.
    public static let iOS15 = TableProfile(
        name: "iOS 15–18", defaultRowHeight: 44, initialRowHeight: -1, initialEstimate: -1, defaultEstimate: 44,
        selfSizesRows: true, cachesHeightsUntilReload: true, asksHeightWhenDequeuing: false,
        compensatesOffsetAboveAnchor: true, correctsScrollTarget: true, keepsHeightsOffWindow: true,
        headerTopPadding: 22, plainTitleHeight: 28, groupedDefaultHeight: 17.5, groupedFirstHeaderHeight: 35,
        zeroMeansNoneWhenGrouped: true, plainAutomaticHeight: 20, selfSizesHeaders: true,
        accessoryWidths: AccessoryWidths(), groupInset: 16, editingControlWidth: 38, reorderControlWidth: 42,
        sectionIndexWidth: 15)

    /// iOS 11 to 14.
    public static let iOS11 = iOS15.changed("iOS 11–14") { $0.headerTopPadding = 0 }

    /// iOS 9 and 10.
    public static let iOS9 = iOS11.changed("iOS 9–10") {
        $0.initialEstimate = 0
        $0.zeroMeansNoneWhenGrouped = false
        $0.plainAutomaticHeight = 0
        $0.keepsHeightsOffWindow = false
    }

    /// iOS 8.
    public static let iOS8 = iOS9.changed("iOS 8") {
        $0.cachesHeightsUntilReload = false
        $0.asksHeightWhenDequeuing = true
        $0.compensatesOffsetAboveAnchor = false
        $0.correctsScrollTarget = false
    }

    /// iOS 7.
    public static let iOS7 = iOS9.changed("iOS 7") {
        $0.initialRowHeight = 44
        $0.selfSizesRows = false
        $0.selfSizesHeaders = false
        $0.keepsHeightsOffWindow = true
        $0.correctsScrollTarget = false
    }

    /// iOS 26.
    public static let iOS26 = iOS15.changed("iOS 26") { $0.defaultRowHeight = 52 }

    /// All of them, from the oldest.
    public static let all: [TableProfile] = [.iOS7, .iOS8, .iOS9, .iOS11, .iOS15, .iOS26]

    private func changed(_ name: String, _ change: (inout TableProfile) -> Void) -> TableProfile {
        var profile = self
        profile.name = name
        change(&profile)
        return profile
    }
}
