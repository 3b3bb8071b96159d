import ViewSimulator

public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias UILayoutGuide = LayoutGuide
public typealias UILayoutPriority = LayoutPriority
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
public typealias UITrackingLayoutGuide = TrackingLayoutGuide
public typealias UILayoutSupport = LayoutSupport
