import ElementsSimulator

/// A check that refuses scenarios with too many items on screen at once.
struct VisibleCountBound: VisibleCountBounding {
    /// A size of the viewport, and the space that the insets leave for items in this viewport.
    private struct View {
        var viewport, room: CGSize
    }

    /// The viewports for which the number of visible items is checked. The first has the greatest width and height of
    /// the container. Smaller viewports are checked because relative sizes may be smaller there.
    private let views: [View]
    private let surroundings: Scenario.Surroundings

    /// Makes the check of a scenario.
    ///
    /// - Parameter scenario: The scenario whose container and steps are used. Its sections are not.
    init(_ scenario: Scenario) {
        let container = scenario.container
        let (least, most) = Self.viewports(of: scenario)
        let insets = Self.insets(of: scenario)
        let viewports = [
            most, CGSize(width: least.width, height: most.height), CGSize(width: most.width, height: least.height),
            least,
        ]
        views = viewports.map { View(viewport: $0, room: $0.without(insets)) }
        surroundings = .init(
            scale: container.scale, contentSizeCategory: container.contentSizeCategory, room: Scenario.Room(size: most),
            metrics: scenario.textMetrics())
    }

    /// Returns the least and the greatest width and height that the container has at any time.
    private static func viewports(of scenario: Scenario) -> (least: CGSize, most: CGSize) {
        var (least, most) = (scenario.container.size, scenario.container.size)
        for case .resize(let width, let height) in scenario.allActions {
            least = CGSize(width: min(least.width, width ?? .infinity), height: min(least.height, height ?? .infinity))
            most = CGSize(width: max(most.width, width ?? 0), height: max(most.height, height ?? 0))
        }
        guard scenario.allActions.contains(.rotate) else { return (least, most) }
        let (short, long) = (min(least.width, least.height), max(most.width, most.height))
        return (CGSize(width: short, height: short), CGSize(width: long, height: long))
    }

    /// Returns the greatest insets on each axis: the greatest content insets plus the greatest safe area. Insets at all
    /// times of the scenario are compared.
    private static func insets(of scenario: Scenario) -> CGSize {
        var (content, safeArea) = ([scenario.container.insets], [scenario.container.safeArea])
        for case .insets(let change) in scenario.allActions {
            content += [change.content].compactMap(\.self)
            safeArea += [change.safeArea].compactMap(\.self)
        }
        func most(_ length: (Scenario.Insets) -> Double) -> Double {
            (content.map(length).max() ?? 0) + (safeArea.map(length).max() ?? 0)
        }
        return CGSize(width: most { $0.left + $0.right }, height: most { $0.top + $0.bottom })
    }

    /// Throws an error if the sections would show too many items at once. All groups are checked together, because many
    /// small groups can fill a viewport as one large group does.
    ///
    /// - Complexity: O(*g* log *g*) in the number of groups.
    func check(
        _ sections: [Scenario.Section], of surface: Scenario.Surface, at place: String
    ) throws(ScenarioError) {
        if let layout = surface.compositional {
            // Insets may be smaller at another time. A group that is a fraction of the container may have more places
            // in a smaller one.
            let containers = Set(
                views.flatMap { [$0.viewport, $0.room] }.map { [Double($0.width), Double($0.height)] })
            for size in containers {
                let container = CGSize(width: size[0], height: size[1])
                try CompositionalDensity(layout, container: container, viewport: views[0].viewport, answers: [])
                    .checkPlaces(in: sections, at: place)
            }
        }
        // Texts are measured only if they decide: there may be many.
        guard visible(sections, of: surface, measuresTexts: false).isTooMany else { return }
        try visible(sections, of: surface, measuresTexts: true).check(at: place)
    }

    func check(
        _ group: Scenario.ItemGroup, in section: Scenario.Section, of surface: Scenario.Surface, at place: JSONPlace
    ) throws(ScenarioError) {
        // The groups of a compositional layout are gone through once for all sections.
        guard group.count > ScenarioLimits.visibleItems, surface.compositional == nil else { return }
        var section = section
        section.items = [group]
        try visible([section], of: surface, measuresTexts: true).check(at: place.place)
    }

