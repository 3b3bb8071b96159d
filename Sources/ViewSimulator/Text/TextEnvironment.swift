import CellSizing
import Foundation

/// What texts are measured with: the fonts that there are, and what was measured already.
@MainActor
public enum TextEnvironment {
    package static var metrics: FontLibrary {
        get { library }
        set {
            library = newValue
            earlier = counts
            cache = TextLayoutCache(metrics: newValue)
        }
    }
    private static var library = FontLibrary()
    private static var cache = TextLayoutCache(metrics: library)

    /// Gives a font file's font a name, under which `Font(name:size:)` finds it.
    ///
    /// - Throws: What is wrong with the file, and where.
    public static func register(_ file: Data, as name: String) throws {
        metrics.register(try FontFile(Array(file)), as: name)
    }

    static func layout(_ text: StyledText, _ limits: TextLimits, atScale scale: CGFloat) -> TextLayout {
        cache.layout(text, limits: limits, scale: scale.isFinite && scale > 0 ? Double(scale) : 0)
    }

    /// Texts measured, and layouts that were measured before, so far.
    package static var counts: (measured: Int, cached: Int) {
        (earlier.measured + cache.measuredCount, earlier.cached + cache.cachedCount)
    }

    /// Those of caches that were for other fonts.
    private static var earlier = (measured: 0, cached: 0)
}
