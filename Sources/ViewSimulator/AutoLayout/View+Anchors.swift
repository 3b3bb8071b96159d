import Foundation

// Anchors are made when asked for: an anchor is an item and an attribute. UIKit's cannot be overridden either.

extension View {
    /// The edge where reading begins.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .leading) }
    /// The edge where reading ends.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .trailing) }
    /// The left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .left) }
    /// The right edge.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .right) }
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .bottom) }
    /// The width of the alignment rectangle.
    public var widthAnchor: LayoutDimension { LayoutDimension(constraintState, .width) }
    /// The height of the alignment rectangle.
    public var heightAnchor: LayoutDimension { LayoutDimension(constraintState, .height) }
    /// The middle between left and right.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .centerX) }
    /// The middle between top and bottom.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .centerY) }
    /// The first line's baseline; the top of a view without text.
    public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .firstBaseline) }
    /// The last line's baseline; the bottom of a view without text.
    public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .lastBaseline) }
}

extension LayoutGuide {
    /// The edge where reading begins.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .leading) }
    /// The edge where reading ends.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .trailing) }
    /// The left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .left) }
    /// The right edge.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .right) }
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .bottom) }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutDimension(constraintState, .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutDimension(constraintState, .height) }
    /// The middle between left and right.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(constraintState, .centerX) }
    /// The middle between top and bottom.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(constraintState, .centerY) }
}
