/// Recorded fonts for the measurement of texts in a period: from the last `enter()` until another scope is entered, or
/// this one is released. After that the fonts of `TextEnvironment` are used again.
///
/// A scenario has fonts of its own, and several scenarios may run alternately in one process.
package final class FontScope: Sendable {
    private let fonts: RecordedFonts?

    /// Makes a scope of recorded fonts.
    ///
    /// - Parameter fonts: The fonts; nil for those of `TextEnvironment`.
    package init(_ fonts: RecordedFonts?) {
        self.fonts = fonts
    }

    /// Makes the fonts of the scope the current ones.
    ///
    /// - Complexity: O(1) if the scope was the last or the one before it.
    package func enter() { TextEnvironment.enter(fonts, of: ObjectIdentifier(self)) }

    deinit { TextEnvironment.leave(ObjectIdentifier(self)) }
}
