// Compositional layouts are not simulated. As in all files of this folder a type's sentence is the one error, and its
// members are declared with their types, so that the compiler reports nothing else.

@available(*, unavailable, message: "compositional layouts are not simulated")
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public init(section: NSCollectionLayoutSection) { fatalError() }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        fatalError()
    }
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { fatalError() }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout { fatalError() }
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { get { fatalError() } set {} }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@available(*, unavailable, message: "compositional layouts are not simulated")
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection: UICollectionView.ScrollDirection { get { fatalError() } set {} }
    open var interSectionSpacing: CGFloat { get { fatalError() } set {} }
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { fatalError() } set {} }
    open var contentInsetsReference: UIContentInsetsReference { get { fatalError() } set {} }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public enum UIContentInsetsReference: Int {
    case automatic, none, safeArea, layoutMargins, readableContent
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutSection {
    public init(group: NSCollectionLayoutGroup) { fatalError() }
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { fatalError() }
    public static func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection { fatalError() }
    open var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
    open var interGroupSpacing: CGFloat { get { fatalError() } set {} }
    open var contentInsetsReference: UIContentInsetsReference { get { fatalError() } set {} }
    open var supplementaryContentInsetsReference: UIContentInsetsReference { get { fatalError() } set {} }
    open var supplementariesFollowContentInsets: Bool { get { fatalError() } set {} }
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        get { fatalError() }
        set {}
    }
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { fatalError() }
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { fatalError() } set {} }
    open var decorationItems: [NSCollectionLayoutDecorationItem] { get { fatalError() } set {} }
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
        get { fatalError() }
        set {}
    }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class UICollectionLayoutSectionOrthogonalScrollingProperties {
    open var bounce: Any { get { fatalError() } set {} }
    open var decelerationRate: Any { get { fatalError() } set {} }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutItem {
    public init(layoutSize: NSCollectionLayoutSize) { fatalError() }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        fatalError()
    }
    open var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get { fatalError() } set {} }
    open var layoutSize: NSCollectionLayoutSize { fatalError() }
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { fatalError() }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { fatalError() }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { fatalError() }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { fatalError() }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { fatalError() }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { fatalError() }
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { fatalError() }
    open var interItemSpacing: NSCollectionLayoutSpacing? { get { fatalError() } set {} }
    open var subitems: [NSCollectionLayoutItem] { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutGroupCustomItem {
    public init(frame: CGRect) { fatalError() }
    public init(frame: CGRect, zIndex: Int) { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutSize {
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        fatalError()
    }
    open var widthDimension: NSCollectionLayoutDimension { fatalError() }
    open var heightDimension: NSCollectionLayoutDimension { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutDimension {
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutSpacing {
    public static func fixed(_ length: CGFloat) -> NSCollectionLayoutSpacing { fatalError() }
    public static func flexible(_ length: CGFloat) -> NSCollectionLayoutSpacing { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutEdgeSpacing {
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutAnchor {
    public init(edges: NSDirectionalRectEdge) { fatalError() }
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { fatalError() }
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { fatalError() }
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { fatalError() }
    open var zIndex: Int { get { fatalError() } set {} }
    open var elementKind: String { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { fatalError() }
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) { fatalError() }
    open var extendsBoundary: Bool { get { fatalError() } set {} }
    open var pinToVisibleBounds: Bool { get { fatalError() } set {} }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public enum NSRectAlignment: Int {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

@available(*, unavailable, message: "compositional layouts are not simulated")
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { fatalError() }
    open var zIndex: Int { get { fatalError() } set {} }
    open var elementKind: String { fatalError() }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@available(*, unavailable, message: "compositional layouts are not simulated")
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var indexPath: IndexPath { get }
    var name: String { get }
    var representedElementKind: String? { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
}
