import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Font descriptors")
struct FontDescriptorTests {
    private let body = FontDescriptor.preferredFontDescriptor(withTextStyle: .body)

    @Test("A font comes back from its descriptor")
    func roundTrip() {
        let fonts: [Font] = [
            .systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 9, weight: .medium), .preferredFont(forTextStyle: .headline),
        ]
        for font in fonts {
            let again = Font(descriptor: font.fontDescriptor, size: 0)
            #expect(again == font)
            #expect(again.scaling == font.scaling)
        }
    }

    @Test("Bold text of a text style follows the reader's text size, until it has a size of its own")
    func boldBody() throws {
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        let font = Font(descriptor: bold, size: 0)
        #expect(font.measures(like: .boldSystemFont(ofSize: 17)))
        #expect(font.scaling == .style(.body))
        #expect(font.scaled(to: .extraSmall).measures(like: .boldSystemFont(ofSize: 14)))
        #expect(Font(descriptor: bold, size: 20).measures(like: .boldSystemFont(ofSize: 20)))
        #expect(Font(descriptor: bold, size: 17).scaling == nil)
        #expect(Font(descriptor: bold.withSize(17), size: 0).scaling == nil)
    }

    @Test("A descriptor at a text size has the size of its style")
    func textSizes() {
        let small = TraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(body.pointSize == 17)
        #expect(
            FontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: small).pointSize == 14)
    }

    @Test("Symbolic traits take the place of those that there were")
    func symbolicTraits() throws {
        let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        let mono = try #require(both.withSymbolicTraits([.traitMonoSpace, .traitTightLeading]))
        #expect(mono.symbolicTraits == [.traitMonoSpace, .traitTightLeading])
        #expect(Font(descriptor: mono, size: 0).measures(like: .monospacedSystemFont(ofSize: 17, weight: .regular)))
        let plain = try #require(mono.withSymbolicTraits([]))
        #expect(plain.symbolicTraits.isEmpty)
        #expect(Font(descriptor: plain, size: 0).measures(like: .systemFont(ofSize: 17)))
        let light = Font.systemFont(ofSize: 9, weight: .light).fontDescriptor
        #expect(
            light.withSymbolicTraits([]).map { Font(descriptor: $0, size: 0) } == .systemFont(ofSize: 9, weight: .light)
        )
    }

    @Test("A registered font is the one face that it is")
    func oneFace() {
        let own = FontDescriptor(name: "Own", size: 9)
        #expect(own.withSymbolicTraits(.traitBold) == nil)
        #expect(own.withDesign(.rounded) == nil)
        #expect(own.withSymbolicTraits([]) == own)
        #expect(own.postscriptName == "Own")
        #expect(Font(descriptor: own, size: 0).familyName == "Own")
    }

    @Test("The monospaced design has widths of its own, the others have the system's")
    func designs() throws {
        let mono = try #require(body.withDesign(.monospaced))
        #expect(mono.symbolicTraits == .traitMonoSpace)
        #expect(Font(descriptor: mono, size: 10).measures(like: .monospacedSystemFont(ofSize: 10, weight: .regular)))
        let round = try #require(mono.withDesign(.rounded))
        #expect(Font(descriptor: round, size: 10).measures(like: .systemFont(ofSize: 10)))
        let again = try #require(mono.withSymbolicTraits(.traitMonoSpace)?.withDesign(.serif))
        #expect(Font(descriptor: again, size: 10).measures(like: .systemFont(ofSize: 10)))
    }

    @Test("A weight comes as a number of any kind, or as a weight", arguments: 0..<4)
    func weights(kind: Int) {
        let values: [Any] = [Font.Weight.bold, CGFloat(0.4), Float(0.4), NSNumber(value: 0.4)]
        let bold = body.addingAttributes([.traits: [FontDescriptor.TraitKey.weight: values[kind]]])
        #expect(Font(descriptor: bold, size: 0).measures(like: .systemFont(ofSize: 17, weight: .bold)))
        #expect(bold.symbolicTraits == .traitBold)
    }

    @Test("Attributes that decide no size are kept")
    func others() {
        let mine = FontDescriptor.AttributeName(rawValue: "mine")
        let descriptor = body.addingAttributes([mine: 5, .family: ".AppleSystemUIFont"])
        #expect(descriptor.object(forKey: mine) as? Int == 5)
        #expect(descriptor.fontAttributes[mine] as? Int == 5)
        #expect(Font(descriptor: descriptor, size: 0).measures(like: .systemFont(ofSize: 17)))
    }

    @Test("What is no size leaves the size open, and then it is 12", arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func openSize(size: CGFloat) {
        let descriptor = FontDescriptor(fontAttributes: [.size: size])
        #expect(descriptor.pointSize == 0)
        #expect(Font(descriptor: descriptor, size: size).measures(like: .systemFont(ofSize: 12)))
        #expect(Font(descriptor: descriptor.withSize(9), size: size).measures(like: .systemFont(ofSize: 9)))
    }

    @Test("Attributes of the wrong kind count as not there")
    func wrongKinds() {
        let descriptor = FontDescriptor(fontAttributes: [
            .size: "large", .traits: 3, .textStyle: 7, .name: 1.5,
        ])
        #expect(Font(descriptor: descriptor, size: 0).measures(like: .systemFont(ofSize: 12)))
        #expect(descriptor.symbolicTraits.isEmpty)
        #expect(descriptor == FontDescriptor())
        #expect(FontDescriptor(fontAttributes: [.traits: [FontDescriptor.TraitKey.symbolic: -1]]).symbolicTraits == [])
    }
}
