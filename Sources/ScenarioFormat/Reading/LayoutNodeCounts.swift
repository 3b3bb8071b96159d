/// The numbers of items and groups in the descriptions of a compositional layout, with those of named groups. They are
/// the work of going through the descriptions. The names must have been checked.
struct LayoutNodeCounts {
    private let layout: Scenario.CompositionalLayout
    private var named: [String: Int] = [:]
    /// The number for each kind of section, by its name.
    private(set) var sections: [String: Int] = [:]

    init(_ layout: Scenario.CompositionalLayout) {
        self.layout = layout
        for (name, section) in layout.sectionLayouts { sections[name] = 1 + (section.group.map { count($0) } ?? 0) }
    }

    /// The number for all kinds of sections, and for groups that no section has.
    var total: Int { sections.values.reduce(layout.groups.count, +) }

    /// Returns the number for the kind that a section has.
    func count(of section: Scenario.Section) -> Int {
        if let name = section.layoutName { sections[name] ?? 1 } else { sections.values.first ?? 1 }
    }

    private mutating func count(_ reference: Scenario.LayoutItemReference) -> Int {
        switch reference {
        case .item(let item): return count(item)
        case .named(let name):
            if let known = named[name] { return known }
            let number = layout.groups[name].map { count($0) } ?? 0
            named[name] = number
            return number
        }
    }

    private mutating func count(_ item: Scenario.LayoutItem) -> Int {
        switch item.filling {
        case nil: 1
        case .custom(let items)?: 1 + items.count
        case .subitem(let item, _)?, .repeatingSubitem(let item, _)?: 1 + count(item)
        case .subitems(let items)?: items.reduce(1) { $0 + count($1) }
        }
    }
}

extension Scenario.Surface {
    /// The work of finding out how many items of sections are on screen at once: of sections, of their groups and
    /// sizes, and of what is described in a compositional layout.
    func work(ofChecking sections: [Scenario.Section]) -> Int {
        guard let compositional else { return sections.reduce(1) { $0 + 1 + $1.readingWork } }
        let counts = LayoutNodeCounts(compositional)
        return sections.reduce(counts.total) { $0 + counts.count(of: $1) * (1 + $1.readingWork) }
    }
}

extension Scenario.Section {
    /// The work of checking this section: the number of its groups plus the number of their sizes.
    fileprivate var readingWork: Int { items.reduce(0) { $0 + 1 + $1.sizeCount } }
}
