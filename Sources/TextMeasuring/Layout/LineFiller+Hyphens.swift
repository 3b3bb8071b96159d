extension LineFiller {
    /// The width of the hyphen that a line needs to end before a cluster: 0 unless a soft hyphen (U+00AD) is before it.
    ///
    /// Words are divided at soft hyphens alone. A device also divides them with a dictionary, where a paragraph's
    /// hyphenation factor asks for it; there is none here.
    @inline(__always)
    func hyphenWidth(before index: Int) -> Double {
        text.clusters[index - 1].flags.contains(.isSoftHyphen) ? hyphenWidth(at: text.offset(of: index - 1)) : 0
    }

    private func hyphenWidth(at offset: Int) -> Double {
        let run = text.run(at: offset)
        return run.spacing.applied(to: metrics.width(of: TextLayouter.hyphen, font: run.font))
    }
}
