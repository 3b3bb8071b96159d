#if !canImport(Darwin)
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The text "(x, y, width, height)", as on Apple's platforms, where client code compares and parses it (C18).
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
#endif
