import Foundation
import Testing

@testable import ViewSimulator

@Suite("Images from the headers of files")
struct ImageDataTests {
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 1, 0x2C, 0, 0, 0, 0xC8]
    private static let gif = Array("GIF89a".utf8) + [0x2C, 1, 0xC8, 0]

    /// A JPEG file up to its frame of 300 × 200 pixels; `notes` are what a camera writes.
    private static func jpeg(notes: [UInt8] = []) -> [UInt8] {
        let notes: [UInt8] = notes.isEmpty ? [] : [0xFF, 0xE1, 0, UInt8(notes.count + 2)] + notes
        let tables: [UInt8] = [0xFF, 0xDB, 0, 4, 9, 9, 0xFF, 0xFF, 0xC4, 0, 3, 9]
        return [0xFF, 0xD8] + notes + tables + [0xFF, 0xC2, 0, 11, 8, 0, 0xC8, 1, 0x2C, 1, 1, 0x11, 0]
    }

    /// What a camera writes that was held in one of eight ways.
    private static func notes(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
        func number(_ value: UInt8, count: Int) -> [UInt8] {
            let zeros = [UInt8](repeating: 0, count: count - 1)
            return isLittle ? [value] + zeros : zeros + [value]
        }
        let start = Array("Exif".utf8) + [0, 0] + (isLittle ? [0x49, 0x49, 0x2A, 0] : [0x4D, 0x4D, 0, 0x2A])
        let other = (isLittle ? [0x0F, 0x01] : [0x01, 0x0F]) + number(2, count: 2) + number(1, count: 4) + [0, 0, 0, 0]
        let tag: [UInt8] = isLittle ? [0x12, 0x01] : [0x01, 0x12]
        let entry = tag + number(3, count: 2) + number(1, count: 4) + number(orientation, count: 2) + [0, 0]
        return start + number(8, count: 4) + number(2, count: 2) + other + entry
    }

    @Test("PNG, GIF and JPEG say how large they are", arguments: [png, gif, jpeg(), gif.map { $0 == 0x39 ? 0x37 : $0 }])
    func sizes(bytes: [UInt8]) {
        #expect(Image(data: Data(bytes))?.size == size(300, 200))
        #expect(Image(data: Data(bytes), scale: 2)?.size == size(150, 100))
        let slice = (Data([1, 2, 3]) + Data(bytes)).dropFirst(3)
        #expect(Image(data: slice)?.size == size(300, 200))
    }

    @Test("A camera's notes turn the image", arguments: [true, false])
    func notes(isLittle: Bool) {
        let orientations = (1...8).map { way in
            Image(data: Data(Self.jpeg(notes: Self.notes(way, isLittle: isLittle))))?.imageOrientation
        }
        #expect(
            orientations == [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ])
        let image = Image(data: Data(Self.jpeg(notes: Self.notes(6, isLittle: isLittle))))
        #expect(image?.size == size(200, 300))
    }

    @Test("Notes that do not add up turn nothing")
    func brokenNotes() {
        let whole = Self.notes(6, isLittle: true)
        for count in 0..<whole.count {
            let image = Image(data: Data(Self.jpeg(notes: Array(whole.prefix(count)))))
            // The last two bytes are beyond the value.
            #expect(image?.size == (count < whole.count - 2 ? size(300, 200) : size(200, 300)))
        }
        for value in [0, 9, 255] as [UInt8] {
            #expect(Image(data: Data(Self.jpeg(notes: Self.notes(value, isLittle: true))))?.imageOrientation == .up)
        }
    }

    @Test("A file that ends early is no image", arguments: [png, gif, jpeg()])
    func truncated(bytes: [UInt8]) {
        let needed = bytes == Self.jpeg() ? bytes.count - 4 : bytes.count
        for count in 0..<needed { #expect(Image(data: Data(bytes.prefix(count))) == nil) }
        #expect(Image(data: Data(bytes.prefix(needed))) != nil)
    }

    @Test("A width or height of 0, or one that is no length, is no image")
    func impossibleSizes() {
        var bytes = Self.png
        bytes.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(Image(data: Data(bytes)) == nil)
        bytes.replaceSubrange(16..<20, with: [0x80, 0, 0, 0])
        #expect(Image(data: Data(bytes)) == nil)
        bytes.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(Image(data: Data(bytes))?.size.width == 2_147_483_647)
    }

    @Test("A JPEG file whose picture begins before its size, or whose segments have no length, is no image")
    func brokenSegments() {
        #expect(Image(data: Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 2] + Self.jpeg().dropFirst(2))) == nil)
        #expect(Image(data: Data([0xFF, 0xD8, 0xFF, 0xDB, 0, 1] + Self.jpeg().dropFirst(2))) == nil)
        #expect(Image(data: Data([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000))) == nil)
        #expect(Image(data: Data([0xFF, 0xD8, 0xFF, 0xD0] + Self.jpeg().dropFirst(2)))?.size == size(300, 200))
    }

    @Test("No byte of a file stops the program, whatever it is")
    func everyByte() {
        for start in [Self.png, Self.gif, Self.jpeg(notes: Self.notes(6, isLittle: false))] {
            for offset in start.indices {
                for byte in UInt8.min...UInt8.max {
                    var bytes = start
                    bytes[offset] = byte
                    let size = ImageHeader(Data(bytes)).map { min($0.width, $0.height) } ?? 1
                    #expect(size > 0)
                }
            }
        }
    }

    @Test(
        "A file's name says its scale",
        arguments: [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] as [(String, CGFloat)])
    func files(name: String, scale: CGFloat) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data(Self.png).write(to: file)
        #expect(Image(contentsOfFile: file.path)?.size == size(300 / scale, 200 / scale))
        #expect(Image(contentsOfFile: file.path + "x") == nil)
    }
}
