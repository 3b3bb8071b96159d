/// An edit that a snapshot cannot make. Identifiers are given as they print themselves.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Items that were supplied twice, or that are there already.
    case duplicateItems([String])
    /// Sections that were supplied twice, or that are there already.
    case duplicateSections([String])
    /// An item that is not there.
    case unknownItem(String, purpose: String)
    /// A section that is not there.
    case unknownSection(String)
    /// Items were to be appended where there is no section.
    case noSections
    /// An identifier was to be moved before or after itself.
    case besideItself(String)

    /// The sentence with which UIKit would stop.
    public var description: String {
        switch self {
        case .duplicateItems(let identifiers):
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(SnapshotError.list(identifiers))"
        case .duplicateSections(let identifiers):
            "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
                + SnapshotError.list(identifiers)
        case .unknownItem(let identifier, let purpose):
            "Invalid item identifier specified for \(purpose): \(identifier)"
        case .unknownSection(let identifier):
            "Invalid section identifier: \(identifier) is not in the snapshot"
        case .noSections:
            "There are currently no sections in the data source. Please add a section first."
        case .besideItself(let identifier):
            "Invalid parameter not satisfying: \(identifier) is moved before or after itself"
        }
    }

    /// As a set prints itself there.
    private static func list(_ identifiers: [String]) -> String {
        "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }
}
