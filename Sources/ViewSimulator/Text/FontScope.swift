import TextMeasuring

/// Recorded fonts that texts are measured in for a while: from the last `enter()` until another scope is entered, or
/// this one is gone. Then those of `TextEnvironment` count again.
///
/// A scenario has fonts of its own, and several may take turns in one process.
package final class FontScope: Sendable {
    private let fonts: RecordedFonts?

    /// - Parameter fonts: Nil for those of `TextEnvironment`.
    package init(_ fonts: RecordedFonts?) {
        self.fonts = fonts
    }

    /// - Complexity: O(1) where the scope was the last or the one before it.
    package func enter() { TextEnvironment.enter(fonts, of: ObjectIdentifier(self)) }

    deinit { TextEnvironment.leave(ObjectIdentifier(self)) }
}
