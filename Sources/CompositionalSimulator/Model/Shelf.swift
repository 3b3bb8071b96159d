import FlowEngine

/// An orthogonal section: its groups, one behind the other across the layout's scroll axis, and the offset
/// to which it is scrolled.
struct Shelf {
    /// The groups, in the section's own content; one section of the model.
    var groups: FlowModel
    /// The distance by which the contents are moved, in points along the section's own axis.
    var offset = 0.0
    /// The longest measured group along the layout's scroll axis; nil before a group was measured.
    var measuredLength: Double?

    /// The length of the section's content along its own axis.
    func contentLength(_ axis: ScrollDirection) -> Double { groups.contentSize[axis] }
}
