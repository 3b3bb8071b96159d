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
    /// The meaning of the text.
    var textContentType: TextContentType! { get set }
}

/// The kinds of keyboards.
public enum KeyboardType: Int, Sendable {
    /// A keyboard for letters.
    case `default`
    /// A keyboard for ASCII characters.
    case asciiCapable
    /// A keyboard that shows numbers and punctuation first.
    case numbersAndPunctuation
    /// A keyboard for web addresses.
    case URL
    /// A keyboard for digits.
    case numberPad
    /// A keyboard for telephone numbers.
    case phonePad
    /// A keyboard for names and telephone numbers.
    case namePhonePad
    /// A keyboard for mail addresses.
    case emailAddress
    /// A keyboard for digits and a decimal point.
    case decimalPad
    /// A keyboard for messages on Twitter.
    case twitter
    /// A keyboard for searches in the web.
    case webSearch
    /// A keyboard for ASCII digits.
    case asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: KeyboardType { .asciiCapable }
}

/// The appearance of a keyboard, light or dark.
public enum KeyboardAppearance: Int, Sendable {
    /// The system's appearance.
    case `default`
    /// A dark appearance.
    case dark
    /// A light appearance.
    case light

    /// The older name of `dark`.
    public static var alert: KeyboardAppearance { .dark }
}

/// The labels of a return key.
public enum ReturnKeyType: Int, Sendable {
    /// The label “return”.
    case `default`
    /// The label “Go”.
    case go
    /// The label “Google”.
    case google
    /// The label “Join”.
    case join
    /// The label “Next”.
    case next
    /// The label “Route”.
    case route
    /// The label “Search”.
    case search
    /// The label “Send”.
    case send
    /// The label “Yahoo”.
    case yahoo
    /// The label “Done”.
    case done
    /// The label “Emergency Call”.
    case emergencyCall
    /// The label “Continue”.
    case `continue`
}

/// The automatic capitalization.
public enum TextAutocapitalizationType: Int, Sendable {
    /// No letter is capitalized automatically.
    case none
    /// The first letter of each word is capitalized.
    case words
    /// The first letter of each sentence is capitalized.
    case sentences
    /// All letters are capitalized.
    case allCharacters
}

/// The automatic correction of words.
public enum TextAutocorrectionType: Int, Sendable {
    /// Words are corrected if the reader's settings allow it.
    case `default`
    /// Words are not corrected.
    case no
    /// Words are always corrected.
    case yes
}

/// The marking of words with wrong spelling.
public enum TextSpellCheckingType: Int, Sendable {
    /// Spelling is checked if the reader's settings allow it.
    case `default`
    /// Spelling is not checked.
    case no
    /// Spelling is always checked.
    case yes
}

/// The conversion of straight quotes to curly quotes.
public enum TextSmartQuotesType: Int, Sendable {
    /// Quotes are converted if the reader's settings allow it.
    case `default`
    /// Quotes are not converted.
    case no
    /// Quotes are always converted.
    case yes
}

/// The conversion of hyphens to dashes.
public enum TextSmartDashesType: Int, Sendable {
    /// Hyphens are converted if the reader's settings allow it.
    case `default`
    /// Hyphens are not converted.
    case no
    /// Hyphens are always converted.
    case yes
}

/// The adjustment of spaces around pasted text.
public enum TextSmartInsertDeleteType: Int, Sendable {
    /// Spaces are adjusted if the reader's settings allow it.
    case `default`
    /// Spaces are not adjusted.
    case no
    /// Spaces are always adjusted.
    case yes
}
