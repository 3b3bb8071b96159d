/// A scope in which texts are measured with recorded fonts. The scope begins with a call of `enter()`. It ends when
/// another scope is entered, or when this scope is released. After the release, the fonts of `TextEnvironment` are used
/// again.
///
/// A scenario has fonts of its own, and several scenarios may run alternately in one process.
package final class FontScope: Sendable {
    private let fonts: RecordedFonts?

    /// Makes a scope in which the given recorded fonts are used. If `fonts` is nil, those of `TextEnvironment` are
    /// used.
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
