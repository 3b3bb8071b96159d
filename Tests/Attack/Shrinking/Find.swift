import FlowTestSupport

/// A world, what happens to it, and where view and reference part then.
struct Find {
    var world: ReferenceWorld
    var steps: [[ReferenceAction]]
    var deviation: Deviation
}

extension Deviation.Subject {
    /// Whether the same kind of thing was compared, of whatever element.
    func isLike(_ other: Deviation.Subject) -> Bool {
        switch (self, other) {
        case (.frame, .frame), (.viewFrame, .viewFrame), (.views, .views): true
        default: self == other
        }
    }
}
