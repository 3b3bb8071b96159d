extension SummaryTree {
    /// Builds a tree of full leaves, merging neighbours that can be one. O(*n*).
    init(_ elements: some Sequence<Element>, shape: TreeShape) {
        var builder = TreeBuilder<Element>(shape: shape)
        for element in elements { builder.append(element) }
        self = builder.finish()
    }
}
