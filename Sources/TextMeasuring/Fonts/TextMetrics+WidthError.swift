extension TextMetrics {
    /// Returns 0, because widths are exact unless a type implements the method.
    public func widthError(of text: Substring, font: FontSpec) -> Double? { 0 }
}

extension SFLikeMetrics {
    /// Returns the relative error of a text's width; nil if the error is unknown. Characters without a width have no
    /// error.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func widthError(of text: Substring, font: FontSpec) -> Double? {
        let isExact = text.allSatisfy { CharacterWidthClass($0) == .zero }
        return isExact ? 0 : SFLikeMetrics.relativeError(of: String(text), font: font)
    }
}

extension FontFileMetrics {
    /// Returns the relative error of a text's width; 0 if the file has all characters. If the file lacks some, the
    /// result is the fallback's error for these characters; nil if that error is unknown.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func widthError(of text: Substring, font: FontSpec) -> Double? {
        fallback.widthError(of: text.lacking { hasGlyph(for: $0, font: font) }, font: font)
    }
}

extension RecordedMetrics {
    /// Returns the relative error of a text's width; 0 if all characters were recorded. If some were not recorded, the
    /// result is the fallback's error for these characters; nil if that error is unknown.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func widthError(of text: Substring, font: FontSpec) -> Double? {
        guard let face = fonts.face(of: font) else { return fallback.widthError(of: text, font: font) }
        return fallback.widthError(of: text.lacking { face.advance(of: $0) != nil }, font: font)
    }
}

extension FontLibrary {
    /// Returns the relative error of a text's width: the largest error of the fonts that measure the text. The result
    /// is nil if the error of one of these fonts is unknown.
    ///
    /// - Complexity: O(*n* *f*) in the length of the text, with *f* fallbacks.
    public func widthError(of text: Substring, font: FontSpec) -> Double? {
        guard let cascade = cascade(of: font) else { return metrics(of: font).widthError(of: text, font: font) }
        var parts: [Int: String] = [:]
        for character in text { parts[cascade.source(of: character), default: ""].append(character) }
        var error = 0.0
        for (index, part) in parts {
            let source = cascade.sources[index]
            guard let own = source.metrics.widthError(of: part[...], font: source.font) else { return nil }
            error = max(error, own)
        }
        return error
    }
}

extension Substring {
    /// Returns the characters that a font does not have; an empty text if the font has all characters.
    fileprivate func lacking(_ has: (Character) -> Bool) -> Substring { filter { !has($0) }[...] }
}
