extension UpdateItem: CustomStringConvertible {
    /// Action and place: `insert 0-1`, `delete 2`, `move 0-1 to 0-3`. A number alone is a section's.
    public var description: String {
        "\(action) \([before, after].compactMap { $0?.description }.joined(separator: " to "))"
    }
}

extension UpdatePlace: CustomStringConvertible {
    /// `0-3`, or the number of a section.
    public var description: String {
        switch self {
        case .item(let path): path.description
        case .section(let index): "\(index)"
        }
    }
}
