/// The glyph of each scalar, from a font's `cmap` table.
struct CharacterMap: Hashable, Sendable {
    /// Consecutive scalars beyond U+FFFF whose glyphs are also consecutive.
    struct Group: Hashable, Sendable {
        let first: Int
        let last: Int
        let glyph: Int
    }

    /// The glyph of each scalar up to U+FFFF; 0 for a scalar without a glyph.
    private var low = [UInt16](repeating: 0, count: 0x10000)
    private var high: [Group] = []
    private let glyphCount: Int

    /// Reads the best map of scalars to glyphs in a `cmap` table.
    ///
    /// - Throws: `FontFileError` if there is no map that can be read, or the best one is damaged.
    init(_ cmap: FontTable, glyphCount: Int) throws(FontFileError) {
        self.glyphCount = glyphCount
        let (offset, format) = try Self.best(in: cmap)
        if format == 12 {
            try readGroups(cmap, at: offset)
        } else {
            try readSegments(cmap, at: offset)
        }
    }

    /// Returns the glyph of a scalar up to U+FFFF; 0 for a scalar without a glyph.
    @inline(__always)
    func glyph(ofFirstPlane value: Int) -> Int { Int(low[value]) }

    /// Returns the glyph of a scalar; 0 for a scalar without a glyph.
    func glyph(of scalar: Unicode.Scalar) -> Int {
        let value = Int(scalar.value)
        if value < low.count { return Int(low[value]) }
        var (first, end) = (0, high.count)
        while first < end {
            let middle = (first + end) / 2
            let group = high[middle]
            if value < group.first {
                end = middle
            } else if value > group.last {
                first = middle + 1
            } else {
                return group.glyph + value - group.first
            }
        }
        return 0
    }

    /// Finds the map with the largest range of scalars. A map of all of Unicode is preferred to a map of U+0000 to
    /// U+FFFF.
    private static func best(in cmap: FontTable) throws(FontFileError) -> (offset: Int, format: Int) {
        let count = try cmap.uint16(at: 2)
        try cmap.need(8 * count, at: 4)
        var best: (rank: Int, offset: Int, format: Int)?
        for index in 0..<count {
            let entry = 4 + 8 * index
            let rank = rank(platform: try cmap.uint16(at: entry), encoding: try cmap.uint16(at: entry + 2))
            guard rank > best?.rank ?? 0 else { continue }
            let offset = try cmap.uint32(at: entry + 4)
            let format = try cmap.uint16(at: offset)
            if format == 4 || format == 12 { best = (rank, offset, format) }
        }
        guard let best else { throw cmap.error(.noCharacterMap, at: 0) }
        return (best.offset, best.format)
    }

    private static func rank(platform: Int, encoding: Int) -> Int {
        switch (platform, encoding) {
        case (3, 10): 4
        case (0, 4...6): 3
        case (3, 1): 2
        case (0, 0...3): 1
        default: 0
        }
    }
}

extension CharacterMap {
    /// Reads a map of format 12.
    private mutating func readGroups(_ cmap: FontTable, at start: Int) throws(FontFileError) {
        let count = try cmap.uint32(at: start + 12)
        try cmap.need(12 * count, at: start + 16)
        var previous = -1
        for index in 0..<count {
            let place = start + 16 + 12 * index
            let first = try cmap.uint32(at: place)
            let last = try cmap.checked("end of group", try cmap.uint32(at: place + 4), in: 0...0x10FFFF, at: place + 4)
            let glyph = try cmap.uint32(at: place + 8)
            guard first > previous, last >= first else {
                throw cmap.error(.unsorted(field: "group", index: index), at: place)
            }
            previous = last
            _ = try cmap.checked("glyph", glyph + last - first, in: 0...glyphCount - 1, at: place + 8)
            for value in first...max(first, min(last, 0xFFFF)) where value < low.count {
                low[value] = UInt16(glyph + value - first)
            }
            if last > 0xFFFF { high.append(Group(first: first, last: last, glyph: glyph)) }
        }
    }

    /// Reads a map of format 4. The length that the map states is ignored: it cannot exceed 64 KiB, but some maps are
    /// longer.
    private mutating func readSegments(_ cmap: FontTable, at start: Int) throws(FontFileError) {
        let count = try cmap.uint16(at: start + 6) / 2
        let ends = start + 14
        try cmap.need(8 * count + 2, at: ends)
        let (starts, deltas, offsets) = (ends + 2 * count + 2, ends + 4 * count + 2, ends + 6 * count + 2)
        var previous = -1
        for index in 0..<count {
            let first = try cmap.uint16(at: starts + 2 * index)
            let last = try cmap.uint16(at: ends + 2 * index)
            guard first > previous, last >= first else {
                throw cmap.error(.unsorted(field: "segment", index: index), at: starts + 2 * index)
            }
            previous = last
            // The last segment holds U+FFFF alone, which is no character, and often has an offset into nowhere.
            if first == 0xFFFF { continue }
            let delta = try cmap.uint16(at: deltas + 2 * index)
            let offset = try cmap.uint16(at: offsets + 2 * index)
            for value in first...last {
                var glyph = value
                if offset != 0 {
                    glyph = try cmap.uint16(at: offsets + 2 * index + offset + 2 * (value - first))
                    if glyph == 0 { continue }
                }
                glyph = (glyph + delta) & 0xFFFF
                low[value] = UInt16(
                    try cmap.checked("glyph", glyph, in: 0...glyphCount - 1, at: deltas + 2 * index))
            }
        }
    }
}
