/// The room in which a section or a group is laid out. UIKit's name is `NSCollectionLayoutContainer`.
@preconcurrency @MainActor
public protocol CollectionLayoutContainer {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without `effectiveContentInsets`, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets inside the size, in points.
    var contentInsets: DirectionalEdgeInsets { get }
    /// The insets inside the size, in points.
    var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// The room and the traits for which a section is made. UIKit's name is `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor
public protocol CollectionLayoutEnvironment {
    /// The room.
    var container: any CollectionLayoutContainer { get }
    /// The traits of the view.
    var traitCollection: TraitCollection { get }
}

/// The environment of a section or group, as a value.
@MainActor
struct LayoutEnvironment: CollectionLayoutEnvironment {
    struct Container: CollectionLayoutContainer, Equatable {
        var contentSize: CGSize
        var contentInsets = DirectionalEdgeInsets.zero

        var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }

        var effectiveContentSize: CGSize {
            CGSize(
                width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
                height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
        }
    }

    var room: Container
    var traitCollection: TraitCollection

    var container: any CollectionLayoutContainer { room }
}
