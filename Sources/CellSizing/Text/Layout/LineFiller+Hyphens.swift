extension LineFiller {
    /// The width of the hyphen that a line needs to end before a cluster: 0 unless a soft hyphen (U+00AD) is before it.
    ///
    /// Words are divided at soft hyphens alone. A device also divides them with a dictionary, where a paragraph's
    /// hyphenation factor asks for it; there is none here.
    @inline(__always)
    func hyphenWidth(before index: Int) -> Double {
        let offset = text.offset(of: index - 1)
        return text.offset(of: index) - offset == 2 ? hyphenWidth(at: offset) : 0
    }

    private func hyphenWidth(at offset: Int) -> Double {
        guard isSoftHyphen(at: offset) else { return 0 }
        let run = text.run(at: offset)
        return run.spacing.applied(to: metrics.width(of: TextLayouter.hyphen, font: run.font))
    }

    private func isSoftHyphen(at offset: Int) -> Bool {
        let utf8 = text.text.text.utf8
        let place = utf8.index(utf8.startIndex, offsetBy: offset)
        return utf8[place] == 0xC2 && utf8[utf8.index(after: place)] == 0xAD
    }
}
