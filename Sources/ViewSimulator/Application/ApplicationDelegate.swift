import Foundation

/// Messages of the program to its delegate, as UIKit's `UIApplicationDelegate`. Every method is optional. Nothing
/// starts or stops the program here, so none of them is called; client code may call them.
@preconcurrency @MainActor
public protocol ApplicationDelegate: WindowOwner {
    /// The program's window.
    var window: Window? { get set }
    /// The program is about to have started. Default: `true`.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: The reasons of the start.
    /// - Returns: Whether it can do that.
    func application(
        _ application: Application,
        willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started. Default: `true`.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: The reasons of the start.
    /// - Returns: Whether it can do that.
    func application(
        _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program is active. Default: nothing.
    func applicationDidBecomeActive(_ application: Application)
    /// The program is about to be no longer active. Default: nothing.
    func applicationWillResignActive(_ application: Application)
    /// The program is no longer in front. Default: nothing.
    func applicationDidEnterBackground(_ application: Application)
    /// The program is about to be in front again. Default: nothing.
    func applicationWillEnterForeground(_ application: Application)
    /// The program is about to end. Default: nothing.
    func applicationWillTerminate(_ application: Application)
    /// Memory is short. Default: nothing.
    func applicationDidReceiveMemoryWarning(_ application: Application)
}

extension ApplicationDelegate {
    /// What holds where a delegate does not implement it: no window, and one that is set is not kept.
    public var window: Window? {
        get {
            OptionalRequirement.notImplemented()
            return nil
        }
        set { OptionalRequirement.notImplemented() }
    }
}
