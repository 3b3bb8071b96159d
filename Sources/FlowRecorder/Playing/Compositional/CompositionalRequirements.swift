#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat

/// The parts of a compositional layout that some systems do not have, each with its place in the document.
struct CompositionalRequirements {
    private(set) var list: [(feature: CompositionalFeature, place: String)] = []

    /// Finds the parts of a layout.
    ///
    /// - Parameter place: The place of the layout in the document.
    init(of layout: Scenario.CompositionalLayout, at place: String) {
        if ![.automatic, .safeArea].contains(layout.insetsReference) {
            add(.insetsReferences, "\(place).contentInsetsReference")
        }
        look(at: layout.boundaryItems, place)
        for (name, item) in layout.groups.sorted(by: { $0.key < $1.key }) { look(at: item, "\(place).groups.\(name)") }
        for (name, section) in layout.sectionLayouts.sorted(by: { $0.key < $1.key }) {
            look(at: section, "\(place).sectionLayouts.\(name)")
        }
    }

    private mutating func add(_ feature: CompositionalFeature, _ place: String) { list.append((feature, place)) }

    private mutating func look(at section: Scenario.SectionLayout, _ place: String) {
        if let list = section.list { look(at: list, "\(place).list") }
        if let group = section.group { look(at: group, "\(place).group") }
        if section.insetsReference != .automatic { add(.insetsReferences, "\(place).contentInsetsReference") }
        if section.supplementaryInsetsReference != .automatic {
            add(.supplementaryInsetsReferences, "\(place).supplementaryContentInsetsReference")
        }
        look(at: section.boundaryItems, place)
    }

    private mutating func look(at list: Scenario.ListLayout, _ place: String) {
        add(.lists, place)
        if ![.plain, .grouped].contains(list.appearance) { add(.insetLists, "\(place).appearance") }
        if !list.showsSeparators { add(.listsWithoutSeparators, "\(place).showsSeparators") }
        if list.headerTopPadding != nil { add(.paddingOfHeaders, "\(place).headerTopPadding") }
    }

    private mutating func look(at reference: Scenario.LayoutItemReference, _ place: String) {
        if case .item(let item) = reference { look(at: item, place) }
    }

    private mutating func look(at item: Scenario.LayoutItem, _ place: String) {
        look(at: item.width, item.height, place)
        switch item.filling {
        case .subitems(let items)?:
            for (index, item) in items.enumerated() { look(at: item, "\(place).subitems[\(index)]") }
        case .subitem(let item, _)?: look(at: item, "\(place).subitem")
        case .repeatingSubitem(let item, _)?:
            add(.repeatingSubitems, "\(place).repeatingSubitem")
            look(at: item, "\(place).repeatingSubitem")
        case .custom?, nil: break
        }
        for (index, view) in item.supplementaryItems.enumerated() {
            look(at: view.width, view.height, "\(place).supplementaryItems[\(index)]")
        }
    }

    private mutating func look(at items: [Scenario.BoundaryItem], _ place: String) {
        for (index, item) in items.enumerated() {
            look(at: item.width, item.height, "\(place).boundaryItems[\(index)]")
        }
    }

    private mutating func look(at width: Scenario.Dimension, _ height: Scenario.Dimension, _ place: String) {
        for (dimension, key) in [(width, "width"), (height, "height")] {
            if case .uniformAcrossSiblings = dimension { add(.uniformSiblings, "\(place).\(key)") }
        }
    }
}
#endif
