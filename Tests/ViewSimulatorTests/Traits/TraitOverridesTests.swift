import Testing
import ViewSimulator

/// What views say of their surroundings themselves, and who hears of it.
@MainActor @Suite("Traits that views override")
struct TraitOverridesTests {
    struct Density: TraitDefinition { static let defaultValue = 1.0 }

    private class Row: View {
        var heard: [Double] = []
        private(set) var registration: (any TraitChangeRegistration)?

        func listen() {
            registration = registerForTraitChanges([Density.self]) { (self: Self, previous: TraitCollection) in
                self.heard.append(previous[Density.self])
            }
        }
    }

    private final class Inner: Row {}

    private let outer = Row()
    private let inner = Inner()

    init() { outer.addSubview(inner) }

    @Test("An override counts for the view and everything in it, until it is removed")
    func overrides() {
        outer.traitOverrides[Density.self] = 2
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.traitCollection[Density.self] == 2)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(outer.traitOverrides.contains(Density.self))
        #expect(!inner.traitOverrides.contains(Density.self))
        inner.traitOverrides[Density.self] = 3
        #expect(inner.traitCollection[Density.self] == 3)
        #expect(outer.traitCollection[Density.self] == 2)
        inner.traitOverrides.remove(Density.self)
        outer.traitOverrides.remove(Density.self)
        #expect(inner.traitCollection[Density.self] == 1)
        #expect(!outer.traitOverrides.contains(Density.self))
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("A style, single traits and a collection are overridden beside each other")
    func together() {
        outer.overrideTraitCollection = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: 3), TraitCollection(userInterfaceStyle: .dark),
        ])
        outer.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.displayScale == 3)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        outer.traitOverrides.remove(TraitUserInterfaceStyle.self)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.overrideUserInterfaceStyle == .unspecified)
        outer.overrideTraitCollection = nil
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(outer.overrideTraitCollection == nil)
    }

    @Test("Who registered for a trait hears when that one changes, in subclasses too, until it is unregistered")
    func registration() throws {
        inner.listen()
        outer.traitOverrides[Density.self] = 2
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides[Density.self] = 2
        #expect(inner.heard == [1])
        outer.traitOverrides[Density.self] = 3
        #expect(inner.heard == [1, 2])
        let registration = try #require(inner.registration)
        outer.unregisterForTraitChanges(registration)
        outer.traitOverrides[Density.self] = 4
        #expect(inner.heard == [1, 2, 3])
        inner.unregisterForTraitChanges(registration)
        outer.traitOverrides[Density.self] = 5
        #expect(inner.heard == [1, 2, 3])
    }

    @Test("A handler may name the class that it is for, or one above, and is called after traitCollectionDidChange")
    func handlers() {
        final class Noting: View {
            var notes: [String] = []
            override func traitCollectionDidChange(_ previous: TraitCollection?) { notes.append("all") }
        }
        let view = Noting()
        view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: Noting, _) in view.notes.append("own") }
        view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { view, _ in view.notes.append("any") }
        view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: View, _) in
            (view as? Noting)?.notes.append("above")
        }
        view.overrideUserInterfaceStyle = .dark
        #expect(view.notes == ["all", "own", "any", "above"])
    }

    @Test("A handler may unregister another one, and register more; those are called from the next change on")
    func reentrant() {
        let view = View()
        var calls: [String] = []
        var second: (any TraitChangeRegistration)?
        view.registerForTraitChanges([Density.self]) { (view: View, _) in
            calls.append("first")
            second.map(view.unregisterForTraitChanges)
            view.registerForTraitChanges([Density.self]) { (_: View, _) in calls.append("new") }
        }
        second = view.registerForTraitChanges([Density.self]) { (_: View, _) in calls.append("second") }
        view.traitOverrides[Density.self] = 2
        #expect(calls == ["first"])
        view.traitOverrides[Density.self] = 3
        #expect(calls == ["first", "first", "new"])
    }

    @Test("A registration keeps nobody alive, and goes with its view")
    func lifetime() {
        weak var gone: View?
        do {
            let view = View()
            gone = view
            view.registerForTraitChanges([Density.self]) { (view: View, _) in view.tag = 1 }
        }
        #expect(gone == nil)
    }
}
