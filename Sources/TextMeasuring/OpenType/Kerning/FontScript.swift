/// The scripts whose kerning is looked up by a tag of their own. All other scripts have the font's default kerning.
///
/// A scalar's script is found by blocks, as far as they hold letters. Scalars that several scripts share, such as
/// spaces, digits and punctuation, have none: they belong to the letters before them, or at a text's start to the
/// letters after them.
enum FontScript: UInt8, CaseIterable, Sendable {
    case other, latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, thai, georgian, hangul, kana, han

    /// The tags of the script in OpenType, the best tag first.
    var tags: [String] {
        switch self {
        case .other: []
        case .latin: ["latn"]
        case .greek: ["grek"]
        case .cyrillic: ["cyrl"]
        case .armenian: ["armn"]
        case .hebrew: ["hebr"]
        case .arabic: ["arab"]
        case .devanagari: ["dev3", "dev2", "deva"]
        case .thai: ["thai"]
        case .georgian: ["geor"]
        case .hangul: ["hang"]
        case .kana: ["kana"]
        case .han: ["hani"]
        }
    }

    /// Makes the script of a scalar; nil for a scalar that several scripts share.
    ///
    /// - Complexity: O(1).
    init?(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            guard (0x61...0x7A).contains(value | 0x20) else { return nil }
            self = .latin
            return
        }
        // All letters; a look at each one's properties would cost more than its kerning.
        if (0x400..<0x482).contains(value) {
            self = .cyrillic
            return
        }
        guard let script = Self.script(ofBlockWith: value), scalar.properties.isAlphabetic else { return nil }
        self = script
    }

    private static func script(ofBlockWith value: UInt32) -> FontScript? {
        switch value {
        case 0x80...0x2AF, 0x1D00...0x1D25, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xAB30...0xAB64,
            0xFB00...0xFB06, 0xFF21...0xFF5A:
            .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
        case 0x531...0x58F: .armenian
        case 0x591...0x5F4, 0xFB1D...0xFB4F: .hebrew
        case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
        case 0x900...0x97F: .devanagari
        case 0xE01...0xE5B: .thai
        case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7FB: .hangul
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .kana
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
        case 0x2B0...0x36F, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE6F: nil
        default: .other
        }
    }
}
