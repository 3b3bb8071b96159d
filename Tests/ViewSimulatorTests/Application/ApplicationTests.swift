import Foundation
import Testing
import ViewSimulator

@MainActor @Suite(.serialized)
struct ApplicationTests {
    /// Other tests see the same traits.
    private func restoringTraits(_ body: () -> Void) {
        let traits = TraitCollection.current
        defer { TraitCollection.current = traits }
        body()
    }

    @Test("The application knows its windows from back to front, and the one with the keys")
    func windows() {
        let windows = (0..<3).map { _ in Window(frame: .zero) }
        windows[0].windowLevel = .alert
        let known = Application.shared.windows
        #expect(known.filter { windows.contains($0) } == [windows[1], windows[2], windows[0]])
        windows[2].makeKey()
        #expect(Application.shared.keyWindow === windows[2])
        #expect(Application.shared === Application.shared)
    }

    @Test("A window that is gone is forgotten")
    func goneWindow() {
        var window: Window? = Window(frame: rect(0, 0, 4321, 1))
        #expect(Application.shared.windows.contains { $0.bounds.width == 4321 })
        window = nil
        #expect(window == nil)
        #expect(!Application.shared.windows.contains { $0.bounds.width == 4321 })
    }

    @Test("The reader's text size is that of the current traits, and reaches windows and listeners when it is set")
    func textSize() {
        restoringTraits {
            let (window, view) = (Window(frame: .zero), ActingView())
            let log = CallLog()
            view.whenTraitsChange = { log.note("traits \($1?.preferredContentSizeCategory.rawValue ?? "")") }
            window.addSubview(view)
            TraitCollection.current = TraitCollection(displayScale: 2)
            #expect(Application.shared.preferredContentSizeCategory == .large)
            let observer = NotificationCenter.default.addObserver(
                forName: ContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { notification in
                let value = notification.userInfo?[ContentSizeCategory.newValueUserInfoKey] as? String
                let isOurs = (notification.object as AnyObject?) is Application
                MainActor.assumeIsolated { log.note("posted \(value ?? "") \(isOurs)") }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            Application.shared.preferredContentSizeCategory = .extraLarge
            let (extraLarge, large) = (ContentSizeCategory.extraLarge.rawValue, ContentSizeCategory.large.rawValue)
            #expect(log.calls == ["traits \(large)", "posted \(extraLarge) true"])
            #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
            #expect(View().traitCollection.preferredContentSizeCategory == .extraLarge)
            #expect(Application.shared.preferredContentSizeCategory == .extraLarge)
            Application.shared.preferredContentSizeCategory = .extraLarge
            #expect(log.calls.count == 2)
        }
    }

    @Test("Another text size is announced to controllers")
    func announcedTextSize() {
        final class Listening: ViewController {
            var sizes: [ContentSizeCategory] = []
            override func willTransition(
                to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
            ) {
                sizes += [newCollection.preferredContentSizeCategory, traitCollection.preferredContentSizeCategory]
                coordinator.animate(alongsideTransition: nil) { _ in
                    self.sizes.append(self.traitCollection.preferredContentSizeCategory)
                }
            }
        }
        restoringTraits {
            let (window, controller) = (Window(frame: .zero), Listening())
            window.rootViewController = controller
            Application.shared.preferredContentSizeCategory = .small
            let sizes = controller.sizes
            Application.shared.preferredContentSizeCategory = .small
            #expect(sizes == [.small, sizes[1], .small])
            #expect(sizes[1] != .small)
            #expect(controller.sizes == sizes)
        }
    }

    @Test("Direction and kind of device are those of the current traits")
    func surroundings() {
        restoringTraits {
            #expect(Application.shared.userInterfaceLayoutDirection == .leftToRight)
            #expect(Device.current.userInterfaceIdiom == .phone)
            #expect(Device.current.model == "iPhone")
            TraitCollection.current = TraitCollection(traitsFrom: [
                TraitCollection(layoutDirection: .rightToLeft), TraitCollection(userInterfaceIdiom: .pad),
            ])
            #expect(Application.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(Device.current.userInterfaceIdiom == .pad)
            #expect(Device.current.model == "iPad")
            #expect(ViewController().supportedInterfaceOrientations == .all)
        }
    }

    @Test("What is kept for client code has UIKit's values")
    func constants() {
        let application = Application.shared
        #expect(application.applicationState == .active)
        #expect(application.statusBarFrame == .zero)
        #expect(application.statusBarOrientation == .portrait)
        #expect(application.delegate == nil)
        #expect(Device.current.systemVersion == "18.0")
        #expect(Device.current.orientation == .unknown)
        #expect(InterfaceOrientationMask.all.rawValue == 30)
        #expect(InterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(InterfaceOrientation.landscapeLeft.isLandscape)
        #expect(InterfaceOrientation.portrait.isPortrait)
        #expect(DeviceOrientation.faceUp.isFlat)
        #expect(!DeviceOrientation.portrait.isLandscape)
        #expect(Application.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
    }

    @Test("A delegate may implement as much as it likes")
    func delegates() {
        final class Silent: ApplicationDelegate {}
        final class Speaking: Responder, ApplicationDelegate, WindowSceneDelegate {
            var window: Window?
            func application(
                _ application: Application,
                didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = Window(frame: .zero)
                return false
            }
        }
        let speaking = Speaking()
        let delegates: [any ApplicationDelegate] = [Silent(), speaking]
        #expect(delegates.map { $0.application(.shared, didFinishLaunchingWithOptions: nil) } == [true, false])
        #expect(delegates.map { $0.window === speaking.window } == [false, true])
        #expect(speaking.window != nil)
        delegates[0].window = speaking.window
        #expect(delegates[0].window == nil)
        let controller = ViewController()
        speaking.window?.rootViewController = controller
        Application.shared.delegate = speaking
        defer { Application.shared.delegate = nil }
        #expect(Application.shared.delegate?.window??.rootViewController === controller)
        #expect(Application.shared.delegate?.window?.rootViewController === controller)
        let scenes: any WindowSceneDelegate = speaking
        #expect(scenes.window??.rootViewController === controller)
        let (silent, owner): (any WindowOwner, any WindowOwner) = (delegates[0], speaking)
        #expect(silent.window == nil)
        #expect(owner.window == speaking.window)
    }
}
