import Foundation

/// What may have a window: the delegates of a program and of a scene. Client code names those.
///
/// With it code compiles that was written for UIKit, where not having a window and not saying so are two things:
/// `Application.shared.delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {}

extension WindowOwner {
    /// The window as UIKit has it. Nil where the delegate does not implement the property.
    @_disfavoredOverload
    public var window: Window?? {
        if let delegate = self as? any ApplicationDelegate { return OptionalRequirement.ask { delegate.window } }
        if let delegate = self as? any WindowSceneDelegate { return OptionalRequirement.ask { delegate.window } }
        return nil
    }
}
