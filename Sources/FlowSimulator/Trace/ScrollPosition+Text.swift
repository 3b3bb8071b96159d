extension CollectionView.ScrollPosition {
    /// The position in words: `top`, `bottom left`; `nearest` if it is empty.
    var text: String {
        let names: [(CollectionView.ScrollPosition, String)] = [
            (.top, "top"), (.centeredVertically, "centeredVertically"), (.bottom, "bottom"), (.left, "left"),
            (.centeredHorizontally, "centeredHorizontally"), (.right, "right"),
        ]
        let parts = names.filter { contains($0.0) }.map(\.1)
        return parts.isEmpty ? "nearest" : parts.joined(separator: " ")
    }
}
