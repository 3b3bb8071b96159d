import CoreGraphics

// Types that are not simulated. Code that names one gets an error that says so, and not one about a name that nobody
// knows. Where code makes such an object, the error is about the initializer, so those are here as well.

@available(*, unavailable, message: "compositional layouts are not simulated")
open class UICollectionViewCompositionalLayout {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(section: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(section: Any, configuration: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(sectionProvider: @escaping (Int, Any) -> Any?) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(sectionProvider: @escaping (Int, Any) -> Any?, configuration: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func list(using configuration: Any) -> Any { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class UICollectionViewCompositionalLayoutConfiguration {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init() {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutSection {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(group: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func list(using configuration: Any, layoutEnvironment: Any) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func orthogonalLayoutSectionForMediaItems() -> Any { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutItem {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(layoutSize: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(layoutSize: Any, supplementaryItems: [Any]) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutGroup {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func horizontal(layoutSize: Any, subitems: [Any]) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func horizontal(layoutSize: Any, subitem: Any, count: Int) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func horizontal(layoutSize: Any, repeatingSubitem: Any, count: Int) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func vertical(layoutSize: Any, subitems: [Any]) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func vertical(layoutSize: Any, subitem: Any, count: Int) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func vertical(layoutSize: Any, repeatingSubitem: Any, count: Int) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func custom(layoutSize: Any, itemProvider: @escaping (Any) -> [Any]) -> Any { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutGroupCustomItem {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(frame: CGRect) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(frame: CGRect, zIndex: Int) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutSize {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutDimension {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutSpacing {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func fixed(_ length: CGFloat) -> Any { fatalError() }

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func flexible(_ length: CGFloat) -> Any { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutEdgeSpacing {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(leading: Any?, top: Any?, trailing: Any?, bottom: Any?) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutAnchor {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(edges: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(edges: Any, absoluteOffset: CGPoint) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(edges: Any, fractionalOffset: CGPoint) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutSupplementaryItem {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(layoutSize: Any, elementKind: String, containerAnchor: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(layoutSize: Any, elementKind: String, containerAnchor: Any, itemAnchor: Any) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutBoundarySupplementaryItem {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(layoutSize: Any, elementKind: String, alignment: Any) {}

    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(layoutSize: Any, elementKind: String, alignment: Any, absoluteOffset: CGPoint) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class NSCollectionLayoutDecorationItem {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public static func background(elementKind: String) -> Any { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class UICollectionLayoutListConfiguration {
    @available(*, unavailable, message: "compositional layouts are not simulated")
    public init(appearance: Any) {}
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public class UICollectionLayoutSectionOrthogonalScrollingProperties {}

@available(*, unavailable, message: "compositional layouts are not simulated")
public protocol NSCollectionLayoutEnvironment {}

@available(*, unavailable, message: "compositional layouts are not simulated")
public protocol NSCollectionLayoutContainer {}

@available(*, unavailable, message: "compositional layouts are not simulated")
public protocol NSCollectionLayoutVisibleItem {}

@available(*, unavailable, message: "compositional layouts are not simulated")
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, Any) -> Any?

@available(*, unavailable, message: "compositional layouts are not simulated")
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior {}
