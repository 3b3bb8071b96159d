extension UpdateOperation: CustomStringConvertible {
    /// Action and place, in UIKit's coordinates: `insert 0-1`, `delete 2`, `move 0-1 to 0-3`. A number alone is a
    /// section's.
    public var description: String {
        "\(kind) \([source, target].compactMap { $0?.description }.joined(separator: " to "))"
    }
}
