import ViewSimulator

public typealias UIApplication = Application
public typealias UIApplicationDelegate = ApplicationDelegate
public typealias UIDevice = Device
public typealias UIDeviceOrientation = DeviceOrientation
public typealias UIInterfaceOrientation = InterfaceOrientation
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
public typealias UIStatusBarStyle = StatusBarStyle
public typealias UIScreen = Screen
public typealias UIScene = Scene
public typealias UISceneDelegate = SceneDelegate
public typealias UISceneSession = SceneSession
public typealias UIWindow = Window
public typealias UIWindowScene = WindowScene
public typealias UIWindowSceneDelegate = WindowSceneDelegate
public typealias UIStatusBarAnimation = StatusBarAnimation
