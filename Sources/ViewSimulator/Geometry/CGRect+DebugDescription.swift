#if !canImport(Darwin)
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The text "(x, y, width, height)", as on Apple's platforms. Client code compares and parses this text (C18).
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
#endif
