extension ImageHeader {
    /// Reads the size and the orientation from a JPEG file. The size is in the segment that starts a frame. Segments
    /// before it may contain the camera's orientation; without one, the orientation is `up`. Nil if the file is not a
    /// JPEG file, or if no size is found.
    init?(jpeg bytes: ImageBytes) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        var orientation: Image.Orientation?
        while let marker = bytes[offset + 1], bytes[offset] == 0xFF {
            if marker == 0xFF {
                // Any number of these bytes may stand before a marker.
                offset += 1
                continue
            }
            if ImageHeader.standsAlone(marker) {
                offset += 2
                continue
            }
            guard let length = bytes.big(at: offset + 2, count: 2), length >= 2 else { return nil }
            if ImageHeader.startsFrame(marker) {
                guard length >= 8, let height = bytes.big(at: offset + 5, count: 2),
                    let width = bytes.big(at: offset + 7, count: 2)
                else { return nil }
                self.init(width: width, height: height, orientation: orientation ?? .up)
                return
            }
            // The picture itself, or its end, before any size.
            if marker == 0xDA || marker == 0xD9 { return nil }
            if marker == 0xE1, orientation == nil {
                orientation = ImageHeader.orientation(in: bytes, at: offset + 4, count: length - 2)
            }
            offset += 2 + length
        }
        return nil
    }

    /// Returns whether a marker stands alone, without a length and data after it.
    private static func standsAlone(_ marker: UInt8) -> Bool { marker == 0x01 || (0xD0...0xD8).contains(marker) }

    /// Returns whether a marker starts a frame. Of the sixteen markers from 0xC0 to 0xCF, 13 start a frame; the other
    /// three start tables or are reserved.
    private static func startsFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    /// Returns the orientation that a camera wrote into a segment; nil if there is none. `start` and `count` are the
    /// offset and the length of the segment's data, in bytes. The segment contains a small TIFF file; only the first
    /// directory of this file is read.
    private static func orientation(in bytes: ImageBytes, at start: Int, count: Int) -> Image.Orientation? {
        guard bytes.has(Array("Exif".utf8) + [0, 0], at: start) else { return nil }
        let notes = start + 6
        let isLittle = bytes.has([0x49, 0x49, 0x2A, 0], at: notes)
        guard isLittle || bytes.has([0x4D, 0x4D, 0, 0x2A], at: notes) else { return nil }
        func number(at offset: Int, count length: Int) -> Int? {
            guard offset + length <= start + count else { return nil }
            return isLittle ? bytes.little(at: offset, count: length) : bytes.big(at: offset, count: length)
        }
        guard let directory = number(at: notes + 4, count: 4), let entries = number(at: notes + directory, count: 2)
        else { return nil }
        for index in 0..<entries {
            let entry = notes + directory + 2 + index * 12
            guard let tag = number(at: entry, count: 2) else { return nil }
            guard tag == 0x0112 else { continue }
            guard number(at: entry + 2, count: 2) == 3, let value = number(at: entry + 8, count: 2) else { return nil }
            return Image.Orientation(noted: value)
        }
        return nil
    }
}

extension Image.Orientation {
    /// Makes an orientation from the number that a camera wrote, from 1 to 8; nil for other numbers.
    fileprivate init?(noted value: Int) {
        let all: [Image.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        guard value >= 1, value <= all.count else { return nil }
        self = all[value - 1]
    }
}
