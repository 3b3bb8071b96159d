import FlowEngine

/// The properties of a view and of a layout's configuration on which all sections depend.
struct LayoutGeometry {
    /// The size of the view without its adjusted content insets, in points.
    var size: FlowSize
    var axis: ScrollDirection
    var rounding: LayoutRounding
    var traits: TraitCollection
    /// The distances from the edges of `size` to those of the safe area, the layout margins and the readable width; in
    /// the layout's coordinates, and only across the scroll axis.
    var safeArea = FlowInsets.zero
    var layoutMargins = FlowInsets.zero
    var readableContent = FlowInsets.zero
    /// The reference of the layout's configuration.
    var reference = ContentInsetsReference.safeArea

    /// Whether sections come out the same in both. Traits are compared by their object: other traits invalidate the
    /// layout.
    func isSame(as other: LayoutGeometry) -> Bool {
        size == other.size && axis == other.axis && rounding == other.rounding && traits === other.traits
            && safeArea == other.safeArea && layoutMargins == other.layoutMargins
            && readableContent == other.readableContent && reference == other.reference
    }

    /// The insets that a reference names; `automatic` names that of the configuration.
    func insets(from reference: ContentInsetsReference) -> FlowInsets {
        switch reference == .automatic ? self.reference : reference {
        case .none: .zero
        case .automatic, .safeArea: safeArea
        case .layoutMargins: layoutMargins
        case .readableContent: readableContent
        }
    }

    /// The environment of the section provider.
    @MainActor
    var environment: LayoutEnvironment {
        let insets = insets(from: .automatic)
        let room = LayoutEnvironment.Container(
            contentSize: CGSize(size),
            contentInsets: DirectionalEdgeInsets(
                top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                trailing: CGFloat(insets.right)))
        return LayoutEnvironment(room: room, traitCollection: traits)
    }
}
