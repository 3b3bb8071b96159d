/// The properties that a scenario has for a view, without the view's items.
package struct RecordedProperties: Hashable {
    package var container: Scenario.Container
    package var surface: Scenario.Surface

    package init(_ container: Scenario.Container, _ surface: Scenario.Surface) {
        self.container = container
        self.surface = surface
    }

    /// The properties as a scenario without items and steps.
    package var scenario: Scenario {
        var scenario = Scenario(container: container)
        switch surface {
        case .layout(let layout): scenario.layout = layout
        case .table(let table): scenario.table = table
        case .compositional(let layout): scenario.compositional = layout
        }
        return scenario
    }

    /// Returns the actions that change the earlier properties to the present properties.
    package func changes(since former: Self) -> [Scenario.Action] {
        let (size, before) = (container.size, former.container.size)
        let changes: [Scenario.Action?] = [
            container.traitChange(since: former.container).map { .traits($0) },
            container.insetChange(since: former.container).map { .insets($0) },
            size == before
                ? nil
                : .resize(
                    width: size.width == before.width ? nil : Double(size.width),
                    height: size.height == before.height ? nil : Double(size.height)),
            surface == former.surface ? nil : surface.setting(over: former.surface),
        ]
        return changes.compactMap(\.self)
    }
}

extension Scenario.Surface {
    /// Returns the action that sets the present properties of the layout or table. It sets only those that differ from
    /// the earlier properties.
    fileprivate func setting(over former: Self) -> Scenario.Action {
        switch self {
        case .layout(let layout): .set(Scenario.LayoutChange(layout, names: former.members(of: layout).keys))
        case .table(let table): .setTable(Scenario.TableChange(table, names: former.members(of: table).keys))
        case .compositional(let layout):
            .setCompositional(Scenario.CompositionalChange(layout, names: former.members(of: layout).keys))
        }
    }
}
