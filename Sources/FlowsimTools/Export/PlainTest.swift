import CollectionSimulator
import FlowScenario

/// A writer that expresses a collection view's scenario as Swift code, as a person would write it.
///
/// It has code for the needs of most layouts: sizes, measured or asked for, headers and footers, scrolling, resizing,
/// updates, invalidation, and expectations of frames, counts and metrics. Anything else ends it.
@MainActor
struct PlainTest {
    /// The reason for which a scenario cannot be written as plain Swift code.
    struct Unwritten: Error {
        var reason: String
    }

    /// The greatest number of items that a test lists.
    private static let itemLimit = 2000

    let scenario: Scenario
    var lines: [String] = []
    var helpers: Set<PlainHelper> = [.items]
    /// The properties of the layout after the steps that have been written so far.
    var layout: Scenario.Layout
    /// Whether the layout asks the delegate for sizes.
    let asksForSizes: Bool

    /// Writes the test.
    ///
    /// - Throws: ``Unwritten`` for the first part without a short form.
    init(_ scenario: Scenario) throws(Unwritten) {
        self.scenario = scenario
        layout = scenario.layout
        asksForSizes = scenario.asksForSizes
        try Self.check(scenario)
        setUp()
        for (index, step) in scenario.steps.enumerated() { try write(step, number: index + 1) }
    }

    /// The declarations that the lines of the test use.
    var declarations: [String] { PlainHelper.allCases.filter(helpers.contains).map { $0.code(self) } }

    static func need(_ condition: Bool, _ reason: String) throws(Unwritten) {
        if !condition { throw Unwritten(reason: reason) }
    }

    private static func check(_ scenario: Scenario) throws(Unwritten) {
        try need(scenario.table == nil, "it has a table")
        try need(scenario.compositional == nil, "it has a compositional layout")
        try need(scenario.fonts == nil, "its texts are measured in recorded fonts")
        try need(scenario.cells.isEmpty, "its cells have views and constraints")
        let container = scenario.container
        try need(container.safeArea == .zero, "it has a safe area")
        try need(
            container.layoutDirection == .leftToRight && container.contentSizeCategory == .large,
            "texts run from right to left or have another size")
        try need(container.layoutMargins == Scenario.Container(width: 0, height: 0).layoutMargins, "it has margins")
        try need(container.selfSizingInvalidation == .enabled, "cells are measured again by other rules")
        let layout = scenario.layout
        try need(!layout.flipsInRightToLeft && !layout.hasBackgrounds, "its layout is one of its own")
        try need(layout.options == .init() && layout.quirks.isEmpty, "its layout has options or quirks")
        try need(!layout.dependsOnRoom, relative)
        let sections = scenario.sectionsOfAllTimes
        let count = sections.reduce(0) { $0 + $1.itemCount }
        try need(count <= itemLimit, "it has \(NumberText.grouped(count)) items")
        for section in sections {
            try need(
                section.headerLength == nil && section.footerLength == nil && section.inset == nil
                    && section.minimumLineSpacing == nil && section.minimumInteritemSpacing == nil,
                "its sections differ in more than their items")
            for group in section.items { try check(group) }
        }
    }

    static let relative = "sizes are relative to the room"

    private static func check(_ group: Scenario.ItemGroup) throws(Unwritten) {
        try need(group.actualByCategory.isEmpty, "sizes depend on the text size")
        switch group.content {
        case .plain: return
        case .given(let sizes), .actual(let sizes): try need(!sizes.contains(where: \.isRelative), relative)
        case .answers: throw Unwritten(reason: "a cell returns several sizes, one after the other")
        case .texts: throw Unwritten(reason: "items are as large as their texts")
        case .cells: throw Unwritten(reason: "its cells have views and constraints")
        }
    }

    /// Whether a step expects a metric, so that the test must trace the view.
    var isTraced: Bool {
        scenario.steps.contains {
            if case .expect(let expectation) = $0.action {
                !expectation.metrics.isEmpty || expectation.rounds != nil || expectation.newlyMeasured != nil
            } else {
                false
            }
        }
    }

