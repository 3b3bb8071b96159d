/// The properties of the keyboard for a text input, as UIKit's `UITextInputTraits`. There is no keyboard.
@preconcurrency @MainActor
public protocol TextInputTraits: AnyObject {
    /// The kind of keyboard.
    var keyboardType: KeyboardType { get set }
    /// The appearance of the keyboard, light or dark.
    var keyboardAppearance: KeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: ReturnKeyType { get set }
    /// Whether the return key is disabled without a text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The automatic capitalization.
    var autocapitalizationType: TextAutocapitalizationType { get set }
    /// The automatic correction of words.
    var autocorrectionType: TextAutocorrectionType { get set }
    /// The check of spelling.
    var spellCheckingType: TextSpellCheckingType { get set }
    /// The conversion of straight quotes to curly quotes.
    var smartQuotesType: TextSmartQuotesType { get set }
    /// The conversion of hyphens to dashes.
    var smartDashesType: TextSmartDashesType { get set }
    /// The adjustment of spaces around pasted text.
    var smartInsertDeleteType: TextSmartInsertDeleteType { get set }
    /// Whether the text is hidden, as in a field for passwords.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text.
    var textContentType: TextContentType! { get set }
}

/// The kinds of keyboards.
public enum KeyboardType: Int, Sendable {
    /// Keyboards, in the order of the cases: for letters, for ASCII characters, with numbers first, for web addresses,
    /// for digits, for telephone numbers, for names and telephone numbers, for mail addresses, for digits and a point,
    /// for Twitter, for searches, and for ASCII digits.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: KeyboardType { .asciiCapable }
}

/// The appearance of a keyboard, light or dark.
public enum KeyboardAppearance: Int, Sendable {
    /// The appearance of the system; a dark appearance; a light appearance.
    case `default`, dark, light

    /// The older name of `dark`.
    public static var alert: KeyboardAppearance { .dark }
}

/// The labels of a return key.
public enum ReturnKeyType: Int, Sendable {
    /// A label with the text after which the case is named.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The automatic capitalization.
public enum TextAutocapitalizationType: Int, Sendable {
    /// No capitals; the first letter of each word; the first letter of each sentence; all letters.
    case none, words, sentences, allCharacters
}

/// The automatic correction of words.
public enum TextAutocorrectionType: Int, Sendable {
    /// The choice of the reader's settings; no correction of words; correction of words.
    case `default`, no, yes
}

/// The check of spelling.
public enum TextSpellCheckingType: Int, Sendable {
    /// The choice of the reader's settings; no check of spelling; a check of spelling.
    case `default`, no, yes
}

/// The conversion of straight quotes to curly quotes.
public enum TextSmartQuotesType: Int, Sendable {
    /// The choice of the reader's settings; no conversion of quotes; conversion of quotes.
    case `default`, no, yes
}

/// The conversion of hyphens to dashes.
public enum TextSmartDashesType: Int, Sendable {
    /// The choice of the reader's settings; no conversion of hyphens; conversion of hyphens.
    case `default`, no, yes
}

/// The adjustment of spaces around pasted text.
public enum TextSmartInsertDeleteType: Int, Sendable {
    /// The choice of the reader's settings; no adjustment of spaces; adjustment of spaces.
    case `default`, no, yes
}
