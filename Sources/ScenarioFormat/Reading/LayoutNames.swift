import PlainTexts

/// A check of the names in a compositional layout: each name of a group must be known, and no group may contain itself.
struct LayoutNames {
    private let layout: Scenario.CompositionalLayout
    private let place: String
    /// The number of items in a group, with the items of named groups in it. The key is the name of the group; nil
    /// while the group's items are counted.
    private var sizes: [String: Int?] = [:]

    init(_ layout: Scenario.CompositionalLayout, at place: String) {
        (self.layout, self.place) = (layout, place)
    }

    func check() throws(ScenarioError) {
        var names = self
        for (name, group) in layout.groups.sorted(by: { $0.key < $1.key }) {
            _ = try names.size(ofGroup: name, group, at: "\(place).groups.\(name)")
        }
        for (name, section) in layout.sectionLayouts.sorted(by: { $0.key < $1.key }) {
            guard let group = section.group else { continue }
            _ = try names.size(of: group, at: "\(place).sectionLayouts.\(name).group", depth: 1)
            if case .item(let item) = names.layout.item(group), item.filling == nil {
                throw ScenarioError(
                    place: "\(place).sectionLayouts.\(name).group",
                    reason: "is an item; a group has “subitems”, “subitem”, “repeatingSubitem” or “frames”")
            }
        }
        try checkKinds()
    }

    private mutating func size(
        ofGroup name: String, _ group: Scenario.LayoutItem, at place: String
    ) throws(ScenarioError) -> Int {
        if let known = sizes[name] {
            guard let known else { throw ScenarioError(place: place, reason: "the group \(quoted(name)) contains itself") }
            return known
        }
        sizes[name] = .some(nil)
        let size = try size(of: group, at: place, depth: 1)
        sizes[name] = size
        return size
    }

    private mutating func size(
        of reference: Scenario.LayoutItemReference, at place: String, depth: Int
    ) throws(ScenarioError) -> Int {
        switch reference {
        case .item(let item): return try size(of: item, at: place, depth: depth)
        case .named(let name):
            guard let group = layout.groups[name] else {
                let known =
                    layout.groups.isEmpty
                    ? "the layout has none" : KeySuggestion.text(for: name, among: layout.groups.keys.sorted())
                throw ScenarioError(place: place, reason: "there is no group \(quoted(name)); \(known)")
            }
            return try size(ofGroup: name, group, at: place)
        }
    }

    private mutating func size(
        of item: Scenario.LayoutItem, at place: String, depth: Int
    ) throws(ScenarioError) -> Int {
        try ScenarioLimits.check(depth, "groups in each other", limit: ScenarioLimits.groupDepth, at: place)
        var size = 1
        switch item.filling {
        case nil: break
        case .custom(let items)?: size += items.count
        case .subitem(let subitem, _)?: size += try self.size(of: subitem, at: "\(place).subitem", depth: depth + 1)
        case .repeatingSubitem(let subitem, _)?:
            size += try self.size(of: subitem, at: "\(place).repeatingSubitem", depth: depth + 1)
        case .subitems(let subitems)?:
            for (index, subitem) in subitems.enumerated() {
                size += try self.size(of: subitem, at: "\(place).subitems[\(index)]", depth: depth + 1)
            }
        }
        try ScenarioLimits.check(size, "items", limit: ScenarioLimits.groupItems, at: place)
        return size
    }

    /// Checks that views of the whole layout have kinds of their own: their names have no section.
    private func checkKinds() throws(ScenarioError) {
        for (index, item) in layout.boundaryItems.enumerated() where ["header", "footer"].contains(item.kind) {
            throw ScenarioError(
                place: "\(place).boundaryItems[\(index)].kind",
                reason: "“\(item.kind)” is the kind of a section's views; choose another name")
        }
    }
}

extension Scenario.CompositionalLayout {
    /// Returns the item for which a reference stands. A name that is not known is returned unchanged.
    package func item(_ reference: Scenario.LayoutItemReference) -> Scenario.LayoutItemReference {
        if case .named(let name) = reference, let item = groups[name] { .item(item) } else { reference }
    }
}
