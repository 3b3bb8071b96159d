extension DisplayedElement {
    /// The attributes that the layout returned for the element. Every element of a collection view has them; a checked
    /// cast would cost more than the comparisons for which they are needed in every pass.
    var attributes: CollectionViewLayoutAttributes {
        unsafeDowncast(source.unsafelyUnwrapped, to: CollectionViewLayoutAttributes.self)
    }
}
