/// The system's fonts and those that an app brings along, by name.
///
///     var library = FontLibrary()
///     library.register(try FontFile(bytes), as: "Inter-Regular")
///     let layouter = TextLayouter(metrics: library, scale: 2)
///
/// A font whose name is not registered is measured as the system's.
public struct FontLibrary: TextMeasuring {
    /// Measures the system's fonts and every font without a registered name.
    public let system: any TextMeasuring
    private var named: [String: any TextMeasuring] = [:]

    /// Makes a library without named fonts.
    public init(system: any TextMeasuring = SFLikeMetrics()) {
        self.system = system
    }

    /// Gives a file's font a name; what had the name before is forgotten. What the file does not have is measured as
    /// the system's.
    public mutating func register(_ file: FontFile, as name: String) {
        named[name] = FontFileMetrics(file, fallback: system)
    }

    /// Gives metrics a name; what had the name before is forgotten.
    public mutating func register(_ metrics: any TextMeasuring, as name: String) {
        named[name] = metrics
    }

    /// Whether a name is registered.
    public func contains(_ name: String) -> Bool { named[name] != nil }

    private func metrics(of font: FontSpec) -> any TextMeasuring {
        if case .named(let name) = font.family { named[name] ?? system } else { system }
    }

    /// Those of the font's own metrics if it has a registered name, otherwise the system's.
    public func lineMetrics(of font: FontSpec) -> LineMetrics { metrics(of: font).lineMetrics(of: font) }

    /// Those of the font's own metrics if it has a registered name, otherwise the system's.
    public func letterHeights(of font: FontSpec) -> LetterHeights { metrics(of: font).letterHeights(of: font) }

    /// That of the font's own metrics if it has a registered name, otherwise the system's.
    public func advance(of character: Character, font: FontSpec) -> Double {
        metrics(of: font).advance(of: character, font: font)
    }

    /// Appends the advances of many characters of one scalar each, in order.
    ///
    /// - Complexity: O(*n*) in their number.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        metrics(of: font).appendAdvances(of: scalars, font: font, to: &advances)
    }
}
