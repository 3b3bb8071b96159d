import FlowTestSupport
import Foundation
import Testing

/// The texts in the pictures of the documentation can be read in every renderer: also where another font is used, and
/// where nothing moves.
@Suite struct PictureLegibilityTests {
    static let pictures: [String] = {
        let folder = PictureTests.folder
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".svg") }.sorted()
    }()

    private func drawing(_ name: String, at time: Double? = nil) throws -> DrawnPicture {
        DrawnPicture(
            try String(contentsOf: PictureTests.folder.appendingPathComponent(name), encoding: .utf8), at: time)
    }

    @Test("Every text has a width that renderers keep in any font, and is inside of the picture", arguments: pictures)
    func widths(name: String) throws {
        let picture = try drawing(name)
        #expect(picture.isWellFormed)
        #expect(!picture.texts.isEmpty)
        // The diagram of the benchmarks has room for wide fonts.
        let texts = name == "resynchronisation.svg" ? [] : picture.texts
        #expect(texts.filter { !$0.hasLength }.map(\.string) == [])
        #expect(picture.textsOutside == [])
    }

    @Test("No text touches a line, the edge of an area or another text", arguments: pictures)
    func clashes(name: String) throws {
        let clashes = try drawing(name).clashes
        #expect(clashes.isEmpty, "\(clashes.map(\.description).joined(separator: "\n"))")
    }

    @Test("In the animated picture no text touches a mark at any rest")
    func animation() throws {
        let times = try drawing("feed.svg").times
        #expect(times.count > 5)
        for time in times {
            let clashes = try drawing("feed.svg", at: time).clashes
            #expect(clashes.isEmpty, "\(time): \(clashes.map(\.description).joined(separator: "\n"))")
        }
    }
}