    /// A number of items that are in the viewport at once, and the size of the smallest of these items.
    struct Crowd {
        var count = 0.0
        var size = CGSize.zero

        var isTooMany: Bool { count > Double(ScenarioLimits.visibleItems) }

        func check(at place: String) throws(ScenarioError) {
            guard isTooMany else { return }
            throw ScenarioError(
                place: place,
                reason: "about \(NumberText.grouped(count.rounded())) items of [\(NumberText.plain(size.width)), "
                    + "\(NumberText.plain(size.height))] would stand in the container at once; "
                    + "the limit is \(NumberText.grouped(ScenarioLimits.visibleItems))")
        }
    }

    private func visible(_ sections: [Scenario.Section], of surface: Scenario.Surface, measuresTexts: Bool) -> Crowd {
        let count = sections.reduce(0.0) { $0 + $1.items.reduce(0.0) { $0 + Double($1.count) } }
        guard count > Double(ScenarioLimits.visibleItems) else { return Crowd(count: count) }
        var groups: [(count: Double, crowd: Crowd)] = []
        for section in sections {
            for group in section.items where group.count > 0 {
                groups.append(
                    (Double(group.count), densest(group, in: section, of: surface, measuresTexts: measuresTexts)))
            }
        }
        // The densest first, until the viewport is full.
        var (found, free) = (Crowd(), 1.0)
        for group in groups.sorted(by: { $0.crowd.count > $1.crowd.count }) where free > 0 && !found.isTooMany {
            let visible = min(group.count, free * group.crowd.count)
            found = Crowd(count: found.count + visible, size: group.crowd.size)
            free -= visible / group.crowd.count
        }
        return found
    }

    private func densest(
        _ group: Scenario.ItemGroup, in section: Scenario.Section, of surface: Scenario.Surface, measuresTexts: Bool
    ) -> Crowd {
        var densest = Crowd()
        for view in group.dependsOnRoom || surface.dependsOnRoom ? views[...] : views.prefix(1) {
            let crowd =
                switch surface {
                case .layout(let layout):
                    self.densest(
                        sizes(of: group, in: section, of: layout, view, measuresTexts: measuresTexts), in: section,
                        of: layout, view.viewport)
                case .table(let table): self.densest(heights: heights(of: group, in: table, view), view.viewport)
                case .compositional(let layout):
                    CompositionalDensity(
                        layout, container: view.room, viewport: view.viewport,
                        answers: answers(of: group, view, measuresTexts: measuresTexts)
                    ).densest(in: section)
                }
            if crowd.count > densest.count { densest = crowd }
        }
        return densest
    }

    /// Returns the greatest number of rows that the viewport can show at once.
    private func densest(heights: [Double], _ viewport: CGSize) -> Crowd {
        guard let least = heights.min() else { return Crowd() }
        // 0 / 0, of a view and of rows without a height: all of them.
        let rows = viewport.height / least + 2
        return Crowd(count: rows.isNaN ? .infinity : rows, size: CGSize(width: viewport.width, height: least))
    }

    /// Returns the heights that rows may have before and after they are measured. Rows whose heights follow from their
    /// contents are checked during the run.
    private func heights(of group: Scenario.ItemGroup, in table: Scenario.Table, _ view: View) -> [Double] {
        let room = Scenario.Room(size: view.room)
        var heights = table.profiles.map { table.estimate(in: $0) }.filter { $0 > 0 }
        heights += (group.row.heights + group.row.estimates)
            .map { $0.height(in: room, scale: surroundings.scale) }.filter { $0 >= 0 }
        if let height = table.rowHeight, height >= 0, group.row.heights.isEmpty { heights.append(height) }
        guard group.row.heights.isEmpty, table.rowHeight ?? -1 < 0 else { return heights }
        switch group.content {
        case .actual(let sizes), .answers(let sizes):
            heights += (sizes + group.actualByCategory.values.flatMap { $0 }).map {
                $0.height.height(in: room, scale: surroundings.scale)
            }
        case .plain, .cells, .given, .texts: break
        }
        return heights
    }

