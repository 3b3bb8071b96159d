/// Whether a program that a precondition stops says why: optimized builds stop without a word.
public var preconditionsSpeak: Bool {
    #if DEBUG
        true
    #else
        false
    #endif
}
