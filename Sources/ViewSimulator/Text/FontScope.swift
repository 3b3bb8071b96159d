/// A scope in which texts are measured with recorded fonts. The scope begins with a call of `enter()`, in the present
/// environment. It ends when another scope is entered there, when this scope is entered in another environment, or when
/// this scope is released. After the release, the fonts of `TextEnvironment` are used again.
///
/// A scenario has fonts of its own, and several scenarios may run alternately in one process.
package final class FontScope: Sendable {
    private let fonts: RecordedFonts?
    /// The texts of the environment in which the scope was entered last. They stay in memory if the environment is
    /// released first.
    private let entered = Locked<Locked<TextEnvironmentState>?>(nil)

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
    package func enter() {
        let current = SimulationEnvironment.current.texts
        let former = entered.withLock { entered in
            defer { entered = current }
            return entered
        }
        if former !== current { former?.withLock { $0.leave(ObjectIdentifier(self)) } }
        current.withLock { $0.enter(fonts, of: ObjectIdentifier(self)) }
    }

    deinit { entered.withLock(\.self)?.withLock { $0.leave(ObjectIdentifier(self)) } }
}
