// Names for client code that posts or observes notifications. The library posts none of them.
extension Application {
    /// The notification that little memory is left. Client code may post it; this library never does.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// The notification that the program has become active. Client code may post it; this library never does.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The notification that the program is about to become inactive. Client code may post it; this library never does.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The notification that the program has entered the background. Client code may post it; this library never does.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The notification that the program is about to enter the foreground. Client code may post it; this library never
    /// does.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The notification that the program is about to end. Client code may post it; this library never does.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    /// The notification that the program has started. Client code may post it; this library never does.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
}
