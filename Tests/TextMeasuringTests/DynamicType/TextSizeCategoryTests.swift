import Testing
import TextMeasuring

@Suite struct TextSizeCategoryTests {
    @Test("Twelve categories have UIKit's names, from smallest to largest")
    func names() {
        let names =
            ["XS", "S", "M", "L", "XL", "XXL", "XXXL"] + ["M", "L", "XL", "XXL", "XXXL"].map { "Accessibility\($0)" }
        #expect(TextSizeCategory.allCases.map(\.rawValue) == names.map { "UICTContentSizeCategory\($0)" })
        #expect(TextSizeCategory.allCases.sorted() == TextSizeCategory.allCases)
        #expect(TextSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
    }

    @Test("The last five are the accessibility categories")
    func accessibility() {
        #expect(TextSizeCategory.allCases.map(\.isAccessibilityCategory) == (0..<12).map { $0 >= 7 })
    }

    @Test("A view's bounds limit the category, and the maximum wins")
    func limits() {
        #expect(TextSizeCategory.accessibilityLarge.limited(to: .extraLarge) == .extraLarge)
        #expect(TextSizeCategory.small.limited(from: .large) == .large)
        #expect(TextSizeCategory.medium.limited(from: .small, to: .large) == .medium)
        #expect(TextSizeCategory.medium.limited(from: .extraLarge, to: .small) == .small)
        #expect(TextSizeCategory.medium.limited() == .medium)
    }
}
