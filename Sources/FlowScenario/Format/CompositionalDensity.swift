import ElementsSimulator

/// The greatest number of items of a compositional layout that a viewport can show at once. Lengths that cells return
/// are as short as possible. Cells that are laid out by constraints are not measured here, and have their estimates.
struct CompositionalDensity {
    private let layout: Scenario.CompositionalLayout
    /// The view without its insets, and with them.
    private let container, viewport: CGSize
    /// The least width and the least height that a cell returns; nil if cells return no sizes of their own.
    private let leastAnswer: CGSize?
    private var axis: ScrollDirection { layout.direction == .vertical ? .vertical : .horizontal }

    init(_ layout: Scenario.CompositionalLayout, container: CGSize, viewport: CGSize, answers: [CGSize]) {
        self.layout = layout
        self.container = container
        self.viewport = viewport
        leastAnswer =
            answers.isEmpty
            ? nil
            : CGSize(width: answers.map(\.width).min() ?? 0, height: answers.map(\.height).min() ?? 0)
    }

    func densest(in section: Scenario.Section) -> VisibleCountBound.Crowd {
        guard let kind = layout.sectionLayout(of: section) else { return .init() }
        let spacing = kind.interGroupSpacing ?? 0
        guard let reference = kind.group, case .item(let group) = layout.item(reference) else {
            let height = min(leastAnswer.map { Double($0.height) } ?? Self.listRowHeight, Self.listRowHeight)
            let rows = groups(of: height, spacing, in: viewport.height)
            return .init(count: rows, size: CGSize(width: container.width, height: height))
        }
        let size = size(of: group, in: container)
        let crowd = items(in: group, of: size)
        guard kind.orthogonalScrolling != .none else {
            let rows = groups(of: axis.along(size), spacing, in: axis.along(viewport))
            return .init(count: rows * crowd.count, size: crowd.size)
        }
        let columns = groups(of: axis.across(size), spacing, in: axis.across(viewport))
        let sections = groups(of: axis.along(size), layout.interSectionSpacing, in: axis.along(viewport))
        return .init(count: columns * sections * crowd.count, size: crowd.size)
    }

    /// Throws an error if the groups of the sections have too many places. The layout makes each place of one group of
    /// each section.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    func checkPlaces(in sections: [Scenario.Section], at place: String) throws(ScenarioError) {
        var known: [String: Double] = [:]
        var total = 0.0
        for section in sections {
            let name = section.layoutName ?? ""
            let places = known[name] ?? places(in: section)
            known[name] = places
            total += places
        }
        try ScenarioLimits.check(
            Int(min(total, 1e15)), "places in the groups of all sections", limit: ScenarioLimits.groupPlaces, at: place)
    }

    private func places(in section: Scenario.Section) -> Double {
        guard let reference = layout.sectionLayout(of: section)?.group, case .item(let group) = layout.item(reference)
        else { return 1 }
        return items(in: group, of: size(of: group, in: container)).count
    }

    private static let listRowHeight = 44.0

    /// Returns the number of groups that overlap a length.
    private func groups(of length: Double, _ spacing: Double, in room: Double) -> Double {
        let count = room / (length + spacing) + 2
        // 0 / 0, of a view and of groups without a length: all of them.
        return count.isNaN ? .infinity : count
    }

    private func size(of item: Scenario.LayoutItem, in container: CGSize) -> CGSize {
        CGSize(
            width: length(item.width, in: container, leastAnswer.map { Double($0.width) }),
            height: length(item.height, in: container, leastAnswer.map { Double($0.height) }))
    }

    private func length(_ dimension: Scenario.Dimension, in container: CGSize, _ least: Double?) -> Double {
        switch dimension {
        case .absolute(let points): points
        case .fractionalWidth(let fraction): container.width * fraction
        case .fractionalHeight(let fraction): container.height * fraction
        case .estimated(let points), .uniformAcrossSiblings(let points): min(points, least ?? points)
        }
    }

    /// Returns the number of items in a group, and the size of the smallest.
    private func items(in group: Scenario.LayoutItem, of size: CGSize) -> VisibleCountBound.Crowd {
        let axis: ScrollDirection = group.axis == .horizontal ? .horizontal : .vertical
        let room = CGSize(
            width: max(0, size.width - group.insets.leading - group.insets.trailing),
            height: max(0, size.height - group.insets.top - group.insets.bottom))
        switch group.filling {
        case nil: return .init(count: 1, size: size)
        case .custom(let items)?:
            let smallest = items.map(\.frame.size).min { $0.width * $0.height < $1.width * $1.height }
            return .init(count: Double(items.count), size: smallest ?? size)
        case .subitem(let subitem, let count)?, .repeatingSubitem(let subitem, let count)?:
            let inside = items(in: subitem, container: room)
            return .init(count: Double(count) * inside.count, size: inside.size)
        case .subitems(let subitems)?:
            var round = VisibleCountBound.Crowd()
            var length = 0.0
            for subitem in subitems {
                guard case .item(let item) = layout.item(subitem) else { continue }
                let inside = items(in: subitem, container: room)
                round.count += inside.count
                if round.size == .zero || inside.size.width * inside.size.height < round.size.width * round.size.height
                {
                    round.size = inside.size
                }
                length += axis.along(self.size(of: item, in: room)) + group.interItemSpacing.points
            }
            let rounds = (axis.along(room) + group.interItemSpacing.points) / length + 1
            // A group never has more places than the layout's limit; those of the groups in it come on top.
            let copies = min(rounds.isNaN ? .infinity : rounds, Double(ScenarioLimits.groupItems))
            return .init(count: copies * round.count, size: round.size)
        }
    }

    private func items(
        in reference: Scenario.LayoutItemReference, container: CGSize
    ) -> VisibleCountBound.Crowd {
        guard case .item(let item) = layout.item(reference) else { return .init() }
        return items(in: item, of: size(of: item, in: container))
    }
}
