import FlowTestSupport
import Testing
import TextMeasuring

/// Widths that the system font is known to give, and how far from them a model without its glyphs may be.
@Suite struct TextWidthTests {
    static let pangram = "The quick brown fox jumps over the lazy dog"

    @Test(
        "English widths stay within the stated distance of the system font's",
        arguments: [
            ("This is a test string", 17.0, 144.09326, 0.009),
            (pangram, 13, 270.118, 0.001),
            ("0123456789", 13, 77.924, 0.002),
            ("Hello UIKit", 13, 63.711, 0.003),
            (pangram, 8, 176.977, 0.002), ("Hello UIKit", 8, 41.957, 0.002), ("0123456789", 8, 50.453, 0.003),
        ])
    func englishWidth(text: String, size: Double, expected: Double, tolerance: Double) {
        let width = SFLikeMetrics().width(of: text, font: FontSpec(size: size))
        #expect(abs(width - expected) <= expected * tolerance, "\(width) against \(expected)")
    }

    /// A label's width and the scale that it was rounded up at.
    struct Label: Sendable {
        var text: String
        var font: FontSpec
        var width: Double
        var scale: Double

        init(_ text: String, _ size: Double, _ weight: FontSpec.Weight, width: Double, scale: Double = 2) {
            (self.text, self.font, self.width) = (text, FontSpec(size: size, weight: weight), width)
            self.scale = scale
        }
    }

    // Reference images of square/Blueprint (iOS 15 to 17), then labels in the interface files of
    // JohanDegraeve/xdripswift, videolan/vlc-ios, keepassium/KeePassium and vector-im/element-ios, in this order.
    @Test(
        "Labels are as wide as published ones, to 1 %",
        arguments: [
            Label("Hello, world", 17, .regular, width: 90), Label("Some text", 17, .regular, width: 77),
            Label("Spooky text", 24, .semibold, width: 130),
            Label("Snooze Alarms", 34, .regular, width: 217 + 1.0 / 3, scale: 3),
            Label("Empty Media Library", 28, .regular, width: 248 + 1.0 / 3, scale: 3),
            Label("AutoFill Setup", 28, .regular, width: 168),
            Label("Favourite rooms and people", 22, .semibold, width: 280),
        ])
    func label(label: Label) {
        let width = SFLikeMetrics().singleLineSize(of: label.text, font: label.font, scale: label.scale).width
        #expect(abs(width - label.width) <= label.width * 0.01, "\(width) against \(label.width)")
    }

