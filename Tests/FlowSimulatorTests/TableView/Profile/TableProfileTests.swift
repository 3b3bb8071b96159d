import FlowSimulator
import Foundation
import Testing
import ViewSimulator

/// What the systems' tables do differently.
@MainActor @Suite
struct TableProfileTests {
    @Test("Rows size themselves from iOS 8 on, and tables estimate by themselves from iOS 11 on")
    func defaults() {
        #expect(TableProfile.all.map(\.selfSizesRows) == [false, true, true, true, true, true])
        #expect(TableProfile.all.map(\.initialRowHeight) == [44, -1, -1, -1, -1, -1])
        #expect(TableProfile.all.map(\.initialEstimate) == [0, 0, 0, -1, -1, -1])
        #expect(TableProfile.all.map(\.defaultEstimate) == [44, 44, 44, 44, 44, 44])
        #expect(TableProfile.all.map(\.defaultRowHeight) == [44, 44, 44, 44, 44, 52])
    }

    @Test("iOS 8 asks heights again, moves what is read, and ends scrolls elsewhere")
    func iOS8() {
        #expect(TableProfile.all.map(\.cachesHeightsUntilReload) == [true, false, true, true, true, true])
        #expect(TableProfile.all.map(\.asksHeightWhenDequeuing) == [false, true, false, false, false, false])
        #expect(TableProfile.all.map(\.compensatesOffsetAboveAnchor) == [true, false, true, true, true, true])
        #expect(TableProfile.all.map(\.correctsScrollTarget) == [false, false, true, true, true, true])
        #expect(TableProfile.all.map(\.keepsHeightsOffWindow) == [true, false, false, true, true, true])
    }

    @Test("A profile of one's own is a copy with changes")
    func copies() {
        var mine = TableProfile.iOS15
        mine.plainTitleHeight = 40.5
        #expect(mine != .iOS15)
        #expect(TableProfile.iOS15.plainTitleHeight == 28)
        #expect(Set(TableProfile.all).count == 6)
        #expect(Set(TableProfile.all.map(\.name)).count == 6)
    }

    @Test("A system is that of tables, collection views, controls, list contents and text sizes at once")
    func makingCurrent() {
        defer { TableProfile.iOS15.makeCurrent() }
        TableProfile.iOS8.makeCurrent()
        #expect(TableProfile.current == .iOS8)
        #expect(ControlProfile.current == .ios7)
        #expect(CollectionProfile.current == .iOS17)
        #expect(TextEnvironment.dynamicTypeRelease == .iOS8)
        TableProfile.iOS26.makeCurrent()
        #expect(TableProfile.current == .iOS26)
        #expect(ControlProfile.current == .ios26)
        #expect(ListContentProfile.current.minimumCellHeight == 53)
        #expect(CollectionProfile.current == .iOS26)
        #expect(TextEnvironment.dynamicTypeRelease == .iOS11)
    }
}
