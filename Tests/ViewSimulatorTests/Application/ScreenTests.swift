import Foundation
import Testing
import ViewSimulator

@MainActor @Suite("Screens and the traits that follow from them")
struct ScreenTests {
    /// Other tests see the same traits.
    private func restoring(_ body: () -> Void) {
        let traits = TraitCollection.current
        defer { TraitCollection.current = traits }
        body()
    }

    @Test("R18.8: a window, what is in it and a view in none have the traits of a phone of 390 × 844 points at scale 2")
    func unlessToldOtherwise() {
        let (window, view, controller) = (Window(), View(), ViewController())
        window.addSubview(view)
        window.rootViewController = controller
        let all = [window, view, controller.view, View()].map(\.traitCollection) + [controller.traitCollection]
        for traits in all + [.current, Screen.main.traitCollection] {
            #expect(classes(traits) == "compact×regular")
            #expect(traits.userInterfaceIdiom == .phone)
            #expect(traits.userInterfaceStyle == .light)
            #expect(traits.layoutDirection == .leftToRight)
            #expect(traits.preferredContentSizeCategory == .large)
            #expect(traits.displayScale == 2)
        }
        #expect(window.frame == rect(0, 0, 390, 844))
    }

    @Test("R18.8: what a view says itself still counts more, trait by trait")
    func overrides() {
        let (window, view) = (Window(), View())
        window.addSubview(view)
        window.traitOverrides.horizontalSizeClass = .regular
        view.overrideUserInterfaceStyle = .dark
        #expect(classes(view.traitCollection) == "regular×regular")
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("R18.8: current traits that are set in part are the device's for the rest")
    func partialTraits() {
        restoring {
            TraitCollection.current = TraitCollection(preferredContentSizeCategory: .extraLarge)
            let traits = Window().traitCollection
            #expect(traits.preferredContentSizeCategory == .extraLarge)
            #expect(classes(traits) == "compact×regular")
            #expect(traits.displayScale == 2)
            #expect(traits == TraitCollection.current)
            TraitCollection.current = TraitCollection(displayScale: 0)
            #expect(View().traitCollection.displayScale == 0, "rounding is off, as it was asked for")
            #expect(View().traitCollection.preferredContentSizeCategory == .large)
        }
    }

    @Test("Current traits that are put back are the same object")
    func puttingBack() {
        restoring {
            let before = TraitCollection.current
            TraitCollection.current = TraitCollection(userInterfaceStyle: .dark)
            TraitCollection.current = before
            #expect(TraitCollection.current === before)
        }
    }

    // What sets the main screen runs in a program of its own: windows of other tests would be told.

    @Test("R18.8: size classes follow the main screen's bounds")
    func sizeClasses() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let table = [
                (320, 568, "compact×regular"), (568, 320, "compact×compact"), (390, 844, "compact×regular"),
                (844, 390, "compact×compact"), (812, 375, "compact×compact"), (874, 402, "compact×compact"),
                (414, 736, "compact×regular"), (736, 414, "regular×compact"), (896, 414, "regular×compact"),
                (932, 430, "regular×compact"), (440, 956, "compact×regular"), (956, 440, "regular×compact"),
                (744, 1133, "regular×regular"), (1133, 744, "regular×regular"), (1366, 1024, "regular×regular"),
            ]
            for (width, height, expected) in table {
                let screen = Screen(bounds: rect(0, 0, CGFloat(width), CGFloat(height)))
                #expect(classes(screen.traitCollection) == expected, "\(width) × \(height), before it is the main one")
                Screen.main = screen
                #expect(classes(.current) == expected)
                #expect(classes(Window().traitCollection) == expected)
                #expect(Device.current.userInterfaceIdiom == (min(width, height) < 600 ? .phone : .pad))
                #expect(TraitCollection.current.displayScale == 2)
                #expect(Window().bounds.size == screen.bounds.size)
            }
        }
    }

    @Test("R18.8: a device is set in one line, with its pixels, and the former one is put back in another")
    func devices() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let former = Screen.main
            Screen.main = .device(.iPhone16Pro)
            #expect(Screen.main.bounds == rect(0, 0, 402, 874))
            #expect(Screen.main.nativeBounds == rect(0, 0, 1206, 2622))
            #expect(View().traitCollection.displayScale == 3)
            #expect(Device.current.model == "iPhone")
            Screen.main = .device(.iPadAir, isLandscape: true)
            #expect(Window().frame == rect(0, 0, 1180, 820))
            #expect(classes(View().traitCollection) == "regular×regular")
            #expect(View().traitCollection.displayScale == 2)
            #expect(Device.current.userInterfaceIdiom == .pad)
            Screen.main = .device(Screen.Model(name: "wall", width: 500, height: 500, scale: 1, idiom: .tv))
            #expect(TraitCollection.current.userInterfaceIdiom == .tv)
            #expect(Screen.main.scale == 1)
            Screen.main = former
            #expect(TraitCollection.current.displayScale == 2)
            #expect(Device.current.userInterfaceIdiom == .phone)
            #expect(classes(.current) == "compact×regular")
        }
    }

    @Test("The pixels of each device are those of Apple's table")
    func pixels() {
        let pixels = Screen.Model.all.map { "\($0.name) \(Int($0.width * $0.scale))×\(Int($0.height * $0.scale))" }
        #expect(
            pixels == [
                "iPhone SE (1st) 640×1136", "iPhone SE (3rd) 750×1334", "iPhone 13 mini 1125×2436",
                "iPhone 14 1170×2532", "iPhone 16 1179×2556", "iPhone 16 Pro 1206×2622", "iPhone 15 Plus 1290×2796",
                "iPhone 16 Pro Max 1320×2868", "iPad mini 1488×2266", "iPad Air 1640×2360", "iPad Pro 12.9 2048×2732",
            ])
    }

    @Test("R18.8: another main screen keeps the reader's choices, and windows and controllers are told once")
    func telling() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (window, controller) = (Window(frame: rect(0, 0, 100, 100)), ScaleListener())
            window.rootViewController = controller
            Application.shared.preferredContentSizeCategory = .extraLarge
            controller.calls = []
            Screen.main = .device(.iPhone16)
            #expect(controller.calls == ["will 3.0", "did 3.0"])
            #expect(window.frame == rect(0, 0, 100, 100))
            #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
            let same = Screen.main
            Screen.main = same
            #expect(controller.calls.count == 2)
        }
    }
}

/// `compact×regular`.
@MainActor
private func classes(_ traits: TraitCollection) -> String {
    func name(_ value: UserInterfaceSizeClass) -> String {
        switch value {
        case .unspecified: "unspecified"
        case .compact: "compact"
        case .regular: "regular"
        }
    }
    return "\(name(traits.horizontalSizeClass))×\(name(traits.verticalSizeClass))"
}

/// Hears of other traits.
private final class ScaleListener: ViewController {
    var calls: [String] = []

    override func willTransition(
        to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) { calls.append("will \(newCollection.displayScale)") }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        calls.append("did \(traitCollection.displayScale)")
    }
}
