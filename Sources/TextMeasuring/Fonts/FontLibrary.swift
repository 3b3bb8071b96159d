/// The system's fonts and the fonts of an app, by name.
///
///     var library = FontLibrary()
///     library.register(try FontFile(bytes), as: "Inter-Regular")
///     let layouter = TextLayouter(metrics: library, scale: 2)
///
/// A font whose name is not registered is measured as the system's. A character that a font lacks is measured by the
/// first of the font's own fallbacks that has it, then by the first of the library's, then by the system's metrics:
///
///     library.register(try FontFile(han), as: "NotoSansHans")
///     library.fallbacks = ["NotoSansHans"]
///
/// No pair of characters of two fonts is kerned, and a line is no taller for a fallback.
public struct FontLibrary: TextMetrics {
    /// The metrics of the system's fonts and of every font without a registered name.
    public let system: any TextMetrics
    /// The names of fonts for characters that neither a font nor its own fallbacks have, the best font first. Names
    /// that are not registered are ignored.
    public var fallbacks: [String] = []
    private var named: [String: any TextMetrics] = [:]

    /// Makes a library without named fonts.
    public init(system: any TextMetrics = SFLikeMetrics()) {
        self.system = system
    }

    /// Registers a file's font under a name, in place of a font that had the name before. Characters that the file does
    /// not have are measured in the system's font.
    public mutating func register(_ file: FontFile, as name: String) {
        named[name] = FontFileMetrics(file, fallback: system)
    }

    /// Registers metrics under a name, in place of metrics that had the name before.
    public mutating func register(_ metrics: any TextMetrics, as name: String) { named[name] = metrics }

    /// Whether a name is registered.
    public func contains(_ name: String) -> Bool { named[name] != nil }

    func metrics(of font: FontSpec) -> any TextMetrics {
        if case .named(let name) = font.family { named[name] ?? system } else { system }
    }

    /// The line metrics of a font. They come from the metrics that are registered under the font's name, or else from
    /// the system's metrics.
    public func lineMetrics(of font: FontSpec) -> LineMetrics { metrics(of: font).lineMetrics(of: font) }

    /// The letter heights of a font. They come from the metrics that are registered under the font's name, or else from
    /// the system's metrics.
    public func letterHeights(of font: FontSpec) -> LetterHeights { metrics(of: font).letterHeights(of: font) }

    /// Whether the font or a fallback has a character.
    public func hasGlyph(for character: Character, font: FontSpec) -> Bool {
        guard let cascade = cascade(of: font) else { return metrics(of: font).hasGlyph(for: character, font: font) }
        return cascade.source(of: character) != 0 || cascade.sources[0].metrics.hasGlyph(for: character, font: font)
    }

    /// The advance of a character in a font. It comes from the metrics that are registered under the font's name, or
    /// else from the system's metrics. If the font lacks the character, the first fallback that has the character is
    /// used.
    public func advance(of character: Character, font: FontSpec) -> Double {
        guard let cascade = cascade(of: font) else { return metrics(of: font).advance(of: character, font: font) }
        let source = cascade.sources[cascade.source(of: character)]
        return source.metrics.advance(of: character, font: source.font)
    }

    /// Appends the advances of characters that consist of one scalar each, in order.
    ///
    /// - Complexity: O(*n*) in their number; with fallbacks O(*n* *f*) for *f* of them.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        guard let cascade = cascade(of: font) else {
            metrics(of: font).appendAdvances(of: scalars, font: font, to: &advances)
            return
        }
        for scalar in scalars {
            let source = cascade.sources[cascade.source(of: Character(scalar))]
            advances.append(source.metrics.advance(of: Character(scalar), font: source.font))
        }
    }

    /// Whether the font or a fallback may have kerning. If the font's name is not registered, the system's metrics
    /// decide.
    public func hasKerning(_ font: FontSpec) -> Bool {
        guard let cascade = cascade(of: font) else { return metrics(of: font).hasKerning(font) }
        return cascade.sources.contains { $0.metrics.hasKerning($0.font) }
    }

    /// Adds the font's kerning. Characters that the font lacks are kerned by the fallback that has these characters. If
    /// the font's name is not registered, the system's metrics add the kerning.
    public func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
        guard let cascade = cascade(of: font) else {
            metrics(of: font).addKerning(of: scalars, font: font, to: &kerning)
            return
        }
        Kerning.forEachPart(of: scalars, source: cascade.source) { index, part in
            let source = cascade.sources[index]
            if source.metrics.hasKerning(source.font) {
                source.metrics.addKerning(of: part, font: source.font, to: &kerning)
            }
        }
    }

    /// The fonts in which a font's characters are looked up, in order. The value is nil if there are no fallbacks, or
    /// if the font's name is not registered.
    func cascade(of font: FontSpec) -> FontCascade? {
        if font.fallbacks.isEmpty && fallbacks.isEmpty { return nil }
        guard case .named(let own) = font.family, let first = named[own] else { return nil }
        var sources = [FontCascade.Source(metrics: first, font: font)]
        for name in font.fallbacks + fallbacks where name != own {
            guard let metrics = named[name] else { continue }
            var fallback = font
            fallback.family = .named(name)
            fallback.fallbacks = []
            sources.append(FontCascade.Source(metrics: metrics, font: fallback))
        }
        return FontCascade(sources: sources)
    }
}

/// A font, and its fallbacks for characters that the font lacks.
struct FontCascade {
    struct Source {
        let metrics: any TextMetrics
        let font: FontSpec
    }

    /// The sources of glyphs, the font itself first.
    let sources: [Source]

    /// Returns the index in `sources` of the first font that has a character. The index is 0 if no font has the
    /// character. The metrics of the first font then measure the character with their own fallback.
    func source(of character: Character) -> Int {
        sources.firstIndex { $0.metrics.hasGlyph(for: character, font: $0.font) } ?? 0
    }
}
