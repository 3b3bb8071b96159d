import Testing
import ViewSimulator

/// Traits by their types, client code's among them.
@MainActor @Suite("Traits by their types")
struct TraitDefinitionTests {
    struct Density: TraitDefinition { static let defaultValue = 1.0 }

    struct Theme: TraitDefinition {
        final class Colors: Sendable {}
        struct Unequal: Sendable { var colors: Colors? }
        static let defaultValue = Unequal(colors: nil)
        static let affectsColorAppearance = true
    }

    @Test("Traits that are set while a collection is made are specified, and no others")
    func making() {
        let traits = TraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.displayScale = 3
            traits.legibilityWeight = .bold
            traits[Density.self] = 2
        }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(traits.legibilityWeight == .bold)
        #expect(traits[Density.self] == 2)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        let changed = traits.modifyingTraits {
            $0[Density.self] += 1
            $0.horizontalSizeClass = .compact
        }
        #expect(changed[Density.self] == 3)
        #expect(changed.displayScale == 3)
        #expect(changed.horizontalSizeClass == .compact)
        #expect(traits[Density.self] == 2)
        #expect(TraitCollection()[Density.self] == 1)
    }

    @Test("A trait is found by its type, whoever defined it")
    func subscripts() {
        let traits = TraitCollection(traitsFrom: [
            TraitCollection(layoutDirection: .rightToLeft), TraitCollection(legibilityWeight: .bold),
            TraitCollection { $0[Density.self] = 4 }, TraitCollection(userInterfaceLevel: .elevated),
            TraitCollection(accessibilityContrast: .high),
        ])
        #expect(traits[TraitLayoutDirection.self] == .rightToLeft)
        #expect(traits[TraitLegibilityWeight.self] == .bold)
        #expect(traits[Density.self] == 4)
        #expect(traits[TraitDisplayScale.self] == 0)
        #expect(traits[TraitUserInterfaceIdiom.self] == .unspecified)
        #expect(traits[TraitUserInterfaceLevel.self] == .elevated)
        #expect(traits.userInterfaceLevel == .elevated)
        #expect(traits[TraitAccessibilityContrast.self] == .high)
    }

    @Test("A later collection wins, trait by trait, for client code's traits too")
    func merging() {
        let merged = TraitCollection(traitsFrom: [
            TraitCollection { $0[Density.self] = 4 }, TraitCollection { $0[Density.self] = 5 },
            TraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(merged[Density.self] == 5)
        var seen = 0.0
        merged.performAsCurrent { seen = TraitCollection.current[Density.self] }
        #expect(seen == 5)
        #expect(TraitCollection.current[Density.self] == 1)
    }

    @Test("What differs is known by its type; a value that cannot be compared differs whenever it was set")
    func changes() {
        let one = TraitCollection {
            $0[Density.self] = 2
            $0.userInterfaceStyle = .dark
        }
        let other = TraitCollection {
            $0[Density.self] = 3
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        let changed = Set(one.changedTraits(from: other).map { ObjectIdentifier($0) })
        #expect(changed == [ObjectIdentifier(Density.self), ObjectIdentifier(TraitDisplayScale.self)])
        #expect(one.changedTraits(from: one).isEmpty)
        #expect(one.changedTraits(from: nil).count == 2)
        #expect(!one.hasDifferentColorAppearance(comparedTo: other))
        #expect(one.hasDifferentColorAppearance(comparedTo: TraitCollection(userInterfaceStyle: .light)))
        let (first, second) = (
            TraitCollection { $0[Theme.self] = .init() }, TraitCollection { $0[Theme.self] = .init() }
        )
        #expect(first.changedTraits(from: second).count == 1)
        #expect(first.changedTraits(from: first).isEmpty)
        #expect(first.hasDifferentColorAppearance(comparedTo: second))
    }

    @Test("A collection contains another one that says nothing else")
    func containing() {
        let traits = TraitCollection(traitsFrom: [
            TraitCollection(displayScale: 2), TraitCollection(legibilityWeight: .bold),
        ])
        #expect(traits.containsTraits(in: nil))
        #expect(traits.containsTraits(in: TraitCollection()))
        #expect(traits.containsTraits(in: TraitCollection(legibilityWeight: .bold)))
        #expect(!traits.containsTraits(in: TraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: TraitCollection(userInterfaceStyle: .dark)))
    }

    @Test("Collections with the same traits are equal objects")
    func equality() {
        let (one, same) = (TraitCollection { $0[Density.self] = 2 }, TraitCollection { $0[Density.self] = 2 })
        #expect(one == same)
        #expect(one.hash == same.hash)
        #expect(one !== same)
        #expect(one != TraitCollection { $0[Density.self] = 3 })
        #expect(one != TraitCollection())
        #expect(TraitCollection(displayScale: 0) != TraitCollection())
        #expect(!one.isEqual("traits"))
        #expect(!one.isEqual(nil))
    }

    @Test("A trait has a name unless its type says another one")
    func names() {
        #expect(Density.name == "Density")
        #expect(Density.identifier.hasSuffix("Density"))
        #expect(!Density.affectsColorAppearance)
        #expect(TraitUserInterfaceStyle.affectsColorAppearance)
    }
}