    /// Returns the greatest number of items that the viewport can show at once. The number is computed for each of the
    /// given sizes, as if all items had this size; the greatest result is returned.
    private func densest(
        _ sizes: [CGSize], in section: Scenario.Section, of layout: Scenario.Layout, _ viewport: CGSize
    ) -> Crowd {
        let metrics = section.metrics(in: layout)
        let spacing = metrics.spacing
        var densest = Crowd()
        for size in sizes {
            let columns = (viewport.width + metrics.interitemSpacing) / (size.width + spacing.width) + 1
            let rows = (viewport.height + metrics.lineSpacing) / (size.height + spacing.height) + 2
            // 0 / 0, of a view and of items without a size: all of them.
            let visible = (columns * rows).isNaN ? .infinity : columns * rows
            if visible > densest.count { densest = Crowd(count: visible, size: size) }
        }
        return densest
    }

    /// Returns the sizes that the cells of a compositional layout may return; empty if they follow from views, or if
    /// the layout alone decides them.
    private func answers(of group: Scenario.ItemGroup, _ view: View, measuresTexts: Bool) -> [CGSize] {
        var surroundings = surroundings
        surroundings.room = Scenario.Room(size: view.room)
        switch group.content {
        case .plain, .given, .cells: return []
        case .actual(let sizes), .answers(let sizes):
            return (sizes + group.actualByCategory.values.flatMap { $0 })
                .map { $0.size(in: surroundings.room, scale: surroundings.scale) }
        case .texts(let texts, let style):
            return (measuresTexts ? texts : [""]).map { style.size(of: $0, in: surroundings) }
        }
    }

    private func sizes(
        of group: Scenario.ItemGroup, in section: Scenario.Section, of layout: Scenario.Layout, _ view: View,
        measuresTexts: Bool
    ) -> [CGSize] {
        let metrics = section.metrics(in: layout)
        let inset = metrics.inset
        var surroundings = surroundings
        surroundings.room = Scenario.Room(
            size: view.room.without(CGSize(width: inset.left + inset.right, height: inset.top + inset.bottom)),
            spacing: metrics.spacing)
        func points(_ sizes: [Scenario.ItemSize]) -> [CGSize] {
            sizes.map { $0.size(in: surroundings.room, scale: surroundings.scale) }
        }
        var sizes: [CGSize] =
            switch group.content {
            case .plain: points([layout.itemSize])
            // The run finds out whether they are smaller than the estimate. It has a limit for cells.
            case .cells: layout.cellsSizeThemselves ? [] : points([layout.itemSize])
            case .given(let sizes), .answers(let sizes): points(sizes)
            case .actual(let sizes): points(sizes + group.actualByCategory.values.flatMap { $0 })
            // No text is smaller than an empty one.
            case .texts(let texts, let style):
                (measuresTexts ? texts : [""]).map { style.size(of: $0, in: surroundings) }
            }
        if case .size(let estimate) = layout.estimate { sizes += points([estimate]) }
        return sizes
    }
}

extension CGSize {
    /// Returns the size minus the given lengths. The result is at least 0 on each axis.
    fileprivate func without(_ lengths: CGSize) -> CGSize {
        CGSize(width: max(0, width - lengths.width), height: max(0, height - lengths.height))
    }
}

extension Scenario.Surface {
    /// Whether any size in the layout's properties depends on the space available for items. False for a table.
    fileprivate var dependsOnRoom: Bool {
        switch self {
        case .layout(let layout): layout.dependsOnRoom
        case .table: false
        case .compositional: true
        }
    }
}

extension Scenario.ItemGroup {
    /// Whether any size of the group's items depends on the space available for items. Also true if any height or
    /// estimate of the group's rows depends on the space available for rows.
    fileprivate var dependsOnRoom: Bool { isRelative || (row.heights + row.estimates).contains(where: \.isRelative) }
}

extension Scenario {
    /// Checks the number of visible items in a scenario that was not read from a document.
    ///
    /// - Throws: `ScenarioError` if too many items would be in the container at once.
    package func checkVisibleCount() throws(ScenarioError) {
        try VisibleCountBound(self).check(sections, of: surface, at: "sections")
    }
}
