import FlowSimulator
import Foundation
import Testing

/// What headers and footers are high, by style, by who says it, and by system.
@Suite
struct SectionEdgeTests {
    private static let automatic: CGFloat = -1
    private static let old: [TableProfile] = [.iOS7, .iOS8, .iOS9]
    private static let new: [TableProfile] = [.iOS11, .iOS15, .iOS26]

    private func edge(
        kind: SectionEdge.Kind = .header, _ style: TableView.Style, _ declared: SectionEdge.Declared,
        section: Int = 1, view: Bool = false, title: Bool = false, estimated: Bool = true, tableHeader: Bool = false
    ) -> SectionEdge {
        var edge = SectionEdge(kind, style, section: section, declared: declared)
        (edge.hasView, edge.hasTitle) = (view, title)
        (edge.isEstimated, edge.tableHasHeaderView) = (estimated, tableHeader)
        return edge
    }

    // MARK: 0 and automatic dimension

    @Test("A delegate's 0 in grouped tables is the default height until iOS 10, and really 0 from iOS 11 on")
    func zeroInGroupedTables() {
        for style in [TableView.Style.grouped, .insetGrouped] {
            for kind in [SectionEdge.Kind.header, .footer] {
                let empty = edge(kind: kind, style, .byDelegate(0))
                let full = edge(kind: kind, style, .byDelegate(0), view: true, title: true)
                for edge in [empty, full] {
                    #expect(Self.old.allSatisfy { $0.height(of: edge) == .points(17.5) })
                    #expect(Self.new.allSatisfy { $0.height(of: edge) == .absent })
                }
            }
        }
    }

    @Test("Tables' automatic dimension is −1")
    @MainActor func automaticDimension() {
        #expect(TableView.automaticDimension == Self.automatic)
    }

    @Test("A delegate's automatic dimension in grouped tables is the default height on all systems")
    func automaticInGroupedTables() {
        for profile in TableProfile.all {
            for style in [TableView.Style.grouped, .insetGrouped] {
                #expect(profile.height(of: edge(kind: .header, style, .byDelegate(Self.automatic))) == .points(17.5))
                #expect(profile.height(of: edge(kind: .footer, style, .byDelegate(Self.automatic))) == .points(17.5))
            }
        }
    }

    @Test("A delegate's 0 in plain tables is 0 on all systems")
    func zeroInPlainTables() {
        for kind in [SectionEdge.Kind.header, .footer] {
            let empty = edge(kind: kind, .plain, .byDelegate(0))
            let full = edge(kind: kind, .plain, .byDelegate(0), view: true, title: true)
            #expect(TableProfile.all.allSatisfy { $0.height(of: empty) == .absent })
            #expect(TableProfile.all.allSatisfy { $0.height(of: full) == .absent })
        }
    }

    @Test("A delegate's automatic dimension in plain tables is nothing until iOS 10, and about 20 from iOS 11 on")
    func automaticInPlainTables() {
        for profile in Self.old {
            #expect(profile.height(of: edge(.plain, .byDelegate(Self.automatic))) == .absent)
        }
        for profile in Self.new {
            #expect(profile.height(of: edge(.plain, .byDelegate(Self.automatic))) == .points(20))
            #expect(profile.height(of: edge(kind: .footer, .plain, .byDelegate(Self.automatic))) == .points(20))
        }
    }

    @Test("Without delegate and title there is no header in plain tables, and the default one in grouped ones")
    func noDelegate() {
        for profile in TableProfile.all {
            #expect(profile.height(of: edge(.plain, .byProperty(Self.automatic))) == .absent)
            #expect(profile.height(of: edge(.grouped, .byProperty(Self.automatic))) == .points(17.5))
        }
    }

    // MARK: Heights that are said

    @Test("A delegate's height is the height, with or without anything to show")
    func saidByDelegate() {
        for style in [TableView.Style.plain, .grouped, .insetGrouped] {
            for profile in TableProfile.all {
                #expect(profile.height(of: edge(style, .byDelegate(30))) == .points(30))
                #expect(profile.height(of: edge(style, .byDelegate(30), view: true)) == .points(30))
                #expect(profile.height(of: edge(style, .byDelegate(0.1))) == .points(0.1))
            }
        }
    }

    @Test("A property's height needs a title or a view in plain tables, and nothing in grouped ones")
    func saidByProperty() {
        let profile = TableProfile.iOS15
        #expect(profile.height(of: edge(.plain, .byProperty(30))) == .absent)
        #expect(profile.height(of: edge(.plain, .byProperty(30), title: true)) == .points(30))
        #expect(profile.height(of: edge(.plain, .byProperty(30), view: true)) == .points(30))
        #expect(profile.height(of: edge(.grouped, .byProperty(30))) == .points(30))
    }

    @Test("A property's 0 means no header, in grouped tables too, on all systems")
    func zeroOfProperty() {
        for profile in TableProfile.all {
            for style in [TableView.Style.plain, .grouped, .insetGrouped] {
                #expect(profile.height(of: edge(style, .byProperty(0), title: true)) == .absent)
            }
        }
    }

    // MARK: Views and titles

    @Test("A view sizes itself, and goes before a title")
    func views() {
        for declared in [SectionEdge.Declared.byDelegate(-1), .byProperty(-1)] {
            for style in [TableView.Style.plain, .grouped] {
                #expect(TableProfile.iOS8.height(of: edge(style, declared, view: true, title: true)) == .selfSizing)
                #expect(TableProfile.iOS26.height(of: edge(kind: .footer, style, declared, view: true)) == .selfSizing)
            }
        }
    }

