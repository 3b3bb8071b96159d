/// The device that the program runs on, as UIKit's `UIDevice`.
@preconcurrency @MainActor
open class Device: NSObject {
    private static let instance = Device()

    /// The only instance.
    open class var current: Device { instance }

    /// The kind of the device, from `TraitCollection.current`. To test another kind, set `Screen.main`.
    open var userInterfaceIdiom: UserInterfaceIdiom { TraitCollection.current.userInterfaceIdiom }

    /// The version of the system: always 18.0, which is this library's choice.
    open var systemVersion: String { "18.0" }
    /// The system's name.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The name of the kind of device.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The name of the device: the same text as `model`. UIKit also returns this text to programs without the right to
    /// read the owner's name.
    open var name: String { model }
    /// The orientation of the device: always unknown.
    open var orientation: DeviceOrientation { .unknown }

    /// The notification that the orientation of the device has changed. The library never posts this notification.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
