import ElementsSimulator

/// Cells that are laid out outside the view, to find the size of a cell and the frames of its parts. The costs of the
/// run do not include these cells.
@MainActor
package final class CellTemplates {
    /// The values on which the layout of a cell depends, apart from the cell's content.
    package struct Surroundings: Hashable {
        package var scale: Double
        package var direction: Scenario.LayoutDirection
        package var category: Scenario.ContentSizeCategory

        package init(scale: Double, direction: Scenario.LayoutDirection, category: Scenario.ContentSizeCategory) {
            (self.scale, self.direction, self.category) = (scale, direction, category)
        }
    }

    private struct Key: Hashable {
        var name: String
        var surroundings: Surroundings
    }

    private let cells: ScenarioCells
    private let areRows: Bool
    private let fontScope: FontScope
    private var made: [Key: any TemplateCell] = [:]
    /// The problems of constraints since the last ``takeDiagnostics()``. Template cells report problems in no other
    /// place.
    private var diagnostics: [ConstraintDiagnostic] = []

    package init(_ scenario: Scenario) {
        cells = ScenarioCells(scenario.cells, workLimit: RunLimits().cellParts)
        areRows = scenario.table != nil
        fontScope = FontScope(scenario.fonts?.recorded)
    }

    /// Returns the size that a cell returns when it is measured; nil if there is no kind of cell with the given name.
    ///
    /// - Parameter offered: The size that the layout has for it.
    package func size(
        of name: String, showing content: Scenario.Cell.Content, offered: CGSize, in surroundings: Surroundings
    ) -> CGSize? {
        collectingDiagnostics { cell(name, showing: content, in: surroundings)?.fittingSize(offered: offered) }
    }

    /// Returns the views of a cell that is laid out in the given size. The views are valid until the next call. Nil if
    /// no kind of cell has the given name, or if the limit of work is reached.
    package func views(
        of name: String, showing content: Scenario.Cell.Content, size: CGSize, in surroundings: Surroundings
    ) -> CellViews? {
        collectingDiagnostics {
            guard let cell = cell(name, showing: content, in: surroundings) else { return nil }
            cell.frame = CGRect(origin: .zero, size: size)
            cell.layoutIfNeeded()
            return cell.shown.views
        }
    }

    /// Returns the problems of constraints since the last call. Each problem is returned once.
    package func takeDiagnostics() -> [ConstraintDiagnostic] {
        defer { diagnostics = [] }
        return diagnostics
    }

    private func collectingDiagnostics<Answer>(_ body: () -> Answer) -> Answer {
        fontScope.enterWithBlocks()
        let outer = ConstraintDiagnostic.handler
        defer { ConstraintDiagnostic.handler = outer }
        ConstraintDiagnostic.handler = { [unowned self] diagnostic in
            if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
        return SizingWork.leavingOut(body)
    }

    private func cell(
        _ name: String, showing content: Scenario.Cell.Content, in surroundings: Surroundings
    ) -> (any TemplateCell)? {
        guard cells.kind(name) != nil else { return nil }
        let key = Key(name: name, surroundings: surroundings)
        let cell = made[key] ?? (areRows ? ScenarioTableCell(frame: .zero) : ScenarioContentCell(frame: .zero))
        if made[key] == nil { cell.overrideTraitCollection = surroundings.traits }
        made[key] = cell
        cell.show(content, of: name, from: cells, at: surroundings.category)
        return cell
    }
}

/// A cell that can be measured outside a collection view or a table.
@MainActor
protocol TemplateCell: ContentShowing {
    /// Returns the size that fits the content of the cell.
    ///
    /// - Parameter offered: The available size. A row uses only the width.
    func fittingSize(offered: CGSize) -> CGSize
}

/// A cell, header or footer that shows contents of a scenario.
@MainActor
protocol ContentShowing: View {
    var shown: ShownContent { get }
    var contentView: View { get }
}

extension ContentShowing {
    /// Shows a content in the view.
    ///
    /// - Parameters:
    ///   - name: The name of the kind of cell.
    ///   - category: The reader's text size.
    func show(
        _ content: Scenario.Cell.Content, of name: String, from cells: ScenarioCells,
        at category: Scenario.ContentSizeCategory
    ) {
        shown.show(content, of: name, from: cells, in: contentView, at: category)
        accessibilityIdentifier = name
    }
}

extension CellTemplates.Surroundings {
    @MainActor fileprivate var traits: TraitCollection {
        TraitCollection(traitsFrom: [
            TraitCollection(displayScale: scale),
            TraitCollection(layoutDirection: direction.inUIKit()),
            TraitCollection(preferredContentSizeCategory: category.inUIKit),
        ])
    }
}

extension CellTemplates {
    /// Returns the surroundings of cells at the start of a run.
    package static func surroundings(of scenario: Scenario) -> Surroundings {
        let container = scenario.container
        return Surroundings(
            scale: container.scale, direction: container.layoutDirection, category: container.contentSizeCategory)
    }
}
