/// The properties of the keyboard for a text input, as UIKit's `UITextInputTraits`. There is no keyboard.
@preconcurrency @MainActor
public protocol TextInputTraits: AnyObject {
    /// The kind of keyboard.
    var keyboardType: KeyboardType { get set }
    /// Whether it would be light or dark.
    var keyboardAppearance: KeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: ReturnKeyType { get set }
    /// Whether the return key would wait for a text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether letters would become capitals.
    var autocapitalizationType: TextAutocapitalizationType { get set }
    /// Whether words would be corrected.
    var autocorrectionType: TextAutocorrectionType { get set }
    /// Whether spelling would be checked.
    var spellCheckingType: TextSpellCheckingType { get set }
    /// Whether quotes would become curly.
    var smartQuotesType: TextSmartQuotesType { get set }
    /// Whether hyphens would become dashes.
    var smartDashesType: TextSmartDashesType { get set }
    /// Whether spaces would be added around what is pasted.
    var smartInsertDeleteType: TextSmartInsertDeleteType { get set }
    /// Whether the text would be hidden.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text.
    var textContentType: TextContentType! { get set }
}

/// Kinds of keyboards.
public enum KeyboardType: Int, Sendable {
    /// Letters; ASCII; numbers first; for addresses; digits; for telephones; for names and telephones; for mail;
    /// digits and a point; for Twitter; for searching; digits of ASCII.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: KeyboardType { .asciiCapable }
}

/// Whether a keyboard would be light or dark.
public enum KeyboardAppearance: Int, Sendable {
    /// The system's appearance; dark; light.
    case `default`, dark, light

    /// The older name of `dark`.
    public static var alert: KeyboardAppearance { .dark }
}

/// Labels of a return key.
public enum ReturnKeyType: Int, Sendable {
    /// The label that each case is named for.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether letters would become capitals.
public enum TextAutocapitalizationType: Int, Sendable {
    /// None; the first of each word; the first of each sentence; all.
    case none, words, sentences, allCharacters
}

/// Whether words would be corrected.
public enum TextAutocorrectionType: Int, Sendable {
    /// The reader's setting; no; yes.
    case `default`, no, yes
}

/// Whether spelling would be checked.
public enum TextSpellCheckingType: Int, Sendable {
    /// The reader's setting; no; yes.
    case `default`, no, yes
}

/// Whether quotes would become curly.
public enum TextSmartQuotesType: Int, Sendable {
    /// The reader's setting; no; yes.
    case `default`, no, yes
}

/// Whether hyphens would become dashes.
public enum TextSmartDashesType: Int, Sendable {
    /// The reader's setting; no; yes.
    case `default`, no, yes
}

/// Whether spaces would be added around what is pasted.
public enum TextSmartInsertDeleteType: Int, Sendable {
    /// The reader's setting; no; yes.
    case `default`, no, yes
}
