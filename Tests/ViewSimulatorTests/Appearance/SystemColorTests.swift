import Testing
import ViewSimulator

@MainActor @Suite("The system's colours")
struct SystemColorTests {
    @Test("They are others in the dark, and the same object whenever they are asked for")
    func dynamic() {
        let (light, dark) = (TraitCollection(userInterfaceStyle: .light), TraitCollection(userInterfaceStyle: .dark))
        for color in [
            Color.systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal, .systemIndigo, .systemBrown,
            .systemMint, .systemCyan, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
            .quaternaryLabel, .placeholderText, .link, .opaqueSeparator, .systemFill, .secondarySystemFill,
            .tertiarySystemFill, .quaternarySystemFill, .tertiarySystemBackground, .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground,
        ] {
            #expect(color.resolvedColor(with: light) != color.resolvedColor(with: dark))
        }
        #expect(Color.systemOrange === Color.systemOrange)
        let orange = Color(red: 1, green: 159 / 255, blue: 10 / 255, alpha: 1)
        #expect(Color.systemOrange.resolvedColor(with: dark) == orange)
    }

    @Test("Two are the same everywhere, and no colour has a name in a catalogue")
    func others() {
        #expect(Color.darkText == Color(white: 0, alpha: 1))
        #expect(Color.lightText == Color(white: 1, alpha: 0.6))
        #expect(Color.tintColor === View().tintColor)
        #expect(Color(named: "brand", in: nil, compatibleWith: nil) == nil)
    }
}