    @Test("Without an estimate, and on iOS 7, a view has the default height")
    func viewsThatDoNotSizeThemselves() {
        let said = SectionEdge.Declared.byDelegate(Self.automatic)
        #expect(TableProfile.iOS9.height(of: edge(.grouped, said, view: true, estimated: false)) == .points(17.5))
        #expect(TableProfile.iOS9.height(of: edge(.plain, said, view: true, estimated: false)) == .points(28))
        #expect(TableProfile.iOS7.height(of: edge(.grouped, said, view: true)) == .points(17.5))
        #expect(
            TableProfile.iOS9.height(of: edge(.grouped, said, section: 0, view: true, estimated: false)) == .points(35))
    }

    @Test("A title decides the height; one line is 28 points in plain tables, 38 and 30 in grouped ones")
    func titles() {
        let said = SectionEdge.Declared.byProperty(Self.automatic)
        for profile in TableProfile.all {
            for kind in [SectionEdge.Kind.header, .footer] {
                #expect(profile.height(of: edge(kind: kind, .plain, said, title: true)) == .fittingTitle(oneLine: 28))
            }
            for style in [TableView.Style.grouped, .insetGrouped] {
                #expect(profile.height(of: edge(kind: .header, style, said, title: true)) == .fittingTitle(oneLine: 38))
                #expect(profile.height(of: edge(kind: .footer, style, said, title: true)) == .fittingTitle(oneLine: 30))
            }
        }
    }

    @Test("The first header of a grouped table is higher, unless the table has a header view")
    func firstHeader() {
        let (said, profile) = (SectionEdge.Declared.byProperty(Self.automatic), TableProfile.iOS15)
        #expect(profile.height(of: edge(.grouped, said, section: 0)) == .points(35))
        #expect(profile.height(of: edge(.grouped, said, section: 0, tableHeader: true)) == .points(17.5))
        #expect(profile.height(of: edge(kind: .footer, .grouped, said, section: 0)) == .points(17.5))
        let titled = edge(.insetGrouped, said, section: 0, title: true)
        #expect(profile.height(of: titled) == .fittingTitle(oneLine: 55.5))
        let below = edge(.insetGrouped, said, section: 0, title: true, tableHeader: true)
        #expect(profile.height(of: below) == .fittingTitle(oneLine: 38))
        #expect(profile.height(of: edge(.plain, said, section: 0, title: true)) == .fittingTitle(oneLine: 28))
    }

    // MARK: Before and around

    @Test("Until it is measured a header is as high as its estimate, and without one as headers of its style are")
    func estimates() {
        let profile = TableProfile.iOS15
        let header = edge(.grouped, .byProperty(Self.automatic), view: true)
        #expect(profile.estimatedHeight(of: header, declared: 70) == 70)
        #expect(profile.estimatedHeight(of: header, declared: Self.automatic) == 17.5)
        #expect(profile.estimatedHeight(of: header, declared: .nan) == 17.5)
        #expect(profile.estimatedHeight(of: header, declared: .infinity) == 17.5)
        #expect(profile.estimatedHeight(of: edge(.plain, .byProperty(-1), view: true), declared: -1) == 28)
    }

    @Test("Plain headers have 22 points above them from iOS 15 on, where there is a header")
    func topPadding() {
        let titled = edge(.plain, .byProperty(Self.automatic), title: true)
        for profile in TableProfile.all {
            let expected: CGFloat = [.iOS15, .iOS26].contains(profile) ? 22 : 0
            #expect(profile.topPadding(of: titled, declared: Self.automatic) == expected)
            #expect(profile.topPadding(of: titled, declared: .nan) == expected)
            #expect(profile.topPadding(of: titled, declared: 5) == 5)
            #expect(profile.topPadding(of: titled, declared: 0) == 0)
        }
        for other in [
            edge(.plain, .byProperty(Self.automatic)), edge(.plain, .byDelegate(0), title: true),
            edge(kind: .footer, .plain, .byProperty(Self.automatic), title: true),
            edge(.grouped, .byProperty(Self.automatic), title: true),
        ] {
            #expect(TableProfile.iOS15.topPadding(of: other, declared: Self.automatic) == 0)
            #expect(TableProfile.iOS15.topPadding(of: other, declared: 5) == 0)
        }
    }

    @Test("Inset-grouped rows are 16 points from the sides, 20 in windows of 390 points")
    func sides() {
        let profile = TableProfile.iOS26
        #expect(profile.sideInset(for: .insetGrouped, width: 375) == 16)
        #expect(profile.sideInset(for: .insetGrouped, width: 390) == 20)
        #expect(profile.sideInset(for: .grouped, width: 390) == 0)
        #expect(profile.sideInset(for: .plain, width: 390) == 0)
    }

    @Test("Texts begin 15 points from the side on iOS 7, 16 later, and 20 in wide windows unless rows are inset")
    func texts() {
        for width in [320, 768] as [CGFloat] {
            #expect(TableProfile.iOS7.textInset(for: .plain, width: width) == 15)
        }
        #expect(TableProfile.iOS8.textInset(for: .plain, width: 320) == 16)
        #expect(TableProfile.iOS8.textInset(for: .grouped, width: 768) == 20)
        #expect(TableProfile.iOS26.textInset(for: .insetGrouped, width: 393) == 16)
    }

    @Test(
        "A negative height, or none, stops the program in UIKit's words",
        arguments: ["-2", "nan", "inf", "-inf"])
    func wrongHeights(length: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [length] in
            let edge = SectionEdge(.footer, .plain, section: 3, declared: .byDelegate(CGFloat(Double(length)!)))
            _ = TableProfile.iOS15.height(of: edge)
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("section footer height must not be negative - provided height for section 3 is"))
    }
}
