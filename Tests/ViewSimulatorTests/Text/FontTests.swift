import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Fonts")
struct FontTests {
    @Test(
        "A line is as high as the system's on a device, at every weight",
        arguments: [
            (8, 9.546875), (11, 13.126953), (12, 14.3203125), (13, 15.513672), (14, 16.70703125), (15, 17.900391),
            (16, 19.09375), (17, 20.287109375), (18, 21.48046875), (20, 23.867188), (53, 63.248), (58, 69.2148),
        ] as [(CGFloat, CGFloat)])
    func lineHeight(size: CGFloat, published: CGFloat) {
        let fonts = [
            Font.systemFont(ofSize: size), .boldSystemFont(ofSize: size), .italicSystemFont(ofSize: size),
            .systemFont(ofSize: size, weight: .ultraLight), .systemFont(ofSize: size, weight: .black),
        ]
        for font in fonts {
            #expect(abs(font.lineHeight - published) < 0.0001)
            #expect(font.lineHeight == font.ascender - font.descender)
            #expect(font.leading == 0)
        }
    }

    @Test("Ascender and descender are 1950 and 494 parts of 2048, a capital 0.7045898 of the size")
    func dimensions() {
        let font = Font.systemFont(ofSize: 2048)
        #expect([font.ascender, font.descender, font.capHeight, font.xHeight] == [1950, -494, 1443, 1078])
        #expect(abs(Font.systemFont(ofSize: 1).capHeight - 0.7045898) < 1e-6)
    }

    @Test("UIKit's sizes by name")
    func namedSizes() {
        #expect(
            [Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, Font.smallSystemFontSize] == [
                17, 18, 14, 12,
            ]
        )
    }

    @Test("A font of a text style has its size at the text size that is asked for")
    func styles() {
        let styles: [(Font.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in styles { #expect(Font.preferredFont(forTextStyle: style).pointSize == size) }
        let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(Font.preferredFont(forTextStyle: .caption2, compatibleWith: largest).pointSize == 40)
        #expect(Font.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
        #expect(Font.TextStyle(rawValue: "mine").value == .body)
    }

    @Test("Weights have UIKit's numbers, and any number is the nearest weight")
    func weights() {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
        #expect(Font.Weight(0.39).spec == .bold)
        #expect(Font.Weight(-9).spec == .ultraLight)
        #expect(Font.Weight(.nan).spec == .regular)
    }

    @Test("The system's fonts say their weight in their name")
    func names() {
        #expect(Font.systemFont(ofSize: 9).fontName == ".SFUI-Regular")
        #expect(Font.systemFont(ofSize: 9, weight: .ultraLight).fontName == ".SFUI-UltraLight")
        #expect(Font.italicSystemFont(ofSize: 9).fontName == ".SFUI-RegularItalic")
        #expect(Font.monospacedSystemFont(ofSize: 9, weight: .bold).fontName == ".SFMono-Bold")
        #expect(Font.systemFont(ofSize: 9).familyName == ".AppleSystemUIFont")
    }

    @Test("A font at another size no longer follows the reader's")
    func withSize() {
        let font = Font.preferredFont(forTextStyle: .body).withSize(30)
        #expect(font.pointSize == 30)
        #expect(font.scaled(to: .extraSmall) === font)
    }

    @Test("Fonts are equal if they measure the same at every text size, and a copy is the font itself")
    func equality() {
        #expect(Font.preferredFont(forTextStyle: .body) == Font.preferredFont(forTextStyle: .body))
        #expect(Font.preferredFont(forTextStyle: .body) != Font.systemFont(ofSize: 17))
        #expect(Font.systemFont(ofSize: 17) != Font.boldSystemFont(ofSize: 17))
        #expect(Set([Font.systemFont(ofSize: 9), .systemFont(ofSize: 9)]).count == 1)
        let font = Font.systemFont(ofSize: 9)
        #expect(font.copy() as? Font === font)
    }

    @Test("Any thread may measure")
    func threads() {
        let widths = Locked([CGFloat]())
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let width = "Total".size(withAttributes: [.font: Font.systemFont(ofSize: 17)]).width
            widths.withLock { $0.append(width) }
        }
        let expected = "Total".size(withAttributes: [.font: Font.systemFont(ofSize: 17)]).width
        #expect(widths.withLock { $0 } == Array(repeating: expected, count: 8))
    }
}
