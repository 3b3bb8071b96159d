/// What somebody said.
public struct Status: Hashable {
    public var id: Int
    public var author: String
    public var text: String

    public init(id: Int, author: String, text: String) {
        self.id = id
        self.author = author
        self.text = text
    }
}
