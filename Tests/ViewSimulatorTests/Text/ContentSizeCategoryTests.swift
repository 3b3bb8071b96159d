import Foundation
import Testing

@testable import ViewSimulator

@Suite("Text sizes")
struct ContentSizeCategoryTests {
    private let all: [ContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    @Test("Text sizes are in order, each against each")
    func order() {
        for (i, left) in all.enumerated() {
            for (j, right) in all.enumerated() {
                #expect((left < right) == (i < j))
                #expect((left > right) == (i > j))
                #expect((left <= right) == (i <= j))
                #expect((left >= right) == (i >= j))
            }
        }
    }

    @Test("The last five are those for readers who see little")
    func accessibility() {
        #expect(
            all.map(\.isAccessibilityCategory) == Array(repeating: false, count: 7) + Array(repeating: true, count: 5))
        #expect(!ContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test("Each is a column of the tables, and one that is not known is the default size")
    func columns() {
        #expect(all.map(\.textSize.rawValue) == all.map(\.rawValue))
        #expect(ContentSizeCategory.unspecified.textSize == .large)
        #expect(ContentSizeCategory(rawValue: "huge").textSize == .large)
    }

    @Test("The notification has UIKit's names")
    func notification() {
        #expect(
            ContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification")
        #expect(ContentSizeCategory.newValueUserInfoKey == "UIContentSizeCategoryNewValueKey")
    }

    @Test("To compare a text size that is not specified is a mistake")
    func unspecified() async {
        await #expect(processExitsWith: .failure) {
            _ = ContentSizeCategory.unspecified < ContentSizeCategory.large
        }
    }
}
