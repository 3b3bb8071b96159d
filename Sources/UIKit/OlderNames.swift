import ViewSimulator

// Names that UIKit has kept from older versions of Swift.

public typealias NSLayoutAttribute = LayoutConstraint.Attribute
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
public typealias NSLayoutRelation = LayoutConstraint.Relation
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

/// Returns the kind of the device: the value of `UIDevice.current.userInterfaceIdiom`.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    Device.current.userInterfaceIdiom
}
