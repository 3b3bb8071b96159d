/// A view on screen of a section, as the section's handler can change it. UIKit's name is
/// `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor
public protocol CollectionLayoutVisibleItem: AnyObject {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order in depth: greater numbers are in front.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The centre, in content coordinates.
    var center: CGPoint { get set }
    /// The transform in the plane.
    var transform: CGAffineTransform { get set }
    /// The transform in space.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; the empty string for a cell.
    var name: String { get }
    /// The path of the element.
    var indexPath: IndexPath { get }
    /// The frame, in content coordinates.
    var frame: CGRect { get }
    /// A rectangle with the view's size and the origin zero.
    var bounds: CGRect { get }
    /// The category of the element.
    var representedElementCategory: ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for a cell.
    var representedElementKind: String? { get }
}

/// A closure that is called with a section's elements on screen before they are shown, with the offset to which the
/// section or the view is scrolled, and with the section's environment.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor @Sendable ([any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment) -> Void

/// The attributes of an element, as a section's handler sees them.
final class VisibleItem: CollectionLayoutVisibleItem {
    let attributes: CollectionViewLayoutAttributes

    init(_ attributes: CollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
