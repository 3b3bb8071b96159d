/// The messages that the program sends to its delegate, as UIKit's `UIApplicationDelegate`. Every method is optional.
/// The library neither starts nor stops the program, and calls none of these methods; client code may call them.
@preconcurrency @MainActor
public protocol ApplicationDelegate: WindowOwner {
    /// The program's window.
    var window: Window? { get set }
    /// Called before the program has started. Returns whether the launch options can be handled. Default: `true`.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: The reasons of the start.
    /// - Returns: Whether the program can handle the reasons of the start.
    func application(
        _ application: Application,
        willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the program has started. Returns whether the launch options can be handled. Default: `true`.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: The reasons of the start.
    /// - Returns: Whether the program can handle the reasons of the start.
    func application(
        _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the program has become active. Default: nothing.
    func applicationDidBecomeActive(_ application: Application)
    /// Called before the program becomes inactive. Default: nothing.
    func applicationWillResignActive(_ application: Application)
    /// Called when the program has entered the background. Default: nothing.
    func applicationDidEnterBackground(_ application: Application)
    /// Called before the program enters the foreground. Default: nothing.
    func applicationWillEnterForeground(_ application: Application)
    /// Called before the program ends. Default: nothing.
    func applicationWillTerminate(_ application: Application)
    /// Called when little memory is left. Default: nothing.
    func applicationDidReceiveMemoryWarning(_ application: Application)
}

extension ApplicationDelegate {
    /// The default implementation of the optional property `window`. Reading it returns nil. Setting it stores nothing.
    public var window: Window? {
        get {
            OptionalRequirement.notImplemented()
            return nil
        }
        set { OptionalRequirement.notImplemented() }
    }
}
