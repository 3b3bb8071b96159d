/// A delegate of the program or of a scene, which may have a window. Client code conforms to `ApplicationDelegate` or
/// `WindowSceneDelegate`, which include this protocol.
///
/// The protocol makes code for UIKit compile in which a window that is nil and a property that is not implemented
/// differ: `Application.shared.delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {}

extension WindowOwner {
    /// The window of the delegate, as an optional within an optional, like in UIKit. The outer optional is nil if the
    /// delegate does not implement the property.
    @_disfavoredOverload
    public var window: Window?? {
        if let delegate = self as? any ApplicationDelegate { return OptionalRequirement.ask { delegate.window } }
        if let delegate = self as? any WindowSceneDelegate { return OptionalRequirement.ask { delegate.window } }
        return nil
    }
}
