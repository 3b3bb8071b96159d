import FlowTestSupport

@testable import CompositionalSimulator

// The objects that describe a layout, from the description that the reference reads.

@MainActor
extension CollectionLayoutDimension {
    static func of(_ length: ReferenceLength) -> CollectionLayoutDimension {
        switch length {
        case .points(let points): .absolute(CGFloat(points))
        case .ofWidth(let part): .fractionalWidth(CGFloat(part))
        case .ofHeight(let part): .fractionalHeight(CGFloat(part))
        case .estimated(let points): .estimated(CGFloat(points))
        }
    }
}

extension DirectionalEdgeInsets {
    init(_ padding: ReferencePadding) {
        self.init(
            top: CGFloat(padding.top), leading: CGFloat(padding.left), bottom: CGFloat(padding.bottom),
            trailing: CGFloat(padding.right))
    }
}

@MainActor
func layoutItem(_ node: ReferenceNode) -> CollectionLayoutItem {
    let size = CollectionLayoutSize(widthDimension: .of(node.width), heightDimension: .of(node.height))
    let item = node.group.map { layoutGroup($0, size) } ?? CollectionLayoutItem(layoutSize: size)
    item.contentInsets = DirectionalEdgeInsets(node.padding)
    if node.margins != .none {
        item.edgeSpacing = CollectionLayoutEdgeSpacing(
            leading: .fixed(CGFloat(node.margins.left)), top: .fixed(CGFloat(node.margins.top)),
            trailing: .fixed(CGFloat(node.margins.right)), bottom: .fixed(CGFloat(node.margins.bottom)))
    }
    return item
}

@MainActor
private func layoutGroup(_ group: ReferenceNode.Group, _ size: CollectionLayoutSize) -> CollectionLayoutGroup {
    let children = group.children.map { layoutItem($0) }
    let result: CollectionLayoutGroup
    switch (group.count, group.isColumn) {
    case (.untilFull, false): result = .horizontal(layoutSize: size, subitems: children)
    case (.untilFull, true): result = .vertical(layoutSize: size, subitems: children)
    case (.copies(let count), false):
        result = .horizontal(layoutSize: size, repeatingSubitem: children[0], count: count)
    case (.copies(let count), true): result = .vertical(layoutSize: size, repeatingSubitem: children[0], count: count)
    case (.sharing(let count), false): result = .horizontal(layoutSize: size, subitem: children[0], count: count)
    case (.sharing(let count), true): result = .vertical(layoutSize: size, subitem: children[0], count: count)
    }
    let gap = CGFloat(group.gap)
    result.interItemSpacing = group.isGapFlexible ? .flexible(gap) : .fixed(gap)
    return result
}

@MainActor
func layoutSection(
    _ section: ReferenceComposition.Section, isTransposed: Bool = false
) -> CollectionLayoutSection {
    guard let group = layoutItem(section.group) as? CollectionLayoutGroup else { fatalError("a section has a group") }
    let result = CollectionLayoutSection(group: group)
    result.contentInsets = DirectionalEdgeInsets(section.padding)
    result.interGroupSpacing = CGFloat(section.gap)
    if section.sideways != nil { result.orthogonalScrollingBehavior = .continuous }
    for (kind, length) in [("header", section.header), ("footer", section.footer)] {
        guard let length else { continue }
        let isHeader = kind == "header"
        result.boundarySupplementaryItems.append(
            isTransposed
                ? header(.of(length), .fractionalHeight(1), kind: kind, isHeader ? .leading : .trailing)
                : header(.fractionalWidth(1), .of(length), kind: kind, isHeader ? .top : .bottom))
    }
    return result
}
