/// The attributes of a rectangle on one axis.
struct AxisAttributes {
    let start, end, center, length: LayoutConstraint.Attribute

    init(_ axis: LayoutConstraint.Axis) {
        (start, end, center, length) =
            axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
}
