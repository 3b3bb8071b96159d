import Testing
import ViewSimulator

@MainActor @Suite
struct ColorTests {
    private func components(_ color: Color) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    @Test("A colour answers the components that it was made of, unclamped")
    func components() {
        #expect(components(Color(red: 0.25, green: 0.5, blue: 1.5, alpha: 0.75)) == [0.25, 0.5, 1.5, 0.75])
        #expect(components(Color(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
        #expect(Color.red.getRed(nil, green: nil, blue: nil, alpha: nil))
        #expect(Color(white: 0.25, alpha: 0.5).cgColor.components == [0.25, 0.5])
        #expect(Color.blue.cgColor.components == [0, 0, 1, 1])
        #expect(Color.blue.cgColor.numberOfComponents == 4)
    }

    @Test("Hue, saturation and brightness give the components that a colour wheel has, and come back")
    func hues() {
        for (hue, expected) in [
            (0, [1, 0, 0, 1]), (1.0 / 6, [1, 1, 0, 1]), (0.5, [0, 1, 1, 1]), (0.75, [0.5, 0, 1, 1]), (1, [1, 0, 0, 1]),
            (-0.25, [0.5, 0, 1, 1]),
        ] as [(CGFloat, [CGFloat])] {
            let found = components(Color(hue: hue, saturation: 1, brightness: 1, alpha: 1))
            for (value, wanted) in zip(found, expected) { #expect(abs(value - wanted) < 1e-12, "hue \(hue)") }
        }
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
        for wanted in [0.1, 0.4, 0.6, 0.9] as [CGFloat] {
            let color = Color(hue: wanted, saturation: 0.5, brightness: 0.8, alpha: 1)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
            #expect(abs(hue - wanted) < 1e-12)
            #expect(abs(saturation - 0.5) < 1e-12)
            #expect(abs(brightness - 0.8) < 1e-12)
        }
        Color.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect([hue, saturation, brightness] == [0, 0, 0.5])
        #expect(components(Color(hue: .nan, saturation: .infinity, brightness: -1, alpha: .nan)).count == 4)
    }

    @Test("Colours of equal components are equal, and a grey is no colour of three components")
    func equality() {
        let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == Color.red)
        #expect(red.hash == Color.red.hash)
        #expect(Set([red, .red, .blue]).count == 2)
        #expect(red != Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(Color.white != Color(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(Color.white == Color(white: 1, alpha: 1))
        #expect(!Color.red.isEqual("red"))
        #expect(Color(cgColor: Color.white.cgColor) == .white)
        #expect(Color(cgColor: red.cgColor) == red)
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("Another opacity leaves the rest of a colour alone")
    func opacity() {
        #expect(Color.white.withAlphaComponent(0.5) == Color(white: 1, alpha: 0.5))
        #expect(components(Color.orange.withAlphaComponent(0)) == [1, 0.5, 0, 0])
        #expect(Color.red.cgColor.copy(alpha: 0.25)?.components == [1, 0, 0, 0.25])
    }

    @Test("A grey can be read from equal components only")
    func greys() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(!Color.red.getWhite(&white, alpha: &alpha))
        #expect(white == -1)
        #expect(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha))
        #expect([white, alpha] == [0.5, 0.25])
    }

    @Test("A dynamic colour asks its provider with the traits that it is resolved in")
    func dynamicColors() {
        let color = Color { $0.userInterfaceStyle == .dark ? .black : .white }
        let dark = TraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == .black)
        #expect(color.resolvedColor(with: TraitCollection()) == .white)
        let faint = color.withAlphaComponent(0.5)
        #expect(faint.resolvedColor(with: dark) == Color(white: 0, alpha: 0.5))
        #expect(color == color)
        #expect(color != Color { _ in .white })
        #expect(color.hash == color.hash)
        #expect(Color.label.resolvedColor(with: dark) != Color.label.resolvedColor(with: TraitCollection()))
        #expect(Color.label == Color.label)
        #expect(components(.label) == [0, 0, 0, 1])
        let nested = Color { _ in color }
        #expect(nested.resolvedColor(with: dark) == .black)
        #expect(nested.cgColor == Color.white.cgColor)
        #expect(Color.red.resolvedColor(with: dark) === Color.red)
    }

    @Test("A provider that answers its own colour stops the program")
    func endlessProvider() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            @MainActor final class Box { var color = Color.red }
            let box = Box()
            box.color = Color { _ in box.color }
            _ = box.color.cgColor
        }
    }

    @Test("A colour is made and read off the main thread")
    func otherThreads() async {
        let white = await Task.detached { Color(white: 0.5, alpha: 1).withAlphaComponent(0.5).cgColor.components }.value
        #expect(white == [0.5, 0.5])
    }

    @Test("Light or dark is a trait, inherited as the others are")
    func userInterfaceStyle() {
        let (root, child) = (View(), View())
        root.addSubview(child)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        root.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        child.overrideTraitCollection = TraitCollection(userInterfaceStyle: .light)
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }
}
