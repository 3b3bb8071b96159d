import Foundation

/// The device that the program runs on, as UIKit's `UIDevice`.
@preconcurrency @MainActor
open class Device: NSObject {
    private static let instance = Device()

    /// The one there is.
    open class var current: Device { instance }

    /// What kind of device it is: that of `TraitCollection.current`. A test that wants another kind sets
    /// `Screen.main`.
    open var userInterfaceIdiom: UserInterfaceIdiom { TraitCollection.current.userInterfaceIdiom }

    /// The system's version: 18.0, a choice.
    open var systemVersion: String { "18.0" }
    /// The system's name.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// What the kind of device is called.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// What the device is called: as its kind, which UIKit answers as well where a program may not know more.
    open var name: String { model }
    /// How it is held: nobody knows.
    open var orientation: DeviceOrientation { .unknown }

    /// Posted when the device is held in another way. Nothing here posts it.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
}
