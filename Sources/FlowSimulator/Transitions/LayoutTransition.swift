import Foundation

/// A change from one layout object to another, while it goes on (R9.18).
struct LayoutTransition {
    let old: CollectionViewLayout
    let new: CollectionViewLayout
}

/// Elements keep their names: only where they are is another place.
extension LayoutTransition: ElementRenaming {
    func after(_ name: ElementName) -> ElementName? { name }
    func before(_ name: ElementName) -> ElementName? { name }
}
