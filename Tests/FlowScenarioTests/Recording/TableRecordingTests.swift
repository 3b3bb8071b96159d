import FlowScenario
import FlowSimulator
import Foundation
import Testing

/// A running table becomes a scenario, which comes to the same.
@MainActor
@Suite struct TableRecordingTests {
    private typealias Edge = RowsTable.Edge
    private typealias Row = RowsTable.Row

    /// Which methods a delegate has for rows.
    private nonisolated static let rowMethods: [RowsTable.Methods] = [[], .heights, .estimates, [.heights, .estimates]]

    @Test("A table as it is: heights of cells and of a delegate, with estimates and without", arguments: rowMethods)
    func presentState(methods: RowsTable.Methods) throws {
        for estimate in [TableView.automaticDimension, 60, 0] {
            let table = RowsTable([30, 8], methods)
            table.view.estimatedRowHeight = estimate
            try expectRoundTrip(Scenario(recording: table.view), of: table.view, "estimate \(estimate)")
            table.view.contentOffset.y = 700
            table.view.layoutIfNeeded()
            table.view.contentOffset.y = 350
            try expectRoundTrip(Scenario(recording: table.view), of: table.view, "estimate \(estimate)")
        }
    }

    @Test("Rows are written as who says how high they are has it")
    func groups() throws {
        let tables = [[], RowsTable.Methods.heights, .estimates].map { RowsTable([3], $0) }
        let items = try tables.map { try Scenario(recording: $0.view).sections[0].items }
        #expect(items[0].map(\.content) == [40, 48.5, 57].map { .actual([.init(CGSize(width: 0, height: $0))]) })
        #expect(items[1].map(\.row.heights) == [[60], [68.5], [77]])
        #expect(items[2].map(\.row.estimates) == [[44], [45], [46]])
        let literal = RowsTable([3])
        literal.view.rowHeight = 33
        #expect(try Scenario(recording: literal.view).sections[0].items == [.init(.plain, count: 3)])
    }

    @Test("A delegate that leaves single rows to their cells beside a height for all")
    func rowsBesideALiteralHeight() throws {
        let table = RowsTable([12], .heights)
        table.view.rowHeight = 30
        for row in [1, 4] { table.sections[0].rows[row].height = TableView.automaticDimension }
        table.view.layoutIfNeeded()
        let scenario = try Scenario(recording: table.view) { view in
            table.sections[0].rows[4].content = 91
            view.cellForRow(at: [0, 4])?.invalidateIntrinsicContentSize()
            view.layoutIfNeeded()
        }
        try expectRoundTrip(scenario, of: table.view)
    }

    @Test("Properties: style, heights, padding, separators, views above and below, editing, index, anchor")
    func properties() throws {
        for style in [TableView.Style.plain, .grouped, .insetGrouped] {
            let table = RowsTable([5, 5], [.index, .titles], style: style)
            for section in table.sections { section.header.title = "Title" }
            let view = table.view
            view.separatorStyle = .none
            view.sectionHeaderTopPadding = 7
            (view.sectionHeaderHeight, view.sectionFooterHeight) = (31, 17)
            (view.estimatedRowHeight, view.estimatedSectionHeaderHeight) = (51, 27)
            view.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 0, height: 83))
            view.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 0, height: 29))
            view.insetsContentViewsToSafeArea = false
            view.isEditing = true
            view.anchorPolicy = .bottom
            view.profile = .iOS11
            let scenario = try Scenario(recording: view)
            try expectRoundTrip(scenario, of: view, "\(style)")
            let expected = try #require(scenario.table)
            #expect(expected.profiles == [.iOS11])
            #expect(expected.separatorStyle == .none)
            #expect(expected.sectionHeaderTopPadding == 7)
            #expect(expected.headerViewHeight == 83)
            #expect(expected.footerViewHeight == 29)
            #expect(!expected.insetsContentViewsToSafeArea)
            #expect(expected.isEditing)
            #expect(expected.anchor == .bottom)
            #expect(expected.sectionIndex == ["A", "B"])
        }
    }

    @Test("Surroundings: scale, text size, direction, insets, safe area, margins, measuring again")
    func surroundings() throws {
        let table = RowsTable([30])
        table.view.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: 3), TraitCollection(preferredContentSizeCategory: .extraLarge),
            TraitCollection(layoutDirection: .rightToLeft),
        ])
        table.view.contentInset = EdgeInsets(top: 12, left: 0, bottom: 9, right: 0)
        table.view.setSafeAreaInsets(EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        table.view.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
        table.view.selfSizingInvalidation = .disabled
        let scenario = try Scenario(recording: table.view)
        try expectRoundTrip(scenario, of: table.view)
        let container = scenario.container
        #expect(container.scale == 3)
        #expect(container.contentSizeCategory == .extraLarge)
        #expect(container.layoutDirection == .rightToLeft)
        #expect(container.selfSizingInvalidation == .disabled)
        #expect(container.insets.top == 12)
        #expect(container.safeArea.top == 44)
        #expect(container.layoutMargins.left == 20)
    }

    /// What a delegate may say of headers and footers.
    private nonisolated static let edgeMethods: [RowsTable.Methods] = [
        .titles, .views, [.titles, .views], [.views, .edgeHeights], .edgeHeights, [.views, .edgeEstimates],
        [.titles, .views, .edgeHeights, .edgeEstimates],
    ]

    @Test("Headers and footers: titles, views, heights and estimates of a delegate", arguments: edgeMethods)
    func edges(methods: RowsTable.Methods) throws {
        let edges = [
            Edge(title: "Title", view: 61, height: 40, estimate: 33), Edge(view: 35.5), Edge(title: "Other"),
            Edge(height: 25), Edge(view: 50, height: 0), Edge(estimate: 12),
        ]
        for style in [TableView.Style.plain, .grouped] {
            let sections = (0..<12).map { index in
                RowsTable.Section(
                    RowsTable.rows(3), header: edges[index % edges.count], footer: edges[(index + 2) % edges.count])
            }
            let table = RowsTable(sections, methods, style: style)
            try expectRoundTrip(Scenario(recording: table.view), of: table.view, "\(style)")
            let recording = try ScenarioRecording(of: table.view)
            for offset in [500.0, 1100, 300] {
                table.view.contentOffset.y = offset
                table.view.layoutIfNeeded()
            }
            try expectRoundTrip(recording.scenario(), of: table.view, "\(style), scrolled")
            #expect(recording.problems == [])
            recording.stop()
            try expectRoundTrip(Scenario(recording: table.view), of: table.view, "\(style), in the end")
        }
    }

    @Test("A profile of the program's own is refused, and so are very many rows")
    func refusals() throws {
        let table = RowsTable([3])
        table.view.profile.name = "mine"
        table.view.profile.groupInset = 7
        let reason = "“mine” is a profile of the program's own, and scenarios know the systems' only"
        #expect(throws: ScenarioError(place: "table.profile", reason: reason)) { try Scenario(recording: table.view) }
        let long = RowsTable([20_001])
        #expect(throws: ScenarioError.self) { try Scenario(recording: long.view) }
    }
}
