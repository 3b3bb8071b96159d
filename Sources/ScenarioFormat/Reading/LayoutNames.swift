import PlainTexts

/// A check of the names in a compositional layout: each name of a group must be known, and no group may contain itself.
struct LayoutNames {
    private let layout: Scenario.CompositionalLayout
    private let place: String
    /// The extents of named groups. The key is the name of the group; the value is nil while the group is examined.
    private var extents: [String: Extent?] = [:]

    /// The number of items in a group, with the items of named groups in it, and the depth of these groups.
    private struct Extent {
        var size = 1
        var depth = 0

        /// Adds copies of an item that is in the group.
        mutating func add(_ inside: Extent, count: Int = 1) {
            let (copies, isTooLong) = inside.size.multipliedReportingOverflow(by: count)
            size = isTooLong ? .max : size.addingReportingOverflow(copies).overflow ? .max : size + copies
            depth = max(depth, inside.depth + 1)
        }
    }

    init(_ layout: Scenario.CompositionalLayout, at place: String) {
        (self.layout, self.place) = (layout, place)
    }

    func check() throws(ScenarioError) {
        var names = self
        for (name, group) in layout.groups.sorted(by: { $0.key < $1.key }) {
            _ = try names.extent(ofGroup: name, group, at: "\(place).groups.\(name)", depth: 1)
        }
        for (name, section) in layout.sectionLayouts.sorted(by: { $0.key < $1.key }) {
            guard let group = section.group else { continue }
            let place = "\(place).sectionLayouts.\(name).group"
            _ = try names.extent(of: group, at: place, depth: 1)
            if case .item(let item) = layout.item(group), item.filling == nil {
                throw ScenarioError(
                    place: place,
                    reason: "is an item; a group has “subitems”, “subitem”, “repeatingSubitem” or “frames”")
            }
        }
        try LayoutKinds(layout, at: place).check()
    }

    private mutating func extent(
        ofGroup name: String, _ group: Scenario.LayoutItem, at place: String, depth: Int
    ) throws(ScenarioError) -> Extent {
        if let known = extents[name] {
            guard let known else {
                throw ScenarioError(place: place, reason: "the group \(quoted(name)) contains itself")
            }
            try Self.check(depth: depth + known.depth - 1, at: place)
            return known
        }
        extents[name] = .some(nil)
        let extent = try extent(of: group, at: place, depth: depth)
        extents[name] = extent
        return extent
    }

    private mutating func extent(
        of reference: Scenario.LayoutItemReference, at place: String, depth: Int
    ) throws(ScenarioError) -> Extent {
        guard case .named(let name) = reference else {
            guard case .item(let item) = reference else { return Extent() }
            return try extent(of: item, at: place, depth: depth)
        }
        guard let group = layout.groups[name] else {
            let known =
                layout.groups.isEmpty
                ? "the layout has none" : KeySuggestion.text(for: name, among: layout.groups.keys.sorted())
            throw ScenarioError(place: place, reason: "there is no group \(quoted(name)); \(known)")
        }
        return try extent(ofGroup: name, group, at: "\(self.place).groups.\(name)", depth: depth)
    }

    /// - Parameter depth: The depth of the item, if it is a group. It is checked before the items in it are read,
    ///   because the names of groups can form a long chain.
    private mutating func extent(
        of item: Scenario.LayoutItem, at place: String, depth: Int
    ) throws(ScenarioError) -> Extent {
        var extent = Extent()
        guard let filling = item.filling else { return extent }
        try Self.check(depth: depth, at: place)
        extent.size = 0
        switch filling {
        case .custom(let items): extent.add(Extent(), count: items.count)
        case .subitem(let subitem, let count):
            let inside = try self.extent(of: subitem, at: "\(place).subitem", depth: depth + 1)
            extent.add(inside, count: count)
        case .repeatingSubitem(let subitem, let count):
            let inside = try self.extent(of: subitem, at: "\(place).repeatingSubitem", depth: depth + 1)
            extent.add(inside, count: count)
        case .subitems(let subitems):
            for (index, subitem) in subitems.enumerated() {
                extent.add(try self.extent(of: subitem, at: "\(place).subitems[\(index)]", depth: depth + 1))
            }
        }
        try ScenarioLimits.check(extent.size, "items", limit: ScenarioLimits.groupItems, at: place)
        return extent
    }

    private static func check(depth: Int, at place: String) throws(ScenarioError) {
        try ScenarioLimits.check(depth, "groups in each other", limit: ScenarioLimits.groupDepth, at: place)
    }
}

extension Scenario.CompositionalLayout {
    /// Returns the item for which a reference stands. A name that is not known is returned unchanged.
    package func item(_ reference: Scenario.LayoutItemReference) -> Scenario.LayoutItemReference {
        if case .named(let name) = reference, let item = groups[name] { .item(item) } else { reference }
    }
}
