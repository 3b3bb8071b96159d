/// One instance of a program's user interface, as UIKit's `UIScene`. Only client code makes scenes; the library calls
/// no method of a scene.
@preconcurrency @MainActor
open class Scene: Responder {
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The state of a scene that is not connected.
        case unattached = -1
        /// The state of a scene in the foreground that receives events.
        case foregroundActive = 0
        /// The state of a scene in the foreground that receives no events.
        case foregroundInactive
        /// The state of a scene in the background.
        case background
    }

    /// The reasons for which a scene was connected. Not used by this library.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        public override init() {
            super.init()
        }
    }

    /// The session that the scene belongs to.
    public final let session: SceneSession
    /// The delegate of the scene. Not used by this library: none of its methods is called. Held strongly, as in UIKit.
    open var delegate: (any SceneDelegate)?
    /// The title of the scene; empty unless set. Not used by this library.
    open var title: String! = ""

    /// Makes a scene.
    ///
    /// - Parameters:
    ///   - session: The session of the scene, which gets a reference to it.
    ///   - connectionOptions: Ignored.
    public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The state of the scene: `foregroundActive` if `Application.connectedScenes` contains the scene, otherwise
    /// `unattached`.
    open var activationState: ActivationState {
        Application.shared.connectedScenes.contains(self) ? .foregroundActive : .unattached
    }

    /// The next responder: the application.
    open override var next: Responder? { Application.shared }
}

/// The system's record of a scene, as UIKit's `UISceneSession`.
@preconcurrency @MainActor
open class SceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public var rawValue: String

        /// Makes a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The role of a scene on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene of the session; nil after the scene was released.
    open internal(set) weak var scene: Scene?
    /// The role of the scene: the purpose for which the scene is used.
    public final let role: Role
    /// The identifier of the session, which no other session has.
    public final let persistentIdentifier: String

    /// Makes a session of a scene on the device's own screen.
    public override init() {
        role = .windowApplication
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

/// The messages that a scene sends to its delegate, as UIKit's `UISceneDelegate`. Every method is optional. The library
/// calls none of these methods; client code may call them.
@preconcurrency @MainActor
public protocol SceneDelegate: AnyObject {
    /// Called when the scene has been connected. Default: nothing.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: Its session.
    ///   - connectionOptions: The reasons of the connection.
    func scene(
        _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: Scene.ConnectionOptions)
    /// Called when the scene has been disconnected. Default: nothing.
    func sceneDidDisconnect(_ scene: Scene)
    /// Called when the scene has become active. Default: nothing.
    func sceneDidBecomeActive(_ scene: Scene)
    /// Called before the scene becomes inactive. Default: nothing.
    func sceneWillResignActive(_ scene: Scene)
    /// Called before the scene enters the foreground. Default: nothing.
    func sceneWillEnterForeground(_ scene: Scene)
    /// Called when the scene has entered the background. Default: nothing.
    func sceneDidEnterBackground(_ scene: Scene)
}
