extension String {
    /// The text of bytes that are UTF-8; nil if they are not. (`String(validating:as:)` needs the systems of 2024.)
    init?(utf8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // Invalid bytes became U+FFFD, so the text has other bytes than these.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
