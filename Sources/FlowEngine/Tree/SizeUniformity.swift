/// The uniformity of neighbouring items: whether all have the same size. R3.5 depends on the uniformity of a section.
enum SizeUniformity: Hashable, Sendable {
    case empty
    case same(AxisSize)
    case mixed

    mutating func add(_ next: SizeUniformity) {
        switch (self, next) {
        case (.empty, _): self = next
        case (_, .empty), (.mixed, _): break
        case (.same(let size), .same(let other)) where size == other: break
        default: self = .mixed
        }
    }
}
