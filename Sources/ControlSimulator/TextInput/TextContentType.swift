/// The kind of data in a text input, as UIKit's `UITextContentType`. Not used by this library.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the content type.
    public var rawValue: String

    /// Makes a content type from its name. The name is not checked.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's name.
    public static let name = TextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = TextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = TextContentType(rawValue: "family-name")
    /// A user name.
    public static let username = TextContentType(rawValue: "username")
    /// A password.
    public static let password = TextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = TextContentType(rawValue: "new-password")
    /// A code for a single use.
    public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
    /// An email address.
    public static let emailAddress = TextContentType(rawValue: "email")
    /// A phone number.
    public static let telephoneNumber = TextContentType(rawValue: "tel")
    /// A web address.
    public static let URL = TextContentType(rawValue: "url")
    /// A postal code.
    public static let postalCode = TextContentType(rawValue: "postal-code")
    /// A street.
    public static let fullStreetAddress = TextContentType(rawValue: "street-address")
    /// A town.
    public static let addressCity = TextContentType(rawValue: "address-level2")
    /// The number of a credit card.
    public static let creditCardNumber = TextContentType(rawValue: "cc-number")
}
