import Foundation

/// Messages of the program to its delegate, as UIKit's `UIApplicationDelegate`. Every method is optional. Nothing
/// starts or stops the program here, so none of them is called; client code may call them.
@preconcurrency @MainActor
public protocol ApplicationDelegate: WindowOwner {
    /// The program's window.
    var window: Window? { get set }
    /// The program is about to have started.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: What it was started for.
    /// - Returns: Whether it can do that.
    func application(
        _ application: Application,
        willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started.
    ///
    /// - Parameters:
    ///   - application: The program.
    ///   - launchOptions: What it was started for.
    /// - Returns: Whether it can do that.
    func application(
        _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program is active.
    func applicationDidBecomeActive(_ application: Application)
    /// The program is about to be no longer active.
    func applicationWillResignActive(_ application: Application)
    /// The program is no longer in front.
    func applicationDidEnterBackground(_ application: Application)
    /// The program is about to be in front again.
    func applicationWillEnterForeground(_ application: Application)
    /// The program is about to end.
    func applicationWillTerminate(_ application: Application)
    /// Memory is short.
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

    /// What holds where a delegate does not implement it: it can.
    public func application(
        _ application: Application,
        willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What holds where a delegate does not implement it: it can.
    public func application(
        _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func applicationDidBecomeActive(_ application: Application) { OptionalRequirement.notImplemented() }
    /// What happens where a delegate does not implement it: nothing.
    public func applicationWillResignActive(_ application: Application) { OptionalRequirement.notImplemented() }
    /// What happens where a delegate does not implement it: nothing.
    public func applicationDidEnterBackground(_ application: Application) { OptionalRequirement.notImplemented() }
    /// What happens where a delegate does not implement it: nothing.
    public func applicationWillEnterForeground(_ application: Application) { OptionalRequirement.notImplemented() }
    /// What happens where a delegate does not implement it: nothing.
    public func applicationWillTerminate(_ application: Application) { OptionalRequirement.notImplemented() }
    /// What happens where a delegate does not implement it: nothing.
    public func applicationDidReceiveMemoryWarning(_ application: Application) { OptionalRequirement.notImplemented() }
}
