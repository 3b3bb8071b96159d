/// A change from one layout object to another that is going on (R9.18).
struct LayoutTransition {
    let old: CollectionViewLayout
    let new: CollectionViewLayout
}

/// The names of elements stay the same; only their places change.
extension LayoutTransition: ElementRenaming {
    func after(_ name: ElementName) -> ElementName? { name }
    func before(_ name: ElementName) -> ElementName? { name }
}