    @Test("The stated error is the page's, and it is not known where nothing is known")
    func relativeError() throws {
        let page = try Repository.text("docs/cells.md").text
        let stated: [(Double, FontSpec.Weight, Double?)] = [
            (17, .regular, 0.012), (18.5, .bold, 0.012), (19, .semibold, 0.02), (34, .bold, 0.02), (17, .light, 0.025),
            (40, .heavy, 0.025), (17, .thin, nil), (17, .black, nil),
        ]
        for (size, weight, error) in stated {
            #expect(SFLikeMetrics.relativeError(of: FontSpec(size: size, weight: weight)) == error)
            if let error { #expect(page.contains("\(error * 100) %".replacing(".0 %", with: " %"))) }
        }
        #expect(SFLikeMetrics.relativeError(of: FontSpec(size: 17, family: .monospacedSystem)) == nil)
        #expect(SFLikeMetrics.relativeError(of: FontSpec(size: 17, family: .named("Inter"))) == nil)
    }

    @Test(
        "A text's stated error is its least known character's",
        arguments: [
            ("Café – “naïve” Œuvre, 12 €", 0.012), ("", 0.012), ("Hello 世界", 0.02), ("확인", 0.02), ("Hi 😀", 0.03),
            ("Привет", nil), ("Ωμέγα", nil), ("مرحبا", nil), ("שלום", nil), ("สวัสดี", nil), ("नमस्ते", nil),
        ] as [(String, Double?)])
    func relativeErrorOfText(text: String, expected: Double?) {
        #expect(SFLikeMetrics.relativeError(of: text, font: FontSpec(size: 17)) == expected)
    }

    @Test(
        "No page claims another error than the model has",
        arguments: ["README.md", "docs/cells.md", "docs/behaviour.md"])
    func pages(name: String) throws {
        let text = try Repository.text(name).text
        #expect(!text.contains("too wide"))
        #expect(text.contains("92 of 100"))
    }

    @Test("Han characters and full-width punctuation are one em wide, whatever the size", arguments: [12.0, 17, 20])
    func hanIsOneEm(size: Double) {
        #expect(SFLikeMetrics().width(of: "价格：公开，免费。", font: FontSpec(size: size)) == 9 * size)
    }

    @Test("A combining mark adds nothing to its letter")
    func combiningMarks() {
        let metrics = SFLikeMetrics()
        let font = FontSpec(size: 13)
        #expect(metrics.width(of: "cafe\u{301}", font: font) == metrics.width(of: "cafe", font: font))
        #expect(metrics.width(of: "café", font: font) == metrics.width(of: "cafe", font: font))
        #expect(metrics.width(of: "\u{200B}\n\u{7}", font: font) == 0)
    }

    @Test("An emoji has one width, however many scalars it is made of", arguments: ["😀", "👩‍👩‍👧", "🇩🇪", "❤️"])
    func emoji(text: String) {
        #expect(abs(SFLikeMetrics().width(of: text, font: FontSpec(size: 20)) - 22 * 1.116) < 1e-9)
    }

    @Test(
        "Emoji and Hangul are as wide as in labels",
        arguments: [("📁", 17.0, 23.0), ("미세먼지", 12, 42), ("아침", 17, 29.5)])
    func emojiAndHangul(text: String, size: Double, published: Double) {
        let width = SFLikeMetrics().singleLineSize(of: text, font: FontSpec(size: size), scale: 2).width
        #expect(width == published)
    }

    @Test("Heavier text is wider, at small sizes and at large ones", arguments: [12.0, 20, 40])
    func weights(size: Double) {
        let widths = [FontSpec.Weight.light, .regular, .medium, .semibold, .bold, .heavy, .black].map {
            SFLikeMetrics().width(of: "Settings", font: FontSpec(size: size, weight: $0))
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("A size's design is the one for text up to 18.5 points, the one for titles from 25.5, a mixture between")
    func designs() {
        // Differences of advances, because tracking is the same for both.
        func difference(_ size: Double) -> Double {
            let (wide, narrow) = (Character("%"), Character("0"))
            let font = FontSpec(size: size)
            let metrics = SFLikeMetrics()
            return (metrics.advance(of: wide, font: font) - metrics.advance(of: narrow, font: font)) * 1000 / size
        }
        #expect(abs(difference(8) - difference(18.5)) < 1e-9)
        #expect(abs(difference(25.5) - difference(80)) < 1e-9)
        #expect(abs(difference(22) - (difference(18) + difference(26)) / 2) < 1e-9)
        #expect(abs(difference(26) - difference(18)) > 10)
    }

    @Test("Digits have widths of their own, unless the font makes them equally wide")
    func digits() {
        func width(_ text: String, _ isEqual: Bool) -> Double {
            SFLikeMetrics().advance(
                of: Character(text), font: FontSpec(size: 17, hasMonospacedDigits: isEqual))
        }
        #expect(width("1", false) < width("0", false))
        #expect("0123456789".allSatisfy { width(String($0), true) == width("0", false) })
    }

    @Test("Letters with marks have the letter's width and kerning")
    func marks() {
        func width(_ text: String) -> Double { SFLikeMetrics().width(of: text, font: FontSpec(size: 17)) }
        for (marked, plain) in [("Tö", "To"), ("Ťá", "Ta"), ("Ệ", "E"), ("ş", "s"), ("ț", "t"), ("\u{00A0}", " ")] {
            #expect(width(marked) == width(plain), "\(marked)")
        }
        #expect(width("To") < width("T") + width("o"))
        #expect(width("工T") == width("工") + width("T"))
    }

    @Test("Tracking at whole sizes is the published one")
    func trackingTable() {
        let published = [
            41.0, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14,
            13, 13,
            12, 12,
        ]
        for (index, tracking) in published.enumerated() {
            let size = Double(6 + index)
            if size > 18 && size < 26 { continue }
            let em = SFLikeMetrics().advance(of: "0", font: FontSpec(size: size)) * 1000 / size
            #expect(abs(em - (size < 20 ? 628 : 610) - tracking) < 1e-9, "\(size)")
        }
    }

    @Test("Tracking between two sizes is interpolated, and outside the table it stays")
    func tracking() {
        func advance(_ size: Double) -> Double {
            SFLikeMetrics().advance(of: "0", font: FontSpec(size: size)) * 1000 / size
        }
        #expect(abs(advance(12.5) - (628 - 3)) < 1e-9)
        #expect(abs(advance(3) - (628 + 41)) < 1e-9)
        #expect(abs(advance(34) - (610 + 12)) < 1e-9)
        #expect(abs(advance(96) - (610 + 12)) < 1e-9)
    }

    @Test("The block font can be added in the head")
    func blocks() {
        let font = FontSpec(size: 10)
        #expect(BlockMetrics().width(of: "ab 你好e\u{301}", font: font) == 40)
        #expect(BlockMetrics().lineMetrics(of: font) == LineMetrics(ascent: 8, descent: 2))
    }
}
