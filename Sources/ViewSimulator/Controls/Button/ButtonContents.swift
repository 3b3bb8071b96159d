/// The contents of a button without a configuration that sizes depend on.
struct ButtonContents: Equatable {
    var title: String?
    /// The button's own copy of the title with attributes.
    var attributedTitle: NSAttributedString?
    var image: Image?
    var background: Image?

    /// Titles with attributes are the same if they are one object: comparing their attributes could stop in Foundation.
    static func == (one: ButtonContents, other: ButtonContents) -> Bool {
        one.title == other.title && one.attributedTitle === other.attributedTitle && one.image == other.image
            && one.background == other.background
    }
}
