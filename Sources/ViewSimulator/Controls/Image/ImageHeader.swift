/// The contents of the header of an image file: the size in pixels, and the orientation.
///
/// Files are not trusted: every read is checked, and inconsistent data gives nil. Nothing is read beyond the header,
/// and no amount in the file decides what is allocated.
struct ImageHeader: Equatable {
    var width: Int
    var height: Int
    /// The rotation in which the pixels are shown.
    var orientation = Image.Orientation.up

    /// Reads the header of a PNG, JPEG or GIF file. Nil for other data. Also nil if the width or the height is not
    /// greater than 0.
    ///
    /// - Complexity: O(1) for PNG and GIF, O(*n*) for JPEG: *n* segments before the size.
    init?(_ data: Data) {
        let bytes = ImageBytes(data)
        guard let header = ImageHeader(png: bytes) ?? ImageHeader(gif: bytes) ?? ImageHeader(jpeg: bytes),
            header.width > 0, header.height > 0
        else { return nil }
        self = header
    }

    init(width: Int, height: Int, orientation: Image.Orientation = .up) {
        (self.width, self.height, self.orientation) = (width, height, orientation)
    }

    /// Reads the header of a PNG file, which is the first chunk of the file. Nil for other files. Also nil if the width
    /// or the height has more than 31 bits.
    private init?(png bytes: ImageBytes) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes.big(at: 8, count: 4) == 13, bytes.has([0x49, 0x48, 0x44, 0x52], at: 12),
            let width = bytes.big(at: 16, count: 4), let height = bytes.big(at: 20, count: 4),
            width <= Int(Int32.max), height <= Int(Int32.max)
        else { return nil }
        self.init(width: width, height: height)
    }

    private init?(gif bytes: ImageBytes) {
        guard bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)),
            let width = bytes.little(at: 6, count: 2), let height = bytes.little(at: 8, count: 2)
        else { return nil }
        self.init(width: width, height: height)
    }
}
