import Foundation
import Testing
import ViewSimulator

@MainActor @Suite
struct WindowTests {
    @Test("A window without a given frame is as large as the screen")
    func withoutFrame() {
        #expect(Window().frame == Screen.main.bounds)
        #expect(Window().isHidden)
        #expect(Window(frame: .zero).frame == .zero)
    }

    @Test("A root view controller's view fills the window, behind what is in it, and goes along with its size")
    func filling() {
        let (window, controller, banner) = (Window(frame: rect(5, 5, 100, 200)), ViewController(), View())
        window.addSubview(banner)
        window.rootViewController = controller
        #expect(window.subviews == [controller.view, banner])
        #expect(controller.view.frame == rect(0, 0, 100, 200))
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        window.frame.size = size(300, 50)
        #expect(controller.view.frame == rect(0, 0, 300, 50))
        #expect(controller.next === window)
        window.rootViewController = controller
        #expect(window.subviews == [controller.view, banner])
    }

    @Test("A former root view that client code moved stays where it is")
    func movedRoot() {
        let (window, controller, elsewhere) = (Window(frame: .zero), ViewController(), View())
        window.rootViewController = controller
        elsewhere.addSubview(controller.view)
        window.rootViewController = nil
        #expect(controller.view.superview === elsewhere)
    }

    @Test("A window of a scene is as large as the scene's screen")
    func scenes() {
        let scene = WindowScene(session: SceneSession(), connectionOptions: .init())
        #expect(scene.screen === Screen.main)
        #expect(scene.activationState == .unattached)
        #expect(scene.session.scene === scene)
        scene.screen = Screen(bounds: rect(0, 0, 70, 80), scale: 3)
        let window = Window(windowScene: scene)
        #expect(window.frame == rect(0, 0, 70, 80))
        #expect(window.isHidden)
        #expect(window.screen === scene.screen)
        #expect(window.windowScene === scene)
        #expect(scene.windows == [window])
        #expect(window.next === scene)
        #expect(scene.next === Application.shared)
        #expect(scene.traitCollection.displayScale == 3)
        #expect(Application.shared.connectedScenes.isEmpty)
        Application.shared.connectedScenes = [scene]
        #expect(scene.activationState == .foregroundActive)
        Application.shared.connectedScenes = []
        window.makeKey()
        #expect(scene.keyWindow === window)
    }

    @Test("A window without a root view controller is not laid out when it is shown")
    func plainWindow() {
        let (window, view) = (Window(frame: .zero), ActingView())
        window.addSubview(view)
        window.makeKeyAndVisible()
        #expect(view.layouts == 0)
    }
}
