import FlowScenario
import Foundation

extension ConstraintMessage {
    var drafts: [ScenarioDraft] {
        guard !ownConstraints.isEmpty, let cell else { return [] }
        let width = encapsulated(.width)
        let height = encapsulated(.height)
        let size = CGSize(width: width ?? 375, height: height ?? 44)
        guard [size.width, size.height].allSatisfy({ (0...10_000).contains($0) }) else { return [] }
        let isNeither = width == nil && height == nil
        var drafts: [ScenarioDraft] = []
        if height != nil || isNeither { drafts.append(draft(cell, size, isGiven: height != nil, isTable: isTable)) }
        drafts.append(draft(cell, size, isGiven: false, isTable: isTable))
        drafts.append(draft(cell, size, isGiven: true, isTable: false))
        if isNeither, contentView == nil {
            for index in drafts.indices { drafts[index].assumption = "The views are those of a cell in the scenario." }
        }
        return drafts
    }

    /// The length that the program's own constraints need along an axis on which UIKit gave the cell another one; `nil`
    /// if they need none.
    @MainActor var neededLength: Double? {
        guard let cell else { return nil }
        let isHeight = encapsulated(.height) != nil
        guard isHeight || encapsulated(.width) != nil else { return nil }
        let width = min(max(encapsulated(.width) ?? 375, 0), 10_000)
        var scenario = draft(cell, CGSize(width: width, height: 44), isGiven: false, isTable: false).scenario
        scenario.cells[Self.cellName]?.fit = isHeight ? .width : .both
        guard let checked = scenario.checked, var fitting = try? CellFitting(Self.cellName, in: checked) else {
            return nil
        }
        fitting.fit(width: width, at: .large)
        return fitting.results.first.map { Double(isHeight ? $0.size.height : $0.size.width) }
    }

    private static let cellName = "cell"

    /// Returns a scenario with one cell.
    ///
    /// - Parameter isGiven: Whether the layout gives the cell its height, instead of asking the cell.
    private func draft(_ cell: Scenario.Cell, _ size: CGSize, isGiven: Bool, isTable: Bool) -> ScenarioDraft {
        let width = Double(size.width)
        let height = Double(size.height)
        var scenario = Scenario(container: Scenario.Container(width: max(width, 1), height: max(height, 400)))
        var cell = cell
        if !isGiven { cell.fit = .width }
        scenario.cells = [Self.cellName: cell]
        scenario.sections = [
            Scenario.Section(items: [Scenario.ItemGroup(.cells(Self.cellName, [Scenario.Cell.Content()]), count: 1)])
        ]
        if isTable {
            var table = Scenario.Table()
            table.separatorStyle = .none
            if isGiven { table.rowHeight = height }
            scenario.table = table
        } else if isGiven {
            scenario.layout.itemSize = Scenario.ItemSize(size)
        } else {
            scenario.layout.estimate = .size(Scenario.ItemSize(size))
        }
        return ScenarioDraft(scenario: scenario, outcome: .issues("unsatisfiableConstraints"))
    }

    // MARK: The cell

    /// The cell with the program's own constraints. Views are next to each other in the content view: constraints are
    /// equations, for which it has no meaning which view is inside of which. `nil` if there are more views than a cell
    /// may have.
    private var cell: Scenario.Cell? {
        let content = contentView
        var names: [LoggedConstraint.Item: String] = [:]
        var views: [Scenario.Cell.View] = []
        for item in ownConstraints.flatMap({ [$0.first.item] + ($0.second.map { [$0.item] } ?? []) })
        where item != content && names[item] == nil {
            let name = Self.name(of: item, number: names.count + 1)
            names[item] = name
            views.append(Scenario.Cell.View(name: name))
        }
        guard views.count < ScenarioLimits.cellViews else { return nil }
        func side(_ side: LoggedConstraint.Side) -> Scenario.Cell.Constraint.Side {
            Scenario.Cell.Constraint.Side(
                names[side.item].map { .named($0) } ?? .contentView, side.attribute)
        }
        let constraints = ownConstraints.map { logged in
            Scenario.Cell.Constraint(
                side(logged.first), logged.relation, to: logged.second.map(side), multiplier: logged.multiplier,
                constant: logged.constant, priority: logged.priority)
        }
        return Scenario.Cell(views: views, constraints: constraints)
    }

    /// Returns a name for a view, such as `label2` for a `UILabel`.
    private static func name(of item: LoggedConstraint.Item, number: Int) -> String {
        let own = item.className.split(separator: ".").last.map(String.init) ?? ""
        let letters = String(own.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic })
        let word = letters.hasPrefix("UI") ? String(letters.dropFirst(2)) : letters
        let name = word.prefix(1).lowercased() + word.dropFirst().prefix(40)
        return (name.isEmpty ? "view" : name) + "\(number)"
    }
}
