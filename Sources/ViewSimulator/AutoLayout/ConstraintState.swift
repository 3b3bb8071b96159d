import Foundation

/// What Auto Layout knows of one view. Views that no constraint concerns have none.
@MainActor
final class ConstraintState {
    /// The constraints that the view holds, in the order in which they became active.
    var held: [LayoutConstraint] = []
    var guides: [LayoutGuide] = []
    var hugging: AxisPriorities
    var compressionResistance = AxisPriorities(.defaultHigh)
    var marginsGuide: LayoutGuide?
    var safeAreaGuide: LayoutGuide?
    var readableGuide: LayoutGuide?
    /// With the view as root; nil until needed, and after a change of what it is made of.
    var layoutEngine: ConstraintEngine?
    var fittingEngine: ConstraintEngine?

    init(hugging: AxisPriorities) {
        self.hugging = hugging
    }

    func discardEngines() {
        (layoutEngine, fittingEngine) = (nil, nil)
    }
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
    private var horizontal: LayoutPriority
    private var vertical: LayoutPriority

    init(_ priority: LayoutPriority) {
        self.init(horizontal: priority, vertical: priority)
    }

    init(horizontal: LayoutPriority, vertical: LayoutPriority) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    subscript(axis: LayoutConstraint.Axis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
