/// An edit that a snapshot cannot make. The associated values describe the identifiers.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Items that were supplied twice, or that are in the snapshot already.
    case duplicateItems([String])
    /// Sections that were supplied twice, or that are in the snapshot already.
    case duplicateSections([String])
    /// An item that is not in the snapshot. The value `purpose` is the verb in UIKit's message: `insert`, `move`,
    /// `reload` or `reconfigure`. For section snapshots it is the name of the edit; UIKit's message is not known.
    case unknownItem(String, purpose: String)
    /// A section that is not in the snapshot.
    case unknownSection(String)
    /// An append of items to a snapshot without sections.
    case noSections
    /// A move of an identifier before or after itself.
    case besideItself(String)

    /// The message with which UIKit would stop.
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

    /// The identifiers in the form in which UIKit prints a set.
    private static func list(_ identifiers: [String]) -> String {
        "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }
}
