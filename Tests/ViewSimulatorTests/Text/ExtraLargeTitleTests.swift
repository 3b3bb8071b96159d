import Testing
import ViewSimulator

@MainActor @Suite("Extra large titles")
struct ExtraLargeTitleTests {
    @Test("They are 36 and 28 points, bold, and follow the text size")
    func sizes() {
        let (ordinary, large) = (
            TraitCollection(preferredContentSizeCategory: .large),
            TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        )
        func font(_ style: Font.TextStyle, _ traits: TraitCollection) -> Font {
            Font.preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        #expect(font(.extraLargeTitle, ordinary).pointSize == 36)
        #expect(font(.extraLargeTitle2, ordinary).pointSize == 28)
        #expect(font(.extraLargeTitle, large).pointSize > 50)
        #expect(font(.extraLargeTitle, ordinary).fontDescriptor.symbolicTraits.contains(.traitBold))
    }
}