    private mutating func setUp() {
        let size = scenario.container.size
        lines.append("let layout = CollectionViewFlowLayout()")
        let itemSize = scenario.itemSize(with: layout)
        if itemSize != Scenario.Layout().itemSize { lines.append("layout.itemSize = \(SwiftText.size(itemSize))") }
        assign(layout, since: Scenario.Layout())
        lines.append("let view = CollectionView(")
        lines.append("    frame: \(SwiftText.rect(CGRect(origin: .zero, size: size))), collectionViewLayout: layout)")
        let scale = SwiftText.number(scenario.container.scale)
        lines.append("view.overrideTraitCollection = TraitCollection(displayScale: \(scale))")
        if scenario.container.insets != .zero {
            lines.append("view.contentInset = \(SwiftText.insets(scenario.container.insets))")
        }
        if let policy = policy(layout.anchor) { lines.append("view.anchorPolicy = \(policy)") }
        lines.append("view.register(ItemCell.self, forCellWithReuseIdentifier: \"item\")")
        lines.append("let data = ItemSource(sections: [")
        lines += scenario.sections.map { "    \(Self.items($0.items))," }
        lines.append("])")
        if isTraced {
            lines.append("let trace = LayoutTrace()")
            lines.append("view.traceObserver = trace")
        }
        if hasSupplementaries {
            lines.append("data.registerHeaders(in: view)")
        }
        lines.append("view.dataSource = data")
        if asksForSizes { lines.append("view.delegate = data") }
        lines.append("view.layoutIfNeeded()")
    }

    var hasSupplementaries: Bool {
        let layouts = [scenario.layout] + scenario.allActions.compactMap { action -> Scenario.Layout? in
            if case .set(let change) = action { change.layout } else { nil }
        }
        return layouts.contains { $0.headerLength != 0 || $0.footerLength != 0 }
    }

    /// Returns an anchor policy as Swift code; `nil` if the policy is the default.
    func policy(_ policy: CollectionView.AnchorPolicy) -> String? {
        switch policy {
        case .automatic: nil
        case .top: ".top"
        case .bottom: ".bottom"
        case .unanchored: ".unanchored"
        case .item(let path): ".item([\(path.map(String.init).joined(separator: ", "))])"
        }
    }

    /// The properties of the layout that a test sets, in order. The item size is missing, because it depends on more
    /// than the layout.
    private static let properties = Scenario.Layout.fields.keys.compactMap { key in
        Scenario.Layout.properties.first { $0.key == key && !["itemSize", "options"].contains(key) }
    }

    /// Writes assignments of the properties that differ from those of an earlier layout.
    mutating func assign(_ layout: Scenario.Layout, since before: Scenario.Layout) {
        let (now, then) = (CollectionViewFlowLayout(), CollectionViewFlowLayout())
        Scenario.Layout.properties.set(layout, on: now)
        Scenario.Layout.properties.set(before, on: then)
        for property in Self.properties {
            let value = SwiftText.value(now[keyPath: property.path])
            if value != SwiftText.value(then[keyPath: property.path]) {
                lines.append("layout.\(property.name) = \(value)")
            }
        }
    }

    /// Writes a change of the layout's properties.
    ///
    /// - Throws: ``Unwritten`` for properties that only scenarios set.
    mutating func write(_ change: Scenario.LayoutChange) throws(Unwritten) {
        let known = Self.properties.map(\.key) + ["anchor"]
        try Self.need(change.names.allSatisfy(known.contains), "it sets \(change.names.joined(separator: ", "))")
        try Self.need(!change.layout.dependsOnRoom, Self.relative)
        let turns = change.layout.direction != layout.direction
        try Self.need(!turns || !hasSupplementaries, "its headers turn with the layout")
        if change.layout.anchor != layout.anchor {
            lines.append("view.anchorPolicy = \(policy(change.layout.anchor) ?? ".automatic")")
        }
        assign(change.layout, since: layout)
        layout = change.layout
    }

    /// Returns the items of several groups as one value in Swift.
    static func items(_ groups: [Scenario.ItemGroup]) -> String {
        let parts = groups.filter { $0.count > 0 }.map { group -> String in
            var sizes: [Scenario.ItemSize] = []
            switch group.content {
            case .given(let list), .actual(let list): sizes = list
            default: break
            }
            let list = sizes.prefix(group.count).map(SwiftText.pair).joined(separator: ", ")
            let count = sizes.count == group.count ? "" : ", count: \(group.count)"
            return sizes.isEmpty ? "items(count: \(group.count))" : "items(\(list)\(count))"
        }
        return parts.isEmpty ? "[]" : parts.joined(separator: " + ")
    }
}
