/// What a button shows without a configuration, as far as it decides sizes.
struct ButtonContents: Equatable {
    var title: String?
    var image: Image?
    var background: Image?
}
