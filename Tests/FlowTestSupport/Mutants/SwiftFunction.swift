/// A function, initializer, subscript or property with code, somewhere in a source.
struct SwiftFunction {
    /// With the types around it and its labels: `Label.textRect(forBounds:limitedToNumberOfLines:)`.
    var name: String
    /// The index of the brace that begins its code.
    var body: Int
    var hasResult: Bool
    var returnsBool: Bool
}
