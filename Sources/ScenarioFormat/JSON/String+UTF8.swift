extension String {
    /// The text of bytes that are UTF-8; nil if they are not. (`String(validating:as:)` needs the systems of 2024.)
    init?(utf8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // What is not UTF-8 became U+FFFD, and so is no longer the same.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
