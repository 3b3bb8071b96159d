/// A scene with windows, as UIKit's `UIWindowScene`.
@preconcurrency @MainActor
open class WindowScene: Scene {
    /// The screen of the scene: the main screen unless set.
    open var screen = Screen.main
    /// The orientation of the interface; portrait unless set. Not used by this library.
    open var interfaceOrientation = InterfaceOrientation.portrait

    /// The windows of the scene, from back to front by their levels.
    open var windows: [Window] { Application.shared.windows.filter { $0.windowScene === self } }
    /// The window of the scene that receives keyboard events; nil if no window of the scene receives them.
    open var keyWindow: Window? { windows.first { $0.isKeyWindow } }
    /// The traits of the scene's screen.
    open var traitCollection: TraitCollection { screen.traitCollection }
}

/// The messages that a scene with windows sends to its delegate, as UIKit's `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol WindowSceneDelegate: SceneDelegate, WindowOwner {
    /// The scene's window.
    var window: Window? { get set }
}

extension WindowSceneDelegate {
    /// The default implementation of the optional property `window`. Reading it returns nil. Setting it stores nothing.
    public var window: Window? {
        get {
            OptionalRequirement.notImplemented()
            return nil
        }
        set { OptionalRequirement.notImplemented() }
    }
}
