/// A scope in which texts are measured with recorded fonts. The scope lasts from a call of `enter()` until another
/// scope is entered or this scope is released. If the scope is released, the fonts of `TextEnvironment` are used again.
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

    /// Makes the fonts of the scope the current fonts.
    ///
    /// - Complexity: O(1) if the scope was the last or the one before it.
    package func enter() { TextEnvironment.enter(fonts, of: ObjectIdentifier(self)) }

    deinit { TextEnvironment.leave(ObjectIdentifier(self)) }
}
