#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Items, groups and the views that are attached to them.

extension CompositionalLayoutMaker {
    /// Makes an item or a group. Nil if there is no item of the given name.
    func item(_ reference: Scenario.LayoutItemReference) -> NSCollectionLayoutItem? {
        switch reference {
        case .item(let item): object(item)
        case .named(let name): values.groups[name].map(object)
        }
    }

    private func object(_ item: Scenario.LayoutItem) -> NSCollectionLayoutItem {
        let size = NSCollectionLayoutSize.of(item.width, item.height)
        let views = item.supplementaryItems.map(supplementaryItem)
        let object: NSCollectionLayoutItem
        if let filling = item.filling {
            let group = group(size, item.axis, filling)
            group.supplementaryItems = views
            group.interItemSpacing = .of(item.interItemSpacing)
            object = group
        } else {
            object = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: views)
        }
        object.contentInsets = NSDirectionalEdgeInsets(item.insets)
        if item.edgeSpacing != Scenario.EdgeSpacing() {
            object.edgeSpacing = .of(item.edgeSpacing)
        }
        return object
    }

    private func group(
        _ size: NSCollectionLayoutSize, _ axis: Scenario.Layout.Direction, _ filling: Scenario.LayoutItem.Filling
    ) -> NSCollectionLayoutGroup {
        let isRow = axis == .horizontal
        switch filling {
        case .subitems(let items):
            let subitems = items.compactMap(item)
            return isRow
                ? .horizontal(layoutSize: size, subitems: subitems) : .vertical(layoutSize: size, subitems: subitems)
        case .subitem(let reference, let count):
            let subitem = item(reference) ?? NSCollectionLayoutItem(layoutSize: size)
            return isRow
                ? .horizontal(layoutSize: size, subitem: subitem, count: count)
                : .vertical(layoutSize: size, subitem: subitem, count: count)
        case .repeatingSubitem(let reference, let count):
            let subitem = item(reference) ?? NSCollectionLayoutItem(layoutSize: size)
            guard #available(iOS 16, tvOS 16, *) else { return .horizontal(layoutSize: size, subitems: [subitem]) }
            return isRow
                ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
        case .custom(let items):
            return .custom(layoutSize: size) { _ in
                items.map { NSCollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex) }
            }
        }
    }

    // MARK: Views

    private func supplementaryItem(_ item: Scenario.SupplementaryItem) -> NSCollectionLayoutSupplementaryItem {
        let size = NSCollectionLayoutSize.of(item.width, item.height)
        let (kind, anchor) = (Self.kind(item.kind), NSCollectionLayoutAnchor.of(item.containerAnchor))
        let object =
            item.itemAnchor.map {
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: .of($0))
            } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
        object.contentInsets = NSDirectionalEdgeInsets(item.insets)
        object.zIndex = item.zIndex
        return object
    }

    /// Makes a header, a footer or another view at an edge.
    func boundaryItem(_ item: Scenario.BoundaryItem) -> NSCollectionLayoutBoundarySupplementaryItem {
        let object = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize.of(item.width, item.height), elementKind: Self.kind(item.kind),
            alignment: item.alignment.inUIKit(), absoluteOffset: item.offset)
        object.extendsBoundary = item.extendsBoundary
        object.pinToVisibleBounds = item.pins
        object.contentInsets = NSDirectionalEdgeInsets(item.insets)
        object.zIndex = item.zIndex
        return object
    }
}

// MARK: Single values

extension NSCollectionLayoutSize {
    fileprivate static func of(_ width: Scenario.Dimension, _ height: Scenario.Dimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .of(width), heightDimension: .of(height))
    }
}

extension NSCollectionLayoutDimension {
    fileprivate static func of(_ dimension: Scenario.Dimension) -> NSCollectionLayoutDimension {
        switch dimension {
        case .absolute(let points): return .absolute(CGFloat(points))
        case .fractionalWidth(let fraction): return .fractionalWidth(CGFloat(fraction))
        case .fractionalHeight(let fraction): return .fractionalHeight(CGFloat(fraction))
        case .estimated(let points): return .estimated(CGFloat(points))
        case .uniformAcrossSiblings(let points):
            guard #available(iOS 17, tvOS 17, *) else { return .estimated(CGFloat(points)) }
            return .uniformAcrossSiblings(estimate: CGFloat(points))
        }
    }
}

extension NSCollectionLayoutSpacing {
    fileprivate static func of(_ spacing: Scenario.Spacing) -> NSCollectionLayoutSpacing {
        spacing.isFlexible ? .flexible(CGFloat(spacing.points)) : .fixed(CGFloat(spacing.points))
    }
}

extension NSCollectionLayoutEdgeSpacing {
    fileprivate static func of(_ edges: Scenario.EdgeSpacing) -> NSCollectionLayoutEdgeSpacing {
        NSCollectionLayoutEdgeSpacing(
            leading: edges.leading.map(NSCollectionLayoutSpacing.of), top: edges.top.map(NSCollectionLayoutSpacing.of),
            trailing: edges.trailing.map(NSCollectionLayoutSpacing.of),
            bottom: edges.bottom.map(NSCollectionLayoutSpacing.of))
    }
}

extension NSCollectionLayoutAnchor {
    fileprivate static func of(_ anchor: Scenario.LayoutAnchor) -> NSCollectionLayoutAnchor {
        let edges = NSDirectionalRectEdge(rawValue: anchor.edges.edgeBits)
        guard anchor.offset != .zero else { return NSCollectionLayoutAnchor(edges: edges) }
        return anchor.isFractional
            ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: anchor.offset)
            : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: anchor.offset)
    }
}

extension NSDirectionalEdgeInsets {
    /// Makes insets from a scenario's.
    init(_ insets: Scenario.DirectionalInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.trailing))
    }
}
#endif
