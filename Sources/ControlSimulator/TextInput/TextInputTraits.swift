/// The properties of the keyboard for a text input, as UIKit's `UITextInputTraits`. There is no keyboard.
@preconcurrency @MainActor
public protocol TextInputTraits: AnyObject {
    /// The kind of keyboard.
    var keyboardType: KeyboardType { get set }
    /// The appearance of the keyboard, light or dark.
    var keyboardAppearance: KeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: ReturnKeyType { get set }
    /// Whether the return key is disabled while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The automatic capitalization.
    var autocapitalizationType: TextAutocapitalizationType { get set }
    /// The automatic correction of words.
    var autocorrectionType: TextAutocorrectionType { get set }
    /// The marking of words with wrong spelling.
    var spellCheckingType: TextSpellCheckingType { get set }
    /// The conversion of straight quotes to curly quotes.
    var smartQuotesType: TextSmartQuotesType { get set }
    /// The conversion of hyphens to dashes.
    var smartDashesType: TextSmartDashesType { get set }
    /// The adjustment of spaces around pasted text.
    var smartInsertDeleteType: TextSmartInsertDeleteType { get set }
    /// Whether the text is hidden, as in a field for passwords.
    var isSecureTextEntry: Bool { get set }
    /// The kind of data that the text contains, such as a password.
    var textContentType: TextContentType! { get set }
}

/// The kinds of keyboards.
public enum KeyboardType: Int, Sendable {
    /// A keyboard for one kind of input. The kinds are letters (`default`), ASCII characters (`asciiCapable`), numbers
    /// and punctuation (`numbersAndPunctuation`), web addresses (`URL`), digits (`numberPad`), telephone numbers
    /// (`phonePad`), names and telephone numbers (`namePhonePad`), mail addresses (`emailAddress`), digits and a
    /// decimal point (`decimalPad`), Twitter (`twitter`), searches (`webSearch`), and ASCII digits
    /// (`asciiCapableNumberPad`).
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: KeyboardType { .asciiCapable }
}

/// The appearance of a keyboard, light or dark.
public enum KeyboardAppearance: Int, Sendable {
    /// The system's appearance (`default`), a dark appearance, or a light appearance.
    case `default`, dark, light

    /// The older name of `dark`.
    public static var alert: KeyboardAppearance { .dark }
}

/// The labels of a return key.
public enum ReturnKeyType: Int, Sendable {
    /// A label of the return key. Each case is named after the text of its label. The exception is `default`, the usual
    /// label.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The automatic capitalization.
public enum TextAutocapitalizationType: Int, Sendable {
    /// Letters are capitalized automatically: never (`none`), at the start of words (`words`) or sentences
    /// (`sentences`), or always (`allCharacters`).
    case none, words, sentences, allCharacters
}

/// The automatic correction of words.
public enum TextAutocorrectionType: Int, Sendable {
    /// Words are corrected according to the user's settings (`default`), never (`no`), or always (`yes`).
    case `default`, no, yes
}

/// The marking of words with wrong spelling.
public enum TextSpellCheckingType: Int, Sendable {
    /// Spelling is checked according to the user's settings (`default`), never (`no`), or always (`yes`).
    case `default`, no, yes
}

/// The conversion of straight quotes to curly quotes.
public enum TextSmartQuotesType: Int, Sendable {
    /// Quotes are converted according to the user's settings (`default`), never (`no`), or always (`yes`).
    case `default`, no, yes
}

/// The conversion of hyphens to dashes.
public enum TextSmartDashesType: Int, Sendable {
    /// Hyphens are converted according to the user's settings (`default`), never (`no`), or always (`yes`).
    case `default`, no, yes
}

/// The adjustment of spaces around pasted text.
public enum TextSmartInsertDeleteType: Int, Sendable {
    /// Spaces are adjusted according to the user's settings (`default`), never (`no`), or always (`yes`).
    case `default`, no, yes
}
