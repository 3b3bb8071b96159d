/// The delegate of a program or of a scene, which may have a window. Client code uses only the protocols of these
/// delegates.
///
/// The protocol makes code for UIKit compile in which a window that is nil and a property that is not implemented
/// differ: `Application.shared.delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {}

extension WindowOwner {
    /// The window in the form in which UIKit declares the property. Nil if the delegate does not implement the
    /// property.
    @_disfavoredOverload
    public var window: Window?? {
        if let delegate = self as? any ApplicationDelegate { return OptionalRequirement.ask { delegate.window } }
        if let delegate = self as? any WindowSceneDelegate { return OptionalRequirement.ask { delegate.window } }
        return nil
    }
}
