import Foundation
import Testing
import TextMeasuring

@testable import ControlSimulator
@testable import ViewSimulator

/// Texts of views in fonts that were recorded, beside fonts of blocks.
@MainActor
@Suite(.serialized) struct RecordedFontTests {
    static func face(_ font: FontSpec, _ advances: [Character: Double]) -> RecordedFace {
        let letters: [Unicode.Scalar] = ["A", "V"]
        var kerning: [RecordedFace.Pair: Double] = [:]
        for first in letters {
            for second in letters { kerning[.init(first, second)] = first == second ? 0 : -1.5 }
        }
        return RecordedFace(
            font: font, dimensions: FontDimensions(ascender: 9, descender: -3, leading: 0, capHeight: 7, xHeight: 5),
            advances: advances, kerning: kerning)
    }

    private static let fonts = {
        var fonts = RecordedFonts()
        fonts.add(face(FontSpec(size: 10), ["A": 6, "V": 7]), styles: [.init(.footnote, .large)])
        fonts.add(face(FontSpec(size: 8, family: .named("Own")), ["A": 4, "V": 4]))
        return fonts
    }()

    private func withFonts(_ fonts: RecordedFonts? = RecordedFontTests.fonts, _ test: () throws -> Void) rethrows {
        try withBlocks {
            TextEnvironment.recordedFonts = fonts
            defer { TextEnvironment.recordedFonts = nil }
            try test()
        }
    }

    /// What is told while something is done, by the handler.
    private func told(_ body: () -> Void) -> [FontGap.Kind] {
        var gaps: [FontGap.Kind] = []
        ConstraintDiagnostic.handler = { if case .unrecordedText(let gap) = $0.kind { gaps.append(gap.kind) } }
        defer { ConstraintDiagnostic.handler = nil }
        body()
        return gaps
    }

    private func label(_ text: String, _ font: Font) -> Label {
        let label = Label()
        (label.text, label.font) = (text, font)
        return label
    }

    @Test("A label is as large as its recorded characters and pairs")
    func labels() {
        withFonts {
            let gaps = told {
                #expect(label("AVVA", .systemFont(ofSize: 10)).intrinsicContentSize == CGSize(width: 23, height: 12))
            }
            #expect(gaps.isEmpty)
        }
    }

    @Test("Font objects answer what was recorded; names and text styles are found")
    func fontObjects() throws {
        try withFonts {
            #expect(Font.systemFont(ofSize: 10).lineHeight == 12)
            #expect(Font.systemFont(ofSize: 10).descender == -3)
            let own = try #require(Font(name: "Own", size: 8))
            #expect(label("AV", own).intrinsicContentSize.width == 6.5)
            let traits = TraitCollection(preferredContentSizeCategory: .large)
            #expect(Font.preferredFont(forTextStyle: .footnote, compatibleWith: traits).pointSize == 10)
            #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
        }
        #expect(Font(name: "Own", size: 8) == nil)
    }

    @Test("What is missing is told outside of collection views once, also of strings, and again for other fonts")
    func gaps() {
        withFonts {
            let first = told {
                for _ in 0..<3 { _ = label("AxyA", .systemFont(ofSize: 10)).intrinsicContentSize }
                _ = NSString(string: "z").size(withAttributes: [.font: Font.systemFont(ofSize: 10)])
                _ = label("A", .systemFont(ofSize: 11)).intrinsicContentSize
                _ = label("AA", .systemFont(ofSize: 11)).intrinsicContentSize
            }
            #expect(first == [.character("x"), .character("y"), .character("z"), .font])
            TextEnvironment.recordedFonts = nil
            TextEnvironment.recordedFonts = RecordedFontTests.fonts
            #expect(told { _ = label("AxyA", .systemFont(ofSize: 10)).intrinsicContentSize }.count == 2)
        }
    }

    @Test("Drawing a text reports no gap, neither its own nor with the next text that is measured")
    func drawing() {
        withFonts {
            let unrecorded = StyledText("x", font: FontSpec(size: 10))
            let gaps = told {
                _ = TextEnvironment.layoutToDraw(unrecorded, TextLimits(width: 100), atScale: 1)
                _ = label("A", .systemFont(ofSize: 10)).intrinsicContentSize
            }
            #expect(gaps.isEmpty)
        }
    }

    @Test("Buttons, fields, text views and segments say what is missing, too")
    func otherViews() {
        withFonts {
            let gaps = told {
                let button = Button(type: .custom)
                button.setTitle("b", for: .normal)
                button.titleLabel?.font = .systemFont(ofSize: 10)
                _ = button.intrinsicContentSize
                let field = TextField()
                (field.text, field.font) = ("c", .systemFont(ofSize: 10))
                _ = field.intrinsicContentSize
                let view = TextView()
                (view.text, view.font) = ("d", .systemFont(ofSize: 10))
                _ = view.sizeThatFits(CGSize(width: 100, height: 100))
                let segments = SegmentedControl()
                segments.setTitleTextAttributes([.font: Font.systemFont(ofSize: 10)], for: .normal)
                segments.insertSegment(withTitle: "e", at: 0, animated: false)
                _ = segments.intrinsicContentSize
            }
            #expect(gaps == ["b", "c", "d", "e"].map { .character($0) })
        }
    }

    @Test("A font that a file was registered for is measured by that, and nothing is missing")
    func registered() {
        withFonts {
            TextEnvironment.metrics.register(BlockMetrics(), as: "File")
            let gaps = told {
                let size = label("xy", Font(FontSpec(size: 20, family: .named("File")))).intrinsicContentSize
                #expect(size == CGSize(width: 20, height: 20))
            }
            #expect(gaps.isEmpty)
        }
    }

    @Test("A scope's fonts count until another is entered or it is gone, and texts that were measured are known again")
    func scopes() {
        withFonts(nil) {
            let text = label("AV", .systemFont(ofSize: 10))
            var scope: FontScope? = FontScope(Self.fonts)
            let other = FontScope(nil)
            scope?.enter()
            #expect(text.intrinsicContentSize.width == 11.5)
            other.enter()
            text.invalidateIntrinsicContentSize()
            #expect(text.intrinsicContentSize.width == 10)
            let before = TextEnvironment.counts.measured
            for _ in 0..<3 {
                scope?.enter()
                text.invalidateIntrinsicContentSize()
                #expect(text.intrinsicContentSize.width == 11.5)
                other.enter()
                text.invalidateIntrinsicContentSize()
                #expect(text.intrinsicContentSize.width == 10)
            }
            #expect(TextEnvironment.counts.measured == before)
            scope?.enter()
            scope = nil
            text.invalidateIntrinsicContentSize()
            #expect(text.intrinsicContentSize.width == 10)
        }
    }
}
