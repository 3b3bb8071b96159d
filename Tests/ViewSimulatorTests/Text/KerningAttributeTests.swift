import FlowTesting
import Foundation
import Testing
import TextMeasuring

@testable import ViewSimulator

/// Blocks with kerning: a letter of a font of 10 points is 5 wide, and 1 less before its like.
private struct KernedBlocks: TextMetrics {
    /// Characters that the font does not have.
    var missing = ""

    func lineMetrics(of font: FontSpec) -> LineMetrics { BlockMetrics().lineMetrics(of: font) }

    func advance(of character: Character, font: FontSpec) -> Double {
        BlockMetrics().advance(of: character, font: font)
    }

    func hasGlyph(for character: Character, font: FontSpec) -> Bool { !missing.contains(character) }

    func hasKerning(_ font: FontSpec) -> Bool { true }

    func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
        for index in scalars.indices.dropLast() where scalars[index] == scalars[index + 1] {
            kerning[index] -= font.size / 10
        }
    }
}

/// Kerning as attributes and descriptors say it.
@MainActor @Suite("Kerning of attributed texts", .serialized, .ownEnvironment)
struct KerningAttributeTests {
    private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        TextEnvironment.metrics = FontLibrary(system: KernedBlocks())
        defer { TextEnvironment.metrics = FontLibrary() }
        let font: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 10)]
        return attributed(text, font.merging(attributes) { $1 }).size().width
    }

    @Test("A text has its font's kerning; kern adds to it, and a kern of 0 turns it off")
    func kern() {
        #expect(width("aab", [:]) == 14)
        #expect(width("aab", [.kern: 2.0]) == 20)
        #expect(width("aab", [.kern: 0.0]) == 15)
        #expect(width("aab", [.kern: 0]) == 15)
        #expect(width("aab", [.tracking: 0.0]) == 14)
        #expect(width("aab", [.tracking: 2.0]) == 20)
    }

    @Test("A descriptor's cascade list names the fonts for what its font lacks, and is kept by fonts made of it")
    func cascade() {
        var library = FontLibrary(system: BlockMetrics())
        library.register(KernedBlocks(missing: "x"), as: "Own")
        library.register(KernedBlocks(missing: "a"), as: "Rest")
        TextEnvironment.metrics = library
        let rest = FontDescriptor(name: "Rest", size: 0)
        let descriptor = FontDescriptor(name: "Own", size: 10).addingAttributes([.cascadeList: [rest]])
        let font = Font(descriptor: descriptor, size: 0)
        #expect(font.spec.fallbacks == ["Rest"])
        #expect(Font(descriptor: font.fontDescriptor, size: 20).spec.fallbacks == ["Rest"])
        #expect(attributed("aaxxa", [.font: font]).size().width == 23)
        #expect(FontDescriptor(fontAttributes: [.cascadeList: "Rest"]).face.fallbacks.isEmpty)
    }

    @Test("Fonts for everything that others lack are named once")
    func fallbackFonts() throws {
        var library = FontLibrary(system: BlockMetrics())
        library.register(KernedBlocks(missing: "x"), as: "Own")
        library.register(BlockMetrics(), as: "Rest")
        TextEnvironment.metrics = library
        let text = attributed("aaxxa", [.font: try #require(Font(name: "Own", size: 10))])
        #expect(text.size().width == 23)
        // Which does not kern.
        TextEnvironment.fallbackFonts = ["None", "Rest"]
        #expect(text.size().width == 24)
        #expect(TextEnvironment.fallbackFonts == ["None", "Rest"])
        TextEnvironment.fallbackFonts = []
        #expect(text.size().width == 23)
    }
}
