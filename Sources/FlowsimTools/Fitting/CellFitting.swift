import ElementsSimulator
import FlowScenario

/// The layouts of one kind of cell at several widths and text sizes.
@MainActor
struct CellFitting {
    /// The result for one width at one text size. Lengths are points.
    struct Result {
        /// The width that was offered to the cell.
        var width: Double
        var category: Scenario.ContentSizeCategory
        /// The size that the cell returned for the offered width.
        var size: CGSize
        /// The visible views and guides, in the cell's coordinates.
        var parts: [LayoutPicture.Element.Part]
        var spacings: [LayoutPicture.Element.Spacing]
        /// The problems of constraints that were found in measuring and layout. Examples are constraints that
        /// contradict each other, views whose frames are ambiguous, and constants that are too large.
        var diagnostics: [ConstraintDiagnostic]
    }

    let name: String
    let cell: Scenario.Cell
    /// The item whose content the cell shows; `nil` if the cell shows its own content.
    let item: Scenario.ItemPath?
    private(set) var results: [Result] = []

    /// Creates a fitting of a kind of cell, without results.
    ///
    /// - Parameters:
    ///   - name: The name of a cell of the scenario.
    ///   - item: The item whose content is shown; unless given, the first item with such a cell.
    /// - Throws: `ScenarioError` if there is no such cell, or if the item has none.
    init(_ name: String, showing item: Scenario.ItemPath? = nil, in scenario: Scenario) throws(ScenarioError) {
        guard var cell = scenario.cells[name] else {
            let names = scenario.cells.keys.sorted().map { "“\($0)”" }
            let known = names.isEmpty ? "the document has none" : "it has \(names.joined(separator: ", "))"
            throw ScenarioError(place: "cells", reason: "there is no cell \(quoted(name)); \(known)")
        }
        // A table gives its rows the width, and so do most groups to cells that leave it to the layout.
        let hasWidth = scenario.table != nil || scenario.compositional != nil && cell.fit == .both
        if hasWidth { cell.fit = .width }
        (self.name, self.cell) = (name, cell)
        let found = try Self.item(item, of: name, in: scenario)
        self.item = found?.path
        content = found?.content ?? Scenario.Cell.Content()
        templates = CellTemplates(scenario)
        let layout = scenario.layout
        if hasWidth {
            // A row is asked for its height, so none is offered.
            offeredHeight = 0
        } else {
            let size = if case .size(let size) = layout.estimate { size } else { layout.itemSize }
            let room = Scenario.Room(size: scenario.container.size)
            offeredHeight = Double(size.size(in: room, scale: scenario.container.scale).height)
        }
        surroundings = CellTemplates.surroundings(of: scenario)
    }

    private let content: Scenario.Cell.Content
    private let templates: CellTemplates
    private let offeredHeight: Double
    private var surroundings: CellTemplates.Surroundings

    /// Returns the requested item, or the first item with a cell of the kind.
    private static func item(
        _ wanted: Scenario.ItemPath?, of name: String, in scenario: Scenario
    ) throws(ScenarioError) -> (path: Scenario.ItemPath, content: Scenario.Cell.Content)? {
        let data = ScenarioData(scenario.sections)
        if let wanted {
            guard let found = data.find(section: wanted.section, item: wanted.item),
                let shown = found.run.cell(at: found.index), shown.name == name
            else { throw ScenarioError(place: "", reason: "item \(wanted) has no cell \(quoted(name))") }
            return (wanted, shown.content)
        }
        for (section, items) in scenario.sections.map(\.items).enumerated() {
            var item = 0
            for group in items {
                if group.count > 0, let shown = group.cell(at: 0), shown.name == name {
                    return (Scenario.ItemPath(section: section, item: item), shown.content)
                }
                item += group.count
            }
        }
        return nil
    }

    /// Lays out the cell at another width and text size, and adds the result.
    mutating func fit(width: Double, at category: Scenario.ContentSizeCategory) {
        surroundings.category = category
        let offered = CGSize(width: width, height: offeredHeight)
        guard let size = templates.size(of: name, showing: content, offered: offered, in: surroundings),
            let views = templates.views(of: name, showing: content, size: size, in: surroundings)
        else { return }
        // Constraints that were left out while the cell was measured are left out for the same reason when it is laid
        // out.
        var leftOut: Set<String> = []
        let found = templates.takeDiagnostics() + views.contentView.constraintDiagnostics()
        let diagnostics = found.indices.filter { index in
            guard !found[..<index].contains(found[index]) else { return false }
            return found[index].leftOut.map { leftOut.insert($0).inserted } ?? true
        }.map { found[$0] }
        results.append(
            Result(
                width: width, category: category, size: size, parts: views.parts(showsGuides: true),
                spacings: views.spacings, diagnostics: diagnostics))
    }
}

extension ConstraintDiagnostic {
    /// The constraint that was left out because it contradicts other constraints; `nil` if none was left out.
    fileprivate var leftOut: String? {
        guard case .conflict(let members, let broken) = kind, members.indices.contains(broken) else { return nil }
        return members[broken].constraint
    }
}
