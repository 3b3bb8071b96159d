import Foundation

/// One of the places where a program shows itself, as UIKit's `UIScene`. Nothing makes one here but client code; it is
/// not called.
@preconcurrency @MainActor
open class Scene: Responder {
    /// How a scene is doing.
    public enum ActivationState: Int, Sendable {
        /// Not connected; in front; in front and not for touching; not in front.
        case unattached = -1, foregroundActive = 0, foregroundInactive, background
    }

    /// What a scene is connected for. Kept for client code.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        public override init() {
            super.init()
        }
    }

    /// The session that the scene belongs to.
    public final let session: SceneSession
    /// Who is told what happens to the scene. Nobody is told here; kept for client code. UIKit holds it strongly, and
    /// so does this.
    open var delegate: (any SceneDelegate)?
    /// What the scene is called; empty unless set. Kept for client code.
    open var title: String! = ""

    /// Makes a scene.
    ///
    /// - Parameters:
    ///   - session: Knows the scene from now on.
    ///   - connectionOptions: Not kept.
    public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// In front where `Application.connectedScenes` has the scene, else not connected.
    open var activationState: ActivationState {
        Application.shared.connectedScenes.contains(self) ? .foregroundActive : .unattached
    }

    /// The program.
    open override var next: Responder? { Application.shared }
}

/// What the system keeps of a scene, as UIKit's `UISceneSession`.
@preconcurrency @MainActor
open class SceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public var rawValue: String

        /// A role by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// To be used on the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is there.
    open internal(set) weak var scene: Scene?
    /// What the scene is for.
    public final let role: Role
    /// Another one for each session.
    public final let persistentIdentifier: String

    /// A session of a scene that is used on the device.
    public override init() {
        role = .windowApplication
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

/// Messages of a scene to its delegate, as UIKit's `UISceneDelegate`. Every method is optional; none is called here.
@preconcurrency @MainActor
public protocol SceneDelegate: AnyObject {
    /// The scene has come. Default: nothing.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: Its session.
    ///   - connectionOptions: The reasons of the connection.
    func scene(
        _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: Scene.ConnectionOptions)
    /// The scene has gone. Default: nothing.
    func sceneDidDisconnect(_ scene: Scene)
    /// The scene is in front and for touching. Default: nothing.
    func sceneDidBecomeActive(_ scene: Scene)
    /// The scene is about not to be for touching. Default: nothing.
    func sceneWillResignActive(_ scene: Scene)
    /// The scene is about to be in front. Default: nothing.
    func sceneWillEnterForeground(_ scene: Scene)
    /// The scene is no longer in front. Default: nothing.
    func sceneDidEnterBackground(_ scene: Scene)
}
