import FlowEngine

/// The animations of a batch's rows and sections. An animation consists of the start and the end of an element's
/// movement. The element is on screen at one of these two times, or at both. The moments between them are not included,
/// because they differ between systems.
@MainActor
struct RowAnimations {
    private var inserted: [ItemPath: RowAnimation] = [:]
    private var deleted: [ItemPath: RowAnimation] = [:]
    private var insertedSections: [Int: RowAnimation] = [:]
    private var deletedSections: [Int: RowAnimation] = [:]
    /// The animations of reloaded rows, by their paths before the update.
    private var reloaded: [ItemPath: RowAnimation] = [:]
    private var reloadedSections: [Int: RowAnimation] = [:]

    init(_ steps: [AnimatedOperation]) {
        for (operation, animation) in steps {
            switch operation {
            case .insertItem(let path): inserted[path] = animation
            case .deleteItem(let path): deleted[path] = animation
            case .reloadItem(let path): reloaded[path] = animation
            case .insertSection(let section): insertedSections[section] = animation
            case .deleteSection(let section): deletedSections[section] = animation
            case .reloadSection(let section): reloadedSections[section] = animation
            case .reconfigureItem, .moveItem, .moveSection: break
            }
        }
    }

    /// The start and the end of the movement of every element that appears, disappears or stays.
    func ways(of update: OngoingUpdate, in table: TableView) -> TransitionWays {
        TransitionWays(
            initial: { name in
                guard update.before(name) == nil, let place = table.core.displayed[name]?.placement else { return nil }
                return ends(place, by: appearing(name, update.plan), in: table)
            },
            final: { name in
                if let after = update.after(name) {
                    return table.core.displayed[after]?.placement.rebased(to: name.indexPath)
                }
                guard let place = update.screen[name]?.shown else { return nil }
                return ends(place, by: disappearing(name), in: table)
            })
    }

    private func appearing(_ name: ElementName, _ plan: UpdatePlan) -> RowAnimation {
        let path = name.indexPath
        if let animation = insertedSections[path[0]] { return animation }
        if let section = plan.beforeSection(of: path[0]), let animation = reloadedSections[section] { return animation }
        guard name.category == .cell, let row = ItemPath(path) else { return .automatic }
        return inserted[row] ?? plan.beforePath(of: row).flatMap { reloaded[$0] } ?? .automatic
    }

    private func disappearing(_ name: ElementName) -> RowAnimation {
        let path = name.indexPath
        if let animation = deletedSections[path[0]] ?? reloadedSections[path[0]] { return animation }
        guard name.category == .cell, let row = ItemPath(path) else { return .automatic }
        return deleted[row] ?? reloaded[row] ?? .automatic
    }

    /// Returns the placement at the other end of a row animation, opposite to `place`. An element that appears moves
    /// from there to `place`. An element that disappears moves from `place` to there.
    private func ends(_ place: Placement, by animation: RowAnimation, in table: TableView) -> Placement {
        var end = place
        var frame = end.frame
        switch animation {
        case .none: return end
        case .fade, .automatic: end.alpha = 0
        case .left: frame.origin.x -= table.bounds.size.width
        case .right: frame.origin.x += table.bounds.size.width
        case .top: frame.origin.y -= frame.size.height
        case .bottom: frame.origin.y += frame.size.height
        case .middle: frame = CGRect(x: frame.minX, y: frame.midY, width: frame.size.width, height: 0)
        }
        end.frame = frame
        return end
    }
}
